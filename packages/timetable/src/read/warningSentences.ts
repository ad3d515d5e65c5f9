import { clockTime } from '../base/calendar.ts'
import { nameOf } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import { columnsOf, nameOfColumn } from './columns.ts'
import { listLines, summariseFindings } from './findings.ts'
import type { FindingKind } from './findings.ts'
import { dateInWords } from './coverage.ts'
import { capitalise } from './swaps.ts'
import type { WarningGroup } from './warningGroups.ts'

/** The name of a column of times, for use in a sentence: `Isha`, `Isha jamaat`, `sunrise`. */
function nameOfTime(column: string): string {
  const prayer = prayers.find((candidate) => Object.values(columnsOf[candidate]).some((name) => name === column))
  if (!prayer) return column === 'sunrise' ? nameOf('sunrise') : nameOfColumn(column)
  return column === columnsOf[prayer].jamaat ? `${nameOf(prayer)} jamaat` : nameOf(prayer)
}

/** The text for each kind before `on 190 days`, from the names of its first and second time. */
const statements: Partial<Record<FindingKind, (first: string, second: string) => string>> = {
  swap: (first, second) => `${capitalise(first)} and ${second} look swapped`,
  'isha-early': (first, second) => `${second} begins before ${first}`,
  'fajr-late': (first, second) => `${first} begins after ${second}`,
  'jamaat-early': (first, second) => `${second} is before ${first} begins`,
  'jamaat-late': (first, second) => `${second} is after ${first === 'sunrise' ? first : `${first} begins`}`,
  'twelve-hours': (_, second) => `${second} is half a day early, as if on the 12-hour clock,`,
  jump: (first) => `${capitalise(first)} changes by more than 20 minutes from one day to the next`,
  'isha-after-fajr': (first) => `${first} doesn't begin before the next Fajr`,
  'isha-after-midnight': (first) => `${first} begins after midnight, and counts as the night after its day,`,
  'maghrib-after-midnight': (first) => `${first} begins after midnight, and counts as the night after its day,`,
}

const advice: Partial<Record<FindingKind, string>> = { swap: ' Give each column its right heading.' }

/**
 * Describes a group of warnings in one English sentence: what is unusual, on how many days, and an example. The desk uses
 * its own translated sentences.
 */
export function describeWarnings({ days, first, findings }: WarningGroup): string {
  const { kind, day, times = [], of: total } = first
  const [firstTime, secondTime] = times
  const statement = statements[kind]
  if (!statement || !firstTime || day === undefined) {
    const [summary] = summariseFindings(findings.map((finding) => ({ ...finding, like: '' })))
    return first.line === 1 && findings.length === 1 ? first.message : (summary?.message ?? first.message)
  }
  const names = times.map(({ column }) => nameOfTime(column))
  const [a = '', b = a] = names
  const timesText =
    firstTime.column === secondTime?.column
      ? times.map(({ minutes }) => clockTime(minutes)).join(' → ')
      : times.map(({ minutes }, index) => `${names[index]} ${clockTime(minutes)}`).join(', ')
  const dayPhrase = days === 1 ? 'on' : `on ${days === total ? `all ${days}` : days} days, such as`
  // Lines are numbered within a sheet.
  const sheetFindings = findings.filter(({ sheet }) => sheet === first.sheet)
  const lines = sheetFindings.length > 1 ? `lines ${listLines(sheetFindings)}` : `line ${first.line}`
  const location = capitalise(first.sheet === undefined ? lines : `${first.sheet}, ${lines}`)
  return `${statement(a, b)} ${dayPhrase} ${dateInWords(day)} (${timesText}).${advice[kind] ?? ''} ${location}.`
}
