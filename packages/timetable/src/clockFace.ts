import { clockTime, isoOf } from './calendar.ts'
import { instantOf } from './raw.ts'
import type { Moment } from './types.ts'
import { wallClock } from './zoned.ts'

/** Writes moments as the clocks of one zone show them. */
export type ClockFace = {
  /** Minutes of a day, past 1440 those of the next date. What is written is the face, also where a change left it out. */
  onDay(date: string, minutes: number): Moment
  /** An instant, in milliseconds. */
  at(time: number): Moment
}

/** The clocks of a zone. */
export const clockFace = (timeZone: string): ClockFace => ({
  onDay: (date, minutes) => ({
    time: clockTime(((minutes % 1440) + 1440) % 1440),
    at: isoOf(instantOf(date, minutes, timeZone)),
  }),
  at: (time) => ({
    time: clockTime(wallClock(new Date(time), timeZone).minutes),
    at: isoOf(time),
  }),
})
