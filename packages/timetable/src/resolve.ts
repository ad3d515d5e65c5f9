import { addDays, clockTime, daysOfMonth, isoOf, ofNight } from './calendar.ts'
import { clockFace } from './clockFace.ts'
import { calculateTimes } from './calculate.ts'
import { hijriOf } from './hijri.ts'
import { type Jamaat, jamaatOf, type RuleDay } from './jamaat/jamaatOf.ts'
import type { Place } from './place.ts'
import { rawCalculated, rawFromRow, type RawDay } from './raw.ts'
import { eidOn, fastingOn, isRamadan, jumuahOn } from './schedule/special.ts'
import { noSchedule, type Schedule } from './schedule/types.ts'
import { prayers } from './types.ts'
import type { Moment, Prayer, PrayerDay, PrayerMoments, ThreeDays, TimetableDay } from './types.ts'
import { isSummerTime, noonOffset, wallClock } from './zoned.ts'

/** Where days come from: the mosque's rows by date, its place for days that have none, and its rules for jamaat. */
export type TimetableSource = {
  rows: ReadonlyMap<string, TimetableDay>
  place: Place
  /** Whole days the mosque's Hijri date is ahead of (+) or behind (-) Umm al-Qura. */
  hijriOffset?: number
  /** Missing: congregations are what the table says, and nothing more. */
  schedule?: Schedule
}

/** Days of one mosque, each worked out once. */
export type Days = {
  /** One day, as people are told it. */
  day(date: string): PrayerDay
  /** The same before congregations: its beginnings as instants and minutes. */
  raw(date: string): RawDay
}

/** Rows by date, as `TimetableSource` wants them. */
export const rowsByDate = (days: readonly TimetableDay[]): ReadonlyMap<string, TimetableDay> =>
  new Map(days.map((day) => [day.date, day]))

const remembered = <T>(make: (date: string) => T) => {
  const known = new Map<string, T>()
  return (date: string): T => {
    const found = known.get(date)
    if (found !== undefined) return found
    const made = make(date)
    known.set(date, made)
    return made
  }
}

/**
 * The days of a mosque: from its row if there is one, else calculated, with congregations by its own values, then its
 * table, then its rules.
 *
 * A row's cells are wall-clock times of its day in the place's zone; `time` repeats the cell as printed, `at` follows
 * `zonedInstant` where a clock change makes it ambiguous. An Isha before 03:00, begins and jamaat each, is on the next
 * date. Asking throws a `RangeError` for a day that does not exist or a place that makes no sense.
 */
export function openDays({ rows, place, hijriOffset = 0, schedule = noSchedule }: TimetableSource): Days {
  const { timeZone } = place
  const raw = remembered((date) => {
    const row = rows.get(date)
    return row ? rawFromRow(row, timeZone) : rawCalculated(date, place)
  })
  const face = clockFace(timeZone)

  const ruleDay = remembered((date): RuleDay => {
    const { begins, sunrise } = raw(date)
    const minutesOf = (prayer: Prayer) => begins[prayer].minutes
    // The middle of the night, near enough by this night's own Fajr: a rule counts from it in whole minutes.
    const midnight = Math.floor((minutesOf('maghrib') + minutesOf('fajr') + 1440) / 2)
    return {
      date,
      begins: {
        fajr: minutesOf('fajr'),
        dhuhr: minutesOf('dhuhr'),
        asr: minutesOf('asr'),
        maghrib: minutesOf('maghrib'),
        isha: minutesOf('isha'),
      },
      ends: {
        fajr: sunrise.minutes,
        dhuhr: minutesOf('asr'),
        asr: minutesOf('maghrib'),
        maghrib: minutesOf('isha'),
        isha: midnight,
      },
      isRamadan: isRamadan(hijriOf(date, hijriOffset)),
      isSummer: isSummerTime(date, timeZone),
      offset: noonOffset(date, timeZone),
    }
  })

  function congregation(prayer: Prayer, date: string): Pick<PrayerMoments, 'jamaat' | 'jamaatBy'> {
    const own = schedule.overrides.get(date)?.jamaat?.[prayer]
    if (own === null) return { jamaatBy: 'override' }
    const cell = raw(date).jamaat[prayer]
    const byRule = () =>
      schedule.jamaat[prayer] ? jamaatOf(prayer, ruleDay(date), schedule.jamaat, ruleDay) : undefined
    const found: Jamaat | undefined =
      own !== undefined
        ? { minutes: ofNight(prayer, own), source: 'override' }
        : cell !== undefined
          ? { minutes: cell, source: 'table' }
          : byRule()
    if (!found) return {}
    const { minutes, source } = found
    return minutes === undefined ? { jamaatBy: source } : { jamaat: face.onDay(date, minutes), jamaatBy: source }
  }

  // A row's cell is repeated as it is printed, also where a clock change left that time out.
  const printed = (from: RawDay, { minutes, at }: RawDay['sunrise']): Moment =>
    from.source === 'table' ? { time: clockTime(minutes % 1440), at: isoOf(at) } : face.at(at)

  const otherMadhab = { ...place, madhab: place.madhab === 'Hanafi' ? 'Shafi' : 'Hanafi' } as const

  const day = remembered((date): PrayerDay => {
    const from = raw(date)
    const hijri = hijriOf(date, hijriOffset)
    const times = prayers.map((prayer) => ({
      prayer,
      begins: printed(from, from.begins[prayer]),
      ...congregation(prayer, date),
    }))
    const isha = times.at(-1)
    const jumuah = jumuahOn(date, schedule, ruleDay, face)
    const eid = eidOn(date, hijri, schedule, face)
    const note = schedule.overrides.get(date)?.note
    return {
      date,
      hijri,
      source: from.source,
      sunrise: printed(from, from.sunrise),
      prayers: times,
      ...(schedule.bothAsr ? { otherAsr: face.at(calculateTimes(date, otherMadhab).at.asr) } : {}),
      ...(jumuah.length > 0 ? { jumuah } : {}),
      ...(isRamadan(hijri) && isha ? { fasting: fastingOn(from, isha, schedule, face) } : {}),
      ...(eid ? { eid } : {}),
      ...(note === undefined ? {} : { note }),
      ...(from.latitude === undefined ? {} : { latitude: from.latitude }),
    }
  })
  return { day, raw }
}

/** One day of a mosque; who needs several opens its days once (`openDays`). */
export const resolveDay = (date: string, source: TimetableSource): PrayerDay => openDays(source).day(date)

/** The day an instant falls on in the place's zone, with the days before and after. */
export function resolveToday(instant: Date, source: TimetableSource): ThreeDays {
  const { date } = wallClock(instant, source.place.timeZone)
  const { day } = openDays(source)
  return { yesterday: day(addDays(date, -1)), today: day(date), tomorrow: day(addDays(date, 1)) }
}

/** Every day of a month (1 to 12), in order. */
export const resolveMonth = (year: number, month: number, source: TimetableSource): PrayerDay[] =>
  daysOfMonth(year, month).map(openDays(source).day)
