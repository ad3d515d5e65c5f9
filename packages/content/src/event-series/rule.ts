import { wallClock, zonedInstant } from '@minaret/timetable'
import type { events } from '@minaret/foundation/db'

/** The recurrence of an event, as columns of its row. */
export type SeriesRule = Pick<
  typeof events.$inferSelect,
  'startsAt' | 'endsAt' | 'allDay' | 'repeats' | 'weekdays' | 'repeatsUntil' | 'exceptDays' | 'prayer' | 'minutesAfter'
>

/** One occurrence of a series. */
export type Occurrence = { date: string; startsAt: Date; endsAt: Date | null; overAt: Date }

/** Returns the time of a prayer on a day: its jamaat time, otherwise its start time. Undefined if neither is known. */
export type PrayerAt = (date: string, prayer: NonNullable<SeriesRule['prayer']>) => Date | undefined

/** Whether an event repeats, or its time depends on a prayer. */
export const isSeries = ({ repeats, prayer }: Pick<SeriesRule, 'repeats' | 'prayer'>): boolean =>
  repeats !== null || prayer !== null

const dayMs = 86_400_000
const minuteMs = 60_000
const numberOf = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs)
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
/** 1 is Monday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1
const weekOf = (day: number) => Math.floor((day + 3) / 7)

/** The ordinal of a day among the days of its weekday in the month, from 1. */
const ordinalInMonth = (day: number) => Math.ceil(new Date(day * dayMs).getUTCDate() / 7)
const isLastOfMonth = (day: number) => new Date((day + 7) * dayMs).getUTCMonth() !== new Date(day * dayMs).getUTCMonth()

/** The number of days to search ahead in a series. */
const horizon = 400

/** Whether a series with a given first day occurs on a day. */
function occursOn({ repeats, weekdays }: SeriesRule, firstDay: number, day: number): boolean {
  const days = weekdays && weekdays.length > 0 ? weekdays : repeats === 'daily' ? undefined : [weekdayOf(firstDay)]
  if (days && !days.includes(weekdayOf(day))) return false
  if (repeats === 'fortnightly') return (weekOf(day) - weekOf(firstDay)) % 2 === 0
  if (repeats !== 'monthly') return true
  // Not every month has a fifth occurrence of the weekday, so the last is used.
  return ordinalInMonth(firstDay) > 4 ? isLastOfMonth(day) : ordinalInMonth(day) === ordinalInMonth(firstDay)
}

/**
 * Yields the days of a series from a date, in order. A single event has only its first day.
 * @param from `YYYY-MM-DD`, in the time zone of the event
 */
export function* seriesDates(rule: SeriesRule, timeZone: string, from: string): Generator<string> {
  const start = wallClock(rule.startsAt, timeZone).date
  const firstDay = numberOf(start)
  if (rule.repeats === null) {
    if (start >= from) yield start
    return
  }
  const begin = Math.max(firstDay, numberOf(from))
  for (let day = begin; day < begin + horizon; day += 1) {
    const date = dateOf(day)
    if (rule.repeatsUntil !== null && date > rule.repeatsUntil) return
    if (occursOn(rule, firstDay, day) && !rule.exceptDays?.includes(date)) yield date
  }
}

/**
 * Finds the last day of a series that ends, searching backwards from `repeatsUntil`.
 * @returns undefined if every day is an exception
 */
export function lastSeriesDate(rule: SeriesRule, timeZone: string): string | undefined {
  const start = wallClock(rule.startsAt, timeZone).date
  if (rule.repeats === null || rule.repeatsUntil === null) return [...seriesDates(rule, timeZone, start)].at(-1)
  const firstDay = numberOf(start)
  for (let day = numberOf(rule.repeatsUntil); day >= firstDay; day -= 1) {
    const date = dateOf(day)
    if (occursOn(rule, firstDay, day) && !rule.exceptDays?.includes(date)) return date
  }
  return undefined
}

/** Returns the start of the second occurrence, ignoring exceptions. The first one must end before it. */
export function secondStart(rule: SeriesRule, timeZone: string): Date | undefined {
  const { date, minutes } = wallClock(rule.startsAt, timeZone)
  const days = seriesDates({ ...rule, repeatsUntil: null, exceptDays: null }, timeZone, date)
  const [first, second] = [days.next().value, days.next().value]
  if (typeof first !== 'string' || typeof second !== 'string') return undefined
  return zonedInstant(dateOf(numberOf(date) + numberOf(second) - numberOf(first)), minutes, timeZone)
}

/** The duration of an event in local days and minutes, so that a clock change does not alter its local end time. */
function durationOf({ startsAt, endsAt }: SeriesRule, timeZone: string) {
  if (!endsAt) return undefined
  const [from, until] = [wallClock(startsAt, timeZone), wallClock(endsAt, timeZone)]
  const days = numberOf(until.date) - numberOf(from.date)
  return { days, minutes: until.minutes, total: days * 1440 + until.minutes - from.minutes }
}

/** The assumed duration of an event without an end: see `overAt` of the table. */
const assumedDuration = ({ allDay }: Pick<SeriesRule, 'allDay'>) => (allDay ? 24 : 2) * 60 * minuteMs

/** Computes the occurrence of a series on a given date. */
export function occurrenceOn(rule: SeriesRule, timeZone: string, date: string, prayerAt: PrayerAt): Occurrence {
  const { startsAt, prayer, minutesAfter, allDay } = rule
  const start = wallClock(startsAt, timeZone)
  const duration = durationOf(rule, timeZone)
  const prayerTime = prayer === null ? undefined : prayerAt(date, prayer)
  if (prayerTime) {
    const occurrenceStart = new Date(prayerTime.getTime() + (minutesAfter ?? 0) * minuteMs)
    const occurrenceEnd = duration && new Date(occurrenceStart.getTime() + duration.total * minuteMs)
    return {
      date,
      startsAt: occurrenceStart,
      endsAt: occurrenceEnd ?? null,
      overAt: occurrenceEnd ?? new Date(occurrenceStart.getTime() + assumedDuration(rule)),
    }
  }
  const occurrenceStart = zonedInstant(date, start.minutes, timeZone)
  const occurrenceEnd = duration && zonedInstant(dateOf(numberOf(date) + duration.days), duration.minutes, timeZone)
  return {
    date,
    startsAt: occurrenceStart,
    endsAt: occurrenceEnd ?? null,
    overAt: occurrenceEnd ?? new Date(occurrenceStart.getTime() + assumedDuration({ allDay })),
  }
}

/** The maximum number of days since the start of an occurrence that is still running. */
export const maxRunningDays = (rule: SeriesRule, timeZone: string): number =>
  (durationOf(rule, timeZone)?.days ?? 0) + 1
