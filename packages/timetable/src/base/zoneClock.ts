import { clockTime, isoOf, minuteMs } from './calendar.ts'
import type { Moment } from './types.ts'
import { instantIn, zoneOf } from './zoned.ts'

/** Converts between instants and the clock times of one zone. Days are day numbers. */
export type ZoneClock = {
  /** The instant of a minute of a day, in milliseconds; minutes from 1440 are on the next date. */
  instant(day: number, minutes: number): number
  /** The clock time at an instant, as minutes from a day's midnight. */
  minutes(day: number, time: number): number
  /** The moment of a minute of a day, from 1440 of the next date. Keeps the clock time even if a clock change skips it. */
  onDay(day: number, minutes: number): Moment
  /** The moment of an instant in milliseconds. */
  at(time: number): Moment
}

const withinDay = (minutes: number) => ((minutes % 1440) + 1440) % 1440

/** Creates the clock of a zone. */
export function createZoneClock(timeZone: string): ZoneClock {
  const zone = zoneOf(timeZone)
  const instant = (day: number, minutes: number) => {
    const days = Math.floor(minutes / 1440)
    return instantIn(zone, day + days, minutes - days * 1440)
  }
  return {
    instant,
    minutes: (day, time) => Math.floor((time + zone.offsetAt(time)) / minuteMs) - day * 1440,
    onDay: (day, minutes) => ({ time: clockTime(withinDay(minutes)), at: isoOf(instant(day, minutes)) }),
    at: (time) => ({
      time: clockTime(withinDay(Math.floor((time + zone.offsetAt(time)) / minuteMs))),
      at: isoOf(time),
    }),
  }
}
