import { addDays, isCalendarDay } from '@minaret/timetable'

/** Order of day and month in a numeric date. */
export type DayOrder = 'dmy' | 'mdy'

/** A date from a file: a known day, or two numbers that are day and month in either order. */
export type ParsedDay = { day: string } | { first: number; second: number; year: string }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Maximum days ahead a line can be dated: banks date weekend and holiday payments on the next working day. */
const maxDaysAhead = 7

/** The latest day of a booked line. */
export const lastBooked = (today: string): string => addDays(today, maxDaysAhead)

/** Formats a plain date; undefined if there is no such day. */
function toDay(year: string, month: number, day: number): string | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year
  const text = `${fullYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isCalendarDay(text) && text >= '1990' ? text : undefined
}

/** Maximum length of a date with weekday and time. */
const maxDateLength = 60

/** Reads a date as banks write it: 25/11/2026, 25-11-26, 25 Nov 2026, Nov 25, 2026, 2026-11-25, 20261125; a time is ignored. Undefined if it isn't a date. */
export function parseDay(text: string): ParsedDay | undefined {
  if (text.length > maxDateLength) return undefined
  const dateText = text
    .trim()
    .replace(/^'\s*/, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i, '')
  const toWrittenDay = (year: string, month: number, day: number) => {
    const date = toDay(year, month, day)
    return date === undefined ? undefined : { day: date }
  }
  const isoMatch =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,].*)?$/.exec(dateText) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(dateText)
  if (isoMatch) return toWrittenDay(isoMatch[1] ?? '', Number(isoMatch[2]), Number(isoMatch[3]))
  const numericMatch = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/.exec(dateText)
  if (numericMatch) {
    const pair = { first: Number(numericMatch[1]), second: Number(numericMatch[2]), year: numericMatch[3] ?? '' }
    return (dayOf(pair, 'dmy') ?? dayOf(pair, 'mdy')) ? pair : undefined
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4}|\d{2})(?:[ ,].*)?$/i.exec(dateText)
  if (dayFirst) return toWrittenDay(dayFirst[3] ?? '', monthOf(dayFirst[2]), Number(dayFirst[1]))
  const monthFirst = /^([a-z]{3})[a-z]*\.?[ -](\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[ ,].*)?$/i.exec(dateText)
  return monthFirst ? toWrittenDay(monthFirst[3] ?? '', monthOf(monthFirst[1]), Number(monthFirst[2])) : undefined
}

const monthOf = (name = '') => months.indexOf(name.toLowerCase()) + 1

/** Reads a date in one order of day and month; undefined if it isn't a date. */
export function dayOf(date: ParsedDay, order: DayOrder): string | undefined {
  if ('day' in date) return date.day
  const { first, second, year } = date
  return order === 'dmy' ? toDay(year, second, first) : toDay(year, first, second)
}

/** Whether text is shaped like a date, even if there is no such day: `31/02/2026`. */
export const hasDayShape = (text: string): boolean =>
  /^'?\d{1,4}[-/.]\d{1,2}[-/.]\d/.test(text.trim()) || /^'?\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}\b/i.test(text.trim())

/** The order of a file's dates; `unknown` if nothing decides it, `mixed` if some dates need one order and some the other. */
export type FileDayOrder = { order: DayOrder } | { order: 'unknown'; example: number } | { order: 'mixed'; at: number }

type Pair = Extract<ParsedDay, { first: number }>

/** Whether days are in ascending or descending order. */
const isSorted = (days: readonly string[]) =>
  days.every((day, index) => index === 0 || day >= (days[index - 1] ?? '')) ||
  days.every((day, index) => index === 0 || day <= (days[index - 1] ?? ''))

/**
 * Decides the order of day and month from all dates of a file: by a number over 12, else by rejecting an order that puts most
 * dates in the future, else by the order in which the lines are sorted.
 */
export function findDayOrder(dates: readonly ParsedDay[], today: string): FileDayOrder {
  const pairs = dates.flatMap((date, index) => ('first' in date ? [{ ...date, index }] : []))
  const [dayFirst, monthFirst] = [pairs.filter(({ second }) => second <= 12), pairs.filter(({ first }) => first <= 12)]
  const [onlyDayFirst, onlyMonthFirst] = [
    pairs.filter(({ first }) => first > 12),
    pairs.filter(({ second }) => second > 12),
  ]
  if (onlyDayFirst.length > 0 && onlyMonthFirst.length > 0) {
    const minority = onlyDayFirst.length < onlyMonthFirst.length ? onlyDayFirst : onlyMonthFirst
    return { order: 'mixed', at: minority[0]?.index ?? 0 }
  }
  if (monthFirst.length < pairs.length) return { order: 'dmy' }
  if (dayFirst.length < pairs.length) return { order: 'mdy' }
  const ambiguousPair = pairs.find(({ first, second }) => first !== second)
  if (!ambiguousPair) return { order: 'dmy' }
  const daysBy = (order: DayOrder) => pairs.map((pair: Pair) => dayOf(pair, order) ?? '')
  const isAhead = (order: DayOrder) => daysBy(order).filter((day) => day > lastBooked(today)).length * 2 > pairs.length
  const [isDmyAhead, isMdyAhead] = [isAhead('dmy'), isAhead('mdy')]
  if (isDmyAhead !== isMdyAhead) return { order: isDmyAhead ? 'mdy' : 'dmy' }
  const [isDmySorted, isMdySorted] = [isSorted(daysBy('dmy')), isSorted(daysBy('mdy'))]
  if (isDmySorted !== isMdySorted) return { order: isDmySorted ? 'dmy' : 'mdy' }
  return { order: 'unknown', example: ambiguousPair.index }
}
