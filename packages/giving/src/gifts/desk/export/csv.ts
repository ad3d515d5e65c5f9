import { cellsOf, type ExportCell, type ExportContext, headings } from './columns.ts'
import type { ExportFile } from './exportFile.ts'

/** Escapes a cell, so that a spreadsheet does not run text as a formula. */
function escapeCell(text: string): string {
  const plainText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plainText) ? `"${plainText.replaceAll('"', '""')}"` : plainText
}

function writeCell(cell: ExportCell): string {
  if ('text' in cell) return escapeCell(cell.text)
  return 'moment' in cell ? cell.moment : cell.amount
}

const writeLine = (cells: readonly string[]) => `${cells.join(',')}\r\n`

/** Starts a CSV file: a byte order mark, by which spreadsheets recognise UTF-8, and the headings. */
export const beginCsv = (names: readonly string[]): string => `\ufeff${writeLine(names)}`

/** Writes rows of a CSV file, with formulas escaped. */
export const writeCsvRows = (rows: readonly (readonly ExportCell[])[]): string =>
  rows.map((cells) => writeLine(cells.map(writeCell))).join('')

/** Writes gifts as CSV; amounts are numbers, refunds included. */
export const createCsv = (context: ExportContext): ExportFile => ({
  begin: () => Buffer.from(beginCsv(headings)),
  add: (gifts) => Buffer.from(writeCsvRows(gifts.map((gift) => cellsOf(gift, context)))),
  end: () => Buffer.alloc(0),
})
