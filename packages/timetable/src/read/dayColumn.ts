import { isCalendarDay } from '../base/calendar.ts'
import { dateText, readDayParts } from './dayParts.ts'
import type { DayParts } from './dayParts.ts'
import { dateOfPair, findOrder, weekdayOfDate } from './dayOrder.ts'
import type { DayOrder, Pair } from './dayOrder.ts'
import { findMixUp } from './dayMixUp.ts'
import type { MixUp } from './dayMixUp.ts'
import type { Finding } from './findings.ts'
import { foldDate, monthOf, weekdayName, weekdayOf } from './names.ts'

/** What a line says of its day, and what its title, sheet and file say where it does not. */
export type DayCells = {
  line: number
  day: string
  weekday: string
  month: string
  year: string
  context: { year?: number; month?: number }
}

/** How days were understood; nothing is said of an order that was not needed. */
export type DaysUnderstood = { order?: DayOrder; example?: { text: string; date: string } }

/** Dates by line, in the order of the lines; `undefined` where a finding says why not. */
export type ReadDays = {
  dates: (string | undefined)[]
  problems: Finding[]
  oddities: Finding[]
  understood: DaysUnderstood
}

const hint = 'Write days as YYYY-MM-DD, for example 2026-01-31; in a spreadsheet choose the number format yyyy-mm-dd'
/** The years one can ask for; a day outside them is a slip of the pen. */
const [firstDay, lastDay] = ['1970-01-01', '2100-12-31']

type Line = DayCells & { parts: DayParts }

const partsOf = ({ day, month, year }: DayCells): DayParts => {
  // A date that is split over columns is put together: the number, the month's name or number, the year.
  const parts = readDayParts(day)
  if (parts.kind !== 'number') return parts
  const named = monthOf(foldDate(month)) ?? (/^\d{1,2}$/.test(month) ? Number(month) : undefined)
  if (named === undefined) return parts
  return { kind: 'named', day: parts.day, month: named, ...(/^\d{4}$/.test(year) ? { year: Number(year) } : {}) }
}

/** A day of the month alone goes on from the line above: after 31 comes the first of the next month. */
function numberMonths(lines: readonly Line[]): Map<Line, { year?: number; month?: number }> {
  const result = new Map<Line, { year?: number; month?: number }>()
  const numbers = lines.filter(({ parts }) => parts.kind === 'number')
  const all = numbers.length >= 365 && numbers[0]?.parts.kind === 'number' && numbers[0].parts.day === 1
  let month: number | undefined = all ? 1 : undefined
  let year: number | undefined
  let last = 0
  let weekday = ''
  for (const line of numbers) {
    if (line.parts.kind !== 'number') continue
    const { context } = line
    const now = `${context.year}-${context.month}`
    if (now !== weekday) {
      month = context.month ?? month
      year = context.year ?? year
    } else if (line.parts.day < last && month !== undefined) {
      if (month === 12 && year !== undefined) year += 1
      month = (month % 12) + 1
    }
    weekday = now
    last = line.parts.day
    result.set(line, { ...(month === undefined ? {} : { month }), ...(year === undefined ? {} : { year }) })
  }
  return result
}

const ask = (kind: NonNullable<Finding['ask']>, line: number, message: string): Finding => ({
  kind: 'date',
  line,
  column: 'day',
  message,
  ask: kind,
})

function describeOrder(
  result: Exclude<ReturnType<typeof findOrder>, { order: DayOrder }>,
  lines: readonly Line[],
): Finding {
  const lineOf = (pair: Pair) => lines.find(({ parts }) => parts === pair)
  if (result.order === 'unknown') {
    const line = lineOf(result.example)
    const year = result.example.year ?? line?.context.year ?? 2026
    const [dmy, mdy] = [dateOfPair(result.example, 'dmy', year), dateOfPair(result.example, 'mdy', year)]
    return ask(
      'dates',
      line?.line ?? 1,
      `"${line?.day}" can be ${dmy} or ${mdy}, and nothing in the file shows which. Set whether the day or the month comes first.`,
    )
  }
  const [one, other] = [lineOf(result.dmy), lineOf(result.mdy)]
  const message = `Some days can only have the day first ("${one?.day}" on line ${one?.line}), others only the month ("${other?.day}" on line ${other?.line}). ${hint}.`
  return { kind: 'date', line: Math.min(one?.line ?? 1, other?.line ?? 1), column: 'day', message }
}

function dateOf(
  line: Line,
  order: DayOrder | undefined,
  context: { year?: number; month?: number },
): { date: string } | { lacks: 'year' | 'month' } | undefined {
  const { parts } = line
  const year =
    ('year' in parts ? parts.year : undefined) ??
    (/^\d{4}$/.test(line.year) ? Number(line.year) : undefined) ??
    context.year
  if (parts.kind === 'full') return { date: parts.date }
  if (parts.kind === 'unknown' || parts.kind === 'weekday') return undefined
  if (parts.kind === 'number' && context.month === undefined) return { lacks: 'month' }
  if (year === undefined) return { lacks: 'year' }
  if (parts.kind === 'number') return { date: dateText(year, context.month ?? 0, parts.day) }
  if (parts.kind === 'named') return { date: dateText(year, parts.month, parts.day) }
  return order && { date: dateOfPair(parts, order, year) }
}

