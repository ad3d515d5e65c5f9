import { addDays, dayNumber, isCalendarDay } from '../base/calendar.ts'
import { dateText } from './dayParts.ts'
import type { DayParts } from './dayParts.ts'

/** Which number of a date comes first: `31/12`, `12/31`, or the year as in `27-12-31`. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd'

export type Pair = Extract<DayParts, { kind: 'pair' }>

/** The date of a pair read in one order, whether or not there is such a day; empty where its form forbids that order. */
export function dateOfPair({ first, second, third, month, year: own, short }: Pair, order: DayOrder, year = 0): string {
  if (short === undefined) {
    return order === 'dmy' ? dateText(own ?? year, second, first) : dateText(own ?? year, first, second)
  }
  if (short === (order === 'ymd' ? 'last' : 'first')) return ''
  if (month !== undefined)
    return order === 'ymd' ? dateText(2000 + first, month, second) : dateText(2000 + second, month, first)
  const last = third ?? 0
  if (order === 'ymd') return dateText(2000 + first, second, last)
  return order === 'dmy' ? dateText(2000 + last, second, first) : dateText(2000 + last, first, second)
}

/** The day of the week of a date, 0 for Sunday. */
export const weekdayOfDate = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7

/** What a column of pairs says about their order. */
export type DayOrderResult =
  | { order: DayOrder; by: 'value' | 'weekday' | 'sequence' | 'same' | 'year' }
  /** Some of its days can only be read one way, some only the other. */
  | { order: 'mixed'; dmy: Pair; mdy: Pair }
  /** `dates`: what the example can be. */
  | { order: 'unknown'; example: Pair; dates: string[] }

/** What else is known of a column of pairs. */
export type DayEvidence = {
  /** The year a title, the file's name or whoever imports gives, where a pair has none or a short one. */
  yearOf(pair: Pair): number | undefined
  /** The day of the import: a timetable is for a year near it. */
  today?: string
}

type Weekdayed = Pair & { weekday?: number }
type Reading = { order: DayOrder; dates: string[] }

/** One against so many is a slip of the pen and not another order. */
const outvoted = 10
/** A leap year, so that 29 February can be counted where no year is known. */
const anyYear = 2024

const readingsOf = (pairs: readonly Weekdayed[], orders: readonly DayOrder[], { yearOf }: DayEvidence): Reading[] =>
  orders.map((order) => ({ order, dates: pairs.map((pair) => dateOfPair(pair, order, yearOf(pair) ?? anyYear)) }))

/** Whether nearly all of so many are. */
const nearlyAll = (count: number, all: number): boolean => count * (outvoted + 1) >= all * outvoted

/** How many days have the day after them in the column as well, wherever it stands. */
function neighbours({ dates }: Reading): number {
  const days = new Set(dates.filter(isCalendarDay))
  return [...days].filter((date) => days.has(addDays(date, 1))).length
}

/** The order in which the days of a column make a row, and in no other. */
function bySequence(readings: readonly Reading[]): DayOrder | undefined {
  const counted = readings
    .map((reading) => ({ order: reading.order, count: neighbours(reading), all: reading.dates.length }))
    .toSorted((a, b) => b.count - a.count)
  const [best, next] = counted
  if (!best || best.count === 0 || best.count < (best.all - 1) * 0.8) return undefined
  return best.count > (next?.count ?? 0) * 4 ? best.order : undefined
}

function byWeekday(pairs: readonly Weekdayed[], readings: readonly Reading[]): DayOrder | undefined {
  const fitting = readings.filter(({ dates }) =>
    pairs.every(({ weekday }, at) => {
      const date = dates[at] ?? ''
      return weekday !== undefined && isCalendarDay(date) && weekdayOfDate(date) === weekday
    }),
  )
  return fitting.length === 1 ? fitting[0]?.order : undefined
}

