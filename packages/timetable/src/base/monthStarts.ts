import { addDays, dayNumber, isCalendarDay } from './calendar.ts'
import {
  addMonths,
  type HijriMonth,
  type HijriSettings,
  type MonthStart,
  monthStartsProblem,
  openHijriCalendar,
} from './hijri.ts'

const padTwo = (value: number) => String(value).padStart(2, '0')

/** A Hijri month in the format of settings and commands: `1448-10` for Shawwal 1448. */
export const writeHijriMonth = ({ year, month }: HijriMonth): string => `${year}-${padTwo(month)}`

/** Parses the format of {@link writeHijriMonth}; undefined if the text is not a month. */
export function readHijriMonth(text: string): HijriMonth | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month) }
  return date.month >= 1 && date.month <= 12 ? date : undefined
}

/** Announced months in the setting's format, in order: `1448-09=2027-02-08, 1448-10=2027-03-10`. */
export const writeMonthStarts = (starts: readonly MonthStart[]): string =>
  starts
    .map((start) => `${writeHijriMonth(start)}=${start.begins}`)
    .toSorted()
    .join(', ')

/** Parses the format of {@link writeMonthStarts}; undefined if the text is unreadable or the months contradict each other. */
export function readMonthStarts(text: string): MonthStart[] | undefined {
  if (text.trim() === '') return []
  const starts: MonthStart[] = []
  for (const part of text.split(',')) {
    const [monthText = '', begins = '', ...rest] = part.split('=').map((word) => word.trim())
    const month = readHijriMonth(monthText)
    if (!month || !isCalendarDay(begins) || rest.length > 0) return undefined
    starts.push({ ...month, begins })
  }
  return monthStartsProblem(starts) ? undefined : starts
}

/** The reason why a month cannot begin on a day. */
export type AnnouncementProblem =
  /** The month before it would not have 29 or 30 days. */
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
 * @returns all announced months after the change, or why the month cannot begin on this day: every month has 29 or 30 days
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
  const previousMonth = addMonths(month, -1)
  const days =
    dayNumber(begins) - dayNumber(openHijriCalendar({ hijriOffset, monthStarts: others }).startOf(previousMonth))
  if (days !== 29 && days !== 30) return { problem: { kind: 'length', month: previousMonth, days } }
  const starts = [...others, start]
  const problem = monthStartsProblem(starts)
  return problem ? { problem: { kind: 'later', month: problem.start } } : { monthStarts: starts }
}

/** A possible first day of a month, and the resulting length of the month before it. */
export type PossibleStart = { begins: string; days: 29 | 30 }

/** The possible first days of a month, given a mosque's announcements of other months. */
export function possibleStarts(settings: HijriSettings, month: HijriMonth): PossibleStart[] {
  const others = settings.monthStarts?.filter((start) => !isSame(start, month)) ?? []
  const previousStart = openHijriCalendar({ ...settings, monthStarts: others }).startOf(addMonths(month, -1))
  return ([29, 30] as const)
    .map((days) => ({ begins: addDays(previousStart, days), days }))
    .filter(({ begins }) => 'monthStarts' in announceMonth(settings, month, begins))
}
