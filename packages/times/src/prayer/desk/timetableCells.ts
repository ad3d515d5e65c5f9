import type { ColumnRole, TimetableColumn, TimetableProblem, TimetableWarning } from '@minaret/contract/desk'
import {
  clockTime,
  type Finding,
  nameOfColumn,
  type Sheet,
  type Interpretation,
  type WarningGroup,
} from '@minaret/timetable'
import { isColumnRole } from './columnRole.ts'

/** The maximum number of columns to describe. */
const maxColumns = 100
/** The number of sample cells shown per column. */
const sampleCount = 3
/** The maximum number of listed problems. */
const maxProblems = 60
/** Longer cells are shortened. */
const maxCharacters = 60

const shorten = (text: string) => (text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text)

/** The sheet of the table: the one with the most rows. */
const tableSheet = (sheets: readonly Sheet[]): Sheet | undefined =>
  sheets.toSorted((a, b) => b.rows.length - a.rows.length)[0]

/** Describes all columns of a file with sample cells, so that a user can match them. */
export function describeColumns(
  sheets: readonly Sheet[],
  interpretation: Interpretation | undefined,
): TimetableColumn[] {
  const rows = tableSheet(sheets)?.rows ?? []
  const width = Math.min(maxColumns, Math.max(0, ...rows.map(({ cells }) => cells.length)))
  return Array.from({ length: width }, (_, index) => {
    const match = interpretation?.columns.find((column) => column.index === index)
    const cells = rows.flatMap((row) => row.cells[index] || []).map(shorten)
    const [firstCell = '', ...otherCells] = cells
    const role = match?.role === 'day of the month' ? 'number' : match?.role
    return {
      number: index + 1,
      heading: match ? shorten(match.heading) : firstCell,
      samples: otherCells.slice(0, sampleCount),
      ...(role !== undefined && isColumnRole(role) ? { role } : {}),
      guessed: match?.isInferred ?? false,
    }
  }).filter(({ heading, samples }) => heading !== '' || samples.length > 0)
}

/** The API’s role of a column that a finding names. */
function roleOf(column: string | undefined): ColumnRole | undefined {
  const role = column === undefined ? '' : nameOfColumn(column)
  return isColumnRole(role) ? role : undefined
}

/** Converts a group of similar warnings to its form in the API. */
export function toWarning({ severity, days, first }: WarningGroup): TimetableWarning {
  const { kind, of, sheet, line, day, column, times, message } = first
  const role = roleOf(column)
  const cells = times?.flatMap(({ column: name, minutes }) => {
    const cell = roleOf(name)
    return cell === undefined ? [] : [{ column: cell, time: clockTime(minutes) }]
  })
  return {
    kind,
    serious: severity === 'serious',
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

/** Converts findings to their form in the API, with their cells. */
export function toProblems(
  findings: readonly Finding[],
  sheets: readonly Sheet[],
  columns: readonly TimetableColumn[],
): TimetableProblem[] {
  return findings.slice(0, maxProblems).map(({ line, day, column, sheet, message }) => {
    const role = roleOf(column)
    const findingSheet = sheet === undefined ? tableSheet(sheets) : sheets.find(({ name }) => name === sheet)
    const findingColumn = columns.find((candidate) => candidate.role === role)
    const cell = findingColumn && findingSheet?.rows.find((row) => row.line === line)?.cells[findingColumn.number - 1]
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
