import { addDays, isFriday } from './calendar.ts'
import { noonOffset, wallClock, zonedInstant } from './zoned.ts'

const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs
/** The minimum time before a collection, so that a donor has time to pay or change their mind. */
const minLeadTime = hourMs
/** Tolerance for a provider's clock that is slightly behind ours. */
const clockTolerance = 60_000

/** The clock for regular gifts: the mosque's time zone, and the hour it has chosen for its Friday gifts. */
export type CollectionClock = {
  timeZone: string
  /** 2 to 21, so that a clock change cannot move a collection to another day. */
  hour: number
  now: Date
}

/** The first collection of a regular gift, and its day in the mosque's time zone. */
export type FirstCollection = { at: Date; on: string }

/**
 * The due time of a day's collection. A provider counts "the same day of each month" in UTC, so the hour must be one at which
 * the date is the same in UTC and at the mosque, in summer and winter: the mosque's own hour, or the nearest possible one.
 */
export function collectionOn(day: string, { timeZone, hour }: Pick<CollectionClock, 'timeZone' | 'hour'>): Date {
  const year = day.slice(0, 4)
  const offsets = [day, `${year}-01-15`, `${year}-07-15`].map((date) => noonOffset(date, timeZone) / 60)
  const first = Math.max(0, ...offsets.map(Math.ceil))
  const last = 23 + Math.min(0, ...offsets.map(Math.floor))
  return zonedInstant(day, Math.min(Math.max(hour, first), last) * 60, timeZone)
}

/**
 * The first Friday collection at least an hour away, but never more than a week from now: if the clocks go back in between,
 * or the hour has only just passed, it is a little earlier on that Friday.
 */
function firstFriday({ timeZone, hour, now }: CollectionClock): FirstCollection {
  const today = wallClock(now, timeZone).date
  const instant = (day: string) => zonedInstant(day, hour * 60, timeZone).getTime()
  const fridays = Array.from({ length: 14 }, (_, index) => addDays(today, index)).filter(isFriday)
  const friday = fridays.find((day) => instant(day) >= now.getTime() + minLeadTime) ?? addDays(today, 7)
  const latest = now.getTime() + weekMs - clockTolerance
  return {
    at: new Date(Math.max(Math.min(instant(friday), latest), zonedInstant(friday, 0, timeZone).getTime())),
    on: friday,
  }
}

/**
 * The first possible collection of a regular gift: today if its hour is at least an hour ahead, otherwise tomorrow; for a
 * weekly gift, the next Friday. The server and the browser both call this, so that a page shows the actual day.
 */
export function firstCollection(frequency: 'weekly' | 'monthly' | 'daily', clock: CollectionClock): FirstCollection {
  if (frequency === 'weekly') return firstFriday(clock)
  const today = wallClock(clock.now, clock.timeZone).date
  const at = collectionOn(today, clock)
  if (at.getTime() - clock.now.getTime() >= minLeadTime) return { at, on: today }
  const tomorrow = addDays(today, 1)
  return { at: collectionOn(tomorrow, clock), on: tomorrow }
}
