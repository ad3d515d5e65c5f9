import { addDays, clockOf, isCalendarDay, wallClock, zonedInstant } from '@minaret/timetable'
import { InvalidValueError } from '../base/OperatorError.ts'

/** Context for parsing a time. */
export type Clock = {
  /** The mosque's. */
  timeZone: string
  now: Date
}

/**
 * Parses a time as entered by an operator, in the mosque's time zone: `2026-12-05 18:30`, `2026-12-05`, or `18:30` of today.
 * @param edge whether a date alone means its start or its end
 * @throws OperatorError if it is invalid
 */
export function readDateTime(text: string, { timeZone, now }: Clock, edge: 'beginning' | 'end'): Date {
  const [first = '', second, ...rest] = text.trim().split(/[\sT]+/)
  const day = second === undefined && clockOf(first) !== undefined ? wallClock(now, timeZone).date : first
  const time = day === first ? second : first
  const minutes = time === undefined ? undefined : clockOf(time)
  if (rest.length > 0 || !isCalendarDay(day) || (time !== undefined && minutes === undefined))
    throw new InvalidValueError(`"${text}" is not a date and time. Write it like 2026-12-05 18:30, or 18:30 for today.`)
  if (minutes !== undefined) {
    const instant = toInstant(day, minutes, timeZone)
    if (instant) return instant
    throw new InvalidValueError(
      `The clocks are put forward then: there is no ${day} ${formatClock(minutes)} in ${timeZone}. Choose a time an hour later.`,
    )
  }
  return zonedInstant(edge === 'end' ? addDays(day, 1) : day, 0, timeZone)
}

const units: Record<string, number> = { m: 1, h: 60, d: 24 * 60, w: 7 * 24 * 60 }

/**
 * Parses a duration: `30m`, `2h`, `3d`, `1w`, or in words.
 * @returns milliseconds
 * @throws OperatorError if it is invalid
 */
export function readDuration(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})\s*(m|h|d|w)(?:in|our|ay|eek)?(?:ute)?s?$/i.exec(text.trim()) ?? []
  const minutes = Number(count) * (units[unit.toLowerCase()] ?? 0)
  if (minutes > 0) return minutes * 60_000
  throw new InvalidValueError(`"${text}" is not a duration. Write it like 30m, 2h, 3d or 1w.`)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Formats minutes after midnight: `06:05`. */
export const formatClock = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Returns the instant of a zone's wall-clock time; undefined if the clocks are put forward past it. */
export function toInstant(day: string, minutes: number, timeZone: string): Date | undefined {
  const instant = zonedInstant(day, minutes, timeZone)
  const clock = wallClock(instant, timeZone)
  return clock.date === day && clock.minutes === minutes ? instant : undefined
}

/** Formats an instant in the mosque's time zone: `2026-12-05 18:30`. */
export function formatDateTime(instant: Date, timeZone: string): string {
  const { date, minutes } = wallClock(instant, timeZone)
  return `${date} ${formatClock(minutes)}`
}
