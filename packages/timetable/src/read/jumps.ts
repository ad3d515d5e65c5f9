import { clockTime, isFriday } from '../base/calendar.ts'
import { nameOf, dayTimes } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import type { Prayer, TimetableDay } from '../base/types.ts'
import { noonOffset } from '../base/zoned.ts'
import { columnsOf } from './columns.ts'
import type { Column } from './columns.ts'
import type { Finding } from './findings.ts'
import type { NumberedRow } from './rows.ts'

/** Consecutive days differ by a few minutes; a greater difference gets a warning. */
const maxStep = 20

/** The shorter difference between two clock times, possibly across midnight. */
const minutesBetween = (from: number, to: number) => ((((to - from + 720) % 1440) + 1440) % 1440) - 720

/**
 * The clock offset of each day. Without a time zone, a clock change is inferred when sunrise, Dhuhr and Maghrib all move by
 * the same half hour or hour from one day to the next.
 */
function clockOffsets(rows: readonly TimetableDay[], timeZone: string | undefined): number[] {
  if (timeZone !== undefined) return rows.map(({ date }) => noonOffset(date, timeZone))
  let offset = 0
  return rows.map((row, index) => {
    const previous = rows[index - 1]
    if (!previous) return offset
    const step = (from: number, to: number) => Math.round(minutesBetween(from, to) / 30) * 30
    const dhuhr = step(previous.dhuhr.begins, row.dhuhr.begins)
    const isClockChange =
      dhuhr === step(previous.sunrise, row.sunrise) && dhuhr === step(previous.maghrib.begins, row.maghrib.begins)
    if (isClockChange) offset += dhuhr
    return offset
  })
}

function beginsOf(row: TimetableDay, name: Prayer | 'sunrise'): number {
  return name === 'sunrise' ? row.sunrise : row[name].begins
}

function describe(name: string, from: number, to: number, since: string, shift: number): string {
  const change =
    shift === 0 ? '' : `, although the clocks go ${shift > 0 ? 'forward' : 'back'} ${Math.abs(shift)} minutes`
  const jump = from === to ? `stays at ${clockTime(to)}` : `goes from ${clockTime(from)} to ${clockTime(to)}`
  return `${name} ${jump} since ${since}${change}. Check both days.`
}

const stepOf = (column: Column, from: number, to: number) => [
  { column, minutes: from },
  { column, minutes: to },
]

/** Warns if start times change by more than 20 minutes from one day to the next, apart from clock changes. */
function beginsJumps(rows: readonly NumberedRow[], offsets: readonly number[]): Finding[] {
  return rows.flatMap(({ line, row }, index) => {
    const previous = rows[index - 1]?.row
    if (!previous) return []
    const shift = (offsets[index] ?? 0) - (offsets[index - 1] ?? 0)
    return dayTimes.flatMap((name): Finding[] => {
      const [from, to] = [beginsOf(previous, name), beginsOf(row, name)]
      if (Math.abs(minutesBetween(from, to) - shift) <= maxStep) return []
      const column: Column = name === 'sunrise' ? 'sunrise' : columnsOf[name].begins
      const kind = shift === 0 ? 'jump' : 'clock-change'
      const message = describe(nameOf(name), from, to, previous.date, shift)
      return [{ kind, line, column, day: row.date, message, times: stepOf(column, from, to) }]
    })
  })
}

/**
 * Warns if jamaats change by more than 20 minutes; at a clock change they may stay the same or move with the clocks.
 * Friday's Dhuhr is Jumu'ah and is compared with the previous Friday, other days with the last day that was not a Friday.
 */
function jamaatJumps(rows: readonly NumberedRow[], offsets: readonly number[]): Finding[] {
  const lastJamaats = new Map<string, { at: number; date: string; offset: number }>()
  return rows.flatMap(({ line, row }, index) =>
    prayers.flatMap((prayer): Finding[] => {
      const minutes = row[prayer].jamaat
      if (minutes === undefined) return []
      const key = prayer === 'dhuhr' && isFriday(row.date) ? 'jumuah' : prayer
      const offset = offsets[index] ?? 0
      const previous = lastJamaats.get(key)
      lastJamaats.set(key, { at: minutes, date: row.date, offset })
      if (!previous) return []
      const step = minutesBetween(previous.at, minutes)
      if (Math.abs(step) <= maxStep || Math.abs(step - (offset - previous.offset)) <= maxStep) return []
      const message = describe(`${nameOf(prayer)} jamaat`, previous.at, minutes, previous.date, 0)
      const column = columnsOf[prayer].jamaat
      const times = stepOf(column, previous.at, minutes)
      return [{ kind: 'jump', line, column, day: row.date, message, times }]
    }),
  )
}

/** Finds every jump of more than 20 minutes; rows must be in date order. */
export function findJumps(rows: readonly NumberedRow[], timeZone?: string): Finding[] {
  const offsets = clockOffsets(
    rows.map(({ row }) => row),
    timeZone,
  )
  return [...beginsJumps(rows, offsets), ...jamaatJumps(rows, offsets)]
}
