import { clockTime } from '../base/calendar.ts'
import { roleName, roleOf } from './columns.ts'
import type { Role } from './columns.ts'
import type { DayInterpretation } from './dayColumn.ts'
import type { Table } from './table.ts'
import type { ClockInterpretation } from './timeColumns.ts'

/** The interpretation of a file, to be checked before it is imported. */
export type Interpretation = {
  /** Columns of times and days in the order of the file. `guessed` ones were identified by their contents. */
  columns: { role: string; /** From 0. */ index: number; heading: string; guessed: boolean }[]
  /** Headings of columns that were not read. */
  notRead: string[]
  days: DayInterpretation
  clock: ClockInterpretation
  /** The first and last day, and the number of days. */
  span: { from: string; until: string; days: number } | undefined
  /** The sheets of a workbook with a table, and those without. */
  sheets?: { read: string[]; passed: string[] }
}

const nameOfRole = (role: Role): string => (role === 'number' ? 'day of the month' : roleName(role))

/** Returns the interpretation of a table. */
export const interpretTable = (
  { columns, notRead, days }: Table,
  clock: ClockInterpretation,
  dates: readonly string[],
): Interpretation => {
  const sortedDates = dates.toSorted()
  const [from, until] = [sortedDates[0], sortedDates.at(-1)]
  return {
    columns: columns.map(({ role, ...rest }) => ({ role: nameOfRole(role), ...rest })),
    notRead: [...notRead],
    days,
    clock,
    span: from === undefined || until === undefined ? undefined : { from, until, days: sortedDates.length },
  }
}

const orders = { dmy: 'day first', mdy: 'month first', ymd: 'year first' } as const

function describeClock({ style, example, after, ditto }: ClockInterpretation): string {
  const clocks = {
    '12': '12-hour clock',
    '24': '24-hour clock',
    mixed: '12-hour clock in some columns, 24-hour clock in others',
  } as const
  const parts: string[] = [clocks[style]]
  if (example) parts.push(`"${example.text}" under ${roleName(example.column)} is ${clockTime(example.minutes)}`)
  if (after > 0) parts.push(`${after} ${after === 1 ? 'cell has' : 'cells have'} minutes after another time`)
  if (ditto > 0) parts.push(`${ditto} ${ditto === 1 ? 'cell repeats' : 'cells repeat'} the one above`)
  return parts.join('; ')
}

/** Describes an interpretation in a few lines, for a terminal: columns, days, times, and what was not read. */
export function describeInterpretation({ columns, notRead, days, clock, span, sheets }: Interpretation): string[] {
  const isCanonical = columns.every(({ heading, role }) => roleName(roleOf(heading) ?? 'date') === role)
  const columnTexts = columns.map(
    ({ role, heading, guessed }) =>
      `${role} = ${/^column \d+$/.test(heading) ? heading : `"${heading}"`}${guessed ? ' (by what it holds)' : ''}`,
  )
  const example =
    days.example && days.example.text !== days.example.date ? `"${days.example.text}" is ${days.example.date}` : ''
  const dayParts = [
    days.order ? orders[days.order] : '',
    example,
    span ? `${span.from} to ${span.until}, ${span.days} days` : '',
  ]
  return [
    ...(sheets && sheets.read.length + sheets.passed.length > 1
      ? [
          `Sheets: ${sheets.read.join(', ')}${sheets.passed.length > 0 ? `; without a table: ${sheets.passed.join(', ')}` : ''}`,
        ]
      : []),
    isCanonical ? `Columns: our own, ${columns.length} of them` : `Columns: ${columnTexts.join(', ')}`,
    `Days: ${dayParts.filter((part) => part !== '').join('; ')}`,
    `Times: ${describeClock(clock)}`,
    ...(notRead.length > 0 ? [`Not read: ${notRead.join(', ')}`] : []),
  ]
}
