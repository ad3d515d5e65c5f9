import { addDays, wallClock, zonedInstant } from '@minaret/timetable'

/** The spans a report can have, in weeks. */
export const reportWeeks = [4, 13, 26, 52] as const

/** Whole weeks of a mosque, Monday to Sunday, by its own clocks. */
export type ReportSpan = {
  timeZone: string
  /** The Mondays, oldest first. */
  mondays: readonly string[]
  /** The first day and the last. */
  from: string
  to: string
  /** The day it was asked for: what is later has not been yet. */
  until: string
  /** The same as moments: from the first on, before the second. */
  start: Date
  before: Date
}

/** The Monday a day's week begins with; plain dates. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The span of so many weeks up to the one a day is in, that one whole. */
export function spanUntil(day: string, weeks: number, timeZone: string): ReportSpan {
  const last = mondayOf(day)
  const from = addDays(last, -7 * (weeks - 1))
  const after = addDays(last, 7)
  return {
    timeZone,
    mondays: Array.from({ length: weeks }, (_, week) => addDays(from, 7 * week)),
    from,
    to: addDays(after, -1),
    until: day,
    start: zonedInstant(from, 0, timeZone),
    before: zonedInstant(after, 0, timeZone),
  }
}

/** The span of so many weeks up to now. */
export const spanAt = (now: Date, weeks: number, timeZone: string): ReportSpan =>
  spanUntil(wallClock(now, timeZone).date, weeks, timeZone)
