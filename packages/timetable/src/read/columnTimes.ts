import { toNightMinutes } from '../base/calendar.ts'
import type { TimeColumn } from './columns.ts'
import { prayerOf } from './guess.ts'
import type { SheetRow } from './sheet.ts'
import { clockStyle, minutesOf, readTimeParts, settleDecimals } from './times.ts'

/** The times of a column by row, in minutes after midnight; undefined if unreadable. */
export function timesOf(rows: readonly SheetRow[], column: TimeColumn, index: number): (number | undefined)[] {
  const name = prayerOf(column)
  const cells = settleDecimals(rows.map(({ cells: row }) => readTimeParts(row[index] ?? '')))
  const style = clockStyle(name, cells)
  return cells.map((cell) => {
    const minutes =
      cell.kind === 'fraction' ? cell.minutes : cell.kind === 'clock' ? minutesOf(name, cell, style, false) : undefined
    return minutes === undefined || name === 'sunrise' ? minutes : toNightMinutes(name, minutes)
  })
}

/** The form of a time, as opposed to another number such as a line number or a price. */
const timeForm = /\d[:h]\d\d|^\d{1,2}[.,;]\d\d$|^\d{4}$|^\d?[.,]\d{3,}$|\d ?[ap]\.?m/i

/** Whether a column is written as times, rather than numbers that could also be read as times. */
export function isWrittenAsTimes(rows: readonly SheetRow[], index: number): boolean {
  const cells = rows.flatMap(({ cells: row }) => row[index] || [])
  return cells.filter((cell) => timeForm.test(cell)).length > cells.length / 2
}
