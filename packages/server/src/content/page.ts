import { asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { TenantDb, Tx } from '../db/database.ts'
import { refuse, type Done, type Refusal } from '../http/operation.ts'

/** One part of the order of a list. All parts together must tell every row from every other. */
export type Key = { by: AnyColumn | SQL; kind: 'number' | 'text' | 'instant' }

/** How a list is ordered: by these keys, all rising or all falling. */
export type Order = { keys: readonly Key[]; falling?: boolean }

/** What a query needs to read one page of a list. */
export type Page = {
  /** Select it as `cursor`: where the row stands. */
  cursor: SQL<string>
  /** Rows after those of the pages before. */
  beyond?: SQL
  by: SQL[]
  limit: number
}

const isInstant = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))

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

function after(cursor: string, { keys, falling }: Order): SQL | undefined {
  const values = readJson(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!Array.isArray(values) || values.length !== keys.length) return undefined
  const bound = keys.flatMap((key, at) => bind(values[at], key) ?? [])
  if (bound.length !== keys.length) return undefined
  const columns = sql.join(
    keys.map(({ by }) => sql`${by}`),
    sql`, `,
  )
  return sql`(${columns}) ${sql.raw(falling ? '<' : '>')} (${sql.join(bound, sql`, `)})`
}

/** The first rows of a list, for a page that shows no more of it. */
export const firstPage = ({ keys, falling }: Order, limit: number): Page => ({
  // As text: the database's clock has six decimals, and a `Date` three.
  cursor: sql<string>`json_build_array(${sql.join(
    keys.map(({ by }) => sql`${by}`),
    sql`, `,
  )})::text`,
  by: keys.map(({ by }) => (falling ? desc(by) : asc(by))),
  limit,
})

const lost = refuse(422, 'Some of that needs another look.', {
  after: 'This is not where a page ended. Start the list again without it.',
})

/**
 * Answers one page of a list: one row more than asked for is read, to know whether there is a next page.
 * @param read selects `page.cursor` as `cursor`, and keeps to the page's `beyond`, `by` and `limit`
 */
export async function list<Row extends { cursor: string }, Item>(
  { query, db }: { query: { after?: string; pageSize?: number }; db: TenantDb },
  order: Order,
  read: (tx: Tx, page: Page) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): Promise<(Done<Item[]> & { responseData: { next?: string } }) | Refusal> {
  const size = query.pageSize ?? 20
  const beyond = query.after === undefined ? undefined : after(query.after, order)
  if (query.after !== undefined && !beyond) return lost
  const rows = await db((tx) => read(tx, { ...firstPage(order, size + 1), beyond }))
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    status: 200,
    message: 'OK',
    data: shown.map(toItem),
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
