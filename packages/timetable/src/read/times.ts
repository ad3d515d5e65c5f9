import type { Prayer } from '../base/types.ts'
import { foldWords } from './plain.ts'

/** The contents of a time cell, read without the rest of its column. */
export type TimeParts =
  | { kind: 'clock'; hours: number; minutes: number; half?: 'am' | 'pm' }
  /** Excel's internal format: a fraction of a day. */
  | { kind: 'fraction'; minutes: number }
  /** A number that is either `6.10` or a fraction of a day, which the column decides. */
  | { kind: 'decimal'; text: string }
  | { kind: 'blank' }
  /** A mark that repeats the cell above. */
  | { kind: 'ditto' }
  /** A number of minutes after the prayer begins. */
  | { kind: 'after'; minutes: number }
  | { kind: 'unknown' }

const blanks = new Set(['', '-', '–', '—', '--', '---', '.', '*', 'n/a', 'na', 'none', 'nil', 'no jamaat'])
const dittos = new Set(['"', '″', '”', '“', '〃', "''", 'ditto', '" "'])
const halves: readonly (readonly [RegExp, 'am' | 'pm'])[] = [
  [/ ?(a\.?m\.?|a|ص|صباحا|صبح|قبل الظهر)$/, 'am'],
  [/ ?(p\.?m\.?|p|م|مسا|مساا|شام|دوپهر|بعد الظهر)$/, 'pm'],
]

