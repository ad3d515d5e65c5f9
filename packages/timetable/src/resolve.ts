import {
  addDays,
  clockTime,
  dateOfNumber,
  dayMs,
  dayNumber,
  daysOfMonth,
  isoOf,
  minuteMs,
  toNightMinutes,
} from './base/calendar.ts'
import { openPlace } from './calculation/calculate.ts'
import { createZoneClock } from './base/zoneClock.ts'
import { type HijriSettings, openHijriCalendar } from './base/hijri.ts'
import { type Jamaat, openRules, type RuleDay, weekdayOfNumber } from './jamaat/jamaatOf.ts'
import { type Place, ramadanIshaOf } from './base/place.ts'
import { type StartTime, rawCalculated, rawFromRow, type RawDay } from './calculation/raw.ts'
import { eidOn, fastingOn, isRamadan, jumuahOn, slotsOn, taraweehOn } from './schedule/special.ts'
import { noSchedule, type Schedule } from './schedule/types.ts'
import { prayers } from './base/types.ts'
import type { JamaatSource, Moment, Prayer, PrayerDay, PrayerMoments, ThreeDays, TimetableDay } from './base/types.ts'
import { wallClock, winterOffset, zoneOf } from './base/zoned.ts'

/** The source of days: the mosque's rows by date, its place for days without a row, and its rules for jamaat. */
export type TimetableSource = HijriSettings & {
  rows: ReadonlyMap<string, TimetableDay>
  place: Place
  /** If undefined, the only congregations are those of the table. */
  schedule?: Schedule
}

/** A congregation's time in minutes of its day (undefined if it is not held), the source of that time, and its rule. */
export type Congregation = { minutes?: number; source: JamaatSource; rule?: Pick<Jamaat, 'time' | 'isFixed'> }

/** A mosque's days, each calculated only once. */
export type Days = {
  /** The day as published. */
  day(date: string): PrayerDay
  /** The same day without congregations: its start times as instants and minutes. */
  raw(date: string): RawDay
  /** A prayer's congregation on a day and its source; undefined if no override, table or rule has one. */
  congregation(prayer: Prayer, date: string): Congregation | undefined
  /** The Jumu'ahs of a Friday by slot; undefined on other days, and if the day has its own times. */
  slots(date: string): readonly Slot[] | undefined
}

/** A Jumu'ah on a Friday: its position in the schedule, its name and its time. */
export type Slot = { place: number; name?: string; jamaat: Congregation; at: Moment }

/** Indexes rows by date, as needed for `TimetableSource`. */
export const rowsByDate = (days: readonly TimetableDay[]): ReadonlyMap<string, TimetableDay> =>
  new Map(days.map((day) => [day.date, day]))

const memoise = <Key, T>(compute: (key: Key) => T) => {
  const cache = new Map<Key, T>()
  return (key: Key): T => {
    const value = cache.get(key)
    if (value !== undefined) return value
    const result = compute(key)
    cache.set(key, result)
    return result
  }
}

/**
 * Opens a mosque's days: each from its row if there is one, otherwise calculated, with congregations from the day's own
 * values, then the table, then the rules.
 *
 * A row's cells are wall-clock times on its day in the place's zone; `time` is the cell as printed, and `at` follows
 * `zonedInstant` if a clock change makes it ambiguous. An Isha before 03:00, whether start or jamaat, is on the next date.
 * The methods throw a `RangeError` for a day that does not exist or an invalid place.
 */
