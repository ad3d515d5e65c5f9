import { dateOfNumber, dayMs, dayNumber, minuteMs } from './calendar.ts'

/** What a clock on the wall shows: its date, and minutes after its midnight (0 to 1439, seconds dropped). */
export type WallClock = { date: string; minutes: number }

/** One zone's clocks. */
export type Zone = {
  /** How far they are ahead of UTC at an instant; both in milliseconds. */
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
  /** Asks `Intl`, which is slow. */
  const ask = (time: number) => {
    const whole = Math.floor(time / 1000) * 1000
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (
      formatter.format(whole).match(/\d+/g) ?? []
    ).map(Number)
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole
  }
  const midnights = new Map<number, number>()
  const midnight = (day: number) => {
    const cached = midnights.get(day)
    if (cached !== undefined) return cached
    const offset = ask(day * dayMs)
    midnights.set(day, offset)
    return offset
  }
  /** When the clocks change on a day, to the second. */
  const changes = new Map<number, number>()
  const changeOn = (day: number, from: number) => {
    const cached = changes.get(day)
    if (cached !== undefined) return cached
    let [before, after] = [day * dayMs, (day + 1) * dayMs]
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000
      if (ask(middle) === from) before = middle
      else after = middle
    }
    changes.set(day, after)
    return after
  }
  let lastDay = Number.NaN
  let lastOffset = 0
  return {
    // A day that begins and ends with one offset has it throughout, and any other has two: no zone in the IANA database
    // changes its clock twice within 24 hours. So Intl is asked once a day, and some more on the days of a change.
    offsetAt(time) {
      const day = Math.floor(time / dayMs)
      if (day === lastDay) return lastOffset
      const offset = midnight(day)
      const next = midnight(day + 1)
      if (offset !== next) return time < changeOn(day, offset) ? offset : next
      lastDay = day
      lastOffset = offset
      return offset
    },
  }
}

/** The clocks of a zone by its IANA name. Throws a `RangeError` for one that is not known. */
export function zoneOf(timeZone: string): Zone {
  const cached = zones.get(timeZone)
  if (cached) return cached
  const zone = openZone(timeZone)
  zones.set(timeZone, zone)
  return zone
}

/**
 * What the clocks of a zone show at an instant.
 *
 * Throws a `RangeError` for an invalid `Date` or an unknown zone.
 */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const time = instant.getTime()
  if (Number.isNaN(time)) throw new RangeError('An invalid Date has no time of day. Check how it was made.')
  const local = time + zoneOf(timeZone).offsetAt(time)
  const day = Math.floor(local / dayMs)
  return { date: dateOfNumber(day), minutes: Math.floor((local - day * dayMs) / minuteMs) }
}

/** The same as milliseconds, for a day by its number and a zone that is open. */
export function instantIn({ offsetAt }: Zone, day: number, minutes: number): number {
  const naive = day * dayMs + minutes * minuteMs
  const before = offsetAt(naive - dayMs)
  const after = offsetAt(naive + dayMs)
  // Around a change both readings are tried, the one before it first: that is the earlier of two, and the one to keep when neither is real.
  const isReal = before === after || offsetAt(naive - before) === before
  return naive - (isReal || offsetAt(naive - after) !== after ? before : after)
}

/**
 * The instant at which the clocks of a zone show a time of a day. `minutes` count on the clock's face from the day's
 * midnight; 1440 and more reach into the next date.
 *
 * A time that a clock change leaves out is read with the offset before the change, so 01:30 on the night London springs
 * forward is the instant the clocks show as 02:30. A time that happens twice means the first. (The rule RFC 5545 gives
 * for calendars, and the `compatible` of ECMAScript's Temporal.)
 *
 * Throws a `RangeError` for a day that does not exist or an unknown zone.
 */
export const zonedInstant = (date: string, minutes: number, timeZone: string): Date =>
  new Date(instantIn(zoneOf(timeZone), dayNumber(date), minutes))

/** Whether the clocks of a zone ever show this time: a change forward leaves some out. */
export function clockShows(date: string, minutes: number, timeZone: string): boolean {
  const shown = wallClock(zonedInstant(date, minutes, timeZone), timeZone)
  return shown.date === date && shown.minutes === minutes
}

/** How far, in minutes, the clocks of a zone are ahead of UTC at noon of a day: the offset the day's printed times use. */
export const noonOffset = (date: string, timeZone: string): number =>
  zoneOf(timeZone).offsetAt(dayNumber(date) * dayMs + dayMs / 2) / minuteMs

/**
 * The least a zone is ahead of UTC in a year, in minutes: what its clocks show outside summer time, in either hemisphere.
 * Where they show more, they are put forward.
 */
export const winterOffset = (year: string, timeZone: string): number =>
  Math.min(noonOffset(`${year}-01-15`, timeZone), noonOffset(`${year}-07-15`, timeZone))

/** How far, in minutes, the clocks of a zone are ahead of UTC from an instant on. */
export type ZoneOffset = { from: Date; minutes: number }

/**
 * The offsets of a zone over a span: the one its first instant has, and each that a clock change brings, to the second.
 *
 * Throws a `RangeError` for an unknown zone.
 */
export function offsetsBetween(from: Date, until: Date, timeZone: string): ZoneOffset[] {
  const { offsetAt } = zoneOf(timeZone)
  const offsets: ZoneOffset[] = [{ from, minutes: offsetAt(from.getTime()) / minuteMs }]
  for (let day = from.getTime(); day < until.getTime(); day += dayMs) {
    const offset = offsetAt(day)
    // No zone changes its clock twice within 24 hours.
    let [before, after] = [day, Math.min(day + dayMs, until.getTime())]
    if (offsetAt(after) === offset) continue
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000
      if (offsetAt(middle) === offset) before = middle
      else after = middle
    }
    offsets.push({ from: new Date(after), minutes: offsetAt(after) / minuteMs })
  }
  return offsets
}
