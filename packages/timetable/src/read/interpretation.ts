import { clockTime } from '../base/calendar.ts'
import { roleName, roleOf } from './columns.ts'
import type { Role } from './columns.ts'
import type { DayInterpretation } from './dayColumn.ts'
import type { Table } from './table.ts'
import type { ClockInterpretation } from './timeColumns.ts'

/** The interpretation of a file, to be checked before it is imported. */
export type Interpretation = {
  /** Columns of times and days in the order of the file. Those with `isInferred` were identified by their contents. */
  columns: { role: string; /** From 0. */ index: number; heading: string; isInferred: boolean }[]
  /** Headings of columns that were not read. */
  unreadColumns: string[]
  days: DayInterpretation
  clock: ClockInterpretation
  /** The first and last day, and the number of days. */
  span: { from: string; until: string; days: number } | undefined
  /** The sheets of a workbook with a table, and those without. */
  sheets?: { read: string[]; withoutTable: string[] }
}

const nameOfRole = (role: Role): string => (role === 'number' ? 'day of the month' : roleName(role))

/** Returns the interpretation of a table. */
export const interpretTable = (
  { columns, unreadColumns, interpretation }: Table,
  clock: ClockInterpretation,
  dates: readonly string[],
): Interpretation => {
  const sortedDates = dates.toSorted()
  const [from, until] = [sortedDates[0], sortedDates.at(-1)]
  return {
    columns: columns.map(({ role, ...rest }) => ({ role: nameOfRole(role), ...rest })),
    unreadColumns: [...unreadColumns],
    days: interpretation,
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
export function describeInterpretation({
  columns,
  unreadColumns,
  days,
  clock,
  span,
  sheets,
}: Interpretation): string[] {
  const isCanonical = columns.every(({ heading, role }) => roleName(roleOf(heading) ?? 'date') === role)
  const columnTexts = columns.map(
    ({ role, heading, isInferred }) =>
      `${role} = ${/^column \d+$/.test(heading) ? heading : `"${heading}"`}${isInferred ? ' (inferred from its values)' : ''}`,
  )
  const example =
    days.example && days.example.text !== days.example.date ? `"${days.example.text}" is ${days.example.date}` : ''
  const dayParts = [
    days.order ? orders[days.order] : '',
    example,
    span ? `${span.from} to ${span.until}, ${span.days} days` : '',
  ]
  return [
    ...(sheets && sheets.read.length + sheets.withoutTable.length > 1
      ? [
          `Sheets: ${sheets.read.join(', ')}${sheets.withoutTable.length > 0 ? `; without a table: ${sheets.withoutTable.join(', ')}` : ''}`,
        ]
      : []),
    isCanonical ? `Columns: the ${columns.length} of the standard format` : `Columns: ${columnTexts.join(', ')}`,
    `Days: ${dayParts.filter((part) => part !== '').join('; ')}`,
    `Times: ${describeClock(clock)}`,
    ...(unreadColumns.length > 0 ? [`Not read: ${unreadColumns.join(', ')}`] : []),
  ]
}
