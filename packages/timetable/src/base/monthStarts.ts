import { addDays, dayNumber, isCalendarDay } from './calendar.ts'
import {
  addMonths,
  type HijriMonth,
  type HijriSettings,
  type MonthStart,
  monthStartsProblem,
  openHijriCalendar,
} from './hijri.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** A Hijri month in the format of settings and commands: `1448-10` for Shawwal 1448. */
export const writeHijriMonth = ({ year, month }: HijriMonth): string => `${year}-${two(month)}`

/** Reads what {@link writeHijriMonth} writes, undefined if it is not a month. */
export function readHijriMonth(text: string): HijriMonth | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month) }
  return date.month >= 1 && date.month <= 12 ? date : undefined
}

/** Announced months in the format of the setting, in order: `1448-09=2027-02-08, 1448-10=2027-03-10`. */
export const writeMonthStarts = (starts: readonly MonthStart[]): string =>
  starts
    .map((start) => `${writeHijriMonth(start)}=${start.begins}`)
    .toSorted()
    .join(', ')

/** Reads what {@link writeMonthStarts} writes, undefined if it cannot be read or the months cannot all be right. */
export function readMonthStarts(text: string): MonthStart[] | undefined {
  if (text.trim() === '') return []
  const starts: MonthStart[] = []
  for (const part of text.split(',')) {
    const [written = '', begins = '', ...rest] = part.split('=').map((word) => word.trim())
    const month = readHijriMonth(written)
    if (!month || !isCalendarDay(begins) || rest.length > 0) return undefined
    starts.push({ ...month, begins })
  }
  return monthStartsProblem(starts) ? undefined : starts
}

/** Why a month cannot begin on a day. */
export type AnnouncementProblem =
  /** The month before it would have a number of days that is not 29 or 30. */
  | { kind: 'length'; month: HijriMonth; days: number }
  /** The months between it and a later announced one would have too few or too many days. */
  | { kind: 'later'; month: MonthStart }
  /** It is too far from Umm al-Qura, or outside the years for which that calendar is tabulated. */
  | { kind: 'far' }

const isSame = (a: HijriMonth, b: HijriMonth) => a.year === b.year && a.month === b.month

/**
 * Adds a month to a mosque's announced ones, or replaces it.
 *
 * @param begins `YYYY-MM-DD`; undefined withdraws the announcement, and the month begins as calculated
 * @returns all announced months afterwards, or why the month cannot begin then: every month has 29 or 30 days
 */
export function announceMonth(
  { hijriOffset, monthStarts = [] }: HijriSettings,
  month: HijriMonth,
  begins: string | undefined,
): { monthStarts: MonthStart[] } | { problem: AnnouncementProblem } {
  const others = monthStarts.filter((start) => !isSame(start, month))
  if (begins === undefined) return { monthStarts: others }
  const start = { year: month.year, month: month.month, begins }
  if (monthStartsProblem([start])) return { problem: { kind: 'far' } }
  const before = addMonths(month, -1)
  const days = dayNumber(begins) - dayNumber(openHijriCalendar({ hijriOffset, monthStarts: others }).startOf(before))
  if (days !== 29 && days !== 30) return { problem: { kind: 'length', month: before, days } }
  const all = [...others, start]
  const problem = monthStartsProblem(all)
  return problem ? { problem: { kind: 'later', month: problem.start } } : { monthStarts: all }
}

/** A day a month can begin on, and how many days the month before it then has. */
export type PossibleStart = { begins: string; days: 29 | 30 }

/** The days a month can begin on, given a mosque's announcements of other months. */
export function possibleStarts(settings: HijriSettings, month: HijriMonth): PossibleStart[] {
  const others = settings.monthStarts?.filter((start) => !isSame(start, month)) ?? []
  const before = openHijriCalendar({ ...settings, monthStarts: others }).startOf(addMonths(month, -1))
  return ([29, 30] as const)
    .map((days) => ({ begins: addDays(before, days), days }))
    .filter(({ begins }) => 'monthStarts' in announceMonth(settings, month, begins))
}
