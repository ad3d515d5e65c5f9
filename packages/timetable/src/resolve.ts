import { calculateDay } from './calculate.ts'
import { addDays, clockTime, daysOfMonth, nightEnds } from './calendar.ts'
import { hijriOf } from './hijri.ts'
import type { Place } from './place.ts'
import { prayers } from './types.ts'
import type { Moment, Prayer, PrayerDay, ThreeDays, TimetableDay } from './types.ts'
import { wallClock, zonedInstant } from './zoned.ts'

/** Where days come from: the mosque's rows by date, and its place for days that have none. */
export type TimetableSource = {
  rows: ReadonlyMap<string, TimetableDay>
  place: Place
  /** Whole days the mosque's Hijri date is ahead of (+) or behind (-) Umm al-Qura. */
  hijriOffset?: number
}

/** Rows by date, as `TimetableSource` wants them. */
export const rowsByDate = (days: readonly TimetableDay[]): ReadonlyMap<string, TimetableDay> =>
  new Map(days.map((day) => [day.date, day]))

function fromRow(row: TimetableDay, timeZone: string): Pick<PrayerDay, 'sunrise' | 'prayers'> {
  // Only Isha may cross midnight, and its two cells cross it each for itself: in summer it begins
  // at 01:06 while the congregation prays it at 23:00, before it begins.
  const moment = (minutes: number, prayer?: Prayer): Moment => {
    const date = prayer === 'isha' && minutes < nightEnds ? addDays(row.date, 1) : row.date
    return { time: clockTime(minutes), at: zonedInstant(date, minutes, timeZone).toISOString() }
  }
  return {
    sunrise: moment(row.sunrise),
    prayers: prayers.map((prayer) => {
      const { begins, jamaat } = row[prayer]
      const answer = { prayer, begins: moment(begins, prayer) }
      return jamaat === undefined ? answer : { ...answer, jamaat: moment(jamaat, prayer) }
    }),
  }
}

/**
 * One day's prayers: from the mosque's row if there is one, else calculated, and then without jamaat.
 *
 * A row's cells are wall-clock times of its day in the place's zone; `time` repeats the cell as printed, `at` follows
 * `zonedInstant` where a clock change makes it ambiguous. An Isha before 03:00, begins and jamaat each, is on the next
 * date. Throws a `RangeError` for a day that does not exist or a place that makes no sense.
 */
export function resolveDay(date: string, { rows, place, hijriOffset = 0 }: TimetableSource): PrayerDay {
  const row = rows.get(date)
  const hijri = hijriOf(date, hijriOffset)
  if (row) return { date, hijri, source: 'table', ...fromRow(row, place.timeZone) }
  const day = calculateDay(date, place)
  return { date, hijri, source: 'calculated', sunrise: day.sunrise, prayers: day.prayers }
}

/** The day an instant falls on in the place's zone, with the days before and after. */
export function resolveToday(instant: Date, source: TimetableSource): ThreeDays {
  const { date } = wallClock(instant, source.place.timeZone)
  return {
    yesterday: resolveDay(addDays(date, -1), source),
    today: resolveDay(date, source),
    tomorrow: resolveDay(addDays(date, 1), source),
  }
}

/** Every day of a month (1 to 12), in order. */
export const resolveMonth = (year: number, month: number, source: TimetableSource): PrayerDay[] =>
  daysOfMonth(year, month).map((date) => resolveDay(date, source))
