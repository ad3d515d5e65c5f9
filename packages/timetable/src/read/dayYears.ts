import { weekdayOfDate } from './dayOrder.ts'
import { isCalendarDay } from '../base/calendar.ts'

/** The year and the month that a title, a sheet, a file or whoever imports gives a line. */
export type Period = { year?: number; month?: number }

/** A line that has only the number of its day. */
export type NumberLine = { day: number; context: Period }

/** So many days of the month before may stand above the first of a month's own table. */
const fewDays = 7

/** How many lines at the start belong to the month before: `29, 30, 31` above `1`. */
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

/** A day of the month alone goes on from the line above: after 31 comes the first of the next month. */
export function monthsOfNumbers(lines: readonly NumberLine[]): Period[] {
  const all = lines.length >= 365 && lines[0]?.day === 1
  let period: Period = all ? { month: 1 } : {}
  let title: string | undefined
  let before = 0
  return lines.map(({ day, context }, at) => {
    const now = `${context.year}-${context.month}`
    if (now !== title) {
      period = { ...period, ...context }
      before = daysBefore(lines, at)
      if (before > 0) period = monthLater(period, -1)
    } else if (day < (lines[at - 1]?.day ?? 0)) period = monthLater(period, 1)
    title = now
    return period
  })
}

/** A line that has its month but no year: its date in the year it is said to be for, and its weekday. */
export type YearlessLine = { date: string; weekday?: number }

/** So many days in a row are the year a table is for; a few before or after them belong to a neighbouring one. */
const wholeYear = 300

/** Which year of two a table without years begins in: the one that is said, unless its weekdays say the one before. */
function firstYear(lines: readonly YearlessLine[], turns: readonly number[]): number {
  const fits = (shift: number) =>
    lines.filter(({ date, weekday }, at) => {
      const moved = `${Number(date.slice(0, 4)) + shift + (turns[at] ?? 0)}${date.slice(4)}`
      return weekday !== undefined && isCalendarDay(moved) && weekdayOfDate(moved) === weekday
    }).length
  return fits(-1) > fits(0) ? -1 : 0
}

/**
 * How many years after the one it is said to be for each line lies: a table may begin on the last days of the year before,
 * end on the first days of the next, or go over New Year in its middle. Lines come in the order of the file.
 */
export function yearsAfter(lines: readonly YearlessLine[]): number[] {
  let turn = 0
  const turns = lines.map(({ date }, at) => {
    const before = lines[at - 1]?.date.slice(5)
    const day = date.slice(5)
    if (before === '12-31' && day === '01-01') turn += 1
    if (before === '01-01' && day === '12-31') turn -= 1
    return turn
  })
  const counts = new Map<number, number>()
  for (const each of turns) counts.set(each, (counts.get(each) ?? 0) + 1)
  if (counts.size === 1) return turns
  const [whole] = [...counts].find(([, count]) => count >= wholeYear) ?? []
  if (whole !== undefined) return turns.map((each) => each - whole)
  const first = Math.min(...counts.keys())
  const fromFirst = turns.map((each) => each - first)
  const start = firstYear(lines, fromFirst)
  return fromFirst.map((each) => each + start)
}
