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
    const at = toInstant(day, minutes, timeZone)
    if (at) return at
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

const two = (number: number) => String(number).padStart(2, '0')

/** Minutes after midnight as a clock shows them: `06:05`. */
export const formatClock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** When the clocks of a zone show this; nothing when they are put forward past it. */
export function toInstant(day: string, minutes: number, timeZone: string): Date | undefined {
  const at = zonedInstant(day, minutes, timeZone)
  const clock = wallClock(at, timeZone)
  return clock.date === day && clock.minutes === minutes ? at : undefined
}

/** A moment by the mosque's own clocks: `2026-12-05 18:30`. */
export function formatDateTime(moment: Date, timeZone: string): string {
  const { date, minutes } = wallClock(moment, timeZone)
  return `${date} ${formatClock(minutes)}`
}
