import type { Prayer } from './types.ts'

/** Milliseconds in a day, a minute; dates here are plain `YYYY-MM-DD` and know no zone. */
export const dayMs = 86_400_000
export const minuteMs = 60_000

/** An Isha printed before this minute of the clock (03:00) belongs to the night after its row's day. */
export const nightEnds = 180

/** A clock time of a night prayer in the minutes of its own day: an Isha at 00:40 comes after 23:59. */
export const ofNight = (prayer: Prayer, minutes: number): number =>
  prayer === 'isha' && minutes < nightEnds ? minutes + 1440 : minutes

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** The plain date of a day number (days since 1970-01-01). */
export const dateOfNumber = (days: number): string => new Date(days * dayMs).toISOString().slice(0, 10)

/** Whether the text is a day that exists; `2026-02-30` is not, although `Date` would take it for 2 March. */
export function isCalendarDay(text: string): boolean {
  if (!pattern.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** Days since 1970-01-01. Throws a `RangeError` for a day that does not exist. */
export function dayNumber(date: string): number {
  if (!isCalendarDay(date)) throw new RangeError(`"${date}" is not a day of the calendar. Write it as YYYY-MM-DD.`)
  return Date.parse(`${date}T00:00:00Z`) / dayMs
}

/** The date so many days later (earlier when negative). */
export const addDays = (date: string, days: number): string => dateOfNumber(dayNumber(date) + days)

/** Friday by the plain calendar, which is the tenant's own: dates are already in its zone. */
export const isFriday = (date: string): boolean => (((dayNumber(date) - 1) % 7) + 7) % 7 === 0

const firstOf = (year: number, month: number) => Date.UTC(year, month - 1, 1) / dayMs

/** Every day of a month (1 to 12), in order. */
export function daysOfMonth(year: number, month: number): string[] {
  const first = firstOf(year, month)
  return Array.from({ length: firstOf(year, month + 1) - first }, (_, index) => dateOfNumber(first + index))
}

/** 365, or 366 in a leap year. */
export const daysInYear = (year: number): number => firstOf(year + 1, 1) - firstOf(year, 1)

/** `HH:MM` for minutes after midnight. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
