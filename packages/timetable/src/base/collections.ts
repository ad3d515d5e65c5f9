import { addDays, isFriday } from './calendar.ts'
import { noonOffset, wallClock, zonedInstant } from './zoned.ts'

const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs
/** A collection is begun at least so long ahead, so that there is time to pay and to change one's mind. */
const leastAhead = hourMs
/** A provider's clock may be a little behind ours. */
const margin = 60_000

/** By which clocks the days of regular gifts are counted: the mosque's, and the hour it has chosen for its Friday gifts. */
export type CollectionClock = {
  timeZone: string
  /** 2 to 21: a change of the clocks leaves the day what it is. */
  hour: number
  now: Date
}

/** The first collection of a regular gift, and its day at the mosque. */
export type FirstCollection = { at: Date; on: string }

/**
 * When a day's collection falls due. A provider finds "the same day of each month" in UTC, so the hour is one at which
 * both calendars show this day, in summer and in winter: the mosque's own, or the nearest to it.
 */
export function collectionOn(day: string, { timeZone, hour }: Pick<CollectionClock, 'timeZone' | 'hour'>): Date {
  const year = day.slice(0, 4)
  const offsets = [day, `${year}-01-15`, `${year}-07-15`].map((date) => noonOffset(date, timeZone) / 60)
  const first = Math.max(0, ...offsets.map(Math.ceil))
  const last = 23 + Math.min(0, ...offsets.map(Math.floor))
  return zonedInstant(day, Math.min(Math.max(hour, first), last) * 60, timeZone)
}

/**
 * The first Friday whose hour is at least an hour away, never later than a week from now: where the clocks are put back,
 * or the hour has just gone by, it is a little earlier on that Friday.
 */
function firstFriday({ timeZone, hour, now }: CollectionClock): FirstCollection {
  const today = wallClock(now, timeZone).date
  const instant = (day: string) => zonedInstant(day, hour * 60, timeZone).getTime()
  const fridays = Array.from({ length: 14 }, (_, n) => addDays(today, n)).filter(isFriday)
  const on = fridays.find((day) => instant(day) >= now.getTime() + leastAhead) ?? addDays(today, 7)
  const latest = now.getTime() + weekMs - margin
  return { at: new Date(Math.max(Math.min(instant(on), latest), zonedInstant(on, 0, timeZone).getTime())), on }
}

/**
 * The first collection a regular gift can have: today while its hour is at least an hour ahead, else tomorrow; of a weekly
 * one the Friday from there on. The server and the browser ask this, so that a page shows the day that will be taken.
 */
export function firstCollection(rhythm: 'weekly' | 'monthly' | 'daily', clock: CollectionClock): FirstCollection {
  if (rhythm === 'weekly') return firstFriday(clock)
  const today = wallClock(clock.now, clock.timeZone).date
  const at = collectionOn(today, clock)
  if (at.getTime() - clock.now.getTime() >= leastAhead) return { at, on: today }
  const on = addDays(today, 1)
  return { at: collectionOn(on, clock), on }
}
