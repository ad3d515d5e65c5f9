import { addDays, minuteMs } from './base/calendar.ts'
import { createZoneClock } from './base/zoneClock.ts'
import type { Days } from './resolve.ts'
import type { Schedule } from './schedule/types.ts'
import type { Moment } from './base/types.ts'

/** A span in which one does not pray: while the sun rises, stands at its highest, or sets. */
export type ForbiddenTime = { why: 'sunrise' | 'noon' | 'sunset'; from: Moment; until: Moment }

/** The contract's `Sky`: what a day holds besides its prayers. */
export type Sky = {
  date: string
  /** In the order of the day, none reaching into the next. */
  forbidden: ForbiddenTime[]
  /** The middle of the night that follows the day, from Maghrib to the next Fajr. */
  midnight: Moment
  /** When the last third of that night begins. */
  lastThird: Moment
}

/**
 * The times around the prayers. Nights are counted from Maghrib to Fajr, by the same beginnings the day shows; parts of
 * a minute are dropped. Where a winter day in the far north is so short that one span would run into the next, each
 * begins where the one before it ends.
 */
export function skyOf(
  date: string,
  { raw }: Days,
  { timeZone, forbidden }: { timeZone: string; forbidden: Schedule['forbidden'] },
): Sky {
  const clock = createZoneClock(timeZone)
  const { sunrise, begins } = raw(date)
  const [rises, noon, sets] = [sunrise.at, begins.dhuhr.at, begins.maghrib.at]
  const length = raw(addDays(date, 1)).begins.fajr.at - sets
  const part = (share: number) => clock.at(Math.floor((sets + length * share) / minuteMs) * minuteMs)
  const risen = Math.min(rises + forbidden.sunrise * minuteMs, noon)
  const spans: readonly [ForbiddenTime['why'], from: number, until: number][] = [
    ['sunrise', rises, risen],
    ['noon', Math.max(noon - forbidden.noon * minuteMs, risen), noon],
    ['sunset', Math.max(sets - forbidden.sunset * minuteMs, noon), sets],
  ]
  return {
    date,
    forbidden: spans.flatMap(([why, from, until]) =>
      from < until ? [{ why, from: clock.at(from), until: clock.at(until) }] : [],
    ),
    midnight: part(1 / 2),
    lastThird: part(2 / 3),
  }
}
