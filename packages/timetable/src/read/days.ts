import { addDays, dateOfNumber, dayNumber, daysInYear, daysOfMonth } from '../base/calendar.ts'
import type { Finding } from './findings.ts'
import type { ReadRow } from './rows.ts'

type DatedLine = { line: number; date: string }

const yearOf = (date: string) => Number(date.slice(0, 4))

/** A year with at most this many days, next to an almost complete one, is a typing mistake and not an incomplete year. */
const strayDays = 31
/** A file with this many days of a year should have the whole year. */
const wholeYear = 300

function byYear(rows: readonly DatedLine[]): Map<number, DatedLine[]> {
  const years = new Map<number, DatedLine[]>()
  for (const row of rows) {
    const year = yearOf(row.date)
    const yearRows = years.get(year)
    if (yearRows) yearRows.push(row)
    else years.set(year, [row])
  }
  return years
}

/** The days of other years that directly continue a complete year at either end. */
function daysContinuing(year: number, rows: readonly DatedLine[]): ReadonlySet<string> {
  const days = new Set(rows.map(({ date }) => date))
  const continuingDays = new Set<string>()
  for (let day = `${year - 1}-12-31`; days.has(day); day = addDays(day, -1)) continuingDays.add(day)
  for (let day = `${year + 1}-01-01`; days.has(day); day = addDays(day, 1)) continuingDays.add(day)
  return continuingDays
}

function findStrays(rows: readonly DatedLine[]): { remaining: DatedLine[]; findings: Finding[] } {
  const years = byYear(rows)
  const count = (year: number) => years.get(year)?.length ?? 0
  const mainYear = [...years.keys()].reduce((best, year) => (count(year) > count(best) ? year : best), 0)
  if (years.size < 2 || count(mainYear) < wholeYear) return { remaining: [...rows], findings: [] }
  const continuingDays = daysContinuing(mainYear, rows)
  const isStray = ({ date }: DatedLine) => count(yearOf(date)) <= strayDays && !continuingDays.has(date)
  const findings = rows.filter(isStray).map(({ line, date }): Finding => {
    const message = `${date} is in ${yearOf(date)}, but the file is for ${mainYear}. Correct the year, or remove the line.`
    return { kind: 'date', line, column: 'day', day: date, message, like: 'stray' }
  })
  return { remaining: rows.filter((row) => !isStray(row)), findings }
}

function findDuplicates(rows: readonly DatedLine[]): { single: DatedLine[]; findings: Finding[] } {
  const first = new Map<string, DatedLine>()
  const findings: Finding[] = []
  for (const row of rows) {
    const { date, line } = row
    const firstRow = first.get(date)
    if (!firstRow) first.set(date, row)
    else {
      const message = `${date} is already on line ${firstRow.line}. Keep one of the two lines.`
      findings.push({ kind: 'doubled-day', line, column: 'day', day: date, message })
    }
  }
  return { single: [...first.values()].sort((a, b) => (a.date < b.date ? -1 : 1)), findings }
}

type Gap = { from: number; until: number; isWholeYear: boolean }

/** The maximum length of a gap; if more days are missing, they were read wrongly, or the file has two tables. */
const maxGap = 200

function describeGap({ from, until, isWholeYear }: Gap): { message: string; like?: string } {
  const count = until - from + 1
  if (count > maxGap) {
    const message = `${dateOfNumber(from - 1)} is followed by ${dateOfNumber(until + 1)}, ${count + 1} days later. Check how the days were read. Two separate periods are imported one after the other.`
    return { message, like: 'apart' }
  }
  const days =
    count === 1
      ? `${dateOfNumber(from)} is missing`
      : `${dateOfNumber(from)} to ${dateOfNumber(until)} are missing (${count} days)`
  const reason = isWholeYear
    ? 'a timetable has every day of its year'
    : 'a file has every day from its first to its last'
  return { message: `${days}. Add a line for each: ${reason}.` }
}

const isLeapDay = ({ from, until }: Gap): boolean => from === until && dateOfNumber(from).endsWith('-02-29')

/**
 * Finds days missing between the first and the last, and from years that are almost complete. The days of
 * `unreadableLines` are not reported twice: each such line accounts for one day of the gap it is in. A table for any year need not
 * have 29 February.
 */
