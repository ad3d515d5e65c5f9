import type { PrayerToday } from '@minaret/contract'
import { dateIn } from './dateIn.ts'
import { dayStateAt } from './dayState.ts'

const hourMs = 3_600_000

/** The start of the next day in a time zone, to the second, in milliseconds. No day is longer than 25 hours. */
function nextDay(timeZone: string, at: number): number {
  const date = dateIn(timeZone, at)
  let [before, after] = [at, at + 26 * hourMs]
  while (after - before > 1000) {
    const middle = (before + after) / 2
    if (dateIn(timeZone, middle) === date) before = middle
    else after = middle
  }
  return Math.floor(after / 1000) * 1000
}

/**
 * When the display next changes: a prayer or its jamaat begins, the Hijri date turns, or the day ends.
 * @param at the time of display, in milliseconds
 * @returns in milliseconds
 */
export function changesAt(answer: PrayerToday, at: number): number {
  const { next, nextJamaat, current, day } = dayStateAt(answer, at)
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
