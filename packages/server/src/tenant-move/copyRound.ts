import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { type MovedTable, spellNames, spellTenant } from './movedTables.ts'

/** What is copied: from a transaction that sees one instant into a transaction of the other database. */
export type CopyRound = {
  source: pg.ClientBase
  target: pg.ClientBase
  tables: readonly MovedTable[]
  tenantId: string
  /** Where the round before began; without it everything is copied. */
  since?: string
}

type Counts = Map<string, { total: number; changed: number }>

const wrap = 4_294_967_296n

/**
 * Whether a row was written since a round began: by the number of the transaction that wrote it, of which 32 bits are
 * stored. Rows of that time which the round has seen already are taken again, which does no harm.
 */
function changedSince(since: string | undefined): string {
  if (since === undefined) return 'true'
  return `(xmin::text::bigint - ${BigInt(since) % wrap} + ${wrap}) % ${wrap} < ${wrap / 2n}`
}

async function countRows(
  client: pg.ClientBase,
  { tables, tenantId }: Pick<CopyRound, 'tables' | 'tenantId'>,
  changed: string,
): Promise<Counts> {
  const { rows } = await client.query<{ name: string; total: number; changed: number }>(
    tables
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, count(*)::int AS total, (count(*) FILTER (WHERE ${changed}))::int AS changed
           FROM ${spellNames([name])} WHERE tenant_id = ${spellTenant(tenantId)}`,
      )
      .join(' UNION ALL '),
  )
  return new Map(rows.map(({ name, ...counts }) => [name, counts]))
}

/** Brings rows into a table of the target's own, which ends with its transaction. */
async function stage(
  { source, target, tenantId }: CopyRound,
  { name }: MovedTable,
  { into, columns, where }: { into: string; columns: readonly string[]; where: string },
): Promise<void> {
  const [table, names] = [spellNames([name]), spellNames(columns)]
  await target.query(`CREATE TEMP TABLE ${into} ON COMMIT DROP AS SELECT ${names} FROM ${table} WITH NO DATA`)
  const rows = `SELECT ${names} FROM ${table} WHERE tenant_id = ${spellTenant(tenantId)} AND ${where}`
  await pipeline(source.query(to(`COPY (${rows}) TO STDOUT`)), target.query(from(`COPY ${into} (${names}) FROM STDIN`)))
}

const stageOf = ({ name }: MovedTable) => `pg_temp.${spellNames([`new_${name}`])}`
const keysOf = ({ name }: MovedTable) => `pg_temp.${spellNames([`key_${name}`])}`

const sameKey = ({ key }: MovedTable, one: string, other: string) =>
  key.map((column) => `${one}.${spellNames([column])} = ${other}.${spellNames([column])}`).join(' AND ')

/** Deletes what the source has no longer. */
async function deleteGone({ target, tenantId }: CopyRound, table: MovedTable): Promise<void> {
  await target.query(
    `DELETE FROM ${spellNames([table.name])} t WHERE t.tenant_id = ${spellTenant(tenantId)}
       AND NOT EXISTS (SELECT FROM ${keysOf(table)} k WHERE ${sameKey(table, 't', 'k')})`,
  )
}

/** Adds what is new, and changes what differs; what is the same already is left alone. */
async function upsert({ target }: CopyRound, table: MovedTable): Promise<void> {
  const { name, columns, key } = table
  const others = columns.filter((column) => !key.includes(column))
  const change = `DO UPDATE SET ${others.map((column) => `${spellNames([column])} = excluded.${spellNames([column])}`).join(', ')}
    WHERE (${spellNames(others, 't.')}) IS DISTINCT FROM (${spellNames(others, 'excluded.')})`
  await target.query(
    `INSERT INTO ${spellNames([name])} AS t (${spellNames(columns)}) SELECT ${spellNames(columns)} FROM ${stageOf(table)}
     ON CONFLICT (${spellNames(key)}) ${others.length > 0 ? change : 'DO NOTHING'}`,
  )
}

/** How many of the staged rows the target does not have. */
async function countNew({ target }: CopyRound, table: MovedTable): Promise<number> {
  const { rows } = await target.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${stageOf(table)} s
     WHERE NOT EXISTS (SELECT FROM ${spellNames([table.name])} t WHERE ${sameKey(table, 't', 's')})`,
  )
  return rows[0]?.n ?? 0
}

/**
 * Makes the target's rows of a mosque what the source's are. Rows that were deleted leave no trace, but in the number of
 * those that are left: where it does not add up, keys are compared.
 * @returns how many rows were read
 */
export async function copyRows(round: CopyRound): Promise<number> {
  const { source, target, tables } = round
  const where = changedSince(round.since)
  const [here, there] = [await countRows(source, round, where), await countRows(target, round, 'false')]
  const of = (counts: Counts, { name }: MovedTable) => counts.get(name) ?? { total: 0, changed: 0 }
  const changed = tables.filter((table) => of(here, table).changed > 0)
  for (const table of changed) await stage(round, table, { into: stageOf(table), columns: table.columns, where })
  for (const table of tables.toReversed()) {
    const added = changed.includes(table) ? await countNew(round, table) : 0
    if (of(there, table).total + added === of(here, table).total) continue
    await stage(round, table, { into: keysOf(table), columns: table.key, where: 'true' })
    await deleteGone(round, table)
  }
  for (const table of changed) await upsert(round, table)
  return changed.reduce((total, table) => total + of(here, table).changed, 0)
}

/** A digest of each table's rows of a mosque, whatever order they are in. */
export async function digestRows(
  client: pg.ClientBase,
  tables: readonly MovedTable[],
  tenantId: string,
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; digest: string }>(
    tables
      .map(
        ({ name, columns }) =>
          `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(ROW(${spellNames(columns)})::text, 0)), 0) AS digest
           FROM ${spellNames([name])} WHERE tenant_id = ${spellTenant(tenantId)}`,
      )
      .join(' UNION ALL '),
  )
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}
