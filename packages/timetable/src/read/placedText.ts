import { findHeader } from './header.ts'
import { plainCell } from './plain.ts'

/** Some words on a printed page, as a PDF holds them: where they stand, in any one unit, with the top of the page at 0. */
export type PlacedText = {
  text: string
  left: number
  right: number
  /** The line that the letters stand on. */
  baseline: number
  /** The height of the letters. */
  size: number
}

type Placed = Pick<PlacedText, 'text' | 'left' | 'right'>
type Cell = Placed & { pieces: Placed[] }
type Band = { left: number; right: number }

/** A time of day or a number: what may stand in a column of its own however close the next one is. */
const figure = /^\d{1,4}([:.]\d{2})?$/

/** A day's row has at least so many figures; headings and notes have fewer. */
const fewestFigures = 4

const figuresIn = (cells: readonly Placed[]): number => cells.filter(({ text }) => /\d/.test(text)).length

/** Words of one line apart where each is a column of its own: many a PDF holds `05:31 06:45 12:20` as one. */
function apart(piece: PlacedText): PlacedText[] {
  const words = piece.text.split(/\s+/).filter((word) => word !== '')
  const areFigures = words.filter((word) => figure.test(word)).length > 1
  const parts = areFigures ? words : piece.text.split(/\s{2,}/).filter((part) => part !== '')
  if (parts.length < 2) return [piece]
  const letterWidth = (piece.right - piece.left) / piece.text.length
  let from = 0
  return parts.map((text) => {
    const at = piece.text.indexOf(text, from)
    from = at + text.length
    return { ...piece, text, left: piece.left + at * letterWidth, right: piece.left + from * letterWidth }
  })
}

/** Pieces that stand on one line of the page, the top line first. */
function linesOf(pieces: readonly PlacedText[]): PlacedText[][] {
  const lines: PlacedText[][] = []
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1)
    const [first] = line ?? []
    // A small "th" or an "am" is raised a little, and still belongs to its line.
    if (line && first && piece.baseline - first.baseline < Math.max(first.size, piece.size) * 0.5) line.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left))
}

/** The cells of a line: letters and words that stand close together are one. */
function cellsOf(line: readonly PlacedText[]): Cell[] {
  const cells: Cell[] = []
  let last: PlacedText | undefined
  for (const piece of line) {
    const cell = cells.at(-1)
    const gap = last ? piece.left - last.right : 0
    const size = Math.max(piece.size, last?.size ?? 0)
    // Two times never make one cell; the letters of one may come singly, without a gap.
    const isNext = gap > size * 0.55 || (gap > size * 0.12 && last && figure.test(last.text) && figure.test(piece.text))
    if (cell && !isNext) {
      cell.text += (gap > size * 0.12 ? ' ' : '') + piece.text
      cell.right = Math.max(cell.right, piece.right)
      cell.pieces.push(piece)
    } else cells.push({ text: piece.text, left: piece.left, right: piece.right, pieces: [piece] })
    last = piece
  }
  return cells
}

/** A column is filled in more than one day of ten; fewer may reach over a gap, as the name of a month that begins. */
const fewestOfDays = 0.1

/** The columns of a page, from the rows of its days: cells of one column stand one under the other. */
function bandsOf(rows: readonly (readonly Cell[])[]): Band[] {
  const days = rows.filter((cells) => figuresIn(cells) >= fewestFigures)
  const fewest = Math.max(1, days.length * fewestOfDays)
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
    const isFilled = days.length === 1 ? filled > 0 : filled > fewest
    if (isFilled) from ??= at
    else if (from !== undefined) {
      bands.push({ left: from, right: at })
      from = undefined
    }
  }
  return bands
}

/** The share of a cell's width that lies over a column it belongs to; less is where its last letter happens to end. */
const leastReach = 0.15

/** Which column a cell belongs to; one that spans several, as “Fajr” over two, stands in the left one of the middle. */
function bandOf({ left, right }: Placed, bands: readonly Band[]): number {
  const middle = (left + right) / 2
  const after = bands.findIndex((band) => band.right >= middle)
  if (after === -1) return bands.length - 1
  const [before, band] = [bands[after - 1], bands[after]]
  // What is printed over two columns has its middle between them, or at the edge of the second.
  if (!band || !before || middle > band.left + (band.right - band.left) * 0.2) return after
  const reach = (right - band.left) / (right - left)
  return reach > leastReach && left >= before.right ? after : after - 1
}

/** Cells are put into a text with a tab between them; letters of fonts without a table of letters come as control characters. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}"]+/gu, ' ').trim()

function tableOfPage(pieces: readonly PlacedText[]): string[][] {
  const rows = linesOf(pieces.filter(({ text }) => plain(text) !== '').flatMap(apart)).map(cellsOf)
  const bands = bandsOf(rows)
  if (bands.length === 0) return rows.map((cells) => cells.map(({ text }) => plain(text)))
  return rows.map((cells) => {
    const row = bands.map(() => '')
    // In a row of days or of headings each piece is put into its own column, however close it stands to the next one.
    const pieceCount = cells.reduce((sum, cell) => sum + cell.pieces.length, 0)
    const isTable = figuresIn(cells) >= fewestFigures || pieceCount > bands.length / 3
    const parts = isTable ? cells.flatMap((cell) => within(cell, bands)) : cells
    for (const part of parts) {
      const at = bandOf(part, bands)
      row[at] = [row[at], plain(part.text)].filter((text) => text !== '').join(' ')
    }
    return row
  })
}

/** A cell of the table; its pieces where it reaches over two columns, and words that do so alone in the first of them. */
function within(cell: Cell, bands: readonly Band[]): Placed[] {
  const reached = (one: Placed) => bands.filter((band) => band.left < one.right && one.left < band.right)
  if (reached(cell).length < 2) return [cell]
  return cell.pieces.map((piece) => {
    const [first, second] = reached(piece)
    return first && second && !/\d/.test(piece.text) ? { ...piece, left: first.left, right: first.right } : piece
  })
}

/** Whether a page's table names its columns itself, or goes on with the page before. */
const hasHeading = (table: readonly string[][]): boolean =>
  findHeader({ rows: table.map((cells, at) => ({ line: at + 1, cells: cells.map(plainCell) })) }) !== undefined

const isDay = (row: readonly string[]): boolean => row.filter((cell) => /\d/.test(cell)).length >= fewestFigures

/**
 * The tables that are printed on pages, each as text with a tab between cells and one line for each row, as a spreadsheet's
 * clipboard has it: for `splitTimetable`. Columns are found by what stands one under the other in the rows of days, page by
 * page, for each month may be laid out for itself; a page without headings goes on with the table before it.
 * @param pages what stands on each page
 * @returns nothing where no row could be a day, as in a scanned picture
 * @untrusted
 */
export function tablesOfPages(pages: readonly (readonly PlacedText[])[]): string[] {
  const tables: string[][][] = []
  for (const page of pages) {
    const table = tableOfPage(page)
    const before = tables.at(-1)
    if (!table.some(isDay)) continue
    if (before && !hasHeading(table)) before.push(...table)
    else tables.push(table)
  }
  return tables.map((table) => table.map((row) => row.join('\t')).join('\n'))
}
