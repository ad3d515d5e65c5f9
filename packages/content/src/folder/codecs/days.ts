import { ownValue } from '@minaret/foundation/base'
import { addDays, clockOf, isCalendarDay, wallClock, zonedInstant } from '@minaret/timetable'
import { toInstant, formatDateTime as writeWall } from '@minaret/foundation/tenancy'
import type { ReadingContext } from './context.ts'
import { CodecError } from './CodecError.ts'

/** A day, and minutes after its midnight where a time was said. */
export type DayText = { day: string; minutes?: number }

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const relativeWords =
  /^(?:today|tomorrow|yesterday|in \d+ (?:days?|weeks?)|\d+ (?:days?|weeks?) ago|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*)/

const nearDays = { yesterday: -1, today: 0, tomorrow: 1, 'last week': -7, 'next week': 7 }

/** How many days words lead from today, or nothing when they do not say. */
function daysFromToday(words: string): number | undefined {
  const near = ownValue(nearDays, words)
  if (near !== undefined) return near
  const [, ahead, back, unit] = /^(?:in (\d{1,4})|(\d{1,4})) (day|week)s?(?: ago)?$/.exec(words) ?? []
  if (unit === undefined || words.endsWith(' ago') === (ahead !== undefined)) return undefined
  return (ahead ? Number(ahead) : -Number(back)) * (unit === 'week' ? 7 : 1)
}

const unclear = (words: string) =>
  new CodecError(
    `\`${words}\` is not a day. Write it like 2026-12-05, or, in a demonstration, \`in 10 days\`, \`9 days ago\`, \`saturday 18:30\` or \`saturday 18:30, next week\`.`,
  )

/** Reads words that tell a day from today, such as `saturday 18:30, in 2 weeks`. */
function readRelative(
  words: string,
  { now, timeZone }: Pick<ReadingContext, 'now' | 'timeZone'>,
): DayText | CodecError {
  const today = wallClock(now, timeZone)
  const [head = '', tail, ...rest] = words.split(',').map((part) => part.trim())
  if (rest.length > 0) return unclear(words)
  const [, name, clock] = /^([a-z]+day)(?: (\d{1,2}:\d{2}))?$/.exec(head) ?? []
  const weekday = weekdays.indexOf(name ?? '') + 1
  if (weekday > 0) {
    const minutes = clock === undefined ? undefined : clockOf(clock)
    const weeks = tail === undefined ? 0 : daysFromToday(tail)
    if (weeks === undefined || weeks % 7 !== 0 || (clock && minutes === undefined)) return unclear(words)
    const ahead = (weekday - weekdayOf(today.date) + 7) % 7
    // What of today has begun already counts as next week's.
    const missed = ahead === 0 && (minutes ?? 0) <= today.minutes ? 7 : 0
    return { day: addDays(today.date, ahead + missed + weeks), ...(minutes === undefined ? {} : { minutes }) }
  }
  const days = daysFromToday(head)
  const minutes = tail === undefined ? undefined : clockOf(tail)
  if (days === undefined || (tail !== undefined && minutes === undefined)) return unclear(words)
  return { day: addDays(today.date, days), ...(minutes === undefined ? {} : { minutes }) }
}

/** Reads a day, with a time or without: `2026-12-05 18:30`, or told from today where that may be. */
function readDayText(
  text: string,
  context: Pick<ReadingContext, 'now' | 'timeZone' | 'demonstration'>,
): DayText | CodecError {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (relativeWords.test(words)) {
    if (context.demonstration) return readRelative(words, context)
    return new CodecError(
      `\`${text}\` is relative to today, which only demonstrations can use. Write the day like 2026-12-05.`,
    )
  }
  const [, day = '', clock] = /^(\d{4}-\d{2}-\d{2})(?:[ t](\S+))?$/.exec(words) ?? []
  if (!day)
    return new CodecError(`\`${text}\` is not a day. Write it like 2026-12-05${clock === undefined ? '' : ' 18:30'}.`)
  if (!isCalendarDay(day)) return new CodecError(`${day} does not exist. Check a calendar.`)
  if (clock === undefined) return { day }
  const minutes = clockOf(clock)
  return minutes === undefined
    ? new CodecError(`\`${clock}\` is not a time of the 24-hour clock. Write it like 18:30.`)
    : { day, minutes }
}

/** Reads a day without a time. */
export function readDay(text: string, context: ReadingContext): string | CodecError {
  const said = readDayText(text, context)
  if (said instanceof CodecError) return said
  return said.minutes === undefined ? said.day : new CodecError('Write the day without a time, like 2026-12-05.')
}

const lastMinute = 1439

const exact = /^\d{4}-\d{2}-\d{2}t\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:z|[+-]\d{2}:\d{2})$/i

/** Which minute of a day is meant where only the day was said. */
export type Edge = 'begins' | 'ends'

/** Reads a moment by the clocks of a zone. @param edge what a day alone means */
export function readMoment(
  text: string,
  edge: Edge,
  context: ReadingContext,
  timeZone = context.timeZone,
): Date | CodecError {
  const words = text.trim()
  if (exact.test(words)) {
    const at = new Date(words)
    return Number.isNaN(at.getTime())
      ? new CodecError(`${words} is not a date and time. Write it like 2026-12-05 18:30.`)
      : at
  }
  const said = readDayText(words, { ...context, timeZone })
  if (said instanceof CodecError) return said
  const minutes = said.minutes ?? (edge === 'ends' ? lastMinute : 0)
  if (said.minutes === undefined) return zonedInstant(said.day, minutes, timeZone)
  return (
    toInstant(said.day, minutes, timeZone) ??
    new CodecError(
      `The clocks are put forward then: there is no ${words} in ${timeZone}. Choose a time an hour later.`,
      { code: 'clocksForward' },
    )
  )
}

/** A moment as {@link readDateTime} reads it: by the clocks, and exactly where they do not say enough. */
export function writeMoment(at: Date, edge: Edge, timeZone: string): string {
  const { date, minutes } = wallClock(at, timeZone)
  if (zonedInstant(date, minutes, timeZone).getTime() !== at.getTime()) return at.toISOString()
  if (minutes === (edge === 'ends' ? lastMinute : 0)) return date
  return writeWall(at, timeZone)
}
