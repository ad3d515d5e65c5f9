import { count, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '@minaret/foundation/db'
import { type Order, type Page, pageOf } from '@minaret/foundation/pagination'
import { formatDateTime } from '@minaret/foundation/tenancy'
import { writeAmount } from '@minaret/money'
import type { ExportCell, ExportPlace } from '@minaret/giving/gifts/desk/export'

/** Rows in memory at a time. */
const pageSize = 1000

/** A column of a file: its heading, what it means in plain words, and what of a row stands in it. */
export type Column<Row> = readonly [heading: string, about: string, of: (row: Row, place: ExportPlace) => ExportCell]

type Definition<Row extends { cursor: string }> = {
  /** The file's name, without its ending. */
  name: string
  /** What a row of it is, in plain words. */
  about: string
  table: PgTable
  order: Order
  columns: readonly Column<Row>[]
  /** Selects `page.cursor` as `cursor`, and keeps to the page's `beyond`, `by` and `limit`. */
  read(tx: Tx, page: Page): Promise<Row[]>
}

/** A file of an archive: what it is called and means, how many rows it has, and the rows by the page. */
export type ExportTable = {
  name: string
  about: string
  columns: readonly { heading: string; about: string }[]
  count(tx: Tx): Promise<number>
  pages(tx: Tx, place: ExportPlace): AsyncGenerator<ExportCell[][]>
}

const casts = { number: sql`bigint`, text: sql`text`, instant: sql`timestamptz` } as const

/** Where a page ended, as the next one begins behind it. */
function readCursor(cursor: string, { keys }: Order) {
  const values: unknown = JSON.parse(cursor)
  if (!Array.isArray(values)) throw new TypeError(`Not a cursor: ${cursor}`)
  return keys.map(({ kind }, at) => sql`${values[at]}::${casts[kind]}`)
}

/** Every page of an order, one in memory at a time. */
export async function* readPages<Row extends { cursor: string }>(
  order: Order,
  read: (page: Page) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from: ReturnType<typeof readCursor> | undefined; ;) {
    const rows = await read(pageOf(order, pageSize, from))
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < pageSize) return
    from = readCursor(last.cursor, order)
  }
}

/** A row of the registry. @typeParam Row what is read of each */
export const defineTable = <Row extends { cursor: string }>({
  name,
  about,
  table,
  order,
  columns,
  read,
}: Definition<Row>): ExportTable => ({
  name,
  about,
  columns: columns.map(([heading, meaning]) => ({ heading, about: meaning })),
  async count(tx) {
    const [found] = await tx.select({ rows: count() }).from(table)
    return found?.rows ?? 0
  },
  async *pages(tx, place) {
    for await (const rows of readPages(order, (page) => read(tx, page)))
      yield rows.map((row) => columns.map(([, , of]) => of(row, place)))
  },
})

/** A text; nothing is empty. */
export const text = (value: string | number | null | undefined): ExportCell => ({ text: String(value ?? '') })

/** Yes, no, or empty where it is not set. */
export const yesNo = (value: boolean | null): ExportCell => text(value === null ? '' : value ? 'yes' : 'no')

/** An amount of a currency's units; a number in spreadsheets. */
export const amount = (minor: number, currency: string): ExportCell => ({ amount: writeAmount(minor, currency) })

/** A moment by the mosque's clocks. */
export const moment = (at: Date | null, { timeZone }: ExportPlace): ExportCell =>
  at === null ? text('') : { moment: formatDateTime(at, timeZone) }
