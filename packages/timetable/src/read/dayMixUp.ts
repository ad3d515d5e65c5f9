import { dayNumber, isCalendarDay } from '../base/calendar.ts'

/** Corrected days that a spreadsheet had read with two of their numbers swapped. */
export type MixUp = {
  dates: (string | undefined)[]
  count: number
  first: { index: number; was: string; is: string }
  /** The part that was swapped with the day. */
  part: 'month' | 'year'
}

const swaps = {
  month: (date: string) => `${date.slice(0, 5)}${date.slice(8)}-${date.slice(5, 7)}`,
  year: (date: string) => `20${date.slice(8)}-${date.slice(5, 8)}${date.slice(2, 4)}`,
} as const

/** How many days follow directly on the day above them. */
const countConsecutive = (dates: readonly (string | undefined)[]): number =>
  dates.filter((date, at) => {
    const before = dates[at - 1]
    return date !== undefined && before !== undefined && dayNumber(date) - dayNumber(before) === 1
  }).length

/** Fewer days out of order than this are single mistakes. */
const minMoved = 3

/**
 * Corrects days that a spreadsheet has mixed up. A spreadsheet set to the other order reads `01/02/2026` as 2 January and
 * stores it like that, while `13/02/2026` stays text, so that a third of the days are in the wrong month. One that reads
 * `27-01-02` as 27 January 2002 turns the days of a month into different years. The order of the lines shows this: days
 * are only corrected if the lines are out of order as written, and all consecutive once these days are swapped.
 *
 * @param movable the lines a spreadsheet can have changed, which excludes dates stored as text
 */
export function findMixUp(
  dates: readonly (string | undefined)[],
  movable: Record<MixUp['part'], readonly boolean[]>,
): MixUp | undefined {
  const consecutive = countConsecutive(dates)
  if (consecutive >= dates.length - minMoved) return undefined
  for (const part of ['month', 'year'] as const) {
    const changed = dates.map((date, at) => {
      if (date === undefined || !movable[part][at]) return date
      const other = swaps[part](date)
      return isCalendarDay(other) ? other : date
    })
    const consecutiveAfter = countConsecutive(changed)
    if (consecutiveAfter < dates.length - 1 || consecutiveAfter <= consecutive) continue
    const moved = dates.flatMap((date, index) => (date === changed[index] ? [] : [index]))
    const [index] = moved
    if (index === undefined) continue
    const first = { index, was: dates[index] ?? '', is: changed[index] ?? '' }
    return { dates: changed, count: moved.length, first, part }
  }
  return undefined
}
