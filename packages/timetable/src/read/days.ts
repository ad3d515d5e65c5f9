import { dateOfNumber, dayNumber, daysInYear, daysOfMonth } from '../base/calendar.ts'
import type { Finding } from './findings.ts'
import type { ReadRow } from './rows.ts'

type Dated = { line: number; date: string }

const yearOf = (date: string) => Number(date.slice(0, 4))

/** A year with so few days, beside one that is nearly whole, is a slip of the pen and not a year to be completed. */
const strayDays = 31
/** A file with so many days of a year means all of it. */
const wholeYear = 300

function byYear(rows: readonly Dated[]): Map<number, Dated[]> {
  const years = new Map<number, Dated[]>()
  for (const row of rows) {
    const year = yearOf(row.date)
    const inYear = years.get(year)
    if (inYear) inYear.push(row)
    else years.set(year, [row])
  }
  return years
}

function findStrays(rows: readonly Dated[]): { remaining: Dated[]; findings: Finding[] } {
  const years = byYear(rows)
  const count = (year: number) => years.get(year)?.length ?? 0
  const main = [...years.keys()].reduce((best, year) => (count(year) > count(best) ? year : best), 0)
  const isStray = ({ date }: Dated) => count(main) >= wholeYear && count(yearOf(date)) <= strayDays
  const findings = rows.filter(isStray).map(({ line, date }): Finding => {
    const message = `${date} is in ${yearOf(date)}, but the file is for ${main}. Correct the year, or remove the line.`
    return { kind: 'date', line, column: 'day', day: date, message, like: 'stray' }
  })
  return { remaining: rows.filter((row) => !isStray(row)), findings }
}

function findDoubles(rows: readonly Dated[]): { single: Dated[]; findings: Finding[] } {
  const first = new Map<string, Dated>()
  const findings: Finding[] = []
  for (const row of rows) {
    const { date, line } = row
    const earlier = first.get(date)
    if (!earlier) first.set(date, row)
    else {
      const message = `${date} is already on line ${earlier.line}. Keep one of the two lines.`
      findings.push({ kind: 'doubled-day', line, column: 'day', day: date, message })
    }
  }
  return { single: [...first.values()].sort((a, b) => (a.date < b.date ? -1 : 1)), findings }
}

function describeGap(from: number, until: number, whole: boolean): string {
  const count = until - from + 1
  const days =
    count === 1
      ? `${dateOfNumber(from)} is missing`
      : `${dateOfNumber(from)} to ${dateOfNumber(until)} are missing (${count} days)`
  const why = whole ? 'a timetable has every day of its year' : 'a file has every day from its first to its last'
  return `${days}. Add a line for each: ${why}.`
}

/**
 * Finds days missing from the calendar years the file covers: from all of a year it holds nearly whole, from the days
 * between its first and its last otherwise. Days that stand on a line whose date could not be read are not missing
 * twice: `unreadable` lines explain as many days of the gap they lie in.
 */
function findGaps(rows: readonly Dated[], unreadable: readonly number[], lastLine: number): Finding[] {
  const findings: Finding[] = []
  for (const [year, inYear] of byYear(rows)) {
    const first = dayNumber(`${year}-01-01`)
    const whole = inYear.length + unreadable.length >= wholeYear
    const stops = inYear.map(({ line, date }) => ({ line, day: dayNumber(date) }))
    if (whole) stops.push({ line: lastLine + 1, day: first + daysInYear(year) })
    let previous = whole ? { line: 0, day: first - 1 } : { line: 0, day: (stops[0]?.day ?? first) - 1 }
    for (const stop of stops) {
      const gap = stop.day - previous.day - 1
      const explained = unreadable.filter((line) => line > previous.line && line < stop.line).length
      if (gap > explained) {
        const line = previous.line === 0 ? Math.max(2, stop.line) : previous.line + 1
        const message = describeGap(previous.day + 1, stop.day - 1, whole)
        findings.push({ kind: 'missing-day', line, day: dateOfNumber(previous.day + 1), message })
      }
      previous = stop
    }
  }
  return findings
}

/** A file may end with its last day, but a month that begins or ends a few days short is more likely a slip. */
const fewDays = 3

/** Warns where the first or the last month of a file that is no whole year lacks a few days at its edge. */
export function findEdges(rows: readonly Dated[]): Finding[] {
  const inOrder = rows.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last || rows.length >= wholeYear) return []
  const findings: Finding[] = []
  const before = Number(first.date.slice(8)) - 1
  const length = daysOfMonth(yearOf(last.date), Number(last.date.slice(5, 7))).length
  const after = length - Number(last.date.slice(8))
  const tell = ({ line, date }: Dated, days: number, edge: string) => {
    const message = `The file ${edge} ${date}; ${days === 1 ? 'one day' : `${days} days`} of that month ${days === 1 ? 'is' : 'are'} not in it. Check that none was cut off.`
    findings.push({ kind: 'edge', line, day: date, message, like: edge })
  }
  if (before > 0 && before <= fewDays) tell(first, before, 'begins on')
  if (after > 0 && after <= fewDays) tell(last, after, 'ends on')
  return findings
}

/** Checks that the file holds every day of what it covers, once each. */
export function checkDays(rows: readonly ReadRow[]): Finding[] {
  const dated = rows.flatMap(({ line, date }) => (date === undefined ? [] : [{ line, date }]))
  const unreadable = rows.filter(({ date }) => date === undefined).map(({ line }) => line)
  const { remaining, findings: strays } = findStrays(dated)
  const { single, findings: doubles } = findDoubles(remaining)
  // A stray line is somebody's day too: it explains a gap as an unreadable one does.
  const explaining = [...unreadable, ...strays.map(({ line }) => line)]
  return [...strays, ...doubles, ...findGaps(single, explaining, rows.at(-1)?.line ?? 1)]
}
