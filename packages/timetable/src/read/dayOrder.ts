import { addDays, dayNumber, isCalendarDay } from '../base/calendar.ts'
import { dateText } from './dayParts.ts'
import type { DayParts } from './dayParts.ts'

/** Which number of a date comes first: `31/12`, `12/31`, or the year as in `27-12-31`. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd'

/** A date in which the order of day and month is ambiguous. */
export type Pair = Extract<DayParts, { kind: 'pair' }>

/** The date of a pair in one order, whether or not it exists; empty if the pair cannot have that order. */
export function dateOfPair(
  { first, second, third, month, year: ownYear, short }: Pair,
  order: DayOrder,
  year = 0,
): string {
  if (short === undefined) {
    return order === 'dmy' ? dateText(ownYear ?? year, second, first) : dateText(ownYear ?? year, first, second)
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

/** The order of a column of pairs, as far as it can be decided. */
export type DayOrderResult =
  | { order: DayOrder; by: 'value' | 'weekday' | 'sequence' | 'same' | 'year' }
  /** Some days are only possible in one order, and some only in the other. */
  | { order: 'mixed'; dmy: Pair; mdy: Pair }
  /** `dates` are the possible dates of the example. */
  | { order: 'unknown'; example: Pair; dates: string[] }

/** Additional evidence for a column of pairs. */
export type DayEvidence = {
  /** The year from a title, the file name or the import options, for a pair with no year or a two-digit one. */
  yearOf(pair: Pair): number | undefined
  /** The day of the import; a timetable is for a year near it. */
  today?: string
}

type PairWithWeekday = Pair & { weekday?: number }
type Reading = { order: DayOrder; dates: string[] }

/** One day against this many is a mistake, not a different order. */
const minMajority = 10
/** A leap year, so that 29 February counts if no year is known. */
const fallbackYear = 2024

const readingsOf = (
  pairs: readonly PairWithWeekday[],
  orders: readonly DayOrder[],
  { yearOf }: DayEvidence,
): Reading[] =>
  orders.map((order) => ({ order, dates: pairs.map((pair) => dateOfPair(pair, order, yearOf(pair) ?? fallbackYear)) }))

/** Whether a count is nearly all. */
const isNearlyAll = (count: number, all: number): boolean => count * (minMajority + 1) >= all * minMajority

/** Counts the days whose following day is also in the column, in any position. */
function countNeighbours({ dates }: Reading): number {
  const days = new Set(dates.filter(isCalendarDay))
  return [...days].filter((date) => days.has(addDays(date, 1))).length
}

/** The order in which the days of a column are consecutive, if there is only one. */
function orderBySequence(readings: readonly Reading[]): DayOrder | undefined {
  const counts = readings
    .map((reading) => ({ order: reading.order, count: countNeighbours(reading), all: reading.dates.length }))
    .toSorted((a, b) => b.count - a.count)
  const [best, next] = counts
  if (!best || best.count === 0 || best.count < (best.all - 1) * 0.8) return undefined
  return best.count > (next?.count ?? 0) * 4 ? best.order : undefined
}

function orderByWeekday(pairs: readonly PairWithWeekday[], readings: readonly Reading[]): DayOrder | undefined {
  const matchingReadings = readings.filter(({ dates }) =>
    pairs.every(({ weekday }, index) => {
      const date = dates[index] ?? ''
      return weekday !== undefined && isCalendarDay(date) && weekdayOfDate(date) === weekday
    }),
  )
  return matchingReadings.length === 1 ? matchingReadings[0]?.order : undefined
}

/** The only order that puts the days in the year of the table, or near today. */
function orderByYear(
  pairs: readonly Pair[],
  readings: readonly Reading[],
  { yearOf, today }: DayEvidence,
): DayOrder | undefined {
  const findWithin = (fits: (year: number, pair: Pair) => boolean) => {
    const matchingReadings = readings.filter(({ dates }) =>
      isNearlyAll(
        pairs.filter(
          (pair, index) => isCalendarDay(dates[index] ?? '') && fits(Number(dates[index]?.slice(0, 4)), pair),
        ).length,
        pairs.length,
      ),
    )
    return matchingReadings.length === 1 ? matchingReadings[0]?.order : undefined
  }
  const currentYear = today === undefined ? undefined : Number(today.slice(0, 4))
  return (
    findWithin((year, pair) => year === yearOf(pair)) ??
    (currentYear === undefined ? undefined : findWithin((year) => year >= currentYear - 1 && year <= currentYear + 2))
  )
}

const isSame = (a: Reading, b: Reading) => a.dates.every((date, index) => date === b.dates[index])

/** Decides the order of dates whose year has two digits and may come first or last. */
function findYearOrder(pairs: readonly PairWithWeekday[], evidence: DayEvidence): DayOrderResult {
  const allReadings = readingsOf(pairs, ['dmy', 'mdy', 'ymd'], evidence)
  const possibleReadings = allReadings.filter(({ dates }) =>
    isNearlyAll(dates.filter(isCalendarDay).length, dates.length),
  )
  const readings = possibleReadings.filter(
    (reading, index) => !possibleReadings.slice(0, index).some((previous) => isSame(reading, previous)),
  )
  const [onlyReading] = readings
  if (onlyReading && readings.length === 1)
    return { order: onlyReading.order, by: possibleReadings.length > 1 ? 'same' : 'value' }
  const sequence = orderBySequence(readings)
  if (sequence) return { order: sequence, by: 'sequence' }
  const weekday = orderByWeekday(pairs, readings)
  if (weekday) return { order: weekday, by: 'weekday' }
  const year = orderByYear(pairs, readings, evidence)
  if (year) return { order: year, by: 'year' }
  const distinctIndex = pairs.findIndex(
    (_, index) => new Set(readings.map(({ dates }) => dates[index])).size === readings.length,
  )
  const exampleIndex = Math.max(0, distinctIndex)
  const dates = (readings.length > 0 ? readings : allReadings).flatMap((reading) => reading.dates[exampleIndex] ?? [])
  const [example] = pairs.slice(exampleIndex)
  if (!example) return { order: 'dmy', by: 'same' }
  return { order: 'unknown', example, dates: [...new Set(dates)].filter(isCalendarDay) }
}

/**
 * Decides the order of day, month and year from the whole column: by numbers over 12, otherwise by weekdays, otherwise by
 * the order that makes the days consecutive. A two-digit year may also be recognised from the table's year or from today.
 * If the order is `unknown`, the user has to be asked.
 */
export function findOrder(pairs: readonly PairWithWeekday[], evidence: DayEvidence): DayOrderResult {
  if (pairs.some(({ short }) => short !== undefined)) return findYearOrder(pairs, evidence)
  const dmy = pairs.filter(({ first, second }) => first > 12 && second <= 12)
  const mdy = pairs.filter(({ first, second }) => second > 12 && first <= 12)
  if (dmy.length > mdy.length * minMajority) return { order: 'dmy', by: 'value' }
  if (mdy.length > dmy.length * minMajority) return { order: 'mdy', by: 'value' }
  const [firstDmy, firstMdy] = [dmy[0], mdy[0]]
  if (firstDmy && firstMdy) return { order: 'mixed', dmy: firstDmy, mdy: firstMdy }
  const exampleIndex = pairs.findIndex(({ first, second }) => first !== second)
  const example = pairs[exampleIndex]
  if (!example) return { order: 'dmy', by: 'same' }
  const readings = readingsOf(pairs, ['dmy', 'mdy'], evidence)
  const weekday = orderByWeekday(pairs, readings)
  if (weekday) return { order: weekday, by: 'weekday' }
  const sequence = orderBySequence(readings)
  if (sequence) return { order: sequence, by: 'sequence' }
  return { order: 'unknown', example, dates: readings.flatMap(({ dates }) => dates[exampleIndex] ?? []) }
}
