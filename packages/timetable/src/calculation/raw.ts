import type { CalculatedTimes } from './calculate.ts'
import { dateOfNumber, ofNight } from '../base/calendar.ts'
import type { ZoneClock } from '../base/zoneClock.ts'
import { prayers } from '../base/types.ts'
import type { Prayer, PrayerDay, TimetableDay } from '../base/types.ts'

/** When something begins: in minutes of the day (from 1440 on the next date) and as an instant. */
export type Beginning = { minutes: number; at: number }

/** A day's beginnings from the table or by calculation, before congregations are worked out. */
export type RawDay = {
  date: string
  /** Its number: days since 1970-01-01. */
  number: number
  source: PrayerDay['source']
  sunrise: Beginning
  begins: Record<Prayer, Beginning>
  /** Asr by the other school, if the table prints both. */
  otherAsr?: Beginning
  /** The table's own congregations. */
  jamaat: Partial<Record<Prayer, number>>
  /** The latitude the day was calculated for, if the mosque's own has no complete day. */
  latitude?: number
}

const forEachPrayer = <T>(of: (prayer: Prayer) => T): Record<Prayer, T> => ({
  fajr: of('fajr'),
  dhuhr: of('dhuhr'),
  asr: of('asr'),
  maghrib: of('maghrib'),
  isha: of('isha'),
})

/** A day from its row of the mosque's table. */
export function rawFromRow(number: number, row: TimetableDay, clock: ZoneClock): RawDay {
  const beginning = (minutes: number): Beginning => ({ minutes, at: clock.instant(number, minutes) })
  const jamaat: RawDay['jamaat'] = {}
  for (const prayer of prayers) {
    const cell = row[prayer].jamaat
    if (cell !== undefined) jamaat[prayer] = ofNight(prayer, cell)
  }
  const raw: RawDay = {
    date: row.date,
    number,
    source: 'table',
    sunrise: beginning(row.sunrise),
    begins: forEachPrayer((prayer) => beginning(ofNight(prayer, row[prayer].begins))),
    jamaat,
  }
  if (row.otherAsr !== undefined) raw.otherAsr = beginning(row.otherAsr)
  return raw
}

/** A day that the table does not have. */
export function rawCalculated(
  number: number,
  { at, latitude }: CalculatedTimes,
  place: { latitude: number },
  clock: ZoneClock,
): RawDay {
  const beginning = (name: Prayer | 'sunrise'): Beginning => ({
    minutes: clock.minutes(number, at[name]),
    at: at[name],
  })
  const raw: RawDay = {
    date: dateOfNumber(number),
    number,
    source: 'calculated',
    sunrise: beginning('sunrise'),
    begins: forEachPrayer(beginning),
    jamaat: {},
  }
  if (latitude !== place.latitude) raw.latitude = latitude
  return raw
}
