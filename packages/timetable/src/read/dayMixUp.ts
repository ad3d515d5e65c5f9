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
 * @param movableLines the lines that a spreadsheet may have changed, which excludes dates stored as text
 */
export function findMixUp(
  dates: readonly (string | undefined)[],
  movableLines: Record<MixUp['part'], readonly boolean[]>,
): MixUp | undefined {
  const consecutiveCount = countConsecutive(dates)
  if (consecutiveCount >= dates.length - minCorrected) return undefined
  for (const part of ['month', 'year'] as const) {
    const correctedDates = dates.map((date, index) => {
      if (date === undefined || !movableLines[part][index]) return date
      const swappedDate = swaps[part](date)
      return isCalendarDay(swappedDate) ? swappedDate : date
    })
    const correctedCount = countConsecutive(correctedDates)
    if (correctedCount < dates.length - 1 || correctedCount <= consecutiveCount) continue
    const correctedIndexes = dates.flatMap((date, index) => (date === correctedDates[index] ? [] : [index]))
    const [firstIndex] = correctedIndexes
    if (firstIndex === undefined) continue
    const first = { index: firstIndex, was: dates[firstIndex] ?? '', is: correctedDates[firstIndex] ?? '' }
    return { dates: correctedDates, count: correctedIndexes.length, first, part }
  }
  return undefined
}
