import { findHeader } from './header.ts'
import { plainCell } from './plain.ts'

/** A piece of text on a printed page, as in a PDF, and its position in any unit, with 0 at the top of the page. */
export type PositionedText = {
  text: string
  left: number
  right: number
  /** The position of the line under the letters. */
  baseline: number
  /** The height of the letters. */
  size: number
}

type TextSpan = Pick<PositionedText, 'text' | 'left' | 'right'>
type Cell = TextSpan & { pieces: TextSpan[] }
type Band = { left: number; right: number }

/** A time of day or a number, which can be a column of its own however close the next one is. */
const figure = /^\d{1,4}([:.]\d{2})?$/

/** The minimum number of figures in a day's row; headings and notes have fewer. */
const minFigures = 4

const figuresIn = (cells: readonly TextSpan[]): number => cells.filter(({ text }) => /\d/.test(text)).length

/** Splits a piece of text that contains several columns: many PDFs have `05:31 06:45 12:20` as one piece. */
function splitColumns(piece: PositionedText): PositionedText[] {
  const words = piece.text.split(/\s+/).filter((word) => word !== '')
  const hasSeveralFigures = words.filter((word) => figure.test(word)).length > 1
  const parts = hasSeveralFigures ? words : piece.text.split(/\s{2,}/).filter((part) => part !== '')
  if (parts.length < 2) return [piece]
  const letterWidth = (piece.right - piece.left) / piece.text.length
  let end = 0
  return parts.map((text) => {
    const start = piece.text.indexOf(text, end)
    end = start + text.length
    return { ...piece, text, left: piece.left + start * letterWidth, right: piece.left + end * letterWidth }
  })
}

/** Groups pieces by line, from the top of the page. */
function linesOf(pieces: readonly PositionedText[]): PositionedText[][] {
  const lines: PositionedText[][] = []
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1)
    const [first] = line ?? []
    // A superscript "th" or "am" is slightly higher, but still belongs to the line.
    if (line && first && piece.baseline - first.baseline < Math.max(first.size, piece.size) * 0.5) line.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left))
}

/** The cells of a line, joining letters and words that are close together. */
function cellsOf(line: readonly PositionedText[]): Cell[] {
  const cells: Cell[] = []
  let last: PositionedText | undefined
  for (const piece of line) {
    const cell = cells.at(-1)
    const gap = last ? piece.left - last.right : 0
    const size = Math.max(piece.size, last?.size ?? 0)
    // Two times are never one cell, but a time may come as single letters without gaps.
    const isNewCell =
      gap > size * 0.55 || (gap > size * 0.12 && last && figure.test(last.text) && figure.test(piece.text))
    if (cell && !isNewCell) {
      cell.text += (gap > size * 0.12 ? ' ' : '') + piece.text
      cell.right = Math.max(cell.right, piece.right)
      cell.pieces.push(piece)
    } else cells.push({ text: piece.text, left: piece.left, right: piece.right, pieces: [piece] })
    last = piece
  }
  return cells
}

/** A column is filled on more than a tenth of the days; less may be text across a gap, such as the name of a new month. */
const minShareOfDays = 0.1

/** The columns of a page, found from the rows of its days, whose cells are aligned by column. */
function bandsOf(rows: readonly (readonly Cell[])[]): Band[] {
  const days = rows.filter((cells) => figuresIn(cells) >= minFigures)
  const minFilled = Math.max(1, days.length * minShareOfDays)
  const edges = days
    .flat()
    .flatMap(({ left, right }) => [
      { at: left, step: 1 },
      { at: right, step: -1 },
    ])
    .toSorted((a, b) => a.at - b.at)
  const bands: Band[] = []
  let filled = 0
  let from: number | undefined
  for (const { at, step } of edges) {
    filled += step
    const isFilled = days.length === 1 ? filled > 0 : filled > minFilled
    if (isFilled) from ??= at
    else if (from !== undefined) {
      bands.push({ left: from, right: at })
      from = undefined
    }
  }
  return bands
}

