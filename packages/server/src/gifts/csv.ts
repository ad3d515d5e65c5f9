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

/** Gifts as CSV. It begins with the mark by which spreadsheets know UTF-8; amounts are numbers, refunds included. */
export const createCsv = (place: ExportPlace): ExportFile => ({
  begin: () => Buffer.from(`\ufeff${line(headings)}`),
  add: (gifts) => Buffer.from(gifts.map((gift) => line(cellsOf(gift, place).map(writeCell))).join('')),
  end: () => Buffer.alloc(0),
})
