import { isCalendarDay } from '../base/calendar.ts'
import { dateText, readDayParts } from './dayParts.ts'
import type { DayParts } from './dayParts.ts'
import { dateOfPair, findOrder, weekdayOfDate } from './dayOrder.ts'
import type { DayOrder, Pair } from './dayOrder.ts'
import { monthsOfNumbers, yearOffsetsOf } from './dayYears.ts'
import type { Period } from './dayYears.ts'
import { findMixUp } from './dayMixUp.ts'
import type { MixUp } from './dayMixUp.ts'
import type { Finding } from './findings.ts'
import { foldDate, monthOf, weekdayName, weekdayOf } from './names.ts'

/** The date cells of a line, and the period from its title, sheet or file name. */
export type DayCells = {
  line: number
  day: string
  weekday: string
  month: string
  year: string
  context: Period
}

/** The interpretation of the days; `order` is undefined if it was not needed. */
export type DayInterpretation = { order?: DayOrder; example?: { text: string; date: string } }

/** Dates in the order of the lines; `undefined` for a line that has a finding instead. */
export type ReadDays = {
  dates: (string | undefined)[]
  /** Lines to ignore: 29 February in a year that has none. */
  ignored: ReadonlySet<number>
  /** Whether no line has a year, so that the table is for any year. */
  perpetual: boolean
  problems: Finding[]
  warnings: Finding[]
  interpretation: DayInterpretation
}

const hint = 'Write days as YYYY-MM-DD, for example 2026-01-31; in a spreadsheet choose the number format yyyy-mm-dd'
/** The range of possible days; any other day is a typing mistake. */
const [firstDay, lastDay] = ['1970-01-01', '2100-12-31']

type Line = DayCells & { parts: DayParts }

const partsOf = ({ day, month, year }: DayCells): DayParts => {
  // Joins a date that is split over columns: the day, the month's name or number, and the year.
  const parts = readDayParts(day)
  if (parts.kind !== 'number') return parts
  const monthNumber = monthOf(foldDate(month)) ?? (/^\d{1,2}$/.test(month) ? Number(month) : undefined)
  if (monthNumber === undefined) return parts
  return { kind: 'named', day: parts.day, month: monthNumber, ...(/^\d{4}$/.test(year) ? { year: Number(year) } : {}) }
}

/** A line with its date, and the weekday from another column if the date has none. */
function toLine(cells: DayCells): Line {
  const parts = partsOf(cells)
  const weekday = parts.weekday ?? weekdayOf(foldDate(cells.weekday).replaceAll(/[^\p{L}]/gu, ''))
  return { ...cells, parts: weekday === undefined ? parts : { ...parts, weekday } }
}

const questionFinding = (kind: NonNullable<Finding['ask']>, line: number, message: string): Finding => ({
  kind: 'date',
  line,
  column: 'day',
  message,
  ask: kind,
})

