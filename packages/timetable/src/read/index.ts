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
import { understandTable } from './understanding.ts'
import type { Understanding } from './understanding.ts'
import { findWarnings } from './warnings.ts'

/** How to read a file; needed only for what the file does not show by itself. */
export type ReadOptions = {
  /** For messages, and for a month and year in it (`january-2026.csv`). */
  fileName: string
  /** The mosque's IANA zone, to check clock changes in the table; without it they are inferred. */
  timeZone?: string
  /** The order of day, month and year, if the whole file does not show it. */
  dates?: DayOrder
  /** The day of the import, `YYYY-MM-DD`. A timetable is for a year near it; without it any year is possible. */
  today?: string
  /** The year or month of the times, if the file does not have it: `2026`, `2026-01`. */
  period?: string
  /** The contents of columns, by heading or number: `{ "Start": "fajr.begins", "7": "ignore" }`. */
  map?: ColumnMap
  /** The mosque's school for Asr, for a table that prints both. */
  madhab?: 'Shafi' | 'Hanafi'
}

/** A complete timetable, or everything that is wrong with it; and how it was understood, as far as possible. */
export type ReadTimetable =
  | { ok: true; days: TimetableDay[]; warnings: Finding[]; understood: Understanding }
  | { ok: false; findings: Finding[]; understood?: Understanding }

const noTable = (fileName: string): Finding => ({
  kind: 'file',
  line: 1,
  message: `${fileName} has no timetable. The first line must have the column headings, followed by one line per day.`,
})

/** Problems of order, combined into one if two columns are swapped. */
function orderFindings(read: ReturnType<typeof readRows>): Finding[] {
  const swap = findSwap(read.begins)
  if (!swap) return read.order
  return [swap.finding, ...read.order.filter(({ line }) => !swap.days.has(line))]
}

type ReadSheet = {
  table: Table
  rows: ReadRow[]
  problems: Finding[]
  oddities: Finding[]
  understood: Understanding
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
  // Other problems mean nothing until the columns are known.
  const read = readRows(table.lines)
  const hasColumnQuestion = table.problems.some(({ ask }) => ask === 'columns')
  const problems = hasColumnQuestion ? table.problems : [...table.problems, ...read.problems, ...orderFindings(read)]
  const dates = table.lines.flatMap(({ date }) => date ?? [])
  return {
    table,
    rows: read.rows,
    problems,
    oddities: [...table.oddities, ...read.oddities],
    understood: understandTable(table, read.clock, dates),
  }
}

/**
 * Reads the sheets of a workbook, or the single sheet of a text: a year, a month or any other period, in any format that
 * mosques use. The whole file is examined before anything is reported.
 *
 * A file is refused for missing or repeated days, unreadable or ambiguous days or times, a prayer without a column, and
 * sunrise, Dhuhr, Asr and Maghrib out of order; `findings` then has all of these in the order of the file, and nothing
 * should be stored. Anything else unusual is a warning. Days are returned in date order.
 *
 * Throws only a `RangeError` for an unknown `timeZone`.
 */
export function readSheets(sheets: readonly Sheet[], options: ReadOptions): ReadTimetable {
  const hasSheets = sheets.length > 1
  const read = sheets.flatMap((sheet) => {
    const one = readSheet(sheet, options)
    return one ? [{ ...one, sheet }] : []
  })
  const [first] = read
  if (!first) return { ok: false, findings: [noTable(options.fileName)] }
  const addSheet = (findings: readonly Finding[], { name }: Sheet): Finding[] =>
    findings.map((finding) => (hasSheets && name !== undefined ? { ...finding, sheet: name } : finding))

  const dates = read.flatMap(({ table }) => table.lines.flatMap(({ date }) => date ?? []))
  const names = {
    read: read.map(({ sheet }) => sheet.name ?? ''),
    passed: sheets.flatMap((sheet) => (read.some((one) => one.sheet === sheet) ? [] : (sheet.name ?? ''))),
  }
  const understood: Understanding = {
    ...first.understood,
    span: spanOf(dates),
    ...(hasSheets ? { sheets: names } : {}),
  }
  const problems = read.flatMap(({ problems: sheetProblems, sheet }) => addSheet(sheetProblems, sheet))
  // Lines are numbered within a sheet, but days are checked across all sheets.
  const { rows: single, repeated } = dropRepeats(read.map((one) => one.rows))
  const rows = single.flat()
  // Missing days can only be found once all days are known.
  const hasQuestions = read.some(({ table }) => table.problems.some(({ ask }) => ask !== undefined))
  const perpetual = read.every(({ table }) => table.perpetual)
  const findings = [...problems, ...(hasQuestions ? [] : checkDays(rows, perpetual))]
  if (findings.length > 0) return { ok: false, findings: hasSheets ? findings : inFileOrder(findings), understood }

  const placed = rows.flatMap(({ line, row }) => (row ? [{ line, row }] : []))
  const days = placed.map(({ row }) => row).sort((a, b) => (a.date < b.date ? -1 : 1))
  const oddities = read.flatMap(({ oddities: odd, sheet }, at) =>
    addSheet([...odd, ...(repeated[at] ?? []).map(repeatedDay)], sheet),
  )
  const dated = placed.map(({ line, row }) => ({ line, date: row.date }))
  const edges = [...findEdges(dated), ...findLeapDays(dated)]
  return {
    ok: true,
    days,
    warnings: inFileOrder([...oddities, ...edges, ...findWarnings(placed, options.timeZone)]),
    understood,
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

function spanOf(dates: readonly string[]): Understanding['span'] {
  const sorted = dates.toSorted()
  const [from, until] = [sorted[0], sorted.at(-1)]
  return from === undefined || until === undefined ? undefined : { from, until, days: new Set(sorted).size }
}

/** Splits a text into the cells of its table, without interpreting them. */
export function splitTimetable(text: string, fileName: string): { sheet: Sheet } | { problems: Finding[] } {
  // Programs export days as JSON; rules in JSON are read by `readSalahApi`.
  const json = /^\s*[[{]/.test(text) && text.length <= maxCharacters ? readJsonTable(text) : undefined
  return json ? { sheet: json } : splitText(text, fileName)
}

/**
 * Reads a timetable from text: see `readSheets`.
 * @untrusted
 */
export function readTimetable(text: string, options: ReadOptions): ReadTimetable {
  const split = splitTimetable(text, options.fileName)
  return 'problems' in split ? { ok: false, findings: split.problems } : readSheets([split.sheet], options)
}
