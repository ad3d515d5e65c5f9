import { asc, eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm'
import { type Tx, currentTenant } from '@minaret/foundation/db'
import type { Kind, KindTable, Part, Row } from '../kinds/kind.ts'

const atOnce = 500

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Columns of a table that are written: not those the database works out. */
const columnsOf = (table: KindTable) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) => (column.generated ? [] : [name]))

/** What a kind's rows are called where imports are remembered. */
export const storedAs = (kind: Kind): string => getTableName(kind.table)

async function readParts(tx: Tx, { table, owner }: Part, ids?: readonly string[]): Promise<Map<string, Row[]>> {
  const { position = table.id, [owner]: ownerColumn } = getTableColumns(table)
  const rows: Row[] = await tx
    .select()
    .from(table)
    .where(ids && ownerColumn ? inArray(ownerColumn, [...ids]) : undefined)
    .orderBy(asc(position), asc(table.id))
  const byOwner = new Map<string, Row[]>()
  for (const { tenantId: _, position: __, [owner]: of, ...row } of rows)
    byOwner.set(String(of), [...(byOwner.get(String(of)) ?? []), row])
  return byOwner
}

/**
 * Rows of a kind by their ids, each with its lists.
 * @param ids those that are wanted; without them, all
 */
export async function readRows(tx: Tx, kind: Kind, ids?: readonly string[]): Promise<Map<string, Row>> {
  if (ids?.length === 0) return new Map()
  const asked = tx
    .select()
    .from(kind.table)
    .where(ids ? inArray(kind.table.id, [...ids]) : undefined)
  // What the site counts meanwhile waits until this is done.
  const rows: Row[] = await (kind.once ? asked.for('update') : asked)
  const parts = new Map<string, Map<string, Row[]>>()
  for (const [name, part] of Object.entries(kind.parts ?? {})) parts.set(name, await readParts(tx, part, ids))
  return new Map(
    rows.map((row) => {
      const id = String(row.id)
      return [id, { ...row, ...Object.fromEntries([...parts].map(([name, byOwner]) => [name, byOwner.get(id) ?? []])) }]
    }),
  )
}

/** A row for each thing, in place of the one it had. What the site counts itself is written only where there is none. */
async function upsert(
  tx: Tx,
  table: KindTable,
  rows: readonly Row[],
  keys: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  const columns = getTableColumns(table)
  const set = Object.fromEntries(
    columnsOf(table)
      .filter((name) => !['tenantId', ...keys, ...kept].includes(name))
      .map((name) => [name, sql`excluded.${sql.identifier(snake(name))}`]),
  )
  const target = ['tenantId', ...keys].flatMap((name) => columns[name] ?? [])
  for (let at = 0; at < rows.length; at += atOnce)
    await tx
      .insert(table)
      .values(rows.slice(at, at + atOnce).map((row) => ({ ...row, tenantId: currentTenant })))
      .onConflictDoUpdate({ target, set })
}

/** Writes things of a kind with their lists, all at once. */
export async function writeRows(tx: Tx, kind: Kind, rows: readonly Row[]): Promise<void> {
  const names = columnsOf(kind.table)
  const own = rows.map((row) =>
    Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]))),
  )
  await upsert(tx, kind.table, own, ['id'], kind.once)
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

/** Who refers to some of these things, by id. */
export async function whoRefers(tx: Tx, kind: Kind, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { column, says } of kind.referredBy ?? []) {
    const source = `${getTableName(column.table)}.${snake(column.name)}`
    // Not every role may see what refers to a thing.
    const { rows } = await tx.execute<{ id: string }>(
      sql`select referred_ids(${source}, ${sql.param([...ids])}::text[]) as id`,
    )
    for (const { id } of rows) if (!found.has(id)) found.set(id, says)
  }
  return found
}

/** Takes things away; those that are referred to are hidden. */
export async function removeRows(
  tx: Tx,
  { table }: Kind,
  ids: readonly string[],
  hidden: readonly string[],
): Promise<void> {
  if (ids.length > 0) await tx.delete(table).where(inArray(table.id, [...ids]))
  for (const id of hidden) await tx.update(table).set({ publishedAt: null }).where(eq(table.id, id))
}
