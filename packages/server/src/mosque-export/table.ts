import { count, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '@minaret/foundation/db'
import { type Order, type Page, pageOf } from '@minaret/foundation/pagination'
import { formatDateTime } from '@minaret/foundation/tenancy'
import { writeAmount } from '@minaret/money'
import type { ExportCell, ExportContext } from '@minaret/giving/gifts/desk/export'

/** Number of rows in memory at a time. */
const pageSize = 1000

/** A column of a CSV file: heading, plain description, and the cell of a row. */
export type Column<Row> = readonly [
  heading: string,
  about: string,
  of: (row: Row, context: ExportContext) => ExportCell,
]

type Definition<Row extends { cursor: string }> = {
  /** The file's name without its extension. */
  name: string
  /** A plain description of its rows. */
  about: string
  table: PgTable
  order: Order
  columns: readonly Column<Row>[]
  /** Selects `page.cursor` as `cursor`, and applies the page's `beyond`, `by` and `limit`. */
  read(tx: Tx, page: Page): Promise<Row[]>
}

/** A CSV file of an archive: its name and description, the number of its rows, and the rows in pages. */
export type ExportTable = {
  name: string
  about: string
  columns: readonly { heading: string; about: string }[]
  count(tx: Tx): Promise<number>
  pages(tx: Tx, context: ExportContext): AsyncGenerator<ExportCell[][]>
}

const casts = { number: sql`bigint`, text: sql`text`, instant: sql`timestamptz` } as const

/** Parses a page's cursor for the next page. */
function readCursor(cursor: string, { keys }: Order) {
  const values: unknown = JSON.parse(cursor)
  if (!Array.isArray(values)) throw new TypeError(`Not a cursor: ${cursor}`)
  return keys.map(({ kind }, index) => sql`${values[index]}::${casts[kind]}`)
}

/** Reads all pages in order, one in memory at a time. */
export async function* readPages<Row extends { cursor: string }>(
  order: Order,
  read: (page: Page) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let cursor: ReturnType<typeof readCursor> | undefined; ;) {
    const rows = await read(pageOf(order, pageSize, cursor))
    const lastRow = rows.at(-1)
    if (!lastRow) return
    yield rows
    if (rows.length < pageSize) return
    cursor = readCursor(lastRow.cursor, order)
  }
}

/** Defines a table of the archive. @typeParam Row a row as read */
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
  columns: columns.map(([heading, description]) => ({ heading, about: description })),
  async count(tx) {
    const [total] = await tx.select({ rows: count() }).from(table)
    return total?.rows ?? 0
  },
  async *pages(tx, context) {
    for await (const rows of readPages(order, (page) => read(tx, page)))
      yield rows.map((row) => columns.map(([, , cellOf]) => cellOf(row, context)))
  },
})

/** A text cell; empty for null and undefined. */
export const text = (value: string | number | null | undefined): ExportCell => ({ text: String(value ?? '') })

/** A cell with yes or no; empty for null. */
export const yesNo = (value: boolean | null): ExportCell => text(value === null ? '' : value ? 'yes' : 'no')

/** An amount cell in the currency's units, which spreadsheets read as a number. */
export const amount = (minor: number, currency: string): ExportCell => ({ amount: writeAmount(minor, currency) })

/** A cell with a date and time in the mosque's time zone. */
export const moment = (at: Date | null, { timeZone }: ExportContext): ExportCell =>
  at === null ? text('') : { moment: formatDateTime(at, timeZone) }
