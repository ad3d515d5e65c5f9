import { weekdayOfDate } from './dayOrder.ts'
import { isCalendarDay } from '../base/calendar.ts'

/** The year and month of a line, from a title, a sheet, a file or the import options. */
export type Period = { year?: number; month?: number }

/** A line with only a day of the month. */
export type NumberLine = { day: number; context: Period }

/** The maximum number of days of the previous month before the first of a month. */
const maxPrecedingDays = 7

/** Counts the lines from an index that belong to the previous month: `29, 30, 31` above `1`. */
function countPrecedingDays(lines: readonly NumberLine[], from: number): number {
  const [first] = lines.slice(from)
  if (!first || first.day === 1) return 0
  const isSameContext = (index: number) => lines[index]?.context === first.context
  let until = from + 1
  while (isSameContext(until) && (lines[until]?.day ?? 0) > (lines[until - 1]?.day ?? 0)) until += 1
  return until - from <= maxPrecedingDays && isSameContext(until) && lines[until]?.day === 1 ? until - from : 0
}

const addMonths = ({ year, month }: Required<Period> | Period, months: number): Period => {
  if (month === undefined) return year === undefined ? {} : { year }
  const monthIndex = month - 1 + months
  return {
    month: (((monthIndex % 12) + 12) % 12) + 1,
    ...(year === undefined ? {} : { year: year + Math.floor(monthIndex / 12) }),
  }
}

/** The months of lines with only a day of the month: 31 is followed by the first of the next month. */
export function monthsOfNumbers(lines: readonly NumberLine[]): Period[] {
  const isWholeYear = lines.length >= 365 && lines[0]?.day === 1
  let period: Period = isWholeYear ? { month: 1 } : {}
  let previousKey: string | undefined
  let precedingDays = 0
  return lines.map(({ day, context }, index) => {
    const periodKey = `${context.year}-${context.month}`
    if (periodKey !== previousKey) {
      period = { ...period, ...context }
      precedingDays = countPrecedingDays(lines, index)
      if (precedingDays > 0) period = addMonths(period, -1)
    } else if (day < (lines[index - 1]?.day ?? 0)) period = addMonths(period, 1)
    previousKey = periodKey
    return period
  })
}

/** A line with a month but no year: its date in the table's stated year, and its weekday. */
export type YearlessLine = { date: string; weekday?: number }

/** The minimum number of days for a table's main year; a few days before or after it belong to the adjacent years. */
const wholeYear = 300

/** The first year of a table over New Year: the stated one (0) or, if the weekdays fit better, the one before (-1). */
function firstYear(lines: readonly YearlessLine[], yearOffsets: readonly number[]): number {
  const countFits = (shift: number) =>
    lines.filter(({ date, weekday }, index) => {
      const shiftedDate = `${Number(date.slice(0, 4)) + shift + (yearOffsets[index] ?? 0)}${date.slice(4)}`
      return weekday !== undefined && isCalendarDay(shiftedDate) && weekdayOfDate(shiftedDate) === weekday
    }).length
  return countFits(-1) > countFits(0) ? -1 : 0
}

/**
 * The number of years from the table's stated year to each line: a table may begin with the last days of the year before,
 * end with the first days of the next, or span New Year. Lines must be in the order of the file.
 */
export function yearOffsetsOf(lines: readonly YearlessLine[]): number[] {
  let yearOffset = 0
  const yearOffsets = lines.map(({ date }, index) => {
    const previousDay = lines[index - 1]?.date.slice(5)
    const day = date.slice(5)
    if (previousDay === '12-31' && day === '01-01') yearOffset += 1
    if (previousDay === '01-01' && day === '12-31') yearOffset -= 1
    return yearOffset
  })
  const counts = new Map<number, number>()
  for (const yearlessLine of yearOffsets) counts.set(yearlessLine, (counts.get(yearlessLine) ?? 0) + 1)
  if (counts.size === 1) return yearOffsets
  const [wholeYearOffset] = [...counts].find(([, count]) => count >= wholeYear) ?? []
  if (wholeYearOffset !== undefined) return yearOffsets.map((yearlessLine) => yearlessLine - wholeYearOffset)
  const first = Math.min(...counts.keys())
  const offsetsFromFirst = yearOffsets.map((yearlessLine) => yearlessLine - first)
  const start = firstYear(lines, offsetsFromFirst)
  return offsetsFromFirst.map((yearlessLine) => yearlessLine + start)
}
