import type { TimetableDay } from '../base/types.ts'
import type { DayOrder } from './dayOrder.ts'
import { checkDays, dropRepeats, findEdges, findLeapDays } from './days.ts'
import { inFileOrder } from './findings.ts'
import type { Finding } from './findings.ts'
import type { ColumnMap } from './layout.ts'
import { readRows } from './rows.ts'
import type { ReadRow } from './rows.ts'
import { readJsonTable } from './jsonTable.ts'
import { maxCharacters, splitText } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { findSwap } from './swaps.ts'
import { readTable } from './table.ts'
import type { Table } from './table.ts'
import { interpretTable } from './interpretation.ts'
import type { Interpretation } from './interpretation.ts'
import { findWarnings } from './warnings.ts'

/** Settings for what cannot be inferred from the file. */
export type ReadOptions = {
  /** Used in messages, and as a source of the month and year (`january-2026.csv`). */
  fileName: string
  /** The mosque's IANA zone, to check clock changes in the table; if undefined, they are inferred. */
  timeZone?: string
  /** The order of day, month and year, if the file does not show it. */
  dates?: DayOrder
  /** The day of the import, `YYYY-MM-DD`. A timetable is for a year near it; if undefined, any year is possible. */
  today?: string
  /** The year or month of the times, if the file does not have it: `2026`, `2026-01`. */
  period?: string
  /** The roles of columns, by heading or number: `{ "Start": "fajr.begins", "7": "ignore" }`. */
  map?: ColumnMap
  /** The mosque's school for Asr, for a table that has both. */
  madhab?: 'Shafi' | 'Hanafi'
}

/** The timetable, or all of its problems, with the interpretation of its columns if there is one. */
export type ReadTimetable =
  | { ok: true; days: TimetableDay[]; warnings: Finding[]; interpretation: Interpretation }
  | { ok: false; findings: Finding[]; interpretation?: Interpretation }

const noTable = (fileName: string): Finding => ({
  kind: 'file',
  line: 1,
  message: `${fileName} has no timetable. The first line must have the column headings, followed by one line per day.`,
})

/** Times out of order, combined into one finding if two columns are swapped. */
function orderFindings(result: ReturnType<typeof readRows>): Finding[] {
  const swap = findSwap(result.begins)
  if (!swap) return result.order
  return [swap.finding, ...result.order.filter(({ line }) => !swap.days.has(line))]
}

type ReadSheet = {
  table: Table
  rows: ReadRow[]
  problems: Finding[]
  warnings: Finding[]
  interpretation: Interpretation
}

function readSheet(sheet: Sheet, options: ReadOptions): ReadSheet | undefined {
  const [year, month] = (options.period ?? '').split('-')
  const table = readTable(sheet, options.fileName, {
    ...(options.dates ? { order: options.dates } : {}),
    ...(options.map ? { map: options.map } : {}),
    ...(options.today === undefined ? {} : { today: options.today }),
    period: { ...(year ? { year: Number(year) } : {}), ...(month ? { month: Number(month) } : {}) },
    school: options.madhab === 'Hanafi' ? 2 : 1,
  })
  if (!table) return undefined
  // Other problems are meaningless until the columns are known.
  const rowsResult = readRows(table.lines)
  const hasColumnQuestion = table.problems.some(({ ask }) => ask === 'columns')
  const problems = hasColumnQuestion
    ? table.problems
    : [...table.problems, ...rowsResult.problems, ...orderFindings(rowsResult)]
  const dates = table.lines.flatMap(({ date }) => date ?? [])
  return {
    table,
    rows: rowsResult.rows,
    problems,
    warnings: [...table.warnings, ...rowsResult.warnings],
    interpretation: interpretTable(table, rowsResult.clock, dates),
  }
}

/**
 * Reads the sheets of a workbook, or the single sheet of a text file: a year, a month or any other period, in any format
 * that mosques use. The whole file is examined before anything is reported.
 *
 * A file is rejected for missing or repeated days, unreadable or ambiguous days or times, a prayer without a column, and
 * sunrise, Dhuhr, Asr and Maghrib out of order; `findings` then has all of these in the order of the file, and the file
 * must not be stored. Anything else unusual is a warning. Days are returned in date order.
 *
 * Throws only a `RangeError` for an unknown `timeZone`.
 */
