import type { FindingKind } from '../read/findings.ts'
import { readTimetable } from '../read/index.ts'
import { fixtureText } from './tables.ts'

/** The demonstration mosque's file, without mistakes. */
export const good = fixtureText(2026)
/** Its lines, the header first. */
export const lines = good.trimEnd().split('\n')
/** The usual options of these tests, with a time zone. */
export const london = { fileName: 'table.csv', timeZone: 'Europe/London' }

/** The good file with some lines replaced, by number; `null` removes a line. */
export function edited(changes: Record<number, string | null | ((line: string) => string)>): string {
  const changed = lines.map((line, index) => {
    const change = changes[index + 1]
    return typeof change === 'function' ? change(line) : change === undefined ? line : change
  })
  return `${changed.filter((line) => line !== null).join('\n')}\n`
}

/** Replaces a cell of a line; columns are counted from 0. */
export const cell = (index: number, text: string) => (line: string) => line.split(',').with(index, text).join(',')

/** The good file with every line changed. */
export const allOf = (change: (line: string, index: number) => string) => `${lines.map(change).join('\n')}\n`

/** Every refusal as `line column: message`. */
export function refusals(text: string): string[] {
  const read = readTimetable(text, london)
  if (read.ok) throw new Error('The file was accepted.')
  return read.findings.map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`)
}

/** Warnings of one kind that the good file does not have. */
export function warnings(text: string, kind: FindingKind, timeZone?: string): string[] {
  const read = readTimetable(text, { fileName: 'table.csv', timeZone })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  const table = readTimetable(good, { fileName: 'table.csv', timeZone })
  const before = new Set(table.ok ? table.warnings.map(({ line, message }) => `${line} ${message}`) : [])
  return read.warnings
    .filter((finding) => finding.kind === kind && !before.has(`${finding.line} ${finding.message}`))
    .map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`)
}
