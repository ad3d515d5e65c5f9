import { addDays, minuteMs } from './base/calendar.ts'
import { createZoneClock } from './base/zoneClock.ts'
import type { Days } from './resolve.ts'
import type { Schedule } from './schedule/types.ts'
import type { Moment } from './base/types.ts'

/** A period in which prayer is forbidden: while the sun rises, is at its highest, or sets. */
export type ForbiddenTime = { why: 'sunrise' | 'noon' | 'sunset'; from: Moment; until: Moment }

/** The contract's `Sky`: the times of a day other than its prayers. */
export type Sky = {
  date: string
  /** In the order of the day, without overlaps. */
  forbidden: ForbiddenTime[]
  /** The middle of the night that follows the day, from Maghrib to the next Fajr. */
  midnight: Moment
  /** When the last third of that night begins. */
  lastThird: Moment
}

/**
 * The times around the prayers. Nights are counted from Maghrib to Fajr, using the day's own start times, in whole minutes.
 * If a winter day in the far north is so short that two periods would overlap, the second begins when the first ends.
 */
export function skyOf(
  date: string,
  { raw }: Days,
  { timeZone, forbidden }: { timeZone: string; forbidden: Schedule['forbidden'] },
): Sky {
  const clock = createZoneClock(timeZone)
  const { sunrise, begins } = raw(date)
  const [sunriseTime, noon, sunsetTime] = [sunrise.at, begins.dhuhr.at, begins.maghrib.at]
  const length = raw(addDays(date, 1)).begins.fajr.at - sunsetTime
  const nightPart = (share: number) => clock.at(Math.floor((sunsetTime + length * share) / minuteMs) * minuteMs)
  const sunriseEnds = Math.min(sunriseTime + forbidden.sunrise * minuteMs, noon)
  const spans: readonly [ForbiddenTime['why'], from: number, until: number][] = [
    ['sunrise', sunriseTime, sunriseEnds],
    ['noon', Math.max(noon - forbidden.noon * minuteMs, sunriseEnds), noon],
    ['sunset', Math.max(sunsetTime - forbidden.sunset * minuteMs, noon), sunsetTime],
  ]
  return {
    date,
    forbidden: spans.flatMap(([why, from, until]) =>
      from < until ? [{ why, from: clock.at(from), until: clock.at(until) }] : [],
    ),
    midnight: nightPart(1 / 2),
    lastThird: nightPart(2 / 3),
  }
}
