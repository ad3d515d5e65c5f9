import type { ColumnRole, DeskMonth } from '@minaret/contract/desk'

/** The columns of a printed timetable, in its order. */
export const paperColumns = [
  'fajr.begins',
  'fajr.jamaat',
  'sunrise',
  'dhuhr.begins',
  'dhuhr.jamaat',
  'asr.begins',
  'asr.jamaat',
  'maghrib.begins',
  'maghrib.jamaat',
  'isha.begins',
  'isha.jamaat',
] as const satisfies readonly ColumnRole[]

export type PaperColumn = (typeof paperColumns)[number]

/** The typed times of one month, as text keyed by day and column. */
export type PaperTimes = { month: string; times: Record<string, string> }

type Day = DeskMonth['days'][number]

const keyOf = (day: string, column: PaperColumn) => `${day} ${column}`
const formatClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The distance between two times in minutes, across midnight if that is shorter. */
function distance(a: number, b: number): number {
  const difference = Math.abs(a - b)
  return Math.min(difference, 24 * 60 - difference)
}

/**
 * Parses a time typed from paper: `530`, `5:30`, `5.30 pm`, `1730`. Printed timetables omit am and pm, so the reading nearer to
 * a reference time is used.
 * @param referenceTime the current time of the cell as `HH:MM`
 * @returns `HH:MM`; undefined if it is invalid
 */
export function parsePaperTime(text: string, referenceTime?: string): string | undefined {
  const [, hours, minutes, dayHalf] = /^\s*(\d{1,2})[\s:.]*(\d{2})\s*([ap])?\.?m?\.?\s*$/i.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (hour > 23 || minute > 59) return undefined
  if (dayHalf !== undefined) {
    if (hour < 1 || hour > 12) return undefined
    return formatClock((hour % 12) * 60 + minute + (dayHalf.toLowerCase() === 'p' ? 720 : 0))
  }
  const literal = hour * 60 + minute
  // 00:30 and 17:30 are unambiguous.
  if (hour === 0 || hour > 12 || referenceTime === undefined) return formatClock(literal)
  const alternative = hour === 12 ? minute : literal + 720
  const reference = minutesOf(referenceTime)
  return formatClock(distance(alternative, reference) < distance(literal, reference) ? alternative : literal)
}

/** A day's current time in a column: from the timetable, by rule or calculated. */
function currentTime(day: Day, column: PaperColumn): string | undefined {
  if (column === 'sunrise') return day.sunrise.time
  const prayer = day.prayers.find(({ prayer: name }) => column.startsWith(`${name}.`))
  return column.endsWith('.begins') ? prayer?.begins.time : prayer?.jamaat?.time
}

/** A cell of a column: the typed text, and the time that applies while it is empty. */
export type ColumnCell = {
  day: string
  text: string
  /** `HH:MM`; undefined if the typed text is invalid. */
  time?: string
  /** The time that applies while the cell is empty. */
  placeholder?: string
  isInvalid: boolean
}

/**
 * The cells of a column. An empty start has its current time. An empty jamaat has the last time typed above it; for Maghrib,
 * the same delay after its start.
 */
export function columnCells(paperTimes: PaperTimes, days: readonly Day[], column: PaperColumn): ColumnCell[] {
  const startCells = column === 'maghrib.jamaat' ? columnCells(paperTimes, days, 'maghrib.begins') : undefined
  const isJamaat = column.endsWith('.jamaat')
  let lastTypedTime: string | undefined
  let delay: number | undefined
  return days.map((day, index) => {
    const displayedTime = currentTime(day, column)
    const text = paperTimes.times[keyOf(day.date, column)] ?? ''
    const time = text.trim() === '' ? undefined : parsePaperTime(text, displayedTime ?? referenceOf(column, day))
    const sunset = startCells?.[index]?.time
    const placeholder = !isJamaat
      ? displayedTime
      : delay !== undefined && sunset
        ? formatClock((minutesOf(sunset) + delay) % 1440)
        : (lastTypedTime ?? displayedTime)
    if (time !== undefined) {
      lastTypedTime = time
      if (sunset) delay = (minutesOf(time) - minutesOf(sunset) + 1440) % 1440
    }
    const effectiveTime = time ?? (text.trim() === '' ? placeholder : undefined)
    return {
      day: day.date,
      text,
      ...(effectiveTime === undefined ? {} : { time: effectiveTime }),
      ...(placeholder === undefined ? {} : { placeholder }),
      isInvalid: text.trim() !== '' && time === undefined,
    }
  })
}

/** The reference time for a jamaat without a current time. */
const referenceOf = (column: PaperColumn, day: Day): string | undefined =>
  column.endsWith('.jamaat')
    ? day.prayers.find(({ prayer }) => column.startsWith(`${prayer}.`))?.begins.time
    : undefined

/** Returns the typed times with one cell changed. */
export function withPaperTime(paperTimes: PaperTimes, day: string, column: PaperColumn, text: string): PaperTimes {
  const { [keyOf(day, column)]: _, ...rest } = paperTimes.times
  return { ...paperTimes, times: text === '' ? rest : { ...rest, [keyOf(day, column)]: text } }
}

/** Whether a column is part of the table: an empty jamaat column is omitted, so that the rules apply, unless the timetable has the
 * column. */
function isIncluded({ times }: PaperTimes, days: readonly Day[], column: PaperColumn): boolean {
  if (!column.endsWith('.jamaat')) return true
  const isStored = days.some(({ prayers }) =>
    prayers.some(({ prayer, jamaatBy }) => column.startsWith(`${prayer}.`) && jamaatBy === 'table'),
  )
  return isStored || days.some(({ date }) => (times[keyOf(date, column)] ?? '').trim() !== '')
}

/** Column headings in the timetable parser's own format. */
const headingOf = (column: PaperColumn) => column.replace('.begins', '_athan').replace('.jamaat', '_iqama')

/** The days from the first to the last one with a typed time; empty if there are none. */
export function paperDays({ times }: PaperTimes, days: readonly Day[]): readonly Day[] {
  const hasTypedTime = ({ date }: Day) =>
    paperColumns.some((column) => (times[keyOf(date, column)] ?? '').trim() !== '')
  return days.slice(Math.max(0, days.findIndex(hasTypedTime)), days.findLastIndex(hasTypedTime) + 1)
}

/**
 * Days of the month as tab-separated text, for the timetable parser.
 * @param includedDays the days in the table
 * @returns undefined while a cell is invalid
 */
export function paperTable(paperTimes: PaperTimes, days: readonly Day[], includedDays = days): string | undefined {
  const columns = paperColumns
    .filter((column) => isIncluded(paperTimes, days, column))
    .map((column) => ({ column, cells: columnCells(paperTimes, days, column) }))
  if (columns.some(({ cells }) => cells.some(({ isInvalid }) => isInvalid))) return undefined
  return [
    ['day', ...columns.map(({ column }) => headingOf(column))],
    ...includedDays.map(({ date }) => [
      date,
      ...columns.map(({ cells }) => cells.find(({ day }) => day === date)?.time ?? ''),
    ]),
  ]
    .map((row) => row.join('\t'))
    .join('\n')
}

/** Parses a stored draft; undefined if it is invalid. */
export function parsePaperTimes(value: unknown): PaperTimes | undefined {
  const { month, times }: { month?: unknown; times?: unknown } = Object(value)
  if (typeof month !== 'string' || typeof times !== 'object' || times === null) return undefined
  const entries = Object.entries(times).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { month, times: Object.fromEntries(entries) }
}
