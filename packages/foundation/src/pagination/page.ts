import { asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { TenantDb, Tx } from '../db/database.ts'
import type { Deferred } from '../db/preparedQuery.ts'
import { refuse, type Done, type Refusal } from '../responses/response.ts'
import { isInstant } from './instant.ts'
import { messages as httpMessages } from '../http/messages.gen.ts'
import { ok } from '../responses/localise.ts'

/** One key of the order of a list. All keys together must be unique for each row. */
export type Key = { by: AnyColumn | SQL; kind: 'number' | 'text' | 'instant' }

/** The order of a list: by these keys, all ascending or all descending. */
export type Order = { keys: readonly Key[]; descending?: boolean }

/** The parts of a query for one page of a list. */
export type Page<Limit = number> = {
  /** The row's position; select it as `cursor`. */
  cursor: SQL<string>
  /** Condition for rows after the previous pages. */
  beyond?: SQL
  orderBy: SQL[]
  limit: Limit
  /** End of the previous page, by the keys of the order; for a list of several queries with their own keys. */
  from?: readonly SQL[]
  /** The same as plain values, for rows merged with those of the database. */
  after?: readonly unknown[]
}

/** Returns a cursor's value as SQL; undefined if it is invalid, because cursors are untrusted. */
function bind(value: unknown, { kind }: Key): SQL | undefined {
  if (kind === 'number')
    return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31
      ? sql`${value}::int`
      : undefined
  // PostgreSQL text cannot contain NUL.
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

/** Parses a cursor into values of a list's keys; undefined if it is invalid for that list. */
function readCursor(cursor: string, { keys }: Order): { bound: SQL[]; values: readonly unknown[] } | undefined {
  const values = readJson(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!Array.isArray(values) || values.length !== keys.length) return undefined
  const bound = keys.flatMap((key, index) => bind(values[index], key) ?? [])
  return bound.length === keys.length ? { bound, values } : undefined
}

const joinSql = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/**
 * Creates the query parts for one page of a list.
 * @param from end of the previous page; undefined for the first page
 */
export function pageOf<Limit extends Deferred<number>>(
  { keys, descending }: Order,
  limit: Limit,
  from?: readonly SQL[],
): Page<Limit> {
  const columns = joinSql(keys.map(({ by }) => sql`${by}`))
  return {
    // As text: the database has microseconds, a `Date` only milliseconds.
    cursor: sql<string>`json_build_array(${columns})::text`,
    beyond: from && sql`(${columns}) ${sql.raw(descending ? '<' : '>')} (${joinSql(from)})`,
    orderBy: keys.map(({ by }) => (descending ? desc(by) : asc(by))),
    limit,
    from,
  }
}

const invalidCursor = refuse(422, httpMessages.invalid, { after: httpMessages.lostPlace })

/**
 * Reads one page of a list, plus one row to know whether there is a next page.
 * @param toItem returns undefined for rows to leave out
 * @param read selects `page.cursor` as `cursor`, and applies the page's `beyond`, `orderBy` and `limit`
 */
export async function listPage<Row extends { cursor: string }, Item>(
  { query, db }: { query: { after?: string; pageSize?: number }; db: TenantDb },
  order: Order,
  read: (tx: Tx, page: Page) => Promise<Row[]>,
  toItem: (row: Row) => Item | undefined,
): Promise<(Done<Item[]> & { responseData: { next?: string } }) | Refusal> {
  const pageSize = query.pageSize ?? 20
  const cursor = query.after === undefined ? undefined : readCursor(query.after, order)
  if (query.after !== undefined && !cursor) return invalidCursor
  const page = { ...pageOf(order, pageSize + 1, cursor?.bound), ...(cursor ? { after: cursor.values } : {}) }
  const rows = await db((tx) => read(tx, page))
  const pageRows = rows.slice(0, pageSize)
  const lastRow = rows.length > pageSize ? pageRows.at(-1) : undefined
  return {
    status: 200,
    message: ok,
    data: pageRows.flatMap((row) => toItem(row) ?? []),
    responseData: lastRow ? { next: Buffer.from(lastRow.cursor).toString('base64url') } : {},
  }
}

/** The order chosen by the mosque. */
export const inPosition = (table: { position: AnyColumn; id: AnyColumn }): Order => ({
  keys: [
    { by: table.position, kind: 'number' },
    { by: table.id, kind: 'text' },
  ],
})