export function openDays({ rows, place, schedule = noSchedule, ...hijri }: TimetableSource): Days {
  const { timeZone } = place
  const clock = createZoneClock(timeZone)
  const zone = zoneOf(timeZone)
  // A complete table needs no calculation, so the place is opened only when needed.
  const calculator = memoise((madhab: Place['madhab']) => openPlace({ ...place, madhab }))
  const calendar = openHijriCalendar(hijri)
  const isRamadanDay = memoise((number: number) => isRamadan(calendar.dateOf(number)))
  const calculate = (number: number) => calculator(place.madhab)(number, isRamadanDay(number))
  const raw = memoise((number: number) => {
    const row = rows.size > 0 ? rows.get(dateOfNumber(number)) : undefined
    return row ? rawFromRow(number, row, clock) : rawCalculated(number, calculate(number), place, clock)
  })
  const winterOffsetOf = memoise((year: string) => winterOffset(year, timeZone))

  const ruleDay = memoise((number: number): RuleDay => {
    const { date, begins, sunrise, source } = raw(number)
    const { fajr, dhuhr, asr, maghrib, isha } = begins
    const offset = zone.offsetAt((number + 0.5) * dayMs) / minuteMs
    return {
      date,
      number,
      weekday: weekdayOfNumber(number),
      begins: {
        fajr: fajr.minutes,
        dhuhr: dhuhr.minutes,
        asr: asr.minutes,
        maghrib: maghrib.minutes,
        isha: isha.minutes,
      },
      ends: {
        fajr: sunrise.minutes,
        dhuhr: asr.minutes,
        asr: maghrib.minutes,
        maghrib: isha.minutes,
        // The middle of the night, estimated with the same day's Fajr, which is close enough for rules in whole minutes.
        isha: Math.floor((maghrib.minutes + fajr.minutes + 1440) / 2),
      },
      isRamadan: isRamadanDay(number),
      isRamadanNight: isRamadanDay(number + 1),
      isIshaLate: source === 'calculated' && isRamadanDay(number) && ramadanIshaOf(place.method) !== undefined,
      isSummer: offset > winterOffsetOf(date.slice(0, 4)),
      offset,
    }
  })
  const applyRules = openRules(ruleDay)

  function congregation(prayer: Prayer, { date, number, jamaat }: RawDay): Congregation | undefined {
    const override = schedule.overrides.get(date)?.jamaat?.[prayer]
    if (override === null) return { source: 'override' }
    if (override !== undefined) return { minutes: toNightMinutes(prayer, override), source: 'override' }
    const cell = jamaat[prayer]
    if (cell !== undefined) return { minutes: cell, source: 'table' }
    const rules = schedule.jamaat[prayer]
    const ruleJamaat = rules && applyRules(prayer, ruleDay(number), rules)
    return ruleJamaat && { minutes: ruleJamaat.minutes, source: ruleJamaat.source, rule: ruleJamaat }
  }

  // A row's cell is shown as printed, even if a clock change skips that time.
  const momentOf = ({ source }: RawDay, { minutes, at }: StartTime): Moment =>
    source === 'table' ? { time: clockTime(minutes % 1440), at: isoOf(at) } : clock.at(at)

  /** Asr by the other school. A table's own Asr belongs to the school whose calculated time is nearer to it. */
  function otherAsr(rawDay: RawDay): Moment | undefined {
    if (rawDay.otherAsr) return momentOf(rawDay, rawDay.otherAsr)
    if (!schedule.bothAsr) return undefined
    const otherTime = calculator(place.madhab === 'Hanafi' ? 'Shafi' : 'Hanafi')(
      rawDay.number,
      isRamadanDay(rawDay.number),
    ).at.asr
    const ownTime = rawDay.source === 'table' ? calculate(rawDay.number).at.asr : rawDay.begins.asr.at
    const distance = (time: number) => Math.abs(time - rawDay.begins.asr.at)
    return clock.at(distance(ownTime) <= distance(otherTime) ? otherTime : ownTime)
  }

  function momentsOf(prayer: Prayer, rawDay: RawDay): PrayerMoments {
    const moments: PrayerMoments = { prayer, begins: momentOf(rawDay, rawDay.begins[prayer]) }
    const jamaat = congregation(prayer, rawDay)
    if (jamaat?.minutes !== undefined) moments.jamaat = clock.onDay(rawDay.number, jamaat.minutes)
    if (jamaat) moments.jamaatBy = jamaat.source
    return moments
  }

  const day = memoise((number: number): PrayerDay => {
    const rawDay = raw(number)
    const { date } = rawDay
    const isha = momentsOf('isha', rawDay)
    const prayerDay: PrayerDay = {
      date,
      hijri: calendar.dateOf(number),
      source: rawDay.source,
      sunrise: momentOf(rawDay, rawDay.sunrise),
      prayers: prayers.map((prayer) => (prayer === 'isha' ? isha : momentsOf(prayer, rawDay))),
    }
    const otherSchoolAsr = otherAsr(rawDay)
    if (otherSchoolAsr) prayerDay.otherAsr = otherSchoolAsr
    const jumuah = weekdayOfNumber(number) === 5 ? jumuahOn(ruleDay(number), schedule, applyRules, clock) : []
    if (jumuah.length > 0) prayerDay.jumuah = jumuah
    if (isRamadanDay(number)) prayerDay.fasting = fastingOn(rawDay, schedule, clock)
    const taraweeh = isRamadanDay(number + 1) ? taraweehOn(number, isha, schedule, clock) : undefined
    if (taraweeh) prayerDay.taraweeh = taraweeh
    const eid = eidOn(number, prayerDay.hijri, schedule, clock)
    if (eid) prayerDay.eid = eid
    const note = schedule.overrides.get(date)?.note
    if (note !== undefined) prayerDay.note = note
    if (rawDay.latitude !== undefined) prayerDay.latitude = rawDay.latitude
    return prayerDay
  })
  return {
    day: (date) => day(dayNumber(date)),
    raw: (date) => raw(dayNumber(date)),
    slots(date) {
      const number = dayNumber(date)
      if (weekdayOfNumber(number) !== 5 || schedule.overrides.get(date)?.jumuah) return undefined
      return slotsOn(ruleDay(number), schedule, applyRules).map(({ place, slot: { name }, jamaat }) => ({
        place,
        ...(name === undefined ? {} : { name }),
        jamaat: { minutes: jamaat.minutes, source: jamaat.source, rule: jamaat },
        at: clock.onDay(number, jamaat.minutes),
      }))
    },
    congregation: (prayer, date) => congregation(prayer, raw(dayNumber(date))),
  }
}

/** One day of a mosque; for several days use `openDays` once. */
export const resolveDay = (date: string, source: TimetableSource): PrayerDay => openDays(source).day(date)

/** The day of an instant in the place's zone, with the days before and after. */
export function resolveToday(instant: Date, source: TimetableSource): ThreeDays {
  const { date } = wallClock(instant, source.place.timeZone)
  const { day } = openDays(source)
  return { yesterday: day(addDays(date, -1)), today: day(date), tomorrow: day(addDays(date, 1)) }
}

/** Every day of a month (1 to 12), in order. */
export const resolveMonth = (year: number, month: number, source: TimetableSource): PrayerDay[] =>
  daysOfMonth(year, month).map(openDays(source).day)
