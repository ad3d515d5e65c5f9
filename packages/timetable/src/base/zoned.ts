import { dateOfNumber, dayMs, dayNumber, minuteMs } from './calendar.ts'

/** The display of a wall clock: the date, and minutes after midnight (0 to 1439, without seconds). */
export type WallClock = { date: string; minutes: number }

/** A time zone. */
export type Zone = {
  /** The offset from UTC at an instant, positive if ahead; both in milliseconds. */
  offsetAt(time: number): number
}

const zones = new Map<string, Zone>()

function openZone(timeZone: string): Zone {
  let formatter: Intl.DateTimeFormat
  try {
    formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    throw new RangeError(`There is no time zone called "${timeZone}". Use an IANA name such as Europe/London.`)
  }
  /** The offset by `Intl`, which is slow. */
  const computeOffset = (time: number) => {
    const seconds = Math.floor(time / 1000) * 1000
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (
      formatter.format(seconds).match(/\d+/g) ?? []
    ).map(Number)
    return Date.UTC(year, month - 1, day, hour, minute, second) - seconds
  }
  const midnights = new Map<number, number>()
  const offsetAtMidnight = (day: number) => {
    const cached = midnights.get(day)
    if (cached !== undefined) return cached
    const offset = computeOffset(day * dayMs)
    midnights.set(day, offset)
    return offset
  }
  /** The instants of clock changes by day, to the second. */
  const changes = new Map<number, number>()
  const changeOn = (day: number, offset: number) => {
    const cached = changes.get(day)
    if (cached !== undefined) return cached
    let [low, high] = [day * dayMs, (day + 1) * dayMs]
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000
      if (computeOffset(middle) === offset) low = middle
      else high = middle
    }
    changes.set(day, high)
    return high
  }
  let lastDay = Number.NaN
  let lastOffset = 0
  return {
    // A day that begins and ends with the same offset has it throughout, and any other day has two: no zone in the IANA
    // database changes its clock twice within 24 hours. So Intl is called once a day, or more often if the clocks change.
    offsetAt(time) {
      const day = Math.floor(time / dayMs)
      if (day === lastDay) return lastOffset
      const offset = offsetAtMidnight(day)
      const next = offsetAtMidnight(day + 1)
      if (offset !== next) return time < changeOn(day, offset) ? offset : next
      lastDay = day
      lastOffset = offset
      return offset
    },
  }
}

/** A time zone by its IANA name. Throws a `RangeError` for an unknown name. */
export function zoneOf(timeZone: string): Zone {
  const cached = zones.get(timeZone)
  if (cached) return cached
  const zone = openZone(timeZone)
  zones.set(timeZone, zone)
  return zone
}

/**
 * The date and time in a zone at an instant.
 *
 * Throws a `RangeError` for an invalid `Date` or an unknown zone.
 */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const time = instant.getTime()
  if (Number.isNaN(time)) throw new RangeError('This Date is invalid.')
  const local = time + zoneOf(timeZone).offsetAt(time)
  const day = Math.floor(local / dayMs)
  return { date: dateOfNumber(day), minutes: Math.floor((local - day * dayMs) / minuteMs) }
}

/** {@link zonedInstant} in milliseconds, for a day number and an opened zone. */
export function instantIn({ offsetAt }: Zone, day: number, minutes: number): number {
  const naive = day * dayMs + minutes * minuteMs
  const offsetBefore = offsetAt(naive - dayMs)
  const offsetAfter = offsetAt(naive + dayMs)
  // Around a change both offsets are tried, the earlier one first: it gives the first of a repeated time, and is also
  // used when a time is skipped.
  const isReal = offsetBefore === offsetAfter || offsetAt(naive - offsetBefore) === offsetBefore
  return naive - (isReal || offsetAt(naive - offsetAfter) !== offsetAfter ? offsetBefore : offsetAfter)
}

/**
 * The instant at which the clocks of a zone show a time of a day. `minutes` is the clock time counted from the day's
 * midnight; 1440 and more are on the next date.
 *
 * A time that a clock change skips is read with the offset before the change, so 01:30 on the night the clocks go forward
 * in London is the instant they show as 02:30. A time that occurs twice means the first. (This is the rule of RFC 5545 for
 * calendars, and the `compatible` of ECMAScript's Temporal.)
 *
 * Throws a `RangeError` for a day that does not exist or an unknown zone.
 */
export const zonedInstant = (date: string, minutes: number, timeZone: string): Date =>
  new Date(instantIn(zoneOf(timeZone), dayNumber(date), minutes))

/** Whether a time exists in a zone on a day: some are skipped when the clocks go forward. */
export function clockShows(date: string, minutes: number, timeZone: string): boolean {
  const clock = wallClock(zonedInstant(date, minutes, timeZone), timeZone)
  return clock.date === date && clock.minutes === minutes
}

/** The minutes a zone is ahead of UTC at noon on a day: the offset of the day's printed times. */
export const noonOffset = (date: string, timeZone: string): number =>
  zoneOf(timeZone).offsetAt(dayNumber(date) * dayMs + dayMs / 2) / minuteMs

/** The minutes a zone is ahead of UTC in a year's winter, in either hemisphere. A greater offset is summer time. */
export const winterOffset = (year: string, timeZone: string): number =>
  Math.min(noonOffset(`${year}-01-15`, timeZone), noonOffset(`${year}-07-15`, timeZone))

/** The minutes a zone is ahead of UTC from an instant on. */
export type ZoneOffset = { from: Date; minutes: number }

/**
 * The offsets of a zone over a period: the one at its start, and one for each clock change, to the second.
 *
 * Throws a `RangeError` for an unknown zone.
 */
export function offsetsBetween(from: Date, until: Date, timeZone: string): ZoneOffset[] {
  const { offsetAt } = zoneOf(timeZone)
  const offsets: ZoneOffset[] = [{ from, minutes: offsetAt(from.getTime()) / minuteMs }]
  for (let day = from.getTime(); day < until.getTime(); day += dayMs) {
    const offset = offsetAt(day)
    // No zone changes its clock twice within 24 hours.
    let [low, high] = [day, Math.min(day + dayMs, until.getTime())]
    if (offsetAt(high) === offset) continue
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000
      if (offsetAt(middle) === offset) low = middle
      else high = middle
    }
    offsets.push({ from: new Date(high), minutes: offsetAt(high) / minuteMs })
  }
  return offsets
}
