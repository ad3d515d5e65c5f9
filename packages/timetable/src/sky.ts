import { addDays, minuteMs } from './calendar.ts'
import { clockFace } from './clockFace.ts'
import type { Days } from './resolve.ts'
import type { Schedule } from './schedule/types.ts'
import type { Moment } from './types.ts'

/** A span in which one does not pray: while the sun rises, stands at its highest, or sets. */
export type ForbiddenTime = { why: 'sunrise' | 'noon' | 'sunset'; from: Moment; until: Moment }

/** The contract's `Sky`: what a day holds besides its prayers. */
export type Sky = {
  date: string
  /** In the order of the day. */
  forbidden: ForbiddenTime[]
  /** The middle of the night that follows the day, from Maghrib to the next Fajr. */
  midnight: Moment
  /** When the last third of that night begins. */
  lastThird: Moment
}

/**
 * The times around the prayers. Nights are counted from Maghrib to Fajr, by the same beginnings the day shows; parts of
 * a minute are dropped.
 */
export function skyOf(
  date: string,
  { raw }: Days,
  { timeZone, forbidden }: { timeZone: string; forbidden: Schedule['forbidden'] },
): Sky {
  const face = clockFace(timeZone)
  const { sunrise, begins } = raw(date)
  const night = begins.maghrib.at
  const length = raw(addDays(date, 1)).begins.fajr.at - night
  const part = (share: number) => face.at(Math.floor((night + length * share) / minuteMs) * minuteMs)
  const span = (why: ForbiddenTime['why'], from: number, until: number) => ({
    why,
    from: face.at(from),
    until: face.at(until),
  })
  return {
    date,
    forbidden: [
      span('sunrise', sunrise.at, sunrise.at + forbidden.sunrise * minuteMs),
      span('noon', begins.dhuhr.at - forbidden.noon * minuteMs, begins.dhuhr.at),
      span('sunset', begins.maghrib.at - forbidden.sunset * minuteMs, begins.maghrib.at),
    ],
    midnight: part(1 / 2),
    lastThird: part(2 / 3),
  }
}
