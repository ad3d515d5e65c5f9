import { asc, eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm'
import { type Tx, currentTenant } from '@minaret/foundation/db'
import type { Kind, KindTable, Part, Row } from '../kinds/kind.ts'

const batchSize = 500

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The writable columns of a table, without generated ones. */
const columnsOf = (table: KindTable) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) => (column.generated ? [] : [name]))

/** The name of a kind in the import records. */
export const storedKindName = (kind: Kind): string => getTableName(kind.table)

async function readParts(tx: Tx, { table, owner }: Part, ids?: readonly string[]): Promise<Map<string, Row[]>> {
  const { position = table.id, [owner]: ownerColumn } = getTableColumns(table)
  const rows: Row[] = await tx
    .select()
    .from(table)
    .where(ids && ownerColumn ? inArray(ownerColumn, [...ids]) : undefined)
    .orderBy(asc(position), asc(table.id))
  const byOwner = new Map<string, Row[]>()
  for (const { tenantId: _, position: __, [owner]: ownerId, ...row } of rows)
    byOwner.set(String(ownerId), [...(byOwner.get(String(ownerId)) ?? []), row])
  return byOwner
}

/**
 * Reads rows of a kind by id, with their lists.
 * @param ids by default all
 */
export async function readRows(tx: Tx, kind: Kind, ids?: readonly string[]): Promise<Map<string, Row>> {
  if (ids?.length === 0) return new Map()
  const query = tx
    .select()
    .from(kind.table)
    .where(ids ? inArray(kind.table.id, [...ids]) : undefined)
  // Locked, so that the site's own changes of counts wait for the import.
  const rows: Row[] = await (kind.once ? query.for('update') : query)
  const parts = new Map<string, Map<string, Row[]>>()
  for (const [name, part] of Object.entries(kind.parts ?? {})) parts.set(name, await readParts(tx, part, ids))
  return new Map(
    rows.map((row) => {
      const id = String(row.id)
      return [id, { ...row, ...Object.fromEntries([...parts].map(([name, byOwner]) => [name, byOwner.get(id) ?? []])) }]
    }),
  )
}

/** Inserts or updates rows. Columns in `insertOnly` are only set on insert. */
async function upsert(
  tx: Tx,
  table: KindTable,
  rows: readonly Row[],
  keys: readonly string[],
  insertOnly: readonly string[] = [],
): Promise<void> {
  const columns = getTableColumns(table)
  const set = Object.fromEntries(
    columnsOf(table)
      .filter((name) => !['tenantId', ...keys, ...insertOnly].includes(name))
      .map((name) => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]),
  )
  const target = ['tenantId', ...keys].flatMap((name) => columns[name] ?? [])
  for (let start = 0; start < rows.length; start += batchSize)
    await tx
      .insert(table)
      .values(rows.slice(start, start + batchSize).map((row) => ({ ...row, tenantId: currentTenant })))
      .onConflictDoUpdate({ target, set })
}

/** Writes rows of a kind with their lists, in batches. */
export async function writeRows(tx: Tx, kind: Kind, rows: readonly Row[]): Promise<void> {
  const names = columnsOf(kind.table)
  const rowsToWrite = rows.map((row) =>
    Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]))),
  )
  await upsert(tx, kind.table, rowsToWrite, ['id'], kind.once)
  const ids = rows.map(({ id }) => String(id))
  for (const [name, { table, owner }] of Object.entries(kind.parts ?? {})) {
    const column = getTableColumns(table)[owner]
    if (!column || ids.length === 0) continue
    await tx.delete(table).where(inArray(column, ids))
    const parts = rows.flatMap((row) => {
      const list: unknown = row[name]
      return Array.isArray(list) ? list.map((part: Row, position) => ({ ...part, [owner]: row.id, position })) : []
    })
    await upsert(tx, table, parts, [owner, 'id'])
  }
}

/** Finds references to items. @returns the reason for each referenced id */
export async function findReferences(tx: Tx, kind: Kind, ids: readonly string[]): Promise<Map<string, string>> {
  const reasons = new Map<string, string>()
  for (const { column, reason } of kind.referredBy ?? []) {
    const source = `${getTableName(column.table)}.${toSnakeCase(column.name)}`
    // A database function, as not every role may read the referring tables.
    const { rows } = await tx.execute<{ id: string }>(
      sql`select referred_ids(${source}, ${sql.param([...ids])}::text[]) as id`,
    )
    for (const { id } of rows) if (!reasons.has(id)) reasons.set(id, reason)
  }
  return reasons
}

/** Removes rows, and hides those that are referenced. */
export async function removeRows(
  tx: Tx,
  { table }: Kind,
  ids: readonly string[],
  hiddenIds: readonly string[],
): Promise<void> {
  if (ids.length > 0) await tx.delete(table).where(inArray(table.id, [...ids]))
  for (const id of hiddenIds) await tx.update(table).set({ publishedAt: null }).where(eq(table.id, id))
}
