import type { FindingKind } from '../read/findings.ts'
import { readTimetable } from '../read/index.ts'
import { fixtureText } from './tables.ts'

/** The demonstration mosque's file, which is valid. */
export const validFile = fixtureText(2026)
/** The lines of the valid file, starting with the header. */
export const validLines = validFile.trimEnd().split('\n')
/** The usual options for these tests, with a time zone. */
export const londonOptions = { fileName: 'table.csv', timeZone: 'Europe/London' }

/** Returns the valid file with some lines replaced, by number; `null` removes a line. */
export function editLines(changes: Record<number, string | null | ((line: string) => string)>): string {
  const editedLines = validLines.map((line, index) => {
    const change = changes[index + 1]
    return typeof change === 'function' ? change(line) : change === undefined ? line : change
  })
  return `${editedLines.filter((line) => line !== null).join('\n')}\n`
}

/** Replaces a cell in a line; columns are numbered from 0. */
export const replaceCell = (index: number, text: string) => (line: string) =>
  line.split(',').with(index, text).join(',')

/** Returns the valid file with every line changed. */
export const editAllLines = (change: (line: string, index: number) => string) =>
  `${validLines.map(change).join('\n')}\n`

/** Returns every problem as `line column: message`. */
export function problemsOf(text: string): string[] {
  const result = readTimetable(text, londonOptions)
  if (result.ok) throw new Error('The file was accepted.')
  return result.findings.map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`)
}

/** Returns the warnings of one kind that the valid file does not have. */
export function newWarningsOf(text: string, kind: FindingKind, timeZone?: string): string[] {
  const result = readTimetable(text, { fileName: 'table.csv', timeZone })
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  const table = readTimetable(validFile, { fileName: 'table.csv', timeZone })
  const existingWarnings = new Set(table.ok ? table.warnings.map(({ line, message }) => `${line} ${message}`) : [])
  return result.warnings
    .filter((finding) => finding.kind === kind && !existingWarnings.has(`${finding.line} ${finding.message}`))
    .map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`)
}
