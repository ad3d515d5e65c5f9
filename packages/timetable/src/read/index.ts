import type { TimetableDay } from '../base/types.ts'
import type { DayOrder } from './dayOrder.ts'
import { checkDays, dropRepeats, findEdges, findLeapDays } from './days.ts'
import { inFileOrder } from './findings.ts'
import type { Finding } from './findings.ts'
import type { ColumnMap } from './layout.ts'
import { readRows } from './rows.ts'
import type { ReadRow } from './rows.ts'
import { readJsonTable } from './jsonTable.ts'
import { mostCharacters, splitText } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { findSwap } from './swaps.ts'
import { readTable } from './table.ts'
import type { Table } from './table.ts'
import { understandTable } from './understanding.ts'
import type { Understanding } from './understanding.ts'
import { findWarnings } from './warnings.ts'

/** How to read a file; what it says itself need not be said. */
export type ReadOptions = {
  /** For messages; and for the month and year it may name (`january-2026.csv`). */
  fileName: string
  /** The mosque's IANA zone: with it a table that ignores a clock change is noticed; without it changes are inferred. */
  timeZone?: string
  /** The order of day, month and year, where the whole file leaves it open. */
  dates?: DayOrder
  /** The day of the import, `YYYY-MM-DD`: a timetable is for a year near it. Without it every year is as likely. */
  today?: string
  /** The year, or the month of a year, that the times are for, where the file does not say: `2026`, `2026-01`. */
  period?: string
  /** Columns by heading or number, and what they hold: `{ "Start": "fajr.begins", "7": "ignore" }`. */
  map?: ColumnMap
  /** The school whose Asr the mosque prays, for a table that prints both. */
  madhab?: 'Shafi' | 'Hanafi'
}

/** A timetable read whole, or everything that is wrong with it; and how it was understood, as far as it was. */
export type ReadTimetable =
  | { ok: true; days: TimetableDay[]; warnings: Finding[]; understood: Understanding }
  | { ok: false; findings: Finding[]; understood?: Understanding }

const noTable = (fileName: string): Finding => ({
  kind: 'file',
  line: 1,
  message: `${fileName} has no timetable. The first line must have the column headings, followed by one line per day.`,
})

/** Problems of order are one when two columns have changed places. */
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
  // Without its columns nothing else can be said of a table.
  const read = readRows(table.lines)
  const lacking = table.problems.some(({ ask }) => ask === 'columns')
  const problems = lacking ? table.problems : [...table.problems, ...read.problems, ...orderFindings(read)]
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
 * Reads the sheets of a workbook, or the one sheet that a text is: a year, a month, or anything between, in any of the
 * ways mosques write them. The whole is looked at before anything is said.
 *
 * Refused: missing or doubled days, days or times that cannot be read or can be read in two ways, a prayer without a
 * column, and sunrise, Dhuhr, Asr, Maghrib out of order; `findings` then hold every one of those, in file order, and
 * nothing should be stored. Everything else odd is a warning. Days come in date order.
 *
 * Throws only a `RangeError` for an unknown `timeZone`.
 */
export function readSheets(sheets: readonly Sheet[], options: ReadOptions): ReadTimetable {
  const several = sheets.length > 1
  const read = sheets.flatMap((sheet) => {
    const one = readSheet(sheet, options)
    return one ? [{ ...one, sheet }] : []
  })
  const [first] = read
  if (!first) return { ok: false, findings: [noTable(options.fileName)] }
  const place = (findings: readonly Finding[], { name }: Sheet): Finding[] =>
    findings.map((finding) => (several && name !== undefined ? { ...finding, sheet: name } : finding))

  const dates = read.flatMap(({ table }) => table.lines.flatMap(({ date }) => date ?? []))
  const names = {
    read: read.map(({ sheet }) => sheet.name ?? ''),
    passed: sheets.flatMap((sheet) => (read.some((one) => one.sheet === sheet) ? [] : (sheet.name ?? ''))),
  }
  const understood: Understanding = {
    ...first.understood,
    span: spanOf(dates),
    ...(several ? { sheets: names } : {}),
  }
  const problems = read.flatMap(({ problems: sheetProblems, sheet }) => place(sheetProblems, sheet))
  // Lines are numbered by sheet; days are checked over all of them.
  const { rows: single, repeated } = dropRepeats(read.map((one) => one.rows))
  const rows = single.flat()
  // Which days are missing cannot be said while it is open which days there are.
  const blind = read.some(({ table }) => table.problems.some(({ ask }) => ask !== undefined))
  const perpetual = read.every(({ table }) => table.perpetual)
  const findings = [...problems, ...(blind ? [] : checkDays(rows, perpetual))]
  if (findings.length > 0) return { ok: false, findings: several ? findings : inFileOrder(findings), understood }

  const placed = rows.flatMap(({ line, row }) => (row ? [{ line, row }] : []))
  const days = placed.map(({ row }) => row).sort((a, b) => (a.date < b.date ? -1 : 1))
  const oddities = read.flatMap(({ oddities: odd, sheet }, at) =>
    place([...odd, ...(repeated[at] ?? []).map(repeatedDay)], sheet),
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

/** Splits a text into the cells of its table, before anybody has asked what they mean. */
export function splitTimetable(text: string, fileName: string): { sheet: Sheet } | { problems: Finding[] } {
  // A program's own days come as JSON; its rules are another matter (`readSalahApi`).
  const json = /^\s*[[{]/.test(text) && text.length <= mostCharacters ? readJsonTable(text) : undefined
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