/** The minimum share of a cell's width over its column; less may be just the end of its last letter. */
const minOverlap = 0.15

/** The column of a cell. A cell centred over several columns, as “Fajr” over two, is in the left one. */
function bandOf({ left, right }: TextSpan, bands: readonly Band[]): number {
  const middle = (left + right) / 2
  const rightIndex = bands.findIndex((band) => band.right >= middle)
  if (rightIndex === -1) return bands.length - 1
  const [leftBand, band] = [bands[rightIndex - 1], bands[rightIndex]]
  // Text over two columns has its middle between them, or at the edge of the second.
  if (!band || !leftBand || middle > band.left + (band.right - band.left) * 0.2) return rightIndex
  const overlap = (right - band.left) / (right - left)
  return overlap > minOverlap && left >= leftBand.right ? rightIndex : rightIndex - 1
}

/** Removes tabs, which separate cells, and control characters, which come from fonts without a character map. */
const cleanText = (text: string) => text.replaceAll(/[\p{Cc}"]+/gu, ' ').trim()

function tableOfPage(pieces: readonly PositionedText[]): string[][] {
  const rows = linesOf(pieces.filter(({ text }) => cleanText(text) !== '').flatMap(splitColumns)).map(cellsOf)
  const bands = bandsOf(rows)
  if (bands.length === 0) return rows.map((cells) => cells.map(({ text }) => cleanText(text)))
  return rows.map((cells) => {
    const row = bands.map(() => '')
    // In a row of a day or of headings each piece goes to its own column, however close the next one is.
    const pieceCount = cells.reduce((sum, cell) => sum + cell.pieces.length, 0)
    const isTable = figuresIn(cells) >= minFigures || pieceCount > bands.length / 3
    const parts = isTable ? cells.flatMap((cell) => splitAcrossColumns(cell, bands)) : cells
    for (const part of parts) {
      const column = bandOf(part, bands)
      row[column] = [row[column], cleanText(part.text)].filter((text) => text !== '').join(' ')
    }
    return row
  })
}

/** Splits a cell over several columns into its pieces; a piece of text over several columns is in the first of them. */
function splitAcrossColumns(cell: Cell, bands: readonly Band[]): TextSpan[] {
  const columnsUnder = (span: TextSpan) => bands.filter((band) => band.left < span.right && span.left < band.right)
  if (columnsUnder(cell).length < 2) return [cell]
  return cell.pieces.map((piece) => {
    const [first, second] = columnsUnder(piece)
    return first && second && !/\d/.test(piece.text) ? { ...piece, left: first.left, right: first.right } : piece
  })
}

/** Whether a page's table has headings, or continues the page before. */
const hasHeading = (table: readonly string[][]): boolean =>
  findHeader({ rows: table.map((cells, index) => ({ line: index + 1, cells: cells.map(plainCell) })) }) !== undefined

const isDay = (row: readonly string[]): boolean => row.filter((cell) => /\d/.test(cell)).length >= minFigures

/**
 * Finds the tables printed on pages and returns each as tab-separated text with a line for each row, for `splitTimetable`.
 * Columns are found from the positions of cells in the rows of days. This is done page by page, because each month may have
 * its own layout; a page without headings continues the table before it.
 * @param pages the text on each page
 * @returns no tables if no row could be a day, as in a scanned image
 * @untrusted
 */
export function tablesOfPages(pages: readonly (readonly PositionedText[])[]): string[] {
  const tables: string[][][] = []
  for (const page of pages) {
    const table = tableOfPage(page)
    const previousTable = tables.at(-1)
    if (!table.some(isDay)) continue
    if (previousTable && !hasHeading(table)) previousTable.push(...table)
    else tables.push(table)
  }
  return tables.map((table) => table.map((row) => row.join('\t')).join('\n'))
}
