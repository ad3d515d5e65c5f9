import { readPeriod, readDayParts } from './dayParts.ts'
import { readDayColumn } from './dayColumn.ts'
import type { DayInterpretation } from './dayColumn.ts'
import type { DayOrder } from './dayOrder.ts'
import type { Role, TimeColumn } from './columns.ts'
import { neededColumns, roleName } from './columns.ts'
import type { Finding } from './findings.ts'
import { findHeader, isHeaderRow } from './header.ts'
import type { Header } from './header.ts'
import { findLayout } from './layout.ts'
import type { ColumnMap, Layout } from './layout.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { isTimeLike, readTimeParts } from './times.ts'

/** Settings for what cannot be inferred from a table. */
export type TableOptions = {
  order?: DayOrder
  today?: string
  period: { year?: number; month?: number }
  map?: ColumnMap
  school?: 1 | 2
}

/** One line of a table: its date, and its cells by column. */
export type TableLine = { line: number; date?: string; cells: Map<TimeColumn, string> }

/** A table with dated lines, whose times have not been read yet. */
export type Table = {
  lines: TableLine[]
  columns: { role: Role; index: number; heading: string; isInferred: boolean }[]
  unreadColumns: string[]
  /** Lines that are neither days nor headings: titles, notes. */
  notes: number
  interpretation: DayInterpretation
  /** Whether no line has a year. */
  perpetual: boolean
  problems: Finding[]
  warnings: Finding[]
}

/** Counts the times of a line, apart from its day, which can look like one. */
const timesIn = ({ cells }: SheetRow, dayIndex?: number): number =>
  cells.filter((cell, index) => index !== dayIndex && /\d/.test(cell) && isTimeLike(readTimeParts(cell))).length

/** The minimum number of times for a line to belong to the table, even without a readable day. */
const minTimes = 3

/** The maximum number of other cells on a line that is only a note on its day, such as "Eid", or a day of an adjacent month. */
const maxNotes = 3

/**
 * Finds lines with a day but no times, if another line has the times of that day, or the day is outside the table's period.
 * Any other line without times is a day with missing times.
 */
function findUntimed(body: readonly Body[], dates: readonly (string | undefined)[], dayIndex: number | undefined) {
  const isBare = ({ row }: Body) =>
    timesIn(row, dayIndex) === 0 &&
    row.cells.filter((cell) => readTimeParts(cell).kind !== 'blank').length <= maxNotes + 1
  const bareLines = body.map(isBare)
  const datesWithTimes = new Set(dates.filter((_, index) => !bareLines[index]))
  const sortedDates = [...datesWithTimes].flatMap((date) => date ?? []).toSorted()
  const [first = '', last = ''] = [sortedDates[0], sortedDates.at(-1)]
  const isUntimed = (date: string | undefined) =>
    date !== undefined && (datesWithTimes.has(date) || date < first || date > last)
  return new Set(body.flatMap((_, index) => (bareLines[index] && isUntimed(dates[index]) ? [index] : [])))
}

type Body = { row: SheetRow; context: { year?: number; month?: number } }

/** Finds the lines of days below the heading; titles between them give the month and year. */
function splitBody(
  rows: readonly SheetRow[],
  start: { year?: number; month?: number },
  options: TableOptions,
  dayIndex: number | undefined,
) {
  const body: Body[] = []
  let context = start
  let notes = 0
  for (const row of rows) {
    if (isHeaderRow(row)) continue
    const day = readDayParts(row.cells[dayIndex ?? -1] ?? '').kind
    const times = timesIn(row, dayIndex)
    const hasDate = day === 'full' || day === 'pair' || day === 'named'
    if (times >= minTimes || (hasDate && row.cells.length > 1) || (day === 'number' && times > 0)) {
      body.push({ row, context })
      continue
    }
    notes += 1
    const period = readPeriod(row.cells.join(' '))
    if (row.cells.filter((cell) => cell !== '').length <= 3 && period.month !== undefined)
      context = { ...context, ...period, ...(options.period.year === undefined ? {} : { year: options.period.year }) }
  }
  return { body, notes }
}

