import { addDays, isCalendarDay } from '@minaret/timetable'

/** Which comes first where a date is three numbers: the day or the month. */
export type DayOrder = 'dmy' | 'mdy'

/** A date as it is written: a day, or two numbers that can be day and month in either order. */
export type WrittenDay = { day: string } | { first: number; second: number; year: string }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Banks book what comes in at a weekend or a holiday on the next working day: Christmas and Easter take the longest. */
const bookedAhead = 7

/** The last day a line can have: what is later has not been booked. */
export const lastBooked = (today: string): string => addDays(today, bookedAhead)

/** A plain date; undefined if there is no such day. */
function toDay(year: string, month: number, day: number): string | undefined {
  const whole = year.length === 2 ? `20${year}` : year
  const text = `${whole}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isCalendarDay(text) && text >= '1990' ? text : undefined
}

/** The longest text that is a date with its weekday and time. */
const longestDay = 60

/** Reads a date as banks write it: 25/11/2026, 25-11-26, 25 Nov 2026, Nov 25, 2026, 2026-11-25, 20261125; a time is left out. */
export function parseDay(text: string): WrittenDay | undefined {
  if (text.length > longestDay) return undefined
  const written = text
    .trim()
    .replace(/^'\s*/, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i, '')
  const as = (year: string, month: number, day: number) => {
    const date = toDay(year, month, day)
    return date === undefined ? undefined : { day: date }
  }
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,].*)?$/.exec(written) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(written)
  if (iso) return as(iso[1] ?? '', Number(iso[2]), Number(iso[3]))
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/.exec(written)
  if (numbers) {
    const pair = { first: Number(numbers[1]), second: Number(numbers[2]), year: numbers[3] ?? '' }
    return (dayOf(pair, 'dmy') ?? dayOf(pair, 'mdy')) ? pair : undefined
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4}|\d{2})(?:[ ,].*)?$/i.exec(written)
  if (dayFirst) return as(dayFirst[3] ?? '', monthOf(dayFirst[2]), Number(dayFirst[1]))
  const monthFirst = /^([a-z]{3})[a-z]*\.?[ -](\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[ ,].*)?$/i.exec(written)
  return monthFirst ? as(monthFirst[3] ?? '', monthOf(monthFirst[1]), Number(monthFirst[2])) : undefined
}

const monthOf = (name = '') => months.indexOf(name.toLowerCase()) + 1

/** Reads a date in one order of day and month; undefined if it isn't a date. */
export function dayOf(written: WrittenDay, order: DayOrder): string | undefined {
  if ('day' in written) return written.day
  const { first, second, year } = written
  return order === 'dmy' ? toDay(year, second, first) : toDay(year, first, second)
}

/** Whether a text has the shape of a date, though there may be no such day: `31/02/2026`. */
export const hasDayShape = (text: string): boolean =>
  /^'?\d{1,4}[-/.]\d{1,2}[-/.]\d/.test(text.trim()) || /^'?\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}\b/i.test(text.trim())

/** The order of a file's days; `example` if nothing in it shows which, and `mixed` if some days need the one, some the other. */
export type FoundOrder = { order: DayOrder } | { order: 'unknown'; example: number } | { order: 'mixed'; at: number }

type Pair = Extract<WrittenDay, { first: number }>

/** Whether days follow one another, in either direction. */
const isSorted = (days: readonly string[]) =>
  days.every((day, at) => at === 0 || day >= (days[at - 1] ?? '')) ||
  days.every((day, at) => at === 0 || day <= (days[at - 1] ?? ''))

/**
 * Decides the order of day and month by all days of a file: by a number over 12, else by which order most of the days are in
 * the future, else by which order the lines are sorted.
 */
export function findDayOrder(written: readonly WrittenDay[], today: string): FoundOrder {
  const pairs = written.flatMap((each, at) => ('first' in each ? [{ ...each, at }] : []))
  const [dayFirst, monthFirst] = [pairs.filter(({ second }) => second <= 12), pairs.filter(({ first }) => first <= 12)]
  const [onlyDayFirst, onlyMonthFirst] = [
    pairs.filter(({ first }) => first > 12),
    pairs.filter(({ second }) => second > 12),
  ]
  if (onlyDayFirst.length > 0 && onlyMonthFirst.length > 0) {
    const fewer = onlyDayFirst.length < onlyMonthFirst.length ? onlyDayFirst : onlyMonthFirst
    return { order: 'mixed', at: fewer[0]?.at ?? 0 }
  }
  if (monthFirst.length < pairs.length) return { order: 'dmy' }
  if (dayFirst.length < pairs.length) return { order: 'mdy' }
  const open = pairs.find(({ first, second }) => first !== second)
  if (!open) return { order: 'dmy' }
  const days = (order: DayOrder) => pairs.map((pair: Pair) => dayOf(pair, order) ?? '')
  const isAhead = (order: DayOrder) => days(order).filter((day) => day > lastBooked(today)).length * 2 > pairs.length
  const [dmy, mdy] = [isAhead('dmy'), isAhead('mdy')]
  if (dmy !== mdy) return { order: dmy ? 'mdy' : 'dmy' }
  const [sortedDmy, sortedMdy] = [isSorted(days('dmy')), isSorted(days('mdy'))]
  if (sortedDmy !== sortedMdy) return { order: sortedDmy ? 'dmy' : 'mdy' }
  return { order: 'unknown', example: open.at }
}
