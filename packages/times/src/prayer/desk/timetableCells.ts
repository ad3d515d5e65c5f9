import type { ColumnRole, TimetableColumn, TimetableProblem, TimetableWarning } from '@minaret/contract/desk'
import {
  clockTime,
  type Finding,
  nameOfColumn,
  type Sheet,
  type Understanding,
  type WarningGroup,
} from '@minaret/timetable'
import { isColumnRole } from './columnRole.ts'

/** Wider than any timetable. */
const mostColumns = 100
/** So many cells of a column show what it holds. */
const sampled = 3
/** So many problems are listed; whoever fixes a file looks at the first ones. */
const mostListed = 60
/** A cell that is longer is no time and no day. */
const mostCharacters = 60

const shorten = (text: string) => (text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text)

/** The sheet that holds the table: the one with the most rows. */
const tableSheet = (sheets: readonly Sheet[]): Sheet | undefined =>
  sheets.toSorted((a, b) => b.rows.length - a.rows.length)[0]

/** Every column of a file with what it holds, so that a person can say what it is. */
export function describeColumns(sheets: readonly Sheet[], understood: Understanding | undefined): TimetableColumn[] {
  const rows = tableSheet(sheets)?.rows ?? []
  const width = Math.min(mostColumns, Math.max(0, ...rows.map(({ cells }) => cells.length)))
  return Array.from({ length: width }, (_, index) => {
    const match = understood?.columns.find((column) => column.index === index)
    const cells = rows.flatMap((row) => row.cells[index] || []).map(shorten)
    const [top = '', ...below] = cells
    const role = match?.role === 'day of the month' ? 'number' : match?.role
    return {
      number: index + 1,
      heading: match ? shorten(match.heading) : top,
      samples: below.slice(0, sampled),
      ...(role !== undefined && isColumnRole(role) ? { role } : {}),
      guessed: match?.guessed ?? false,
    }
  }).filter(({ heading, samples }) => heading !== '' || samples.length > 0)
}

/** A column as the contract has it, by how a finding spells it. */
function roleOf(column: string | undefined): ColumnRole | undefined {
  const role = column === undefined ? '' : nameOfColumn(column)
  return isColumnRole(role) ? role : undefined
}

/** Warnings that are alike, as the contract has them. */
export function toWarning({ seriousness, days, first }: WarningGroup): TimetableWarning {
  const { kind, of, sheet, line, day, column, times, message } = first
  const role = roleOf(column)
  const cells = times?.flatMap(({ column: name, minutes }) => {
    const cell = roleOf(name)
    return cell === undefined ? [] : [{ column: cell, time: clockTime(minutes) }]
  })
  return {
    kind,
    serious: seriousness === 'serious',
    days,
    ...(of === undefined ? {} : { of }),
    ...(sheet === undefined ? {} : { sheet }),
    line,
    ...(day === undefined ? {} : { day }),
    ...(role === undefined ? {} : { column: role }),
    ...(cells === undefined ? {} : { times: cells }),
    message,
  }
}

/** Findings, each with the cell it is about. */
export function placeFindings(
  findings: readonly Finding[],
  sheets: readonly Sheet[],
  columns: readonly TimetableColumn[],
): TimetableProblem[] {
  return findings.slice(0, mostListed).map(({ line, day, column, sheet, message }) => {
    const role = roleOf(column)
    const holder = sheet === undefined ? tableSheet(sheets) : sheets.find(({ name }) => name === sheet)
    const place = columns.find((each) => each.role === role)
    const cell = place && holder?.rows.find((row) => row.line === line)?.cells[place.number - 1]
    return {
      ...(sheet === undefined ? {} : { sheet }),
      line,
      ...(day === undefined ? {} : { day }),
      ...(role === undefined ? {} : { column: role }),
      ...(cell === undefined ? {} : { cell: shorten(cell) }),
      message,
    }
  })
}
