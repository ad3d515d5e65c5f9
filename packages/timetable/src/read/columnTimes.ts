import { ofNight } from '../base/calendar.ts'
import type { TimeColumn } from './columns.ts'
import { prayerOf } from './guess.ts'
import type { SheetRow } from './sheet.ts'
import { clockStyle, minutesOf, readTimeParts, settleDecimals } from './times.ts'

/** The times of a column on every row, minutes after midnight, as far as they can be told. */
export function timesOf(rows: readonly SheetRow[], column: TimeColumn, index: number): (number | undefined)[] {
  const name = prayerOf(column)
  const cells = settleDecimals(rows.map(({ cells: row }) => readTimeParts(row[index] ?? '')))
  const style = clockStyle(name, cells)
  return cells.map((cell) => {
    const minutes =
      cell.kind === 'fraction' ? cell.minutes : cell.kind === 'clock' ? minutesOf(name, cell, style, false) : undefined
    return minutes === undefined || name === 'sunrise' ? minutes : ofNight(name, minutes)
  })
}

/** What a time has and a number, such as that of a line or a price, has not. */
const timeForm = /\d[:h]\d\d|^\d{1,2}[.,;]\d\d$|^\d{4}$|^\d?[.,]\d{3,}$|\d ?[ap]\.?m/i

/** Whether a column is written as times, and not as numbers that could be read as such. */
export function isWrittenAsTimes(rows: readonly SheetRow[], index: number): boolean {
  const cells = rows.flatMap(({ cells: row }) => row[index] || [])
  return cells.filter((cell) => timeForm.test(cell)).length > cells.length / 2
}
