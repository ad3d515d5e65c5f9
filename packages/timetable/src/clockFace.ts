import { clockTime, dayMs, dayNumber, isoOf, minuteMs } from './calendar.ts'
import type { Moment } from './types.ts'
import { instantIn, zoneOf } from './zoned.ts'

/** Reads and writes moments as the clocks of one zone show them. */
export type ClockFace = {
  /** The instant of a day's minute, in milliseconds; what is past 1440 is read on the next date's own clock. */
  instant(date: string, minutes: number): number
  /** Minutes from a day's midnight to what the clocks show at an instant, by the clock's face. */
  minutes(date: string, time: number): number
  /** Minutes of a day, past 1440 those of the next date. What is written is the face, also where a change left it out. */
  onDay(date: string, minutes: number): Moment
  /** An instant, in milliseconds. */
  at(time: number): Moment
}

const within = (minutes: number) => ((minutes % 1440) + 1440) % 1440

/** The clocks of a zone. */
export function clockFace(timeZone: string): ClockFace {
  const zone = zoneOf(timeZone)
  const instant = (date: string, minutes: number) => {
    const days = Math.floor(minutes / 1440)
    return instantIn(zone, dayNumber(date) + days, minutes - days * 1440)
  }
  return {
    instant,
    minutes: (date, time) => Math.floor((time + zone.offsetAt(time)) / minuteMs) - (dayNumber(date) * dayMs) / minuteMs,
    onDay: (date, minutes) => ({ time: clockTime(within(minutes)), at: isoOf(instant(date, minutes)) }),
    at: (time) => ({
      time: clockTime(within(Math.floor((time + zone.offsetAt(time)) / minuteMs))),
      at: isoOf(time),
    }),
  }
}