function weekdayFindings(lines: readonly Line[], dates: readonly (string | undefined)[]): Finding[] {
  return lines.flatMap((line, at): Finding[] => {
    const date = dates[at]
    const weekday = line.parts.weekday ?? weekdayOf(foldDate(line.weekday).replaceAll(/[^\p{L}]/gu, ''))
    if (date === undefined || weekday === undefined || weekdayOfDate(date) === weekday) return []
    const message = `${date} is a ${weekdayName(weekdayOfDate(date))}, and the line says ${weekdayName(weekday)}. Check the year: is the timetable for another year?`
    return [{ kind: 'weekday', line: line.line, column: 'day', day: date, message }]
  })
}

function mixUpFindings(mixUp: MixUp | undefined, lines: readonly Line[]): Finding[] {
  if (!mixUp) return []
  const { count, first } = mixUp
  const message = `A spreadsheet has swapped day and month on ${count} days; they were corrected by the order of the lines: here ${first.was} was written, and ${first.is} is meant. Check these days.`
  return [{ kind: 'date', line: lines[first.index]?.line ?? 1, column: 'day', day: first.is, message, like: 'mix-up' }]
}

const isPair = (parts: DayParts): parts is Pair & { weekday?: number } => parts.kind === 'pair'

/**
 * Reads a column of days. The order of day and month is decided by all of them together; years and months that no cell
 * has come from the title over the table, the sheet's or the file's name, or from whoever imports.
 *
 * @param options.order the order somebody has said
 */
export function readDayColumn(cells: readonly DayCells[], options: { order?: DayOrder }): ReadDays {
  const lines: Line[] = cells.map((cell) => ({ ...cell, parts: partsOf(cell) }))
  const problems: Finding[] = []
  const pairs = lines.flatMap(({ parts }) => (isPair(parts) ? [parts] : []))
  const contextOf = new Map(lines.flatMap(({ parts, context }) => (isPair(parts) ? [[parts, context] as const] : [])))
  let order = options.order
  if (!order && pairs.length > 0) {
    const result = findOrder(pairs, (pair) => pair.year ?? contextOf.get(pair)?.year ?? 2024)
    if (result.order === 'mixed' || result.order === 'unknown') problems.push(describeOrder(result, lines))
    else order = result.order
  }
  const months = numberMonths(lines)
  const lacking = new Set<'year' | 'month'>()
  const asWritten = lines.map((line): string | undefined => {
    const result = dateOf(line, order, months.get(line) ?? line.context)
    if (result && 'lacks' in result) {
      if (!lacking.has(result.lacks)) {
        const message =
          result.lacks === 'year'
            ? `"${line.day}" has no year, and neither the title nor the file name has one. Set the year of the times.`
            : `"${line.day}" has no month, and neither the title nor the file name has one. Set the month of the times.`
        problems.push(ask('period', line.line, message))
      }
      lacking.add(result.lacks)
      return undefined
    }
    const date = result?.date
    if (date !== undefined && isCalendarDay(date) && date >= firstDay && date <= lastDay) return date
    if (!result && line.parts.kind === 'pair') return undefined
    const tell = (message: string, like: string) =>
      problems.push({ kind: 'date', line: line.line, column: 'day', message, like })
    if (date === undefined) {
      if (line.day === '') tell(`The day is empty. ${hint}.`, 'empty')
      else tell(`"${line.day}" is not a day we can read. ${hint}.`, 'unreadable')
    } else if (isCalendarDay(date))
      tell(`${date} is not in a year that timetables can be for. Correct the year.`, 'year')
    else tell(`${line.day === date ? date : `"${line.day}"`} does not exist. Correct the day.`, 'calendar')
    return undefined
  })
  const mixUp = findMixUp(
    asWritten,
    lines.map(({ parts }) => parts.kind === 'full'),
  )
  const dates = mixUp?.dates ?? asWritten
  const shown = lines.findIndex(
    ({ parts }, at) =>
      dates[at] !== undefined && (pairs.length === 0 || (isPair(parts) && parts.first !== parts.second)),
  )
  const [line, date] = [lines[shown], dates[shown]]
  const understood: DaysUnderstood = {
    ...(order && pairs.length > 0 ? { order } : {}),
    ...(line && date !== undefined
      ? { example: { text: [line.day, line.month, line.year].filter(Boolean).join(' '), date } }
      : {}),
  }
  return { dates, problems, oddities: [...mixUpFindings(mixUp, lines), ...weekdayFindings(lines, dates)], understood }
}
