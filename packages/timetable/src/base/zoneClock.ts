import { clockTime, isoOf, minuteMs } from './calendar.ts'
import type { Moment } from './types.ts'
import { instantIn, zoneOf } from './zoned.ts'

/** Reads and writes moments as the clocks of one zone show them. Days are given by their number. */
export type ZoneClock = {
  /** The instant of a day's minute, in milliseconds; what is past 1440 is read on the next date's own clock. */
  instant(day: number, minutes: number): number
  /** Minutes from a day's midnight to what the clocks show at an instant, by the clock's face. */
  minutes(day: number, time: number): number
  /** Minutes of a day, past 1440 those of the next date. What is written is the face, also where a change left it out. */
  onDay(day: number, minutes: number): Moment
  /** An instant, in milliseconds. */
  at(time: number): Moment
}

const within = (minutes: number) => ((minutes % 1440) + 1440) % 1440

/** The clocks of a zone. */
export function createZoneClock(timeZone: string): ZoneClock {
  const zone = zoneOf(timeZone)
  const instant = (day: number, minutes: number) => {
    const days = Math.floor(minutes / 1440)
    return instantIn(zone, day + days, minutes - days * 1440)
  }
  return {
    instant,
    minutes: (day, time) => Math.floor((time + zone.offsetAt(time)) / minuteMs) - day * 1440,
    onDay: (day, minutes) => ({ time: clockTime(within(minutes)), at: isoOf(instant(day, minutes)) }),
    at: (time) => ({
      time: clockTime(within(Math.floor((time + zone.offsetAt(time)) / minuteMs))),
      at: isoOf(time),
    }),
  }
}
