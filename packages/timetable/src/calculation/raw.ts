import type { CalculatedTimes } from './calculate.ts'
import { dateOfNumber, toNightMinutes } from '../base/calendar.ts'
import type { ZoneClock } from '../base/zoneClock.ts'
import { prayers } from '../base/types.ts'
import type { Prayer, PrayerDay, TimetableDay } from '../base/types.ts'

/** A start time: in minutes of the day (from 1440 on the next date) and as an instant. */
export type StartTime = { minutes: number; at: number }

/** A day's start times from the table or by calculation, before its congregations are determined. */
export type RawDay = {
  date: string
  /** The day number: days since 1970-01-01. */
  number: number
  source: PrayerDay['source']
  sunrise: StartTime
  begins: Record<Prayer, StartTime>
  /** Asr by the other school, if the table has both. */
  otherAsr?: StartTime
  /** The table's own congregations. */
  jamaat: Partial<Record<Prayer, number>>
  /** The latitude used for the calculation, if the day is incomplete at the mosque's own. */
  latitude?: number
}

const forEachPrayer = <T>(valueOf: (prayer: Prayer) => T): Record<Prayer, T> => ({
  fajr: valueOf('fajr'),
  dhuhr: valueOf('dhuhr'),
  asr: valueOf('asr'),
  maghrib: valueOf('maghrib'),
  isha: valueOf('isha'),
})

/** Converts a row of the mosque's table. */
export function rawFromRow(number: number, row: TimetableDay, clock: ZoneClock): RawDay {
  const startTime = (minutes: number): StartTime => ({ minutes, at: clock.instant(number, minutes) })
  const jamaat: RawDay['jamaat'] = {}
  for (const prayer of prayers) {
    const cell = row[prayer].jamaat
    if (cell !== undefined) jamaat[prayer] = toNightMinutes(prayer, cell)
  }
  const raw: RawDay = {
    date: row.date,
    number,
    source: 'table',
    sunrise: startTime(row.sunrise),
    begins: forEachPrayer((prayer) => startTime(toNightMinutes(prayer, row[prayer].begins))),
    jamaat,
  }
  if (row.otherAsr !== undefined) raw.otherAsr = startTime(row.otherAsr)
  return raw
}

/** Converts the calculated times of a day that is not in the table. */
export function rawCalculated(
  number: number,
  { at, latitude }: CalculatedTimes,
  place: { latitude: number },
  clock: ZoneClock,
): RawDay {
  const startTime = (name: Prayer | 'sunrise'): StartTime => ({
    minutes: clock.minutes(number, at[name]),
    at: at[name],
  })
  const raw: RawDay = {
    date: dateOfNumber(number),
    number,
    source: 'calculated',
    sunrise: startTime('sunrise'),
    begins: forEachPrayer(startTime),
    jamaat: {},
  }
  if (latitude !== place.latitude) raw.latitude = latitude
  return raw
}
