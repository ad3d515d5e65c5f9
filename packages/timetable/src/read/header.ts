import { readDayParts } from './dayParts.ts'
import { readHeading } from './headings.ts'
import type { Heading } from './headings.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { isTimeLike, readTimeParts } from './times.ts'

/** The heading of a column: its text as printed, and its meaning. */
export type ColumnHeading = { text: string; heading: Heading }

/** A table's heading: its position, and the heading of each column. */
export type Header = {
  columns: ColumnHeading[]
  line: number
  firstRow: number
  /** Rows above the heading. */
  titles: SheetRow[]
}

const isTime = (cell: string) => cell !== '' && /\d/.test(cell) && isTimeLike(readTimeParts(cell))

/** Counts the different prayers (and sunrise) that a row names. */
function prayersIn({ cells }: SheetRow): number {
  return new Set(cells.flatMap((cell) => (cell.length > 60 || isTime(cell) ? [] : (readHeading(cell).prayer ?? []))))
    .size
}

/** Whether a row is part of a heading: it has no times, and at least two cells that are headings. */
function isHeadingPart({ cells }: SheetRow, minCells = 2): boolean {
  const headingCells = cells.filter((cell) => {
    const { kind, date, school, prayer } = readHeading(cell)
    return kind !== undefined || date !== undefined || school !== undefined || prayer !== undefined
  })
  return !cells.some(isTime) && headingCells.length >= minCells
}

/** Fills empty cells from the left: a heading that spans several columns is in the first of them. */
function fillFromLeft(cells: readonly string[], width: number): string[] {
  let last = ''
  return Array.from({ length: width }, (_, index) => (last = cells[index] || last))
}

function combine(rows: readonly SheetRow[], width: number): ColumnHeading[] {
  const filledRows = rows.map(({ cells }) => fillFromLeft(cells, width))
  return Array.from({ length: width }, (_, index) => {
    const ownCells = rows.map(({ cells }) => cells[index] ?? '')
    const headings = ownCells.map(readHeading)
    const heading: Heading = Object.assign({}, ...headings)
    // A merged heading also applies to the columns to its right that have only the other half of a heading.
    for (const filledCells of filledRows) {
      const { prayer, kind, school } = readHeading(filledCells[index] ?? '')
      if (
        heading.prayer === undefined &&
        prayer !== undefined &&
        prayer !== 'sunrise' &&
        (heading.kind ?? heading.school) !== undefined
      )
        heading.prayer = prayer
      if (
        heading.kind === undefined &&
        kind !== undefined &&
        prayer === undefined &&
        heading.prayer !== undefined &&
        heading.prayer !== 'sunrise'
      )
        heading.kind = kind
      if (heading.school === undefined && school !== undefined && heading.prayer === 'asr' && prayer === undefined)
        heading.school = school
    }
    const texts = [...new Set(ownCells.filter((cell) => cell !== ''))]
    const prayerText =
      heading.prayer !== undefined && headings.every(({ prayer }) => prayer === undefined)
        ? filledRows
            .map((filledCells) => filledCells[index] ?? '')
            .find((cell) => readHeading(cell).prayer === heading.prayer)
        : undefined
    return { text: [...(prayerText === undefined ? [] : [prayerText]), ...texts].join(' '), heading }
  })
}

/** The maximum number of rows of titles and addresses above a table's heading. */
const maxTitles = 60

/** Finds a table's heading by its prayer names; it may have one to three rows, in any order. */
export function findHeader({ rows }: Sheet): Header | undefined {
  const topRows = rows.slice(0, maxTitles)
  const counts = topRows.map(prayersIn)
  const maxCount = Math.max(0, ...counts)
  if (maxCount < 3) return undefined
  const mainIndex = counts.findIndex((count) => count >= Math.min(maxCount, 4))
  const mainRow = rows[mainIndex]
  if (!mainRow) return undefined
  const rowAbove = rows[mainIndex - 1]
  const headingRows = [mainRow]
  const lacksKinds =
    mainRow.cells.filter((cell) => readHeading(cell).kind === undefined).length > mainRow.cells.length / 2
  const isDay = (row: SheetRow) => row.cells.some((cell) => readDayParts(cell).kind === 'full')
  // If prayers have two columns, the row above may tell them apart; "Jamaat times" by itself is a title.
  const namedPrayers = mainRow.cells
    .map(readHeading)
    .flatMap(({ prayer, kind }) => (kind === undefined ? (prayer ?? []) : []))
  const hasDoubledPrayers = new Set(namedPrayers).size < namedPrayers.length
  const isAboveHeading =
    hasDoubledPrayers &&
    rowAbove &&
    !isDay(rowAbove) &&
    !rowAbove.cells.some(isTime) &&
    rowAbove.cells.some((cell, index) => index > 1 && readHeading(cell).kind === 'jamaat')
  if (lacksKinds && isAboveHeading) headingRows.unshift(rowAbove)
  let lastIndex = mainIndex
  // A heading in two languages with "Begins" and "Jamaat" beneath it has three rows.
  for (
    let nextRow = rows[lastIndex + 1];
    nextRow && lastIndex < mainIndex + 2 && isHeadingPart(nextRow);
    nextRow = rows[lastIndex + 1]
  ) {
    headingRows.push(nextRow)
    lastIndex += 1
  }
  const width = Math.max(...headingRows.map(({ cells }) => cells.length), rows[lastIndex + 1]?.cells.length ?? 0)
  const firstIndex = headingRows[0] === rowAbove ? mainIndex - 1 : mainIndex
  return {
    columns: combine(headingRows, width),
    line: mainRow.line,
    firstRow: lastIndex + 1,
    titles: rows.slice(0, Math.max(0, firstIndex)),
  }
}

/** Whether a row repeats the heading, as in a file with a table for each month. */
export const isHeaderRow = (row: SheetRow): boolean =>
  prayersIn(row) >= 3 || (isHeadingPart(row) && !row.cells.some((cell) => /\d/.test(cell)))
