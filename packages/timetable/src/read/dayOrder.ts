import { addDays, dayNumber, isCalendarDay } from '../base/calendar.ts'
import { dateText } from './dayParts.ts'
import type { DayParts } from './dayParts.ts'

/** Which number of a date comes first: `31/12`, `12/31`, or the year as in `27-12-31`. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd'

/** A date whose order of day and month is not clear by itself. */
export type Pair = Extract<DayParts, { kind: 'pair' }>

/** The date of a pair in one order, whether or not it exists; empty if the pair cannot have that order. */
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

/** What a column of pairs shows about their order. */
export type DayOrderResult =
  | { order: DayOrder; by: 'value' | 'weekday' | 'sequence' | 'same' | 'year' }
  /** Some of its days are only possible in one order, some only in the other. */
  | { order: 'mixed'; dmy: Pair; mdy: Pair }
  /** `dates` are the possible dates of the example. */
  | { order: 'unknown'; example: Pair; dates: string[] }

/** What else is known about a column of pairs. */
export type DayEvidence = {
  /** The year from a title, the file's name or the import's options, for a pair with no year or a two-digit one. */
  yearOf(pair: Pair): number | undefined
  /** The day of the import; a timetable is for a year near it. */
  today?: string
}

type PairWithWeekday = Pair & { weekday?: number }
type Reading = { order: DayOrder; dates: string[] }

/** One day against this many is a mistake and not another order. */
const outvoted = 10
/** A leap year, so that 29 February counts if no year is known. */
const anyYear = 2024

const readingsOf = (
  pairs: readonly PairWithWeekday[],
  orders: readonly DayOrder[],
  { yearOf }: DayEvidence,
): Reading[] =>
  orders.map((order) => ({ order, dates: pairs.map((pair) => dateOfPair(pair, order, yearOf(pair) ?? anyYear)) }))

/** Whether a count is nearly all. */
const nearlyAll = (count: number, all: number): boolean => count * (outvoted + 1) >= all * outvoted

/** How many days have the following day in the column too, in any position. */
function countNeighbours({ dates }: Reading): number {
  const days = new Set(dates.filter(isCalendarDay))
  return [...days].filter((date) => days.has(addDays(date, 1))).length
}

/** The order in which the days of a column are consecutive, if there is only one. */
function bySequence(readings: readonly Reading[]): DayOrder | undefined {
  const counted = readings
    .map((reading) => ({ order: reading.order, count: countNeighbours(reading), all: reading.dates.length }))
    .toSorted((a, b) => b.count - a.count)
  const [best, next] = counted
  if (!best || best.count === 0 || best.count < (best.all - 1) * 0.8) return undefined
  return best.count > (next?.count ?? 0) * 4 ? best.order : undefined
}

function byWeekday(pairs: readonly PairWithWeekday[], readings: readonly Reading[]): DayOrder | undefined {
  const fitting = readings.filter(({ dates }) =>
    pairs.every(({ weekday }, at) => {
      const date = dates[at] ?? ''
      return weekday !== undefined && isCalendarDay(date) && weekdayOfDate(date) === weekday
    }),
  )
  return fitting.length === 1 ? fitting[0]?.order : undefined
}

/** The only order that puts the days in the year of the table, or near today. */
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
function findYearOrder(pairs: readonly PairWithWeekday[], evidence: DayEvidence): DayOrderResult {
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
  const proof = pairs.findIndex((_, at) => new Set(readings.map(({ dates }) => dates[at])).size === readings.length)
  const at = Math.max(0, proof)
  const dates = (readings.length > 0 ? readings : all).flatMap((reading) => reading.dates[at] ?? [])
  const [example] = pairs.slice(at)
  if (!example) return { order: 'dmy', by: 'same' }
  return { order: 'unknown', example, dates: [...new Set(dates)].filter(isCalendarDay) }
}

/**
 * Decides the order of day, month and year from the whole column: by numbers over 12, otherwise by weekdays, otherwise by
 * the order that makes the days consecutive. A two-digit year may also be recognised from the table's year or from today.
 * Nothing else is evidence; if the order is `unknown`, somebody has to be asked.
 */
export function findOrder(pairs: readonly PairWithWeekday[], evidence: DayEvidence): DayOrderResult {
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
