import type { PrayerToday } from '@minaret/contract'
import { dateIn } from './dateIn.ts'
import { dayStateAt } from './dayState.ts'

const hourMs = 3_600_000

/** The start of the next day in a time zone, to the second, in milliseconds. No day is longer than 25 hours. */
function nextDayStart(timeZone: string, now: number): number {
  const date = dateIn(timeZone, now)
  let [before, after] = [now, now + 26 * hourMs]
  while (after - before > 1000) {
    const middle = (before + after) / 2
    if (dateIn(timeZone, middle) === date) before = middle
    else after = middle
  }
  return Math.floor(after / 1000) * 1000
}

/**
 * When the display next changes: a prayer or its jamaat begins, the Hijri date turns, or the day ends.
 * @param now the time of display, in milliseconds
 * @returns in milliseconds
 */
export function changesAt(times: PrayerToday, now: number): number {
  const { next, nextJamaat, current, day } = dayStateAt(times, now)
  const maghrib = day.prayers.find(({ prayer }) => prayer === 'maghrib')
  const instants = [
    current?.until.getTime(),
    next && Date.parse(next.begins.at),
    nextJamaat?.at.getTime(),
    maghrib && Date.parse(maghrib.begins.at),
    nextDayStart(times.timeZone, now),
  ]
  return Math.min(...instants.flatMap((instant) => (instant && instant > now ? [instant] : [])))
}