function missingColumns({ columnIndexes, unreadColumns }: Layout, line: number): Finding[] {
  const day = columnIndexes.has('date') || columnIndexes.has('number') ? [] : ['the day']
  const names = [...day, ...neededColumns.filter((column) => !columnIndexes.has(column)).map(roleName)]
  if (names.length === 0) return []
  const advice =
    unreadColumns.length === 0
      ? 'Add a heading over each'
      : `Set which columns they are. Columns that were not read: ${unreadColumns.join(', ')}`
  return [
    {
      kind: 'column',
      line,
      message: `No column was found for ${names.join(', ')}. ${advice}.`,
      ask: 'columns',
      like: 'missing',
    },
  ]
}

/** Whether a line has enough times to identify columns by their contents. */
const isWide = (row: SheetRow) => timesIn(row) >= minTimes

/**
 * Interprets a sheet: finds its heading, the role of each column and the date of each line.
 *
 * @returns undefined if the sheet has no times
 */
export function readTable(sheet: Sheet, fileName: string, options: TableOptions): Table | undefined {
  const header: Header | undefined = findHeader(sheet)
  const rowsBelow = sheet.rows.slice(header?.firstRow ?? 0)
  const wideRows = rowsBelow.filter(isWide)
  if (wideRows.length === 0) return undefined
  const layout = findLayout(header, wideRows, options)
  const dayIndex = layout.columnIndexes.get('date') ?? layout.columnIndexes.get('number')

  const nameTexts = [
    ...(header?.titles ?? []).map(({ cells }) => cells.join(' ')),
    (header?.columns ?? []).map(({ text }) => text).join(' '),
    fileName.replace(/\.[a-z]+$/i, ''),
    sheet.name ?? '',
  ]
  const startPeriod: { year?: number; month?: number } = {}
  for (const text of nameTexts) Object.assign(startPeriod, readPeriod(text))
  Object.assign(startPeriod, options.period)
  const { body, notes } = splitBody(rowsBelow, startPeriod, options, dayIndex)

  const cellOf = (row: SheetRow, role: Role) => row.cells[layout.columnIndexes.get(role) ?? -1] ?? ''
  const dayCells = body.map(({ row, context }) => ({
    line: row.line,
    day: row.cells[dayIndex ?? -1] ?? '',
    weekday: cellOf(row, 'weekday'),
    month: cellOf(row, 'month'),
    year: cellOf(row, 'year'),
    context,
  }))
  const days =
    dayIndex === undefined
      ? undefined
      : readDayColumn(dayCells, {
          ...(options.order ? { order: options.order } : {}),
          ...(options.today === undefined ? {} : { today: options.today }),
        })
  const problems = [...layout.problems, ...missingColumns(layout, header?.line ?? 1), ...(days?.problems ?? [])]
  const width = header?.columns.length
  const untimedIndexes = findUntimed(body, days?.dates ?? [], dayIndex)
  const warnings = [...layout.warnings, ...(days?.warnings ?? [])]
  const lines = body.flatMap(({ row }, lineIndex): TableLine[] => {
    if (days?.ignored.has(lineIndex)) return []
    if (untimedIndexes.has(lineIndex)) {
      const message = `"${dayCells[lineIndex]?.day}" has no times: this line was left out.`
      warnings.push({ kind: 'time', line: row.line, column: 'day', message, like: 'untimed' })
      return []
    }
    if (width !== undefined && row.cells.slice(width).some((extra) => extra !== '')) {
      const message = `The line has ${row.cells.length} cells where the first line names ${width}. Remove the extra delimiter.`
      problems.push({ kind: 'file', line: row.line, message, like: 'cells' })
    }
    const cells = new Map<TimeColumn, string>()
    for (const [role, index] of layout.columnIndexes) if (isTimeRole(role)) cells.set(role, row.cells[index] ?? '')
    const date = days?.dates[lineIndex]
    return [{ line: row.line, cells, ...(date === undefined ? {} : { date }) }]
  })
  return {
    lines,
    columns: [...layout.columnIndexes]
      .toSorted(([, a], [, b]) => a - b)
      .map(([role, index]) => ({
        role,
        index,
        heading: header?.columns[index]?.text || `column ${index + 1}`,
        isInferred: layout.inferredRoles.has(role),
      })),
    unreadColumns: layout.unreadColumns,
    notes: notes + (header?.titles.length ?? 0),
    interpretation: days?.interpretation ?? {},
    perpetual: days?.perpetual ?? false,
    problems,
    warnings,
  }
}

const isTimeRole = (role: Role): role is TimeColumn => !['date', 'number', 'weekday', 'month', 'year'].includes(role)
