import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { type MovedTable, quoteNames, quoteTenant } from './movedTables.ts'

/** A copy round, from a snapshot of the source into a transaction of the target. */
export type CopyRound = {
  source: pg.ClientBase
  target: pg.ClientBase
  tables: readonly MovedTable[]
  tenantId: string
  /** The start of the previous round; without it everything is copied. */
  since?: string
}

type Counts = Map<string, { total: number; changed: number }>

const transactionIdRange = 4_294_967_296n

/**
 * Returns the SQL condition for rows written since a round began, by their transaction number, of which 32 bits are
 * stored. Rows that the round already copied may be copied again, which is harmless.
 */
function changedSince(since: string | undefined): string {
  if (since === undefined) return 'true'
  return `(xmin::text::bigint - ${BigInt(since) % transactionIdRange} + ${transactionIdRange}) % ${transactionIdRange} < ${transactionIdRange / 2n}`
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
           FROM ${quoteNames([name])} WHERE tenant_id = ${quoteTenant(tenantId)}`,
      )
      .join(' UNION ALL '),
  )
  return new Map(rows.map(({ name, ...counts }) => [name, counts]))
}

/** Copies rows into a temporary table of the target's transaction. */
async function stageRows(
  { source, target, tenantId }: CopyRound,
  { name }: MovedTable,
  { into, columns, where }: { into: string; columns: readonly string[]; where: string },
): Promise<void> {
  const [table, names] = [quoteNames([name]), quoteNames(columns)]
  await target.query(`CREATE TEMP TABLE ${into} ON COMMIT DROP AS SELECT ${names} FROM ${table} WITH NO DATA`)
  const rows = `SELECT ${names} FROM ${table} WHERE tenant_id = ${quoteTenant(tenantId)} AND ${where}`
  await pipeline(source.query(to(`COPY (${rows}) TO STDOUT`)), target.query(from(`COPY ${into} (${names}) FROM STDIN`)))
}

const stagingTable = ({ name }: MovedTable) => `pg_temp.${quoteNames([`new_${name}`])}`
const keyTable = ({ name }: MovedTable) => `pg_temp.${quoteNames([`key_${name}`])}`

const keyCondition = ({ key }: MovedTable, leftAlias: string, rightAlias: string) =>
  key.map((column) => `${leftAlias}.${quoteNames([column])} = ${rightAlias}.${quoteNames([column])}`).join(' AND ')

/** Deletes rows that no longer exist in the source. */
async function deleteMissing({ target, tenantId }: CopyRound, table: MovedTable): Promise<void> {
  await target.query(
    `DELETE FROM ${quoteNames([table.name])} t WHERE t.tenant_id = ${quoteTenant(tenantId)}
       AND NOT EXISTS (SELECT FROM ${keyTable(table)} k WHERE ${keyCondition(table, 't', 'k')})`,
  )
}

/** Inserts new rows and updates changed ones. */
async function upsert({ target }: CopyRound, table: MovedTable): Promise<void> {
  const { name, columns, key } = table
  const otherColumns = columns.filter((column) => !key.includes(column))
  const change = `DO UPDATE SET ${otherColumns.map((column) => `${quoteNames([column])} = excluded.${quoteNames([column])}`).join(', ')}
    WHERE (${quoteNames(otherColumns, 't.')}) IS DISTINCT FROM (${quoteNames(otherColumns, 'excluded.')})`
  await target.query(
    `INSERT INTO ${quoteNames([name])} AS t (${quoteNames(columns)}) SELECT ${quoteNames(columns)} FROM ${stagingTable(table)}
     ON CONFLICT (${quoteNames(key)}) ${otherColumns.length > 0 ? change : 'DO NOTHING'}`,
  )
}

/** Counts staged rows that are missing from the target. */
async function countNew({ target }: CopyRound, table: MovedTable): Promise<number> {
  const { rows } = await target.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${stagingTable(table)} s
     WHERE NOT EXISTS (SELECT FROM ${quoteNames([table.name])} t WHERE ${keyCondition(table, 't', 's')})`,
  )
  return rows[0]?.n ?? 0
}

/**
 * Copies a mosque's changed rows to the target. Deleted rows are detected by the row count; if it differs, keys are
 * compared.
 * @returns the number of rows read
 */
export async function copyRows(round: CopyRound): Promise<number> {
  const { source, target, tables } = round
  const where = changedSince(round.since)
  const [sourceCounts, targetCounts] = [await countRows(source, round, where), await countRows(target, round, 'false')]
  const countsOf = (counts: Counts, { name }: MovedTable) => counts.get(name) ?? { total: 0, changed: 0 }
  const changedTables = tables.filter((table) => countsOf(sourceCounts, table).changed > 0)
  for (const table of changedTables)
    await stageRows(round, table, { into: stagingTable(table), columns: table.columns, where })
  for (const table of tables.toReversed()) {
    const newRows = changedTables.includes(table) ? await countNew(round, table) : 0
    if (countsOf(targetCounts, table).total + newRows === countsOf(sourceCounts, table).total) continue
    await stageRows(round, table, { into: keyTable(table), columns: table.key, where: 'true' })
    await deleteMissing(round, table)
  }
  for (const table of changedTables) await upsert(round, table)
  return changedTables.reduce((total, table) => total + countsOf(sourceCounts, table).changed, 0)
}

/** Computes a digest of a mosque's rows in each table, independent of their order. */
export async function digestRows(
  client: pg.ClientBase,
  tables: readonly MovedTable[],
  tenantId: string,
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; digest: string }>(
    tables
      .map(
        ({ name, columns }) =>
          `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(ROW(${quoteNames(columns)})::text, 0)), 0) AS digest
           FROM ${quoteNames([name])} WHERE tenant_id = ${quoteTenant(tenantId)}`,
      )
      .join(' UNION ALL '),
  )
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}
