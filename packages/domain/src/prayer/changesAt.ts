import type { PrayerToday } from '@minaret/contract'
import { dateIn } from './dateIn.ts'
import { runningAt } from './running.ts'

const hour = 3_600_000

/** The first instant of the next day in a zone, to the second. No day is longer than 25 hours. */
function nextDay(timeZone: string, at: number): number {
  const date = dateIn(timeZone, at)
  let [before, after] = [at, at + 26 * hour]
  while (after - before > 1000) {
    const middle = (before + after) / 2
    if (dateIn(timeZone, middle) === date) before = middle
    else after = middle
  }
  return Math.floor(after / 1000) * 1000
}

/**
 * When what is shown of an answer changes by itself: something begins or is prayed, the Hijri date turns, the day ends.
 * @param at the instant it is shown at, in milliseconds @returns the next such instant, in milliseconds
 */
export function changesAt(answer: PrayerToday, at: number): number {
  const { next, nextJamaat, current, day } = runningAt(answer, at)
  const maghrib = day.prayers.find(({ prayer }) => prayer === 'maghrib')
  const instants = [
    current?.until.getTime(),
    next && Date.parse(next.begins.at),
    nextJamaat?.at.getTime(),
    maghrib && Date.parse(maghrib.begins.at),
    nextDay(answer.timeZone, at),
  ]
  return Math.min(...instants.flatMap((instant) => (instant && instant > at ? [instant] : [])))
}
