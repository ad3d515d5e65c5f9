import { dateOfNumber, dayNumber } from '../base/calendar.ts'
import { foldDate, monthOf, weekdayOf } from './names.ts'

/** The parts of a date in one cell, read without the rest of the column. */
export type DayParts = { weekday?: number } & (
  | { kind: 'full'; date: string }
  /**
   * Numbers whose order depends on the whole column. With a two-digit year, `short` is its possible position, and there
   * is also a `third` number or the `month` from its name.
   */
  | {
      kind: 'pair'
      first: number
      second: number
      year?: number
      short?: 'first' | 'last' | 'either'
      third?: number
      month?: number
    }
  | { kind: 'named'; day: number; month: number; year?: number }
  /** Only a day of the month. */
  | { kind: 'number'; day: number }
  | { kind: 'weekday' }
  /** A date with an Islamic year, which is not supported. */
  | { kind: 'hijri' }
  | { kind: 'unknown' }
)

/** Excel counts days from 1899-12-30. */
const excelEpoch = dayNumber('1899-12-30')
/** Excel's serial numbers for 1982 to 2100; a number in this range in a column of days is a serial number. */
const serialRange = { from: 30_000, until: 73_415 }

const padTwo = (value: number) => String(value).padStart(2, '0')

/** `YYYY-MM-DD` from three numbers, whether or not the day exists. */
export const dateText = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${padTwo(month)}-${padTwo(day)}`

/** Plausible years of the Islamic calendar: 1883 to 2173. */
const isHijri = (year: string): boolean => /^1[345]\d\d$/.test(year)

/** Which of two numbers can be a two-digit year; undefined if neither can. */
function shortYearOf(first: string, last: string): 'first' | 'last' | 'either' | undefined {
  if (first.length > 2 || last.length > 2) return undefined
  if (first.length === 2 && last.length === 2) return 'either'
  return first.length === 2 ? 'first' : last.length === 2 ? 'last' : undefined
}

const ignoredWords = new Set(['st', 'nd', 'rd', 'th', 'of', 'م', 'ع', 'ال'])

function fromNumbers(numbers: readonly string[]): DayParts {
  const [first = '', second = '', third = ''] = numbers
  if (numbers.length === 3) {
    if (isHijri(first) || isHijri(third)) return { kind: 'hijri' }
    if (first.length === 4) return { kind: 'full', date: dateText(Number(first), Number(second), Number(third)) }
    if (first.length > 2 || second.length > 2) return { kind: 'unknown' }
    if (third.length === 4) return { kind: 'pair', first: Number(first), second: Number(second), year: Number(third) }
    const short = shortYearOf(first, third)
    if (short === undefined) return { kind: 'unknown' }
    return { kind: 'pair', first: Number(first), second: Number(second), third: Number(third), short }
  }
  if (numbers.length === 2 && first.length <= 2 && second.length <= 2) {
    return { kind: 'pair', first: Number(first), second: Number(second) }
  }
  if (numbers.length !== 1) return { kind: 'unknown' }
  if (first.length === 8 && isHijri(first.slice(0, 4))) return { kind: 'hijri' }
  if (first.length === 8)
    return {
      kind: 'full',
      date: dateText(Number(first.slice(0, 4)), Number(first.slice(4, 6)), Number(first.slice(6))),
    }
  const value = Number(first)
  if (value >= serialRange.from && value < serialRange.until)
    return { kind: 'full', date: dateOfNumber(excelEpoch + value) }
  return value >= 1 && value <= 31 && first.length <= 2 ? { kind: 'number', day: value } : { kind: 'unknown' }
}

function withMonth(month: number, numbers: readonly string[]): DayParts {
  if (numbers.length === 0 || numbers.length > 2) return { kind: 'unknown' }
  const [first = '', second] = numbers
  if (second === undefined) return first.length > 2 ? { kind: 'unknown' } : { kind: 'named', day: Number(first), month }
  const [day, year] = first.length === 4 ? [second, first] : [first, second]
  if (isHijri(year)) return { kind: 'hijri' }
  if (year.length === 4 && day.length <= 2) return { kind: 'named', day: Number(day), month, year: Number(year) }
  const short = shortYearOf(first, second)
  return short === undefined
    ? { kind: 'unknown' }
    : { kind: 'pair', first: Number(first), second: Number(second), month, short }
}

/** Midnight after a date, as some programs write it: `2026-01-31 00:00:00`, `31/01/2026 0:00`. */
const midnight = /[ t]0?0:00(:00(\.0+)?)?z?$|[ ]12:00(:00)? ?am$/

/** Reads one cell of a column of days. */
export function readDayParts(cell: string): DayParts {
  if (cell === '' || /^\d{1,2}:\d\d$/.test(cell)) return { kind: 'unknown' }
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return { kind: 'full', date: cell }
  const text = foldDate(cell)
    .replace(midnight, '')
    .replace(/^(\d{5})\.0+$/, '$1')
  if (text === '' || !/^[\p{L}\d]/u.test(text) || !/^[\p{L}\d\s/.,\-–()]+$/u.test(text)) return { kind: 'unknown' }
  const numbers: string[] = []
  let month: number | undefined
  let weekday: number | undefined
  for (const [token] of text.matchAll(/\d+|\p{L}+/gu)) {
    if (/^\d/.test(token)) numbers.push(token)
    else if (monthOf(token) !== undefined && month === undefined) month = monthOf(token)
    else if (weekdayOf(token) !== undefined && weekday === undefined) weekday = weekdayOf(token)
    else if (!ignoredWords.has(token)) return { kind: 'unknown' }
  }
  const weekdayPart = weekday === undefined ? {} : { weekday }
  if (month === undefined && numbers.length === 0)
    return weekday === undefined ? { kind: 'unknown' } : { kind: 'weekday', weekday }
  return { ...(month === undefined ? fromNumbers(numbers) : withMonth(month, numbers)), ...weekdayPart }
}

/**
 * The month and year in a title or the name of a sheet or file, if there is only one of each. Digits next to other digits
 * are treated as a telephone number.
 */
export function readPeriod(text: string): { year?: number; month?: number } {
  const foldedText = foldDate(text)
  const years = new Set([...foldedText.matchAll(/(?<!\d ?)(20[1-4]\d)(?! ?\d)/g)].map(([year]) => Number(year)))
  const namedMonths = new Set([...foldedText.matchAll(/\p{L}+/gu)].flatMap(([word]) => monthOf(word) ?? []))
  const [, year, month] = /(?<!\d)(20\d\d)[-_. ](0[1-9]|1[0-2])(?!\d)/.exec(foldedText) ?? []
  // "2025/26" is two years.
  if (/(?<!\d)20\d\d ?[/–-] ?(1[3-9]|[2-9]\d)(?!\d)/.test(foldedText)) years.clear()
  const period: { year?: number; month?: number } = {}
  if (years.size === 1) [period.year] = years
  if (namedMonths.size === 1) [period.month] = namedMonths
  else if (year !== undefined && namedMonths.size === 0) period.month = Number(month)
  return period
}
