import { ownValue } from '@minaret/foundation/base'
import { addDays, clockOf, isCalendarDay, wallClock, zonedInstant } from '@minaret/timetable'
import { toInstant, formatDateTime as writeWall } from '@minaret/foundation/tenancy'
import type { ReadingContext } from './context.ts'
import { CodecError } from './CodecError.ts'

/** A day, with minutes after midnight if a time was given. */
export type DayText = { day: string; minutes?: number }

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const relativeWords =
  /^(?:today|tomorrow|yesterday|in \d+ (?:days?|weeks?)|\d+ (?:days?|weeks?) ago|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*)/

const namedDays = { yesterday: -1, today: 0, tomorrow: 1, 'last week': -7, 'next week': 7 }

/** Parses a number of days relative to today, or returns undefined. */
function daysFromToday(text: string): number | undefined {
  const offset = ownValue(namedDays, text)
  if (offset !== undefined) return offset
  const [, ahead, back, unit] = /^(?:in (\d{1,4})|(\d{1,4})) (day|week)s?(?: ago)?$/.exec(text) ?? []
  if (unit === undefined || text.endsWith(' ago') === (ahead !== undefined)) return undefined
  return (ahead ? Number(ahead) : -Number(back)) * (unit === 'week' ? 7 : 1)
}

const invalidDay = (text: string) =>
  new CodecError(
    `\`${text}\` is not a date. Use the format 2026-12-05 or, in a demonstration, \`in 10 days\`, \`9 days ago\`, \`saturday 18:30\` or \`saturday 18:30, next week\`.`,
  )

/** Reads a relative day, such as `saturday 18:30, in 2 weeks`. */
function readRelative(text: string, { now, timeZone }: Pick<ReadingContext, 'now' | 'timeZone'>): DayText | CodecError {
  const today = wallClock(now, timeZone)
  const [head = '', tail, ...rest] = text.split(',').map((part) => part.trim())
  if (rest.length > 0) return invalidDay(text)
  const [, name, clock] = /^([a-z]+day)(?: (\d{1,2}:\d{2}))?$/.exec(head) ?? []
  const weekday = weekdays.indexOf(name ?? '') + 1
  if (weekday > 0) {
    const minutes = clock === undefined ? undefined : clockOf(clock)
    const weeks = tail === undefined ? 0 : daysFromToday(tail)
    if (weeks === undefined || weeks % 7 !== 0 || (clock && minutes === undefined)) return invalidDay(text)
    const daysAhead = (weekday - weekdayOf(today.date) + 7) % 7
    // A time today that has already passed means next week.
    const extraDays = daysAhead === 0 && (minutes ?? 0) <= today.minutes ? 7 : 0
    return { day: addDays(today.date, daysAhead + extraDays + weeks), ...(minutes === undefined ? {} : { minutes }) }
  }
  const days = daysFromToday(head)
  const minutes = tail === undefined ? undefined : clockOf(tail)
  if (days === undefined || (tail !== undefined && minutes === undefined)) return invalidDay(text)
  return { day: addDays(today.date, days), ...(minutes === undefined ? {} : { minutes }) }
}

/** Reads a day with or without a time, such as `2026-12-05 18:30`, or a relative one if allowed. */
function readDayText(
  text: string,
  context: Pick<ReadingContext, 'now' | 'timeZone' | 'demonstration'>,
): DayText | CodecError {
  const normalised = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (relativeWords.test(normalised)) {
    if (context.demonstration) return readRelative(normalised, context)
    return new CodecError(
      `\`${text}\` is a relative date, which only demonstrations can use. Use the format 2026-12-05.`,
    )
  }
  const [, day = '', clock] = /^(\d{4}-\d{2}-\d{2})(?:[ t](\S+))?$/.exec(normalised) ?? []
  if (!day)
    return new CodecError(`\`${text}\` is not a date. Use the format 2026-12-05${clock === undefined ? '' : ' 18:30'}.`)
  if (!isCalendarDay(day)) return new CodecError(`${day} does not exist. Check a calendar.`)
  if (clock === undefined) return { day }
  const minutes = clockOf(clock)
  return minutes === undefined
    ? new CodecError(`\`${clock}\` is not a 24-hour time. Use the format 18:30.`)
    : { day, minutes }
}

/** Reads a day without a time. */
export function readDay(text: string, context: ReadingContext): string | CodecError {
  const dayText = readDayText(text, context)
  if (dayText instanceof CodecError) return dayText
  return dayText.minutes === undefined ? dayText.day : new CodecError('Use a date without a time, like 2026-12-05.')
}

const lastMinute = 1439

const exactInstant = /^\d{4}-\d{2}-\d{2}t\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:z|[+-]\d{2}:\d{2})$/i

/** Whether a day without a time means its first or its last minute. */
export type Edge = 'begins' | 'ends'

/** Reads a time in a zone. @param edge the meaning of a day without a time */
export function readMoment(
  text: string,
  edge: Edge,
  context: ReadingContext,
  timeZone = context.timeZone,
): Date | CodecError {
  const trimmed = text.trim()
  if (exactInstant.test(trimmed)) {
    const instant = new Date(trimmed)
    return Number.isNaN(instant.getTime())
      ? new CodecError(`${trimmed} is not a date and time. Use the format 2026-12-05 18:30.`)
      : instant
  }
  const dayText = readDayText(trimmed, { ...context, timeZone })
  if (dayText instanceof CodecError) return dayText
  const minutes = dayText.minutes ?? (edge === 'ends' ? lastMinute : 0)
  if (dayText.minutes === undefined) return zonedInstant(dayText.day, minutes, timeZone)
  return (
    toInstant(dayText.day, minutes, timeZone) ??
    new CodecError(
      `The clocks go forward then, so ${trimmed} does not exist in ${timeZone}. Choose a time an hour later.`,
      { code: 'clocksForward' },
    )
  )
}

/** Writes a time as {@link readMoment} reads it: as local time, or as an exact instant if that is ambiguous. */
export function writeMoment(instant: Date, edge: Edge, timeZone: string): string {
  const { date, minutes } = wallClock(instant, timeZone)
  if (zonedInstant(date, minutes, timeZone).getTime() !== instant.getTime()) return instant.toISOString()
  if (minutes === (edge === 'ends' ? lastMinute : 0)) return date
  return writeWall(instant, timeZone)
}
