import { cellsOf, type ExportCell, type ExportPlace, headings } from './columns.ts'
import type { ExportFile } from './exportFile.ts'

/** A text as spreadsheets read it: one that looks like a formula is none. */
function escapeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function writeCell(cell: ExportCell): string {
  if ('text' in cell) return escapeCell(cell.text)
  return 'moment' in cell ? cell.moment : cell.amount
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`

/** The mark by which spreadsheets know UTF-8, and the headings: the beginning of a CSV file. */
export const beginCsv = (names: readonly string[]): string => `\ufeff${line(names)}`

/** Rows of a CSV file: no text of theirs is taken for a formula. */
export const writeCsvRows = (rows: readonly (readonly ExportCell[])[]): string =>
  rows.map((cells) => line(cells.map(writeCell))).join('')

/** Gifts as CSV; amounts are numbers, refunds included. */
export const createCsv = (place: ExportPlace): ExportFile => ({
  begin: () => Buffer.from(beginCsv(headings)),
  add: (gifts) => Buffer.from(writeCsvRows(gifts.map((gift) => cellsOf(gift, place)))),
  end: () => Buffer.alloc(0),
})
