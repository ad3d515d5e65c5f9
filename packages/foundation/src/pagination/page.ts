import { asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { TenantDb, Tx } from '../db/database.ts'
import type { Deferred } from '../db/preparedQuery.ts'
import { refuse, type Done, type Refusal } from '../responses/response.ts'
import { isInstant } from './instant.ts'
import { messages as httpMessages } from '../http/messages.gen.ts'
import { ok } from '../responses/localise.ts'

/** One part of the order of a list. All parts together must tell every row from every other. */
export type Key = { by: AnyColumn | SQL; kind: 'number' | 'text' | 'instant' }

/** How a list is ordered: by these keys, all rising or all falling. */
export type Order = { keys: readonly Key[]; falling?: boolean }

/** What a query needs to read one page of a list. */
export type Page<Limit = number> = {
  /** Select it as `cursor`: where the row stands. */
  cursor: SQL<string>
  /** Rows after those of the pages before. */
  beyond?: SQL
  by: SQL[]
  limit: Limit
  /** Where the page before ended, by the keys of the order; for a list read in parts, each with keys of its own. */
  from?: readonly SQL[]
  /** The same as plain values, for rows that are put among those of the database. */
  after?: readonly unknown[]
}

/** A value of a cursor as SQL, unless it is not one: cursors come from outside. */
function bind(value: unknown, { kind }: Key): SQL | undefined {
  if (kind === 'number')
    return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31
      ? sql`${value}::int`
      : undefined
  // The database's text holds no zero byte.
  if (typeof value !== 'string' || value.includes('\0')) return undefined
  if (kind === 'text') return sql`${value}::text`
  return isInstant(value) ? sql`${value}::timestamptz` : undefined
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a cursor says of a list's keys, or nothing when it is none of that list. */
function readCursor(cursor: string, { keys }: Order): { bound: SQL[]; values: readonly unknown[] } | undefined {
  const values = readJson(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!Array.isArray(values) || values.length !== keys.length) return undefined
  const bound = keys.flatMap((key, at) => bind(values[at], key) ?? [])
  return bound.length === keys.length ? { bound, values } : undefined
}

const joined = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/**
 * One page of a list.
 * @param from where the page before ended; without it, the first page
 */
export function pageOf<Limit extends Deferred<number>>(
  { keys, falling }: Order,
  limit: Limit,
  from?: readonly SQL[],
): Page<Limit> {
  const columns = joined(keys.map(({ by }) => sql`${by}`))
  return {
    // As text: the database's clock has six decimals, and a `Date` three.
    cursor: sql<string>`json_build_array(${columns})::text`,
    beyond: from && sql`(${columns}) ${sql.raw(falling ? '<' : '>')} (${joined(from)})`,
    by: keys.map(({ by }) => (falling ? desc(by) : asc(by))),
    limit,
    from,
  }
}

const lostCursor = refuse(422, httpMessages.invalid, { after: httpMessages.lostPlace })

/**
 * Answers one page of a list: one row more than asked for is read, to know whether there is a next page.
 * @param toItem gives nothing for what is not shown
 * @param read selects `page.cursor` as `cursor`, and keeps to the page's `beyond`, `by` and `limit`
 */
export async function listPage<Row extends { cursor: string }, Item>(
  { query, db }: { query: { after?: string; pageSize?: number }; db: TenantDb },
  order: Order,
  read: (tx: Tx, page: Page) => Promise<Row[]>,
  toItem: (row: Row) => Item | undefined,
): Promise<(Done<Item[]> & { responseData: { next?: string } }) | Refusal> {
  const size = query.pageSize ?? 20
  const from = query.after === undefined ? undefined : readCursor(query.after, order)
  if (query.after !== undefined && !from) return lostCursor
  const page = { ...pageOf(order, size + 1, from?.bound), ...(from ? { after: from.values } : {}) }
  const rows = await db((tx) => read(tx, page))
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    status: 200,
    message: ok,
    data: shown.flatMap((row) => toItem(row) ?? []),
    responseData: last ? { next: Buffer.from(last.cursor).toString('base64url') } : {},
  }
}

/** The mosque's own order. */
export const inPosition = (table: { position: AnyColumn; id: AnyColumn }): Order => ({
  keys: [
    { by: table.position, kind: 'number' },
    { by: table.id, kind: 'text' },
  ],
})
