import { isCalendarDay, InvalidValueError, wallClock, zonedInstant } from '@minaret/server/operator'

const noon = 12 * 60

/**
 * Parses a gift's day, and returns its time in the ledger: the current time for today, noon for a past day.
 * @throws InvalidValueError for an invalid or a future day
 */
export function parseGiftDay(day: string, timeZone: string, now: Date): { day: string; at: Date } {
  if (!isCalendarDay(day)) throw new InvalidValueError(`"${day}" is not a date. Write it like 2026-11-14.`)
  const today = wallClock(now, timeZone).date
  if (day > today) throw new InvalidValueError(`${day} is in the future. Record a gift once you have received it.`)
  if (Number(today.slice(0, 4)) - Number(day.slice(0, 4)) > 10)
    throw new InvalidValueError(`${day} is more than ten years ago. Check the year.`)
  return { day, at: day === today ? now : zonedInstant(day, noon, timeZone) }
}
