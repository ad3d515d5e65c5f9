import { weekdayOfDate } from './dayOrder.ts'
import { isCalendarDay } from '../base/calendar.ts'

/** The year and the month of a line, from a title, a sheet, a file or the import's options. */
export type Period = { year?: number; month?: number }

/** A line with only a day of the month. */
export type NumberLine = { day: number; context: Period }

/** The most days of the previous month that may come before the first of a month. */
const fewDays = 7

/** How many lines from here belong to the previous month: `29, 30, 31` above `1`. */
function daysBefore(lines: readonly NumberLine[], from: number): number {
  const [first] = lines.slice(from)
  if (!first || first.day === 1) return 0
  const same = (at: number) => lines[at]?.context === first.context
  let until = from + 1
  while (same(until) && (lines[until]?.day ?? 0) > (lines[until - 1]?.day ?? 0)) until += 1
  return until - from <= fewDays && same(until) && lines[until]?.day === 1 ? until - from : 0
}

const monthLater = ({ year, month }: Required<Period> | Period, months: number): Period => {
  if (month === undefined) return year === undefined ? {} : { year }
  const at = month - 1 + months
  return { month: (((at % 12) + 12) % 12) + 1, ...(year === undefined ? {} : { year: year + Math.floor(at / 12) }) }
}

/** The months of lines with only a day of the month: after 31 comes the first of the next month. */
export function monthsOfNumbers(lines: readonly NumberLine[]): Period[] {
  const all = lines.length >= 365 && lines[0]?.day === 1
  let period: Period = all ? { month: 1 } : {}
  let title: string | undefined
  let earlierDays = 0
  return lines.map(({ day, context }, at) => {
    const now = `${context.year}-${context.month}`
    if (now !== title) {
      period = { ...period, ...context }
      earlierDays = daysBefore(lines, at)
      if (earlierDays > 0) period = monthLater(period, -1)
    } else if (day < (lines[at - 1]?.day ?? 0)) period = monthLater(period, 1)
    title = now
    return period
  })
}

/** A line with a month but no year: its date in the stated year of the table, and its weekday. */
export type YearlessLine = { date: string; weekday?: number }

/** This many days are the year of a table; a few before or after them belong to the year before or after. */
const wholeYear = 300

/** Whether a table over New Year begins in the stated year (0) or, if the weekdays fit better, the one before (-1). */
function firstYear(lines: readonly YearlessLine[], yearOffsets: readonly number[]): number {
  const fits = (shift: number) =>
    lines.filter(({ date, weekday }, at) => {
      const moved = `${Number(date.slice(0, 4)) + shift + (yearOffsets[at] ?? 0)}${date.slice(4)}`
      return weekday !== undefined && isCalendarDay(moved) && weekdayOfDate(moved) === weekday
    }).length
  return fits(-1) > fits(0) ? -1 : 0
}

/**
 * How many years after the table's stated year each line is: a table may begin with the last days of the year before, end
 * with the first days of the next, or span New Year. Lines must be in the order of the file.
 */
export function yearsAfter(lines: readonly YearlessLine[]): number[] {
  let yearOffset = 0
  const yearOffsets = lines.map(({ date }, at) => {
    const earlierDays = lines[at - 1]?.date.slice(5)
    const day = date.slice(5)
    if (earlierDays === '12-31' && day === '01-01') yearOffset += 1
    if (earlierDays === '01-01' && day === '12-31') yearOffset -= 1
    return yearOffset
  })
  const counts = new Map<number, number>()
  for (const each of yearOffsets) counts.set(each, (counts.get(each) ?? 0) + 1)
  if (counts.size === 1) return yearOffsets
  const [wholeYearOffset] = [...counts].find(([, count]) => count >= wholeYear) ?? []
  if (wholeYearOffset !== undefined) return yearOffsets.map((each) => each - wholeYearOffset)
  const first = Math.min(...counts.keys())
  const fromFirst = yearOffsets.map((each) => each - first)
  const start = firstYear(lines, fromFirst)
  return fromFirst.map((each) => each + start)
}
