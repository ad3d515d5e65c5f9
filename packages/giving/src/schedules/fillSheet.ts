import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { cleanText, escapeAttribute, escapeText } from '../hmrc/writeXml.ts'

/** What a cell of a schedule says. */
export type SheetCell = { text: string } | { day: string } | { amountMinor: number } | { whole: number }

/** Cells of a row by column; nothing leaves the template's own. @example new Map([['D', { day: '2026-04-06' }]]) */
export type SheetRow = ReadonlyMap<string, SheetCell>

/** A filled sheet: rows by their number from 1, what the template's sums come to, in their order, and perhaps a name of its own. */
export type FilledSheet = { rows: ReadonlyMap<number, SheetRow>; totalsMinor: readonly number[]; sheet?: string }

/** A day as HMRC writes it: `01/06/26`. @param day `YYYY-MM-DD` */
export const hmrcDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(2, 4)}`

/** An amount as HMRC's reader takes it: exactly two decimals. */
export const hmrcAmount = (minor: number): string =>
  `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

/** HMRC reads the text alone; the value beside it is for whoever opens the file, and for its sums. */
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

const columnOf = (letter: string): number => letter.charCodeAt(0) - 65
const repeated = /table:number-(?:columns|rows)-repeated="(\d+)"/
const timesOf = (attributes: string): number => Number(repeated.exec(attributes)?.[1] ?? 1)

function fillRow(row: string, cells: SheetRow): string {
  const byColumn = new Map(Array.from(cells, ([letter, cell]) => [columnOf(letter), cell]))
  const last = Math.max(...byColumn.keys())
  let column = 0
  return row.replace(
    /<table:table-cell([^>]*?)(?:\/>|>.*?<\/table:table-cell>)|<table:covered-table-cell([^>]*?)\/>/gs,
    (whole, own: string | undefined, covered: string | undefined) => {
      const times = timesOf(own ?? covered ?? '')
      const first = column
      column += times
      if (own === undefined || first > last) return whole
      const touched = Array.from({ length: times }, (_, at) => byColumn.get(first + at))
      if (touched.every((cell) => cell === undefined)) return whole
      const style = /table:style-name="[^"]*"/.exec(own)?.[0] ?? ''
      return touched
        .map((cell) => {
          if (!cell || ('text' in cell && cell.text === '')) return `<table:table-cell ${style}/>`
          const { attributes, text } = contentOf(cell)
          return `<table:table-cell ${attributes} ${style}><text:p>${escapeText(cleanText(text))}</text:p></table:table-cell>`
        })
        .join('')
    },
  )
}

const poundsShown = (minor: number): string => `£${hmrcAmount(minor).replace(/\B(?=(\d{3})+(?=\.))/g, ',')}`

/** @throws when the template has no such row, or other sums: it is not the one this was written for */
function fillContent(content: string, { rows, totalsMinor, sheet }: FilledSheet): string {
  let number = 0
  let filled = 0
  const withRows = content.replace(
    /<table:table-row([^>]*?)(?:\/>|>.*?<\/table:table-row>)/gs,
    (row: string, attributes: string) => {
      number += 1
      const cells = rows.get(number)
      number += timesOf(attributes) - 1
      if (!cells) return row
      filled += 1
      return fillRow(row, cells)
    },
  )
  let total = 0
  const whole = withRows.replace(
    /office:value="0" (table:formula="of:=SUM[^>]*>)<text:p>£0\.00<\/text:p>/g,
    (_, formula: string) => {
      const minor = totalsMinor[total] ?? 0
      total += 1
      return `office:value="${hmrcAmount(minor)}" ${formula}<text:p>${poundsShown(minor)}</text:p>`
    },
  )
  if (filled !== rows.size || total !== totalsMinor.length)
    throw new Error('A template of a schedule has other rows or sums than were to be filled.')
  return sheet === undefined
    ? whole
    : whole.replace(/<table:table table:name="[^"]*"/, `<table:table table:name="${escapeAttribute(sheet)}"`)
}

/**
 * Fills a copy of one of HMRC's templates. No formula can come about: what people typed is written as text.
 * @param template the blank file in base64
 */
export function fillTemplate(template: string, sheet: FilledSheet): Uint8Array {
  const { mimetype, 'content.xml': content, ...others } = unzipSync(Buffer.from(template, 'base64'))
  if (!mimetype || !content) throw new Error('A template of a schedule is no OpenDocument file.')
  return zipSync(
    {
      mimetype: [mimetype, { level: 0 }],
      ...others,
      'content.xml': strToU8(fillContent(strFromU8(content), sheet)),
    },
    { mtime: '1980-01-01T00:00:00' },
  )
}