/** Text around a time: `(GMT)` after it, footnote marks, and a date or Excel's day zero before it. */
const surroundingText = [
  / ?\((gmt|bst|[a-z]{2,4}t|[+-]\d{2}(:?\d{2})?)\)$/,
  /[*†‡#]+$/,
  /^(\d{4}-\d\d-\d\d|3[01]\/12\/1899|0?[01]\/0?1\/190[04])[ t]/,
]

function clock(text: string, half: 'am' | 'pm' | undefined): TimeParts | undefined {
  const [, hours, minutes] =
    /^(\d{1,2}) ?[:.;,h] ?(\d{2})(?:[:.]00(?:\.0+)?)?z?$/.exec(text) ??
    /^(\d{1,2})(\d{2})$/.exec(text) ??
    (half ? /^(\d{1,2})()$/.exec(text) : null) ??
    []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return { kind: 'clock', hours: Number(hours), minutes: Number(minutes), ...(half ? { half } : {}) }
}

/** Reads one cell of a column of times. */
export function readTimeParts(cell: string): TimeParts {
  // Most cells are plain times: a year has four thousand.
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(cell) ?? []
  if (hours !== undefined) return { kind: 'clock', hours: Number(hours), minutes: Number(minutes) }
  let text = foldWords(cell)
  if (dittos.has(text)) return { kind: 'ditto' }
  if (blanks.has(text)) return { kind: 'blank' }
  for (const part of surroundingText) text = text.replace(part, '')
  const [, afterMinutes] =
    /^\+ ?(\d{1,2})(?: ?m[a-z]*)?\.?$/.exec(text) ??
    /^(\d{1,2}) ?(?:m|min|mins|minute|minutes)\b[a-z ]*$/.exec(text) ??
    []
  if (afterMinutes !== undefined) return { kind: 'after', minutes: Number(afterMinutes) }
  if (/^(at |after |on )?(sunset|adhan|athan|azan|azaan|beginning|begins|start)( time)?$/.test(text))
    return { kind: 'after', minutes: 0 }
  // Three or more digits after the point, or the serial number of a day, which cannot be a typed time.
  if (/^(\d{5})?0?[.,]\d{3,}$/.test(text) || /^\d(\.\d+)?e-\d+$/.test(text)) {
    const value = Number(text.replace(',', '.'))
    return { kind: 'fraction', minutes: Math.round((value % 1) * 1440) % 1440 }
  }
  if (/^\d{1,2}([.,]\d{1,2})?$/.test(text)) return { kind: 'decimal', text: text.replace(',', '.') }
  for (const [ending, half] of halves) {
    const textBeforeHalf = text.replace(ending, '')
    if (textBeforeHalf !== text) return clock(textBeforeHalf, half) ?? { kind: 'unknown' }
  }
  return clock(text, undefined) ?? { kind: 'unknown' }
}

/** The clock a column of times is written in. */
export type ClockStyle = '12' | '24' | 'either'

/** Whether a cell looks like a time; blanks and dittos do not count. */
export const isTimeLike = ({ kind }: TimeParts): boolean =>
  kind === 'clock' || kind === 'fraction' || kind === 'decimal'

/** In a column with fractions of a day, `0.25` is 06:00; in any other, `6.1` is `6.10` as shortened by Excel. */
function decimalTime(text: string, hasFractions: boolean): { hours: number; minutes: number } | undefined {
  if (hasFractions) {
    const minutes = Math.round(Number(text) * 1440)
    return minutes < 1440 ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : undefined
  }
  const [hours = '', minutesText = ''] = text.split('.')
  const minutes = Number(minutesText.padEnd(2, '0'))
  return Number(hours) < 24 && minutes < 60 ? { hours: Number(hours), minutes } : undefined
}

/** Resolves numbers with a point using the whole column. A column of plain numbers has no times. */
export function settleDecimals(cells: readonly TimeParts[]): TimeParts[] {
  const hasFractions = cells.some(({ kind }) => kind === 'fraction')
  const hasDots = cells.some((cell) => cell.kind === 'decimal' && /\.\d\d$/.test(cell.text))
  return cells.map((cell): TimeParts => {
    if (cell.kind === 'fraction')
      return { kind: 'clock', hours: Math.floor(cell.minutes / 60), minutes: cell.minutes % 60 }
    if (cell.kind !== 'decimal') return cell
    const time = hasFractions || hasDots ? decimalTime(cell.text, hasFractions) : undefined
    return time ? { kind: 'clock', ...time } : { kind: 'unknown' }
  })
}

type TimeName = Prayer | 'sunrise'

/**
 * Whether a column is on the 12-hour clock. An hour over 12 means no, am or pm means yes. Without either, an afternoon
 * prayer is on the 12-hour clock as soon as one of its times would otherwise be impossibly early.
 */
export function clockStyle(name: TimeName, cells: readonly TimeParts[]): ClockStyle {
  const clocks = cells.flatMap((cell) => (cell.kind === 'clock' ? [cell] : []))
  if (clocks.some(({ half }) => half !== undefined)) return '12'
  if (clocks.some(({ hours }) => hours > 12)) return '24'
  const hasHours = (from: number, until: number) => clocks.some(({ hours }) => hours >= from && hours <= until)
  if (name === 'dhuhr') return hasHours(1, 4) ? '12' : 'either'
  // In the far north Asr can be before noon in winter, but it is nowhere as late as ten in the evening.
  if (name === 'asr') return hasHours(1, 9) ? '12' : 'either'
  if (name === 'maghrib') return hasHours(1, 11) ? '12' : 'either'
  if (name === 'isha') return hasHours(4, 11) ? '12' : 'either'
  return 'either'
}

/** Minutes after midnight; undefined if morning and evening cannot be told apart. */
export function minutesOf(
  name: TimeName,
  { hours, minutes, half }: Extract<TimeParts, { kind: 'clock' }>,
  style: ClockStyle,
  isTwelveHourTable: boolean,
): number | undefined {
  const minutesAt = (hour: number) => hour * 60 + minutes
  // People do write "13:15 pm", but "13:15 am" is meaningless.
  if (half === 'pm') return minutesAt(hours > 12 ? hours : (hours % 12) + 12)
  if (half === 'am') return hours > 12 ? undefined : minutesAt(hours % 12)
  if (style === '24' || hours === 0 || hours > 12) return minutesAt(hours)
  const isTwelveHour = style === '12' || isTwelveHourTable
  if (!isTwelveHour) return minutesAt(hours)
  if (name === 'fajr') return minutesAt(hours % 12)
  // In the far north a sunrise at 12 could be noon or midnight, which must not be guessed.
  if (name === 'sunrise') return hours === 12 ? undefined : minutesAt(hours)
  if (name === 'dhuhr') return minutesAt(hours <= 4 ? hours + 12 : hours)
  if (name === 'asr') return minutesAt(hours < 10 ? hours + 12 : hours)
  if (name === 'maghrib') return minutesAt(hours === 12 ? 0 : hours + 12)
  return minutesAt(hours === 12 ? 0 : hours <= 3 ? hours : hours + 12)
}
