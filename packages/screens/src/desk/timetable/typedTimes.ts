import type { ColumnRole, DeskMonth } from '@minaret/contract/desk'

/** What a printed timetable has for each day, in its order. */
export const typedColumns = [
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

export type TypedColumn = (typeof typedColumns)[number]

/** What was typed of one month, by day and column, as it was typed. */
export type TypedTimes = { month: string; times: Record<string, string> }

type Day = DeskMonth['days'][number]

const keyOf = (day: string, column: TypedColumn) => `${day} ${column}`
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Half past midnight is near 23:30. */
function distance(a: number, b: number): number {
  const apart = Math.abs(a - b)
  return Math.min(apart, 24 * 60 - apart)
}

/**
 * A time as people type it from paper: `530`, `5:30`, `5.30 pm`, `1730`. Printed timetables leave out morning and afternoon:
 * of both the one nearer to another time is meant.
 * @param near `HH:MM`, as it is now
 * @returns `HH:MM`; nothing for what is no time
 */
export function readTypedTime(text: string, near?: string): string | undefined {
  const [, hours, minutes, half] = /^\s*(\d{1,2})[\s:.]*(\d{2})\s*([ap])?\.?m?\.?\s*$/i.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (hour > 23 || minute > 59) return undefined
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined
    return clock((hour % 12) * 60 + minute + (half.toLowerCase() === 'p' ? 720 : 0))
  }
  const read = hour * 60 + minute
  // 00:30 and 17:30 can be read in one way only.
  if (hour === 0 || hour > 12 || near === undefined) return clock(read)
  const other = hour === 12 ? minute : read + 720
  return clock(distance(other, minutesOf(near)) < distance(read, minutesOf(near)) ? other : read)
}

/** A day's time as it is now: from the timetable, by rule or calculated. */
function shownAt(day: Day, column: TypedColumn): string | undefined {
  if (column === 'sunrise') return day.sunrise.time
  const prayer = day.prayers.find(({ prayer: name }) => column.startsWith(`${name}.`))
  return column.endsWith('.begins') ? prayer?.begins.time : prayer?.jamaat?.time
}

/** A column as it will be: what was typed, and in its place what holds where nothing was. */
export type ColumnCell = {
  day: string
  typed: string
  /** `HH:MM`; missing where what was typed is no time. */
  time?: string
  /** What holds while the cell is empty. */
  ghost?: string
  isWrong: boolean
}

/**
 * The cells of a column. An empty one holds what it would be without: when a prayer begins as now; a jamaat as typed last
 * above it, Maghrib’s as long after it begins as there.
 */
export function columnCells(typed: TypedTimes, days: readonly Day[], column: TypedColumn): ColumnCell[] {
  const begins = column === 'maghrib.jamaat' ? columnCells(typed, days, 'maghrib.begins') : undefined
  const isJamaat = column.endsWith('.jamaat')
  let above: string | undefined
  let after: number | undefined
  return days.map((day, at) => {
    const shown = shownAt(day, column)
    const text = typed.times[keyOf(day.date, column)] ?? ''
    const time = text.trim() === '' ? undefined : readTypedTime(text, shown ?? nearOf(column, day))
    const sunset = begins?.[at]?.time
    const ghost = !isJamaat
      ? shown
      : after !== undefined && sunset
        ? clock((minutesOf(sunset) + after) % 1440)
        : (above ?? shown)
    if (time !== undefined) {
      above = time
      if (sunset) after = (minutesOf(time) - minutesOf(sunset) + 1440) % 1440
    }
    const holds = time ?? (text.trim() === '' ? ghost : undefined)
    return {
      day: day.date,
      typed: text,
      ...(holds === undefined ? {} : { time: holds }),
      ...(ghost === undefined ? {} : { ghost }),
      isWrong: text.trim() !== '' && time === undefined,
    }
  })
}

/** Near which time a jamaat is that is not held yet. */
const nearOf = (column: TypedColumn, day: Day): string | undefined =>
  column.endsWith('.jamaat')
    ? day.prayers.find(({ prayer }) => column.startsWith(`${prayer}.`))?.begins.time
    : undefined

/** The typed times with one cell changed. */
export function typeTime(typed: TypedTimes, day: string, column: TypedColumn, text: string): TypedTimes {
  const { [keyOf(day, column)]: _, ...others } = typed.times
  return { ...typed, times: text === '' ? others : { ...others, [keyOf(day, column)]: text } }
}

/** Whether a column is in the table: a jamaat column that nobody typed in is left to the rules, unless the timetable has it. */
function isWritten({ times }: TypedTimes, days: readonly Day[], column: TypedColumn): boolean {
  if (!column.endsWith('.jamaat')) return true
  const isStored = days.some(({ prayers }) =>
    prayers.some(({ prayer, jamaatBy }) => column.startsWith(`${prayer}.`) && jamaatBy === 'table'),
  )
  return isStored || days.some(({ date }) => (times[keyOf(date, column)] ?? '').trim() !== '')
}

/** Headings of the format that the reader of timetables calls its own. */
const headingOf = (column: TypedColumn) => column.replace('.begins', '_athan').replace('.jamaat', '_iqama')

/** The days from the first to the last one in which something was typed; none where nothing was. */
export function typedDays({ times }: TypedTimes, days: readonly Day[]): readonly Day[] {
  const isTyped = ({ date }: Day) => typedColumns.some((column) => (times[keyOf(date, column)] ?? '').trim() !== '')
  return days.slice(Math.max(0, days.findIndex(isTyped)), days.findLastIndex(isTyped) + 1)
}

/**
 * Days of the month as the text of a spreadsheet, for the reader of timetables.
 * @param saved the days that are written, of the month's
 * @returns nothing while a cell holds what is no time
 */
export function typedTable(typed: TypedTimes, days: readonly Day[], saved = days): string | undefined {
  const columns = typedColumns
    .filter((column) => isWritten(typed, days, column))
    .map((column) => ({ column, cells: columnCells(typed, days, column) }))
  if (columns.some(({ cells }) => cells.some(({ isWrong }) => isWrong))) return undefined
  return [
    ['day', ...columns.map(({ column }) => headingOf(column))],
    ...saved.map(({ date }) => [
      date,
      ...columns.map(({ cells }) => cells.find(({ day }) => day === date)?.time ?? ''),
    ]),
  ]
    .map((row) => row.join('\t'))
    .join('\n')
}

/** What was stored of typed times; nothing where it is none any more. */
export function readTypedTimes(value: unknown): TypedTimes | undefined {
  const { month, times }: { month?: unknown; times?: unknown } = Object(value)
  if (typeof month !== 'string' || typeof times !== 'object' || times === null) return undefined
  const texts = Object.entries(times).filter((one): one is [string, string] => typeof one[1] === 'string')
  return { month, times: Object.fromEntries(texts) }
}
