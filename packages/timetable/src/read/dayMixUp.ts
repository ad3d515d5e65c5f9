import { dayNumber, isCalendarDay } from '../base/calendar.ts'

/** Days that a spreadsheet has read with two of their numbers changed over, put right. */
export type MixUp = {
  dates: (string | undefined)[]
  count: number
  first: { index: number; was: string; is: string }
  /** What changed places with the day. */
  part: 'month' | 'year'
}

const swaps = {
  month: (date: string) => `${date.slice(0, 5)}${date.slice(8)}-${date.slice(5, 7)}`,
  year: (date: string) => `20${date.slice(8)}-${date.slice(5, 8)}${date.slice(2, 4)}`,
} as const

/** How many days come right after the one above them. */
const steps = (dates: readonly (string | undefined)[]): number =>
  dates.filter((date, at) => {
    const before = dates[at - 1]
    return date !== undefined && before !== undefined && dayNumber(date) - dayNumber(before) === 1
  }).length

/** So few days out of a row are slips, and no mix-up. */
const fewest = 3

/**
 * A spreadsheet that is set to the other order takes `01/02/2026` for 2 January and keeps it so, while `13/02/2026` stays
 * text: all days are still there, a third of them in the wrong month. One that takes `27-01-02` for 27 January 2002 makes
 * a month into as many years. It shows in the order of the lines: nothing is changed unless the lines are out of order as
 * they stand and all in a row once these days are changed over.
 *
 * @param movable which lines a spreadsheet can have changed: a date that is text has its month where it was written
 */
export function findMixUp(
  dates: readonly (string | undefined)[],
  movable: Record<MixUp['part'], readonly boolean[]>,
): MixUp | undefined {
  const asTheyStand = steps(dates)
  if (asTheyStand >= dates.length - fewest) return undefined
  for (const part of ['month', 'year'] as const) {
    const changed = dates.map((date, at) => {
      if (date === undefined || !movable[part][at]) return date
      const other = swaps[part](date)
      return isCalendarDay(other) ? other : date
    })
    const inRow = steps(changed)
    if (inRow < dates.length - 1 || inRow <= asTheyStand) continue
    const moved = dates.flatMap((date, index) => (date === changed[index] ? [] : [index]))
    const [index] = moved
    if (index === undefined) continue
    const first = { index, was: dates[index] ?? '', is: changed[index] ?? '' }
    return { dates: changed, count: moved.length, first, part }
  }
  return undefined
}
