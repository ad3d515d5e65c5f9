import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { cleanText, escapeAttribute, escapeText } from '../hmrc/writeXml.ts'

/** The value of a schedule cell. */
export type SheetCell = { text: string } | { day: string } | { amountMinor: number } | { whole: number }

/**
 * Cells of a row by column; missing cells keep the template's content. @example new Map([['D', { day: '2026-04-06' }]])
 */
export type SheetRow = ReadonlyMap<string, SheetCell>

/**
 * The content of a sheet: rows by number from 1, the values of the template's totals in order, and optionally another
 * sheet name.
 */
export type FilledSheet = { rows: ReadonlyMap<number, SheetRow>; totalsMinor: readonly number[]; sheet?: string }

/** Formats a day for HMRC: `01/06/26`. @param day `YYYY-MM-DD` */
export const hmrcDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(2, 4)}`

/** Formats an amount for HMRC with exactly two decimals. */
export const hmrcAmount = (minor: number): string =>
  `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

/** HMRC reads only the text; the value is for readers of the file and for its totals. */
function contentOf(cell: SheetCell): { attributes: string; text: string } {
  if ('day' in cell)
    return {
      attributes: `office:value-type="date" office:date-value="${escapeAttribute(cell.day)}"`,
      text: hmrcDay(cell.day),
    }
  if ('amountMinor' in cell) {
    const text = hmrcAmount(cell.amountMinor)
    return { attributes: `office:value-type="float" office:value="${text}"`, text }
  }
  if ('whole' in cell) {
    const text = String(cell.whole)
    return { attributes: `office:value-type="float" office:value="${text}"`, text }
  }
  return { attributes: 'office:value-type="string"', text: cell.text }
}

const columnOf = (columnName: string): number => columnName.charCodeAt(0) - 65
const repeatedPattern = /table:number-(?:columns|rows)-repeated="(\d+)"/
const timesOf = (attributes: string): number => Number(repeatedPattern.exec(attributes)?.[1] ?? 1)

function fillRow(row: string, cells: SheetRow): string {
  const byColumn = new Map(Array.from(cells, ([columnName, cell]) => [columnOf(columnName), cell]))
  const lastColumn = Math.max(...byColumn.keys())
  let column = 0
  return row.replace(
    /<table:table-cell([^>]*?)(?:\/>|>.*?<\/table:table-cell>)|<table:covered-table-cell([^>]*?)\/>/gs,
    (cellXml, attributes: string | undefined, coveredAttributes: string | undefined) => {
      const repeats = timesOf(attributes ?? coveredAttributes ?? '')
      const firstColumn = column
      column += repeats
      if (attributes === undefined || firstColumn > lastColumn) return cellXml
      const cellsHere = Array.from({ length: repeats }, (_, offset) => byColumn.get(firstColumn + offset))
      if (cellsHere.every((cell) => cell === undefined)) return cellXml
      const style = /table:style-name="[^"]*"/.exec(attributes)?.[0] ?? ''
      return cellsHere
        .map((cell) => {
          if (!cell || ('text' in cell && cell.text === '')) return `<table:table-cell ${style}/>`
          const { attributes, text } = contentOf(cell)
          return `<table:table-cell ${attributes} ${style}><text:p>${escapeText(cleanText(text))}</text:p></table:table-cell>`
        })
        .join('')
    },
  )
}

const formatPounds = (minor: number): string => `£${hmrcAmount(minor).replace(/\B(?=(\d{3})+(?=\.))/g, ',')}`

/** @throws if the template's rows or totals differ from the expected ones */
function fillContent(content: string, { rows, totalsMinor, sheet }: FilledSheet): string {
  let number = 0
  let filledRows = 0
  const contentWithRows = content.replace(
    /<table:table-row([^>]*?)(?:\/>|>.*?<\/table:table-row>)/gs,
    (row: string, attributes: string) => {
      number += 1
      const cells = rows.get(number)
      number += timesOf(attributes) - 1
      if (!cells) return row
      filledRows += 1
      return fillRow(row, cells)
    },
  )
  let totalIndex = 0
  const contentWithTotals = contentWithRows.replace(
    /office:value="0" (table:formula="of:=SUM[^>]*>)<text:p>£0\.00<\/text:p>/g,
    (_, formula: string) => {
      const minor = totalsMinor[totalIndex] ?? 0
      totalIndex += 1
      return `office:value="${hmrcAmount(minor)}" ${formula}<text:p>${formatPounds(minor)}</text:p>`
    },
  )
  if (filledRows !== rows.size || totalIndex !== totalsMinor.length)
    throw new Error('The rows or totals of the schedule template differ from the expected ones.')
  return sheet === undefined
    ? contentWithTotals
    : contentWithTotals.replace(
        /<table:table table:name="[^"]*"/,
        `<table:table table:name="${escapeAttribute(sheet)}"`,
      )
}

/**
 * Fills a copy of an HMRC template. Text is written as text, so it cannot become a formula.
 * @param template the blank file in base64
 */
export function fillTemplate(template: string, sheet: FilledSheet): Uint8Array {
  const { mimetype, 'content.xml': content, ...otherFiles } = unzipSync(Buffer.from(template, 'base64'))
  if (!mimetype || !content) throw new Error('The schedule template is not an OpenDocument file.')
  return zipSync(
    {
      mimetype: [mimetype, { level: 0 }],
      ...otherFiles,
      'content.xml': strToU8(fillContent(strFromU8(content), sheet)),
    },
    { mtime: '1980-01-01T00:00:00' },
  )
}