export function readSheets(sheets: readonly Sheet[], options: ReadOptions): ReadTimetable {
  const hasSheets = sheets.length > 1
  const sheetResults = sheets.flatMap((sheet) => {
    const result = readSheet(sheet, options)
    return result ? [{ ...result, sheet }] : []
  })
  const [first] = sheetResults
  if (!first) return { ok: false, findings: [noTable(options.fileName)] }
  const addSheet = (findings: readonly Finding[], { name }: Sheet): Finding[] =>
    findings.map((finding) => (hasSheets && name !== undefined ? { ...finding, sheet: name } : finding))

  const dates = sheetResults.flatMap(({ table }) => table.lines.flatMap(({ date }) => date ?? []))
  const sheetNames = {
    read: sheetResults.map(({ sheet }) => sheet.name ?? ''),
    withoutTable: sheets.flatMap((sheet) =>
      sheetResults.some((result) => result.sheet === sheet) ? [] : (sheet.name ?? ''),
    ),
  }
  const interpretation: Interpretation = {
    ...first.interpretation,
    span: spanOf(dates),
    ...(hasSheets ? { sheets: sheetNames } : {}),
  }
  const problems = sheetResults.flatMap(({ problems: sheetProblems, sheet }) => addSheet(sheetProblems, sheet))
  // Lines are numbered within a sheet, but days are checked across all sheets.
  const { rows: uniqueRows, repeated } = dropRepeats(sheetResults.map((result) => result.rows))
  const rows = uniqueRows.flat()
  // Missing days can only be found once all days are known.
  const hasQuestions = sheetResults.some(({ table }) => table.problems.some(({ ask }) => ask !== undefined))
  const isPerpetual = sheetResults.every(({ table }) => table.perpetual)
  const findings = [...problems, ...(hasQuestions ? [] : checkDays(rows, isPerpetual))]
  if (findings.length > 0) return { ok: false, findings: hasSheets ? findings : inFileOrder(findings), interpretation }

  const completeRows = rows.flatMap(({ line, row }) => (row ? [{ line, row }] : []))
  const days = completeRows.map(({ row }) => row).sort((a, b) => (a.date < b.date ? -1 : 1))
  const warnings = sheetResults.flatMap(({ warnings: sheetWarnings, sheet }, index) =>
    addSheet([...sheetWarnings, ...(repeated[index] ?? []).map(repeatedDay)], sheet),
  )
  const datedLines = completeRows.map(({ line, row }) => ({ line, date: row.date }))
  const edges = [...findEdges(datedLines), ...findLeapDays(datedLines)]
  return {
    ok: true,
    days,
    warnings: inFileOrder([...warnings, ...edges, ...findWarnings(completeRows, options.timeZone)]),
    interpretation,
  }
}

const repeatedDay = ({ line, date = '' }: ReadRow): Finding => ({
  kind: 'doubled-day',
  line,
  column: 'day',
  day: date,
  message: `${date} is on an earlier sheet as well, with the same times. It was read once.`,
  like: 'same',
})

function spanOf(dates: readonly string[]): Interpretation['span'] {
  const sortedDates = dates.toSorted()
  const [from, until] = [sortedDates[0], sortedDates.at(-1)]
  return from === undefined || until === undefined ? undefined : { from, until, days: new Set(sortedDates).size }
}

/** Splits text into table cells, without interpreting them. */
export function splitTimetable(text: string, fileName: string): { sheet: Sheet } | { problems: Finding[] } {
  // Programs export days as JSON; rules in JSON are read by `readSalahApi`.
  const json = /^\s*[[{]/.test(text) && text.length <= maxCharacters ? readJsonTable(text) : undefined
  return json ? { sheet: json } : splitText(text, fileName)
}

/**
 * Reads a timetable from text; see `readSheets`.
 * @untrusted
 */
export function readTimetable(text: string, options: ReadOptions): ReadTimetable {
  const splitResult = splitTimetable(text, options.fileName)
  return 'problems' in splitResult
    ? { ok: false, findings: splitResult.problems }
    : readSheets([splitResult.sheet], options)
}
