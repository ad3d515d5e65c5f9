import { calculateTimes } from './calculate.ts'
import { addDays, dayNumber, ofNight } from './calendar.ts'
import type { Place } from './place.ts'
import { prayers } from './types.ts'
import type { Prayer, PrayerDay, TimetableDay } from './types.ts'
import { wallClock, zonedInstant } from './zoned.ts'

/** When something begins: on the day's own clock (past 1440 it is the next date's) and as an instant. */
export type Beginning = { minutes: number; at: number }

/** A day's beginnings, wherever they come from, before anybody has asked about congregations. */
export type RawDay = {
  date: string
  source: PrayerDay['source']
  sunrise: Beginning
  begins: Record<Prayer, Beginning>
  /** The table's own congregations. */
  jamaat: Partial<Record<Prayer, number>>
  /** The latitude the day was calculated for, where the mosque's own has no whole day. */
  latitude?: number
}

const each = <T>(of: (prayer: Prayer) => T): Record<Prayer, T> => ({
  fajr: of('fajr'),
  dhuhr: of('dhuhr'),
  asr: of('asr'),
  maghrib: of('maghrib'),
  isha: of('isha'),
})

/** The instant of a day's minute; what is past 1440 is read on the next date's own clock. */
export function instantOf(date: string, minutes: number, timeZone: string): number {
  const days = Math.floor(minutes / 1440)
  return zonedInstant(days === 0 ? date : addDays(date, days), minutes - days * 1440, timeZone).getTime()
}

/** A day of the mosque's table. */
export function rawFromRow(row: TimetableDay, timeZone: string): RawDay {
  const beginning = (minutes: number): Beginning => ({ minutes, at: instantOf(row.date, minutes, timeZone) })
  const jamaat: RawDay['jamaat'] = {}
  for (const prayer of prayers) {
    const cell = row[prayer].jamaat
    if (cell !== undefined) jamaat[prayer] = ofNight(prayer, cell)
  }
  return {
    date: row.date,
    source: 'table',
    sunrise: beginning(row.sunrise),
    begins: each((prayer) => beginning(ofNight(prayer, row[prayer].begins))),
    jamaat,
  }
}

/** Minutes from a day's midnight to what the clocks show at an instant, by the clock's face. */
function minutesAt(date: string, at: number, timeZone: string): number {
  const clock = wallClock(new Date(at), timeZone)
  return clock.date === date ? clock.minutes : (dayNumber(clock.date) - dayNumber(date)) * 1440 + clock.minutes
}

/** A day the table does not hold. */
export function rawCalculated(date: string, place: Place): RawDay {
  const { latitude, at } = calculateTimes(date, place)
  const beginning = (name: Prayer | 'sunrise'): Beginning => ({
    minutes: minutesAt(date, at[name], place.timeZone),
    at: at[name],
  })
  return {
    date,
    source: 'calculated',
    sunrise: beginning('sunrise'),
    begins: each(beginning),
    jamaat: {},
    ...(latitude === place.latitude ? {} : { latitude }),
  }
}
