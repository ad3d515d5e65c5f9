import {
  CalculationMethod,
  type CalculationParameters,
  Coordinates,
  HighLatitudeRule,
  Madhab,
  PolarCircleResolution,
  PrayerTimes,
} from 'adhan'
import { addDays, clockTime, dayNumber, minuteMs } from './calendar.ts'
import { nameOf, timed } from './place.ts'
import type { Place } from './place.ts'
import { prayers } from './types.ts'
import type { Moment, Prayer, PrayerMoments } from './types.ts'
import { wallClock } from './zoned.ts'

/** One calculated day: a `PrayerDay` without its Hijri date, and without jamaat, which nobody can calculate. */
export type CalculatedDay = { date: string; sunrise: Moment; prayers: PrayerMoments[] }

type Times = Record<Prayer | 'sunrise', Date>

function checkPlace({ latitude, longitude, adjustments }: Place) {
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`The latitude is ${latitude}. Give degrees from -90 to 90.`)
  if (!(Math.abs(longitude) <= 180))
    throw new RangeError(`The longitude is ${longitude}. Give degrees from -180 to 180.`)
  for (const name of timed) {
    const minutes = adjustments?.[name] ?? 0
    if (!Number.isInteger(minutes)) {
      throw new RangeError(`The adjustment of ${nameOf(name)} is ${minutes}. Give whole minutes, such as 2 or -3.`)
    }
  }
}

function parametersOf({ method, madhab, highLatitudeRule, adjustments }: Place): CalculationParameters {
  const parameters = CalculationMethod[method]()
  parameters.madhab = Madhab[madhab]
  parameters.highLatitudeRule = HighLatitudeRule[highLatitudeRule]
  parameters.polarCircleResolution = PolarCircleResolution.AqrabBalad
  parameters.adjustments = { ...parameters.adjustments, ...adjustments }
  return parameters
}

/** adhan reads year, month and day with the process's own zone; noon keeps them right in each. */
function adhanDay(date: string): Date {
  const utc = new Date(`${date}T12:00:00Z`)
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12)
}

/** A real day: every time exists and the sun's own four are in order, leaving the mosque's adjustments aside. */
function isWhole(times: Times, adjustments: Place['adjustments']): boolean {
  if (timed.some((name) => Number.isNaN(times[name].getTime()))) return false
  const plain = (name: Prayer | 'sunrise') => times[name].getTime() - (adjustments?.[name] ?? 0) * minuteMs
  return (
    plain('fajr') <= plain('sunrise') &&
    plain('sunrise') < plain('dhuhr') &&
    plain('dhuhr') < plain('asr') &&
    plain('asr') < plain('maghrib') &&
    plain('maghrib') <= plain('isha')
  )
}

/** Half a degree: the step in which adhan goes towards the equator. */
const step = 0.5

const towardsEquator = (latitude: number, away: number) => Math.sign(latitude) * Math.max(0, Math.abs(latitude) - away)

/** The latitude whose sunrise and sunset adhan has used for a day: the place's own, but where the sun stays up or down. */
function latitudeUsed(latitude: number, place: Place, day: Date): number {
  const own = parametersOf(place)
  own.polarCircleResolution = PolarCircleResolution.Unresolved
  for (let away = 0; ; away += step) {
    const tried = towardsEquator(latitude, away)
    const { sunrise, maghrib, fajr } = new PrayerTimes(new Coordinates(tried, place.longitude), day, own)
    if (![sunrise, maghrib, fajr].some((time) => Number.isNaN(time.getTime())) || tried === 0) return tried
  }
}

/**
 * Near the poles a day may have no sunrise, or one but no Asr. `AqrabBalad` ("the nearest land") answers the first inside
 * adhan; we go on the same way, half a degree at a time towards the equator, until the whole day exists.
 */
function timesOn(date: string, place: Place): { times: Times; latitude: number } {
  const parameters = parametersOf(place)
  const day = adhanDay(date)
  for (let away = 0; ; away += step) {
    const latitude = towardsEquator(place.latitude, away)
    const times = new PrayerTimes(new Coordinates(latitude, place.longitude), day, parameters)
    if (!isWhole(times, place.adjustments) && latitude !== 0) continue
    // Between the polar circles the sun rises every day.
    const isPolar = Math.abs(latitude) > 65
    return { times, latitude: isPolar ? latitudeUsed(latitude, place, day) : latitude }
  }
}

/** A calculated day as instants in milliseconds, to the whole minute, and the latitude it was calculated for. */
export type CalculatedTimes = { at: Record<Prayer | 'sunrise', number>; latitude: number }

/** adhan rounds to the minute but leaves a fraction of a second where it divides the night. */
const wholeMinute = (time: Date) => Math.floor(time.getTime() / minuteMs) * minuteMs

/**
 * Calculates a day's beginnings with `adhan`. Never gives an invalid time, also where the sun does not rise or set:
 * there the nearest latitude that has a whole day is used, and told.
 *
 * Throws a `RangeError` naming the setting when the place makes no sense, or for a day that does not exist.
 */
export function calculateTimes(date: string, place: Place): CalculatedTimes {
  checkPlace(place)
  let found = timesOn(date, place)
  // adhan goes by the sun's day at the meridian; Samoa and Kiritimati keep the date of the other side of the date line.
  const slip = dayNumber(date) - dayNumber(wallClock(found.times.dhuhr, place.timeZone).date)
  if (slip !== 0) found = timesOn(addDays(date, slip), place)
  const { times, latitude } = found
  return {
    latitude,
    at: {
      fajr: wholeMinute(times.fajr),
      sunrise: wholeMinute(times.sunrise),
      dhuhr: wholeMinute(times.dhuhr),
      asr: wholeMinute(times.asr),
      maghrib: wholeMinute(times.maghrib),
      isha: wholeMinute(times.isha),
    },
  }
}

/**
 * Calculates a day's prayers: its instants, to the whole minute, on the tenant's wall clock, as `calculateTimes` has
 * them.
 */
export function calculateDay(date: string, place: Place): CalculatedDay {
  const { at } = calculateTimes(date, place)
  const moment = (name: Prayer | 'sunrise'): Moment => {
    const instant = new Date(at[name])
    return { time: clockTime(wallClock(instant, place.timeZone).minutes), at: instant.toISOString() }
  }
  return {
    date,
    sunrise: moment('sunrise'),
    prayers: prayers.map((prayer) => ({ prayer, begins: moment(prayer) })),
  }
}
