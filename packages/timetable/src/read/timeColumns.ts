import { isFriday } from '../base/calendar.ts'
import { prayers } from '../base/types.ts'
import { columns, columnsOf, neededColumns, otherAsrColumn } from './columns.ts'
import type { TimeColumn } from './columns.ts'
import type { Finding } from './findings.ts'
import { prayerOf } from './guess.ts'
import type { TableLine } from './table.ts'
import { clockStyle, minutesOf, readTimeParts, settleDecimals } from './times.ts'
import type { ClockStyle, TimeParts } from './times.ts'

const hint =
  'Write times on the 24-hour clock as HH:MM, for example 16:12; in a spreadsheet choose the number format hh:mm'

/** The interpretation of the times. */
export type ClockInterpretation = {
  /** `mixed`: some columns are on the 12-hour clock, others on the 24-hour one. */
  style: '12' | '24' | 'mixed'
  /** An example of a cell on the 12-hour clock, and how it was read. */
  example?: { column: TimeColumn; text: string; minutes: number }
  /** The number of jamaats given in minutes after another time. */
  after: number
  /** The number of cells that repeat the one above. */
  ditto: number
}

type ReadColumn = { column: TimeColumn; cells: TimeParts[]; texts: string[]; style: ClockStyle }

const timeColumns = [...columns.filter((column) => column !== 'day'), otherAsrColumn] as const
const requiredColumns = new Set<TimeColumn>(neededColumns)

function readColumn(column: TimeColumn, lines: readonly TableLine[]): ReadColumn {
  const texts = lines.map(({ cells }) => cells.get(column) ?? '')
  const cells = settleDecimals(texts.map(readTimeParts))
  let previousCell: TimeParts = { kind: 'blank' }
  let text = ''
  for (const [index, cell] of cells.entries()) {
    if (cell.kind === 'ditto') {
      cells[index] = previousCell.kind === 'blank' ? { kind: 'unknown' } : previousCell
      texts[index] = text || (texts[index] ?? '')
    } else [previousCell, text] = [cell, texts[index] ?? '']
  }
  return { column, cells, texts, style: clockStyle(prayerOf(column), cells) }
}

function describe(text: string, cell: TimeParts): { message: string; like: string } {
  if (text === '' || cell.kind === 'blank') return { message: `The cell is empty. ${hint}.`, like: 'empty' }
  if (cell.kind === 'clock') return { message: `"${text}" can be morning or evening. ${hint}.`, like: 'half' }
  return { message: `"${text}" is not a time we can read. ${hint}.`, like: 'unreadable' }
}

/** The column to which a jamaat of "+5" is relative. */
const beginsOf = (column: TimeColumn): TimeColumn | undefined => {
  const prayer = prayers.find((each) => columnsOf[each].jamaat === column)
  return prayer && columnsOf[prayer].begins
}

/** A Jumu'ah printed in Dhuhr's jamaat column on a Friday: its name, or more than one time. */
const jumuah = /j[ou]+m+[aou]|khutb|جمع|\d\D+\d\d\D+\d{1,2}[:.]\d\d/i

const isJumuah = (column: TimeColumn, { date }: TableLine, cell: TimeParts, text: string): boolean =>
  column === 'dhuhr_iqama' && cell.kind === 'unknown' && date !== undefined && isFriday(date) && jumuah.test(text)

/** Reads all columns of times. Whether a column is on the 12-hour clock depends on its times and its prayer. */
export function readTimeColumns(lines: readonly TableLine[]): {
  times: Map<TimeColumn, number>[]
  problems: Finding[]
  warnings: Finding[]
  clock: ClockInterpretation
} {
  const presentColumns = timeColumns.filter((column) => lines.some(({ cells }) => cells.has(column)))
  const readColumns = presentColumns.map((column) => readColumn(column, lines))
  const hasTwelveHour = readColumns.some(({ style }) => style === '12')
  const hasTwentyFourHour = readColumns.some(({ style }) => style === '24')
  const times = lines.map(() => new Map<TimeColumn, number>())
  const problems: Finding[] = []
  const warnings: Finding[] = []
  const clock: ClockInterpretation = {
    style: hasTwelveHour && hasTwentyFourHour ? 'mixed' : hasTwelveHour ? '12' : '24',
    after: 0,
    ditto: 0,
  }
  for (const { column, cells, texts, style } of readColumns) {
    for (const [index, cell] of cells.entries()) {
      const [line, row] = [lines[index], times[index]]
      const text = texts[index] ?? ''
      if (!line || !row || (cell.kind === 'blank' && !requiredColumns.has(column))) continue
      if (isJumuah(column, line, cell, text)) {
        const message = `"${text}" is Jumu'ah, which has its own settings and is not read from the timetable. On this Friday, the mosque's rules set the jamaat of Dhuhr.`
        warnings.push({ kind: 'no-jamaat', line: line.line, column, message, like: 'jumuah' })
        continue
      }
      const base = cell.kind === 'after' ? row.get(beginsOf(column) ?? column) : undefined
      const minutes =
        cell.kind === 'clock'
          ? minutesOf(prayerOf(column), cell, style, hasTwelveHour && !hasTwentyFourHour)
          : cell.kind === 'after' && base !== undefined
            ? (base + cell.minutes) % 1440
            : undefined
      if (cell.kind === 'after') clock.after += 1
      if (readTimeParts(line.cells.get(column) ?? '').kind === 'ditto') clock.ditto += 1
      if (minutes === undefined) {
        problems.push({
          kind: 'time',
          line: line.line,
          column,
          ...(line.date === undefined ? {} : { day: line.date }),
          ...describe(text, cell),
        })
        continue
      }
      row.set(column, minutes)
      if (
        style === '12' &&
        cell.kind === 'clock' &&
        cell.half === undefined &&
        minutes !== cell.hours * 60 + cell.minutes
      )
        clock.example ??= { column, text, minutes }
    }
  }
  return { times, problems, warnings, clock }
}
