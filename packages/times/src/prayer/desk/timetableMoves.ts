import type { ColumnRole, TimetableMove } from '@minaret/contract/desk'
import { clockTime, type PrayerDay, prayers, type TimetableDay } from '@minaret/timetable'

/** The maximum number of listed differences. */
const maxMoves = 40
const dayMinutes = 1440

type Cell = readonly [column: ColumnRole, minutes: number | undefined]

const cellsOfRow = (day: TimetableDay): Cell[] => [
  ['sunrise', day.sunrise],
  ...prayers.flatMap((prayer): Cell[] => [
    [`${prayer}.begins`, day[prayer].begins],
    [`${prayer}.jamaat`, day[prayer].jamaat],
  ]),
]

const minutesOf = (time: string | undefined) =>
  time === undefined ? undefined : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The effective times of a day, from the timetable or calculated. */
const cellsOfDay = (day: PrayerDay): ReadonlyMap<ColumnRole, number | undefined> =>
  new Map<ColumnRole, number | undefined>([
    ['sunrise', minutesOf(day.sunrise.time)],
    ...day.prayers.flatMap(({ prayer, begins, jamaat }): Cell[] => [
      [`${prayer}.begins`, minutesOf(begins.time)],
      [`${prayer}.jamaat`, minutesOf(jamaat?.time)],
    ]),
  ])

/** The signed difference across midnight: 00:10 is 20 minutes after 23:50. */
function differenceOf(before: number, after: number): number {
  const forwardMinutes = (((after - before) % dayMinutes) + dayMinutes) % dayMinutes
  return forwardMinutes > dayMinutes / 2 ? forwardMinutes - dayMinutes : forwardMinutes
}

/**
 * Compares a timetable with the current times, biggest differences first.
 * @param currentDay returns the current effective day
 */
export function largestDifferences(
  days: readonly TimetableDay[],
  currentDay: (date: string) => PrayerDay,
): TimetableMove[] {
  const moves = days.flatMap((row) => {
    const currentCells = cellsOfDay(currentDay(row.date))
    return cellsOfRow(row).flatMap(([column, after]): TimetableMove[] => {
      const before = currentCells.get(column)
      if (before === undefined || after === undefined || before === after) return []
      const move = { before: clockTime(before), after: clockTime(after), minutes: differenceOf(before, after) }
      return [{ day: row.date, column, ...move }]
    })
  })
  return moves
    .toSorted((a, b) => Math.abs(b.minutes) - Math.abs(a.minutes) || (a.day < b.day ? -1 : 1))
    .slice(0, maxMoves)
}
