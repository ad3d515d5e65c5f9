import { dayNumber, isCalendarDay } from '../base/calendar.ts'

/** Corrected dates in which a spreadsheet had swapped two numbers. */
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

/** Counts the days that directly follow the day above them. */
const countConsecutive = (dates: readonly (string | undefined)[]): number =>
  dates.filter((date, index) => {
    const previous = dates[index - 1]
    return date !== undefined && previous !== undefined && dayNumber(date) - dayNumber(previous) === 1
  }).length

/** Fewer days out of order than this are isolated mistakes. */
const minCorrected = 3

/**
 * Corrects days that a spreadsheet has mixed up. A spreadsheet set to the other order reads and stores `01/02/2026` as
 * 2 January, but leaves `13/02/2026` as text, so that a third of the days are in the wrong month. One that reads
 * `27-01-02` as 27 January 2002 turns the days of a month into different years. The order of the lines shows this: days
 * are corrected only if the lines are out of order as written, and all consecutive once these days are swapped.
 *
 * @param movable the lines that a spreadsheet may have changed, which excludes dates stored as text
 */
export function findMixUp(
  dates: readonly (string | undefined)[],
  movable: Record<MixUp['part'], readonly boolean[]>,
): MixUp | undefined {
  const consecutive = countConsecutive(dates)
  if (consecutive >= dates.length - minCorrected) return undefined
  for (const part of ['month', 'year'] as const) {
    const corrected = dates.map((date, index) => {
      if (date === undefined || !movable[part][index]) return date
      const swapped = swaps[part](date)
      return isCalendarDay(swapped) ? swapped : date
    })
    const consecutiveAfter = countConsecutive(corrected)
    if (consecutiveAfter < dates.length - 1 || consecutiveAfter <= consecutive) continue
    const correctedIndexes = dates.flatMap((date, index) => (date === corrected[index] ? [] : [index]))
    const [firstIndex] = correctedIndexes
    if (firstIndex === undefined) continue
    const first = { index: firstIndex, was: dates[firstIndex] ?? '', is: corrected[firstIndex] ?? '' }
    return { dates: corrected, count: correctedIndexes.length, first, part }
  }
  return undefined
}