/** The one order that puts the days in the year they are said to be for, or near today. */
function byYear(
  pairs: readonly Pair[],
  readings: readonly Reading[],
  { yearOf, today }: DayEvidence,
): DayOrder | undefined {
  const within = (fits: (year: number, pair: Pair) => boolean) => {
    const fitting = readings.filter(({ dates }) =>
      nearlyAll(
        pairs.filter((pair, at) => isCalendarDay(dates[at] ?? '') && fits(Number(dates[at]?.slice(0, 4)), pair)).length,
        pairs.length,
      ),
    )
    return fitting.length === 1 ? fitting[0]?.order : undefined
  }
  const now = today === undefined ? undefined : Number(today.slice(0, 4))
  return (
    within((year, pair) => year === yearOf(pair)) ??
    (now === undefined ? undefined : within((year) => year >= now - 1 && year <= now + 2))
  )
}

const isSame = (one: Reading, other: Reading) => one.dates.every((date, at) => date === other.dates[at])

/** Decides the order of dates whose year has two digits and may come first or last. */
function findYearOrder(pairs: readonly Weekdayed[], evidence: DayEvidence): DayOrderResult {
  const all = readingsOf(pairs, ['dmy', 'mdy', 'ymd'], evidence)
  const possible = all.filter(({ dates }) => nearlyAll(dates.filter(isCalendarDay).length, dates.length))
  const readings = possible.filter((each, at) => !possible.slice(0, at).some((other) => isSame(each, other)))
  const [only] = readings
  if (only && readings.length === 1) return { order: only.order, by: possible.length > 1 ? 'same' : 'value' }
  const sequence = bySequence(readings)
  if (sequence) return { order: sequence, by: 'sequence' }
  const weekday = byWeekday(pairs, readings)
  if (weekday) return { order: weekday, by: 'weekday' }
  const year = byYear(pairs, readings, evidence)
  if (year) return { order: year, by: 'year' }
  const shown = pairs.findIndex((_, at) => new Set(readings.map(({ dates }) => dates[at])).size === readings.length)
  const at = Math.max(0, shown)
  const dates = (readings.length > 0 ? readings : all).flatMap((reading) => reading.dates[at] ?? [])
  const [example] = pairs.slice(at)
  if (!example) return { order: 'dmy', by: 'same' }
  return { order: 'unknown', example, dates: [...new Set(dates)].filter(isCalendarDay) }
}

/**
 * Decides the order of day, month and year by the whole column: by a number over 12, else by the weekdays beside them, else
 * by which order makes the days a row. A year of two digits may also be told by the year the file is for, or by today.
 * Nothing else is evidence; `unknown` has to be asked.
 */
export function findOrder(pairs: readonly Weekdayed[], evidence: DayEvidence): DayOrderResult {
  if (pairs.some(({ short }) => short !== undefined)) return findYearOrder(pairs, evidence)
  const dmy = pairs.filter(({ first, second }) => first > 12 && second <= 12)
  const mdy = pairs.filter(({ first, second }) => second > 12 && first <= 12)
  if (dmy.length > mdy.length * outvoted) return { order: 'dmy', by: 'value' }
  if (mdy.length > dmy.length * outvoted) return { order: 'mdy', by: 'value' }
  const [oneDmy, oneMdy] = [dmy[0], mdy[0]]
  if (oneDmy && oneMdy) return { order: 'mixed', dmy: oneDmy, mdy: oneMdy }
  const at = pairs.findIndex(({ first, second }) => first !== second)
  const example = pairs[at]
  if (!example) return { order: 'dmy', by: 'same' }
  const readings = readingsOf(pairs, ['dmy', 'mdy'], evidence)
  const weekday = byWeekday(pairs, readings)
  if (weekday) return { order: weekday, by: 'weekday' }
  const sequence = bySequence(readings)
  if (sequence) return { order: sequence, by: 'sequence' }
  return { order: 'unknown', example, dates: readings.flatMap(({ dates }) => dates[at] ?? []) }
}
