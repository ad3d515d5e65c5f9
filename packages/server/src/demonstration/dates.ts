import { addDays, wallClock, zonedInstant } from '@minaret/timetable'

/** Monday is 1, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A time of a week seen from the week that begins now: 0 is the next such weekday, -1 the one before it. */
export type When = { weekday: Weekday; week: number; at: string; minutes?: number }

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The instants of such a time, in a zone. What of today has begun already counts as next week's. */
export function instantsOf({ weekday, week, at, minutes }: When, now: Date, timeZone: string) {
  const today = wallClock(now, timeZone)
  const ahead = (weekday - weekdayOf(today.date) + 7) % 7
  const missed = ahead === 0 && minutesOf(at) <= today.minutes ? 7 : 0
  const startsAt = zonedInstant(addDays(today.date, ahead + missed + week * 7), minutesOf(at), timeZone)
  return { startsAt, endsAt: minutes === undefined ? null : new Date(startsAt.getTime() + minutes * 60_000) }
}

/** The date so many days from today, in a zone. */
export const daysAhead = (days: number, now: Date, timeZone: string): string =>
  addDays(wallClock(now, timeZone).date, days)

/** The instant so many days from now. */
export const instantAhead = (days: number, now: Date): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
