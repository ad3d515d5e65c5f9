import { dayNumber, isCalendarDay } from '../base/calendar.ts'
import { dateText } from './dayParts.ts'
import type { DayParts } from './dayParts.ts'

/** Which of two numbers is the day: `31/12` or `12/31`. */
export type DayOrder = 'dmy' | 'mdy'

export type Pair = Extract<DayParts, { kind: 'pair' }>

/** The date of a pair read in one order, whether or not there is such a day. */
export const dateOfPair = ({ first, second }: Pair, order: DayOrder, year: number): string =>
  order === 'dmy' ? dateText(year, second, first) : dateText(year, first, second)

/** The day of the week of a date, 0 for Sunday. */
export const weekdayOfDate = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7

/** What a column of pairs says about their order. */
export type DayOrderResult =
  | { order: DayOrder; by: 'value' | 'weekday' | 'sequence' | 'same' }
  /** Some of its days can only be read one way, some only the other. */
  | { order: 'mixed'; dmy: Pair; mdy: Pair }
  | { order: 'unknown'; example: Pair }

/** One against so many is a slip of the pen and not another order. */
const outvoted = 10

function bySequence(pairs: readonly Pair[], yearOf: (pair: Pair) => number): DayOrder | undefined {
  const steps = (order: DayOrder) => {
    const days = pairs.flatMap((pair) => {
      const date = dateOfPair(pair, order, yearOf(pair))
      return isCalendarDay(date) ? [dayNumber(date)] : []
    })
    return days.filter((day, at) => at > 0 && Math.abs(day - (days[at - 1] ?? 0)) === 1).length
  }
  const [dmy, mdy] = [steps('dmy'), steps('mdy')]
  const clear = (one: number, other: number) => one >= (pairs.length - 1) * 0.8 && one > other * 4
  if (clear(dmy, mdy)) return 'dmy'
  return clear(mdy, dmy) ? 'mdy' : undefined
}

function byWeekday(
  pairs: readonly (Pair & { weekday?: number })[],
  yearOf: (pair: Pair) => number,
): DayOrder | undefined {
  const fits = (order: DayOrder) =>
    pairs.filter((pair) => {
      const date = dateOfPair(pair, order, yearOf(pair))
      return pair.weekday !== undefined && isCalendarDay(date) && weekdayOfDate(date) === pair.weekday
    }).length
  const [dmy, mdy] = [fits('dmy'), fits('mdy')]
  if (dmy === pairs.length && mdy < dmy) return 'dmy'
  return mdy === pairs.length && dmy < mdy ? 'mdy' : undefined
}

/**
 * Decides the order of day and month by the whole column: by a number over 12, else by the weekdays beside them, else by
 * which order makes each day follow the one before. Nothing else is evidence; `unknown` has to be asked.
 */
export function findOrder(
  pairs: readonly (Pair & { weekday?: number })[],
  yearOf: (pair: Pair) => number,
): DayOrderResult {
  const dmy = pairs.filter(({ first, second }) => first > 12 && second <= 12)
  const mdy = pairs.filter(({ first, second }) => second > 12 && first <= 12)
  if (dmy.length > mdy.length * outvoted) return { order: 'dmy', by: 'value' }
  if (mdy.length > dmy.length * outvoted) return { order: 'mdy', by: 'value' }
  const [oneDmy, oneMdy] = [dmy[0], mdy[0]]
  if (oneDmy && oneMdy) return { order: 'mixed', dmy: oneDmy, mdy: oneMdy }
  const example = pairs.find(({ first, second }) => first !== second)
  if (!example) return { order: 'dmy', by: 'same' }
  const weekday = byWeekday(pairs, yearOf)
  if (weekday) return { order: weekday, by: 'weekday' }
  const sequence = bySequence(pairs, yearOf)
  return sequence ? { order: sequence, by: 'sequence' } : { order: 'unknown', example }
}
