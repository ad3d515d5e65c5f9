import { dayNumber, isCalendarDay } from '../base/calendar.ts'

/** Days that a spreadsheet has read with day and month changed over, put right. */
export type MixUp = { dates: (string | undefined)[]; count: number; first: { index: number; was: string; is: string } }

const swapped = (date: string): string => `${date.slice(0, 5)}${date.slice(8)}-${date.slice(5, 7)}`

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
 * text. All days are still there, a third of them in the wrong month. It shows in the order of the lines: nothing is
 * changed unless the lines are out of order as they stand and all in a row once these days are changed over.
 *
 * @param certain whether a cell was a date of the spreadsheet's own and not text
 */
export function findMixUp(dates: readonly (string | undefined)[], certain: readonly boolean[]): MixUp | undefined {
  const asTheyStand = steps(dates)
  if (asTheyStand >= dates.length - fewest) return undefined
  const changed = dates.map((date, at) => {
    if (date === undefined || !certain[at]) return date
    const other = swapped(date)
    return isCalendarDay(other) ? other : date
  })
  const inRow = steps(changed)
  if (inRow < dates.length - 1 || inRow <= asTheyStand) return undefined
  const moved = dates.flatMap((date, index) => (date === changed[index] ? [] : [index]))
  const [index] = moved
  if (index === undefined) return undefined
  return { dates: changed, count: moved.length, first: { index, was: dates[index] ?? '', is: changed[index] ?? '' } }
}
