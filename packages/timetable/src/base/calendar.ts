import type { Prayer } from './types.ts'

/** Milliseconds in a day and in a minute. Dates here are plain `YYYY-MM-DD`, without a time zone. */
export const dayMs = 86_400_000
export const minuteMs = 60_000

/**
 * An Isha printed before this minute of the day (03:00) belongs to the night after its row's day; so does a Maghrib if
 * the summer sun sets after midnight.
 */
export const nightEndMinute = 180

/** Converts a prayer's clock time to minutes of its row's day: an Isha at 00:40 comes after 23:59. */
export const toNightMinutes = (prayer: Prayer, minutes: number): number =>
  (prayer === 'isha' || prayer === 'maghrib') && minutes < nightEndMinute ? minutes + 1440 : minutes

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Days before each month of a common year. */
const daysBefore = monthLengths.map((_, month) =>
  monthLengths.slice(0, month).reduce((total, length) => total + length, 0),
)

/** Days from 1970-01-01 to the first of a year, in the Gregorian calendar. */
const newYear = (year: number): number => {
  const previousYear = year - 1
  return (
    previousYear * 365 +
    Math.floor(previousYear / 4) -
    Math.floor(previousYear / 100) +
    Math.floor(previousYear / 400) -
    719_162
  )
}

const padTwo = (value: number) => (value < 10 ? `0${value}` : `${value}`)

/** The date of a day number (days since 1970-01-01). Avoids creating a `Date`, because it is called very often. */
export function dateOfNumber(days: number): string {
  let year = 1970 + Math.floor(days / 365.2425)
  if (newYear(year) > days) year -= 1
  else if (newYear(year + 1) <= days) year += 1
  const leap = isLeap(year) ? 1 : 0
  const dayOfYear = days - newYear(year)
  let month = 11
  while ((daysBefore[month] ?? 0) + (month > 1 ? leap : 0) > dayOfYear) month -= 1
  const day = dayOfYear - (daysBefore[month] ?? 0) - (month > 1 ? leap : 0) + 1
  return `${String(year).padStart(4, '0')}-${padTwo(month + 1)}-${padTwo(day)}`
}

const parseDigits = (text: string, from: number, until: number): number => {
  let value = 0
  for (let index = from; index < until; index += 1) {
    const digit = text.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

/** Parses a date's year, month (1 to 12) and day. Avoids regular expressions, because it is called very often. */
function partsOf(text: string): [year: number, month: number, day: number] | undefined {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return undefined
  return [parseDigits(text, 0, 4), parseDigits(text, 5, 7), parseDigits(text, 8, 10)]
}

const daysInMonth = (year: number, month: number) =>
  (monthLengths[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0)

/** Whether text is an existing day; `2026-02-30` is not, although `Date` would read it as 2 March. */
export function isCalendarDay(text: string): boolean {
  const parts = partsOf(text)
  if (!parts) return false
  const [year, month, day] = parts
  return day >= 1 && day <= daysInMonth(year, month)
}

/** Days since 1970-01-01. Throws a `RangeError` for a day that does not exist. */
export function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = partsOf(date) ?? []
  if (!(day >= 1 && day <= daysInMonth(year, month)))
    throw new RangeError(`"${date}" is not a day of the calendar. Write it as YYYY-MM-DD.`)
  return newYear(year) + (daysBefore[month - 1] ?? 0) + (month > 2 && isLeap(year) ? 1 : 0) + day - 1
}

/** The date a number of days later (earlier if negative). */
export const addDays = (date: string, days: number): string => dateOfNumber(dayNumber(date) + days)

/** Whether a date is a Friday. Dates are already in the tenant's zone. */
export const isFriday = (date: string): boolean => (((dayNumber(date) - 1) % 7) + 7) % 7 === 0

const firstOf = (year: number, month: number) => Date.UTC(year, month - 1, 1) / dayMs

/** Every day of a month (1 to 12), in order. */
export function daysOfMonth(year: number, month: number): string[] {
  const first = firstOf(year, month)
  return Array.from({ length: firstOf(year, month + 1) - first }, (_, index) => dateOfNumber(first + index))
}

/** 365, or 366 in a leap year. */
export const daysInYear = (year: number): number => firstOf(year + 1, 1) - firstOf(year, 1)

/** Formatted in advance, because a year of times needs about ten thousand. */
const clockTimes = Array.from(
  { length: 1440 },
  (_, minutes) => `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`,
)

/** `HH:MM` for whole minutes after midnight, 0 to 1439. */
export const clockTime = (minutes: number): string => clockTimes[minutes] ?? ''

let lastDay = Number.NaN
let lastDate = ''

/** The ISO text of an instant in milliseconds. Optimised for whole minutes of the same day as the last call. */
export function isoOf(time: number): string {
  const day = Math.floor(time / dayMs)
  const minutes = (time - day * dayMs) / minuteMs
  if (!Number.isInteger(minutes)) return new Date(time).toISOString()
  if (day !== lastDay) {
    lastDate = dateOfNumber(day)
    lastDay = day
  }
  return `${lastDate}T${clockTime(minutes)}:00.000Z`
}
