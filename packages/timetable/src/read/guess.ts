import type { TimeColumn } from './columns.ts'
import type { SheetRow } from './sheet.ts'
import { clockStyle, minutesOf, readTimeParts, settleDecimals } from './times.ts'
import type { Prayer } from '../base/types.ts'

/** The column orders of tables without headings. */
const layouts: readonly (readonly TimeColumn[])[] = [
  ['fajr_athan', 'sunrise', 'dhuhr_athan', 'asr_athan', 'maghrib_athan', 'isha_athan'],
  [
    'fajr_athan',
    'fajr_iqama',
    'sunrise',
    'dhuhr_athan',
    'dhuhr_iqama',
    'asr_athan',
    'asr_iqama',
    'maghrib_athan',
    'maghrib_iqama',
    'isha_athan',
    'isha_iqama',
  ],
  [
    'fajr_athan',
    'sunrise',
    'dhuhr_athan',
    'asr_athan',
    'maghrib_athan',
    'isha_athan',
    'fajr_iqama',
    'dhuhr_iqama',
    'asr_iqama',
    'maghrib_iqama',
    'isha_iqama',
  ],
]

const prayerNames = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha', 'sunrise'] as const satisfies readonly (
  | Prayer
  | 'sunrise'
)[]

/** The prayer (or sunrise) a column of times belongs to. */
export const prayerOf = (column: TimeColumn): Prayer | 'sunrise' =>
  prayerNames.find((name) => column === name || column.startsWith(`${name}_`)) ?? 'sunrise'

/** The order of the times in a day; each jamaat follows its prayer's start time. */
const dayOrder = layouts[1] ?? []

/** Whether the times of nearly every line are in order with this layout. */
function fits(rows: readonly SheetRow[], layout: readonly TimeColumn[], indexes: readonly number[]): boolean {
  const columns = layout.map((column, index) => {
    const cells = settleDecimals(rows.map((row) => readTimeParts(row.cells[indexes[index] ?? -1] ?? '')))
    return { column, name: prayerOf(column), cells, style: clockStyle(prayerOf(column), cells) }
  })
  const hasTwelveHourClock = columns.some(({ style }) => style === '12')
  const fittingRows = rows.filter((_, rowIndex) => {
    const times = new Map<TimeColumn, number>()
    for (const { column, name, cells, style } of columns) {
      const cell = cells[rowIndex]
      const minutes = cell?.kind === 'clock' ? minutesOf(name, cell, style, hasTwelveHourClock) : undefined
      if (minutes === undefined) continue
      times.set(column, name === 'isha' && minutes < 240 ? minutes + 1440 : minutes)
    }
    const orderedTimes = dayOrder.flatMap((column) => times.get(column) ?? [])
    return (
      orderedTimes.length >= 6 &&
      orderedTimes.every((time, index) => index === 0 || time >= (orderedTimes[index - 1] ?? 0))
    )
  })
  return fittingRows.length >= rows.length * 0.9
}

/** Identifies columns of times without headings by the order of their times; returns an empty map if it is not certain. */
export function guessTimes(rows: readonly SheetRow[], indexes: readonly number[]): Map<TimeColumn, number> {
  const matchingLayouts = layouts.filter((layout) => layout.length === indexes.length && fits(rows, layout, indexes))
  const [layout] = matchingLayouts
  if (!layout || matchingLayouts.length > 1) return new Map()
  return new Map(layout.flatMap((column, index): [TimeColumn, number][] => [[column, indexes[index] ?? -1]]))
}
