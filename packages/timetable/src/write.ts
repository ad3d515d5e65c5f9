import { clockTime } from './base/calendar.ts'
import { columns, columnsOf, otherAsrColumn } from './read/columns.ts'
import type { Column } from './read/columns.ts'
import { prayers } from './base/types.ts'
import type { TimetableDay } from './base/types.ts'

function cellsOf(day: TimetableDay): Map<Column, string> {
  const cells = new Map<Column, string>([
    ['day', day.date],
    ['sunrise', clockTime(day.sunrise)],
  ])
  for (const prayer of prayers) {
    const { begins, jamaat } = day[prayer]
    cells.set(columnsOf[prayer].begins, clockTime(begins))
    cells.set(columnsOf[prayer].jamaat, jamaat === undefined ? '' : clockTime(jamaat))
  }
  if (day.otherAsr !== undefined) cells.set(otherAsrColumn, clockTime(day.otherAsr))
  return cells
}

/**
 * Writes days as CSV in canonical form: our columns in order, commas, `\n`, `HH:MM`, and an empty cell for no jamaat; the
 * column of the other school's Asr is last, and included only if a day has one. A file in this form is reproduced exactly.
 */
export function writeTimetable(days: readonly TimetableDay[]): string {
  const usedColumns = days.some(({ otherAsr }) => otherAsr !== undefined)
    ? ([...columns, otherAsrColumn] as const)
    : columns
  const lines = days.map((day) => {
    const cells = cellsOf(day)
    return usedColumns.map((column) => cells.get(column) ?? '').join(',')
  })
  return [usedColumns.join(','), ...lines, ''].join('\n')
}
