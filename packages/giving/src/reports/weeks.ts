import { addDays, wallClock, zonedInstant } from '@minaret/timetable'

/** The periods of a report, in weeks. */
export const reportWeeks = [4, 13, 26, 52] as const

/** Full weeks from Monday to Sunday in the mosque's time zone. */
export type ReportSpan = {
  timeZone: string
  /** The Mondays, oldest first. */
  mondays: readonly string[]
  /** The first and the last day. */
  from: string
  to: string
  /** The day of the request; later days are in the future. */
  until: string
  /** The period as times: `start` inclusive, `before` exclusive. */
  start: Date
  before: Date
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** Returns the period of full weeks that ends with a day's week. */
export function spanUntil(day: string, weeks: number, timeZone: string): ReportSpan {
  const lastMonday = mondayOf(day)
  const from = addDays(lastMonday, -7 * (weeks - 1))
  const nextMonday = addDays(lastMonday, 7)
  return {
    timeZone,
    mondays: Array.from({ length: weeks }, (_, week) => addDays(from, 7 * week)),
    from,
    to: addDays(nextMonday, -1),
    until: day,
    start: zonedInstant(from, 0, timeZone),
    before: zonedInstant(nextMonday, 0, timeZone),
  }
}

/** Returns the period of full weeks up to now. */
export const spanAt = (now: Date, weeks: number, timeZone: string): ReportSpan =>
  spanUntil(wallClock(now, timeZone).date, weeks, timeZone)