const joinWithOr = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`

function describeOrder(
  result: Exclude<ReturnType<typeof findOrder>, { order: DayOrder }>,
  lines: readonly Line[],
): Finding {
  const lineOf = (pair: Pair) => lines.find(({ parts }) => parts === pair)
  if (result.order === 'unknown') {
    const line = lineOf(result.example)
    const firstPart = result.example.short === undefined ? 'the day or the month' : 'the day, the month or the year'
    const readingsText =
      result.dates.length === 0 ? 'can be read in several ways' : `can be ${joinWithOr(result.dates)}`
    return questionFinding(
      'dates',
      line?.line ?? 1,
      `"${line?.day}" ${readingsText}, and nothing in the file shows which. Set whether ${firstPart} comes first.`,
    )
  }
  const [dayFirst, monthFirst] = [lineOf(result.dmy), lineOf(result.mdy)]
  const message = `Some days can only have the day first ("${dayFirst?.day}" on line ${dayFirst?.line}), others only the month ("${monthFirst?.day}" on line ${monthFirst?.line}). ${hint}.`
  return { kind: 'date', line: Math.min(dayFirst?.line ?? 1, monthFirst?.line ?? 1), column: 'day', message }
}

type DateResult = { date: string; yearless?: true } | { lacks: 'year' | 'month' } | undefined

function dateOf(line: Line, order: DayOrder | undefined, context: Period): DateResult {
  const { parts } = line
  const statedYear =
    ('year' in parts ? parts.year : undefined) ?? (/^\d{4}$/.test(line.year) ? Number(line.year) : undefined)
  const year = statedYear ?? context.year
  if (parts.kind === 'full') return { date: parts.date }
  if (parts.kind === 'unknown' || parts.kind === 'weekday' || parts.kind === 'hijri') return undefined
  if (parts.kind === 'pair' && parts.short !== undefined) return order && { date: dateOfPair(parts, order) }
  if (parts.kind === 'number' && context.month === undefined) return { lacks: 'month' }
  if (year === undefined) return { lacks: 'year' }
  const yearless = statedYear === undefined ? { yearless: true as const } : {}
  if (parts.kind === 'number') return { date: dateText(year, context.month ?? 0, parts.day), ...yearless }
  if (parts.kind === 'named') return { date: dateText(year, parts.month, parts.day), ...yearless }
  return order && { date: dateOfPair(parts, order, year), ...yearless }
}

/** The dates of all lines as written, whether or not they exist. */
function datesOf(lines: readonly Line[], order: DayOrder | undefined): DateResult[] {
  const numbers = lines.flatMap(({ parts, context }, index) =>
    parts.kind === 'number' ? [{ at: index, line: { day: parts.day, context } }] : [],
  )
  const periods = monthsOfNumbers(numbers.map(({ line }) => line))
  const periodByIndex = new Map(numbers.map(({ at: lineIndex }, index) => [lineIndex, periods[index] ?? {}]))
  const dateResults = lines.map((line, index) => dateOf(line, order, periodByIndex.get(index) ?? line.context))
  // Days with a month but no year continue into the next year, unless a title between them gives another year.
  const yearlessDates = dateResults.flatMap((yearlessDate, index) => {
    const line = lines[index]
    return yearlessDate && 'yearless' in yearlessDate && line && line.parts.kind !== 'number'
      ? [{ at: index, date: yearlessDate.date, line }]
      : []
  })
  const [first] = yearlessDates
  if (!first || yearlessDates.some(({ line }) => line.context.year !== first.line.context.year)) return dateResults
  const yearOffsets = yearOffsetsOf(
    yearlessDates.map(({ date, line: { parts } }) => ({
      date,
      ...(parts.weekday === undefined ? {} : { weekday: parts.weekday }),
    })),
  )
  for (const [index, { at: lineIndex, date }] of yearlessDates.entries()) {
    const yearOffset = yearOffsets[index] ?? 0
    if (yearOffset !== 0)
      dateResults[lineIndex] = {
        date: `${String(Number(date.slice(0, 4)) + yearOffset).padStart(4, '0')}${date.slice(4)}`,
        yearless: true,
      }
  }
  return dateResults
}

function weekdayFindings(lines: readonly Line[], dates: readonly (string | undefined)[]): Finding[] {
  return lines.flatMap(({ line, parts: { weekday } }, index): Finding[] => {
    const date = dates[index]
    if (date === undefined || weekday === undefined || weekdayOfDate(date) === weekday) return []
    const message = `${date} is a ${weekdayName(weekdayOfDate(date))}, and the line says ${weekdayName(weekday)}. Check the year: is the timetable for another year?`
    return [{ kind: 'weekday', line, column: 'day', day: date, message }]
  })
}

const mixUps = { month: 'swapped day and month', year: 'mistaken the year for the day' } as const

function mixUpFindings(mixUp: MixUp | undefined, lines: readonly Line[]): Finding[] {
  if (!mixUp) return []
  const { count, first, part } = mixUp
  const message = `A spreadsheet has ${mixUps[part]} on ${count} days; they were corrected by the order of the lines: here ${first.was} was written, and ${first.is} is meant. Check these days.`
  return [{ kind: 'date', line: lines[first.index]?.line ?? 1, column: 'day', day: first.is, message, like: 'mix-up' }]
}

/** Reports where days without a year continue into another one. */
function newYearFindings(lines: readonly Line[], dateResults: readonly DateResult[]): Finding[] {
  const newYearIndex = dateResults.findIndex((yearlessDate, index) => {
    const previous = dateResults[index - 1]
    if (!yearlessDate || !previous || !('yearless' in yearlessDate) || !('yearless' in previous)) return false
    return (
      yearlessDate.date.slice(0, 4) !== previous.date.slice(0, 4) && lines[index]?.context === lines[index - 1]?.context
    )
  })
  const [line, result, previousResult] = [lines[newYearIndex], dateResults[newYearIndex], dateResults[newYearIndex - 1]]
  if (!line || !result || !previousResult || !('date' in result) || !('date' in previousResult)) return []
  const message = `The days go over New Year: ${previousResult.date} is followed by ${result.date}. Check that these are the years.`
  return [{ kind: 'date', line: line.line, column: 'day', day: result.date, message, like: 'new-year' }]
}

const isPair = (parts: DayParts): parts is Pair & { weekday?: number } => parts.kind === 'pair'

/** Whether a date is 29 February of a year that has none. */
const isLeapDayOnly = (date: string): boolean => date.endsWith('-02-29') && !isCalendarDay(date)

/** The maximum number of years between today and a timetable; a year further away is a mistake, or not a year. */
const maxYears = 10

function isNear(date: string, today: string | undefined): boolean {
  if (date < firstDay || date > lastDay) return false
  return today === undefined || Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) <= maxYears
}

/** Explains why a line has no valid date, and what to do. */
function describeDay({ day, parts }: Line, date: string | undefined): { message: string; like: string } {
  if (parts.kind === 'hijri')
    return { message: `"${day}" is a date of the Islamic calendar. Give the Gregorian day in a column.`, like: 'hijri' }
  if (date === undefined)
    return day === ''
      ? { message: `The day is empty. ${hint}.`, like: 'empty' }
      : { message: `"${day}" is not a day we can read. ${hint}.`, like: 'unreadable' }
  if (isCalendarDay(date)) {
    const subject = day === date ? date : `"${day}" was read as ${date}, which`
    return { message: `${subject} is not in a year that timetables can be for. Correct the year.`, like: 'year' }
  }
  return { message: `${day === date ? date : `"${day}"`} does not exist. Correct the day.`, like: 'calendar' }
}

/**
 * Reads a column of days. The order of day, month and year is decided by the whole column. Missing years and months come
 * from the title above the table, the name of the sheet or file, or the import options.
 *
 * @param options.order the order, if it is known
 * @param options.today the day of the import; years must be near it
 */
export function readDayColumn(cells: readonly DayCells[], options: { order?: DayOrder; today?: string }): ReadDays {
  const lines = cells.map(toLine)
  const problems: Finding[] = []
  const pairs = lines.flatMap(({ parts }) => (isPair(parts) ? [parts] : []))
  const contextOf = new Map(lines.flatMap(({ parts, context }) => (isPair(parts) ? [[parts, context] as const] : [])))
  let order = options.order
  if (!order && pairs.length > 0) {
    const yearOf = (pair: Pair) => pair.year ?? contextOf.get(pair)?.year
    const result = findOrder(pairs, { yearOf, ...(options.today === undefined ? {} : { today: options.today }) })
    if (result.order === 'mixed' || result.order === 'unknown') problems.push(describeOrder(result, lines))
    else order = result.order
  }
  const dateResults = datesOf(lines, order)
  const writtenDates = dateResults.map((yearlessDate) =>
    yearlessDate && 'date' in yearlessDate ? yearlessDate.date : undefined,
  )
  const mixUp = findMixUp(
    writtenDates.map((date) => (date !== undefined && isCalendarDay(date) ? date : undefined)),
    {
      month: lines.map(({ parts }) => parts.kind === 'full'),
      year: lines.map(({ parts }) => parts.kind === 'full' || (isPair(parts) && parts.year !== undefined)),
    },
  )
  const ignoredIndexes = new Set<number>()
  const warnings = [...mixUpFindings(mixUp, lines), ...newYearFindings(lines, dateResults)]
  const reportedGaps = new Set<'year' | 'month'>()
  const dates = lines.map((line, index): string | undefined => {
    const result = dateResults[index]
    if (result && 'lacks' in result) {
      if (!reportedGaps.has(result.lacks)) {
        const message = `"${line.day}" has no ${result.lacks}, and neither the title nor the file name has one. Set the ${result.lacks} of the times.`
        problems.push(questionFinding('period', line.line, message))
      }
      reportedGaps.add(result.lacks)
      return undefined
    }
    const date = mixUp?.dates[index] ?? writtenDates[index]
    if (date !== undefined && isCalendarDay(date) && isNear(date, options.today)) return date
    if (date === undefined && line.parts.kind === 'pair') return undefined
    if (date !== undefined && isLeapDayOnly(date)) {
      ignoredIndexes.add(index)
      const message = `${date.slice(0, 4)} has no 29 February: this line was left out.`
      warnings.push({ kind: 'date', line: line.line, column: 'day', message, like: 'leap-day' })
      return undefined
    }
    problems.push({ kind: 'date', line: line.line, column: 'day', ...describeDay(line, date) })
    return undefined
  })
  const exampleIndex = lines.findIndex(
    ({ parts }, index) =>
      dates[index] !== undefined && (pairs.length === 0 || (isPair(parts) && parts.first !== parts.second)),
  )
  const [line, date] = [lines[exampleIndex], dates[exampleIndex]]
  const interpretation: DayInterpretation = {
    ...(order && pairs.length > 0 ? { order } : {}),
    ...(line && date !== undefined
      ? { example: { text: [line.day, line.month, line.year].filter(Boolean).join(' '), date } }
      : {}),
  }
  const isPerpetual =
    dateResults.length > 0 &&
    dateResults.every((yearlessDate) => yearlessDate !== undefined && 'yearless' in yearlessDate)
  return {
    dates,
    ignored: ignoredIndexes,
    perpetual: isPerpetual,
    problems,
    warnings: [...warnings, ...weekdayFindings(lines, dates)],
    interpretation,
  }
}
