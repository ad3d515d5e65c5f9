import { wallClock, zonedInstant } from '@minaret/timetable'
import type { events } from '@minaret/foundation/db'

/** How an event goes on, by the columns of its row. */
export type SeriesRule = Pick<
  typeof events.$inferSelect,
  'startsAt' | 'endsAt' | 'allDay' | 'repeats' | 'weekdays' | 'repeatsUntil' | 'exceptDays' | 'prayer' | 'minutesAfter'
>

/** One time at which an event of a series is held. */
export type Occurrence = { date: string; startsAt: Date; endsAt: Date | null; overAt: Date }

/** When a prayer is on a day: its jamaat, else its beginning; nothing where neither is known. */
export type PrayerAt = (date: string, prayer: NonNullable<SeriesRule['prayer']>) => Date | undefined

/** Whether an event is held more than once, or at a time only its day's prayers tell. */
export const isSeries = ({ repeats, prayer }: Pick<SeriesRule, 'repeats' | 'prayer'>): boolean =>
  repeats !== null || prayer !== null

const dayMs = 86_400_000
const minuteMs = 60_000
const numberOf = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs)
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
/** 1 is Monday; the first of January 1970 was a Thursday. */
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1
const weekOf = (day: number) => Math.floor((day + 3) / 7)

/** Which of its weekday a day is in its month, counted from 1. */
const placeInMonth = (day: number) => Math.ceil(new Date(day * dayMs).getUTCDate() / 7)
const isLastOfMonth = (day: number) => new Date((day + 7) * dayMs).getUTCMonth() !== new Date(day * dayMs).getUTCMonth()

/** How far ahead of a day a series is looked through: a month has one of it, unless it is left out. */
const horizon = 400

/** Whether a series whose first day is `first` is held on a day. */
function isHeld({ repeats, weekdays }: SeriesRule, first: number, day: number): boolean {
  const days = weekdays && weekdays.length > 0 ? weekdays : repeats === 'daily' ? undefined : [weekdayOf(first)]
  if (days && !days.includes(weekdayOf(day))) return false
  if (repeats === 'fortnightly') return (weekOf(day) - weekOf(first)) % 2 === 0
  if (repeats !== 'monthly') return true
  // A month may have no fifth: then it is the last.
  return placeInMonth(first) > 4 ? isLastOfMonth(day) : placeInMonth(day) === placeInMonth(first)
}

/**
 * The days of a series from a date on, in order. One that is held once has its first day.
 * @param from `YYYY-MM-DD`, by the clocks of where it is held
 */
export function* seriesDates(rule: SeriesRule, timeZone: string, from: string): Generator<string> {
  const start = wallClock(rule.startsAt, timeZone).date
  const first = numberOf(start)
  if (rule.repeats === null) {
    if (start >= from) yield start
    return
  }
  const begin = Math.max(first, numberOf(from))
  for (let day = begin; day < begin + horizon; day += 1) {
    const date = dateOf(day)
    if (rule.repeatsUntil !== null && date > rule.repeatsUntil) return
    if (isHeld(rule, first, day) && !rule.exceptDays?.includes(date)) yield date
  }
}

/**
 * The last day of a series that has one: as far back from its `repeatsUntil` as that takes, whatever is left out.
 * @returns nothing where every day is left out
 */
export function lastSeriesDate(rule: SeriesRule, timeZone: string): string | undefined {
  const start = wallClock(rule.startsAt, timeZone).date
  if (rule.repeats === null || rule.repeatsUntil === null) return [...seriesDates(rule, timeZone, start)].at(-1)
  const first = numberOf(start)
  for (let day = numberOf(rule.repeatsUntil); day >= first; day -= 1) {
    const date = dateOf(day)
    if (isHeld(rule, first, day) && !rule.exceptDays?.includes(date)) return date
  }
  return undefined
}

/**
 * When the time of a series that begins at `startsAt` has to be over: as long after it as the second is after the first,
 * were nothing left out.
 */
export function secondStart(rule: SeriesRule, timeZone: string): Date | undefined {
  const { date, minutes } = wallClock(rule.startsAt, timeZone)
  const days = seriesDates({ ...rule, repeatsUntil: null, exceptDays: null }, timeZone, date)
  const [first, second] = [days.next().value, days.next().value]
  if (typeof first !== 'string' || typeof second !== 'string') return undefined
  return zonedInstant(dateOf(numberOf(date) + numberOf(second) - numberOf(first)), minutes, timeZone)
}

/** How long it lasts: whole days by the calendar and minutes by the clock, so that an hour stays one when clocks change. */
function lengthOf({ startsAt, endsAt }: SeriesRule, timeZone: string) {
  if (!endsAt) return undefined
  const [from, until] = [wallClock(startsAt, timeZone), wallClock(endsAt, timeZone)]
  const days = numberOf(until.date) - numberOf(from.date)
  return { days, minutes: until.minutes, total: days * 1440 + until.minutes - from.minutes }
}

/** As events without an end count as over: see `overAt` of their table. */
const usual = ({ allDay }: Pick<SeriesRule, 'allDay'>) => (allDay ? 24 : 2) * 60 * minuteMs

/** An event as it is held on one of its days. */
export function occurrenceOn(rule: SeriesRule, timeZone: string, date: string, prayerAt: PrayerAt): Occurrence {
  const { startsAt, prayer, minutesAfter, allDay } = rule
  const start = wallClock(startsAt, timeZone)
  const length = lengthOf(rule, timeZone)
  const at = prayer === null ? undefined : prayerAt(date, prayer)
  if (at) {
    const begins = new Date(at.getTime() + (minutesAfter ?? 0) * minuteMs)
    const ends = length && new Date(begins.getTime() + length.total * minuteMs)
    return { date, startsAt: begins, endsAt: ends ?? null, overAt: ends ?? new Date(begins.getTime() + usual(rule)) }
  }
  const begins = zonedInstant(date, start.minutes, timeZone)
  const ends = length && zonedInstant(dateOf(numberOf(date) + length.days), length.minutes, timeZone)
  return {
    date,
    startsAt: begins,
    endsAt: ends ?? null,
    overAt: ends ?? new Date(begins.getTime() + usual({ allDay })),
  }
}

/** How many days before an instant something may have begun that is not over yet. */
export const daysOfLength = (rule: SeriesRule, timeZone: string): number => (lengthOf(rule, timeZone)?.days ?? 0) + 1