function findGaps(
  rows: readonly DatedLine[],
  unreadableLines: readonly number[],
  lastLine: number,
  isPerpetual: boolean,
) {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const counts = byYear(rows)
  const isWhole = (year: number) => (counts.get(year)?.length ?? 0) + unreadableLines.length >= wholeYear
  const points = rows.map(({ line, date }) => ({ line, day: dayNumber(date), year: yearOf(date) }))
  const [firstYear, lastYear] = [yearOf(first.date), yearOf(last.date)]
  let previous = { line: 0, day: dayNumber(first.date) - 1, year: firstYear }
  if (isWhole(firstYear)) previous.day = dayNumber(`${firstYear}-01-01`) - 1
  if (isWhole(lastYear))
    points.push({ line: lastLine + 1, day: dayNumber(`${lastYear}-01-01`) + daysInYear(lastYear), year: lastYear })
  const findings: Finding[] = []
  for (const point of points) {
    const gap = {
      from: previous.day + 1,
      until: point.day - 1,
      isWholeYear: isWhole(previous.year) || isWhole(point.year),
    }
    const count = gap.until - gap.from + 1
    const accountedFor =
      count > 0 ? unreadableLines.filter((line) => line > previous.line && line < point.line).length : 0
    if (count > accountedFor && !(isPerpetual && isLeapDay(gap))) {
      const isApart = count > maxGap || previous.line === 0
      const line = isApart ? Math.max(2, point.line) : previous.line + 1
      findings.push({ kind: 'missing-day', line, day: dateOfNumber(gap.from), ...describeGap(gap) })
    }
    previous = point
  }
  return findings
}

/** A month that lacks at most this many days at its start or end is probably incomplete by mistake. */
const fewDays = 3

/** Warns if the first or last month of a file that is not a complete year lacks a few days at its start or end. */
export function findEdges(rows: readonly DatedLine[]): Finding[] {
  const sortedRows = rows.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const [first, last] = [sortedRows[0], sortedRows.at(-1)]
  if (!first || !last || rows.length >= wholeYear) return []
  const findings: Finding[] = []
  const missingBefore = Number(first.date.slice(8)) - 1
  const length = daysOfMonth(yearOf(last.date), Number(last.date.slice(5, 7))).length
  const missingAfter = length - Number(last.date.slice(8))
  const warn = ({ line, date }: DatedLine, days: number, edge: string) => {
    const message = `The file ${edge} ${date}; ${days === 1 ? 'one day' : `${days} days`} of that month ${days === 1 ? 'is' : 'are'} not in it. Check that none was cut off.`
    findings.push({ kind: 'edge', line, day: date, message, like: edge })
  }
  if (missingBefore > 0 && missingBefore <= fewDays) warn(first, missingBefore, 'begins on')
  if (missingAfter > 0 && missingAfter <= fewDays) warn(last, missingAfter, 'ends on')
  return findings
}

/** The maximum number of repeated days around a month; more mean that a sheet is in the workbook twice. */
const fewRepeats = 20

/**
 * Removes days that an earlier sheet already has with the same times: the sheets of a workbook often show the last days of
 * the previous month and the first of the next.
 *
 * @param sheets the rows of each sheet; the removed ones are returned by sheet too
 */
export function dropRepeats<R extends ReadRow>(sheets: readonly R[][]): { rows: R[][]; repeated: R[][] } {
  if (sheets.length === 1) return { rows: [...sheets], repeated: [] }
  const firstRows = new Map<string, string>()
  const isRepeated = ({ date, row }: R) =>
    date !== undefined && row !== undefined && firstRows.get(date) === JSON.stringify(row)
  const results = sheets.map((rows) => {
    const repeatedRows = rows.filter(isRepeated)
    const duplicateRows = new Set(repeatedRows.length > fewRepeats ? [] : repeatedRows)
    for (const { date, row } of rows)
      if (date !== undefined && row && !firstRows.has(date)) firstRows.set(date, JSON.stringify(row))
    return { rows: rows.filter((row) => !duplicateRows.has(row)), repeated: [...duplicateRows] }
  })
  return { rows: results.map(({ rows }) => rows), repeated: results.map(({ repeated }) => repeated) }
}

/** Reports that a table for any year lacks 29 February although the year has one; that day is calculated. */
export function findLeapDays(rows: readonly DatedLine[]): Finding[] {
  const days = new Set(rows.map(({ date }) => date))
  return rows.flatMap(({ line, date }): Finding[] => {
    const leapDay = addDays(date, 1)
    if (!date.endsWith('-02-28') || !leapDay.endsWith('-02-29')) return []
    if (days.has(leapDay) || !days.has(addDays(leapDay, 1))) return []
    const message = `The table has no ${leapDay}. The times of that day stay as they are, or are calculated.`
    return [{ kind: 'missing-day', line, day: leapDay, message }]
  })
}

/**
 * Checks that the file has every day of its period exactly once.
 *
 * @param isPerpetual whether the table is for any year and may lack 29 February
 */
export function checkDays(rows: readonly ReadRow[], isPerpetual: boolean): Finding[] {
  const datedLines = rows.flatMap(({ line, date }) => (date === undefined ? [] : [{ line, date }]))
  const unreadableLines = rows.filter(({ date }) => date === undefined).map(({ line }) => line)
  const { remaining, findings: strays } = findStrays(datedLines)
  const { single, findings: duplicates } = findDuplicates(remaining)
  // A stray line accounts for a missing day, just like an unreadable one.
  const accountingLines = [...unreadableLines, ...strays.map(({ line }) => line)]
  return [...strays, ...duplicates, ...findGaps(single, accountingLines, rows.at(-1)?.line ?? 1, isPerpetual)]
}
