import { dateOfNumber, dayMs, dayNumber, minuteMs } from './calendar.ts'

/** What a clock on the wall shows: its date, and minutes after its midnight (0 to 1439, seconds dropped). */
export type WallClock = { date: string; minutes: number }

type Zone = {
  /** The zone's offset from UTC in milliseconds, asked of `Intl`. */
  ask: (time: number) => number
  /** Offsets at UTC midnights, by day number. */
  midnights: Map<number, number>
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
  const ask = (time: number) => {
    const whole = Math.floor(time / 1000) * 1000
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (
      formatter.format(whole).match(/\d+/g) ?? []
    ).map(Number)
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole
  }
  return { ask, midnights: new Map() }
}

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const zone = openZone(timeZone)
  zones.set(timeZone, zone)
  return zone
}

function midnightOffset(zone: Zone, day: number): number {
  const known = zone.midnights.get(day)
  if (known !== undefined) return known
  const offset = zone.ask(day * dayMs)
  zone.midnights.set(day, offset)
  return offset
}

/**
 * A day that begins and ends with one offset has it throughout: no zone in the IANA database changes its clock twice
 * within 24 hours. So `Intl`, which is slow, is asked once a day and only on the days of a change for each instant.
 */
function offsetAt(time: number, timeZone: string): number {
  const zone = zoneOf(timeZone)
  const day = Math.floor(time / dayMs)
  const offset = midnightOffset(zone, day)
  return offset === midnightOffset(zone, day + 1) ? offset : zone.ask(time)
}

/**
 * What the clocks of a zone show at an instant.
 *
 * Throws a `RangeError` for an invalid `Date` or an unknown zone.
 */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const time = instant.getTime()
  if (Number.isNaN(time)) throw new RangeError('An invalid Date has no time of day. Check how it was made.')
  const local = time + offsetAt(time, timeZone)
  const day = Math.floor(local / dayMs)
  return { date: dateOfNumber(day), minutes: Math.floor((local - day * dayMs) / minuteMs) }
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
export function zonedInstant(date: string, minutes: number, timeZone: string): Date {
  const naive = dayNumber(date) * dayMs + minutes * minuteMs
  const before = offsetAt(naive - dayMs, timeZone)
  const after = offsetAt(naive + dayMs, timeZone)
  // Around a change both readings are tried, the one before it first: that is the earlier of two, and the one to keep when neither is real.
  const isReal = before === after || offsetAt(naive - before, timeZone) === before
  if (isReal || offsetAt(naive - after, timeZone) !== after) return new Date(naive - before)
  return new Date(naive - after)
}

/** Whether the clocks of a zone ever show this time: a change forward leaves some out. */
export function clockShows(date: string, minutes: number, timeZone: string): boolean {
  const shown = wallClock(zonedInstant(date, minutes, timeZone), timeZone)
  return shown.date === date && shown.minutes === minutes
}

/** How far, in minutes, the clocks of a zone are ahead of UTC at noon of a day: the offset the day's printed times use. */
export const noonOffset = (date: string, timeZone: string): number =>
  offsetAt(dayNumber(date) * dayMs + dayMs / 2, timeZone) / minuteMs

const winters = new Map<string, number>()

/** The least a zone is ahead of UTC in a year: what its clocks show outside summer time, in either hemisphere. */
function winterOffset(year: string, timeZone: string): number {
  const key = `${year} ${timeZone}`
  const known = winters.get(key)
  if (known !== undefined) return known
  const least = Math.min(noonOffset(`${year}-01-15`, timeZone), noonOffset(`${year}-07-15`, timeZone))
  winters.set(key, least)
  return least
}

/** Whether the clocks of a zone are put forward at noon of a day. */
export const isSummerTime = (date: string, timeZone: string): boolean =>
  noonOffset(date, timeZone) > winterOffset(date.slice(0, 4), timeZone)
