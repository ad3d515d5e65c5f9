import {
  CalculationMethod,
  type CalculationParameters,
  Coordinates,
  HighLatitudeRule,
  Madhab,
  PolarCircleResolution,
  PrayerTimes,
} from 'adhan'
import { dayMs, dayNumber, minuteMs } from '../base/calendar.ts'
import { hijriOf } from '../base/hijri.ts'
import { createZoneClock } from '../base/zoneClock.ts'
import { nameOf, ramadanIshaOf, dayTimes } from '../base/place.ts'
import type { Adjustments, Place } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import type { Moment, Prayer, PrayerMoments } from '../base/types.ts'
import { zoneOf } from '../base/zoned.ts'

/** A calculated day: a `PrayerDay` without its Hijri date, and without jamaats, which cannot be calculated. */
export type CalculatedDay = { date: string; sunrise: Moment; prayers: PrayerMoments[] }

function checkPlace({ latitude, longitude, adjustments }: Place) {
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`The latitude is ${latitude}. Give degrees from -90 to 90.`)
  if (!(Math.abs(longitude) <= 180))
    throw new RangeError(`The longitude is ${longitude}. Give degrees from -180 to 180.`)
  for (const name of dayTimes) {
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

/** Converts a day number for adhan, which reads the date in the process's own zone; at noon it is right in every zone. */
function adhanDay(day: number): Date {
  const utc = new Date(day * dayMs)
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12)
}

type Instants = CalculatedTimes['at']

/** Whether every time of a day exists and all are in order, before the mosque's adjustments. */
function isComplete(at: Instants, { fajr = 0, sunrise = 0, dhuhr = 0, asr = 0, maghrib = 0, isha = 0 }: Adjustments) {
  const [sunriseTime, noon, sunsetTime] = [
    at.sunrise - sunrise * minuteMs,
    at.dhuhr - dhuhr * minuteMs,
    at.maghrib - maghrib * minuteMs,
  ]
  const afternoon = at.asr - asr * minuteMs
  // A time that does not exist is NaN, and every comparison with NaN is false.
  return (
    at.fajr - fajr * minuteMs <= sunriseTime &&
    sunriseTime < noon &&
    noon < afternoon &&
    afternoon < sunsetTime &&
    sunsetTime <= at.isha - isha * minuteMs
  )
}

/** Truncates to the minute: adhan leaves fractions of a second in times that divide the night. */
const wholeMinute = (time: Date) => Math.floor(time.getTime() / minuteMs) * minuteMs

const instantsOf = ({ fajr, sunrise, dhuhr, asr, maghrib, isha }: PrayerTimes): Instants => ({
  fajr: wholeMinute(fajr),
  sunrise: wholeMinute(sunrise),
  dhuhr: wholeMinute(dhuhr),
  asr: wholeMinute(asr),
  maghrib: wholeMinute(maghrib),
  isha: wholeMinute(isha),
})

/** The step, in degrees, by which adhan moves towards the equator. */
const step = 0.5

const towardsEquator = (latitude: number, degrees: number) =>
  Math.sign(latitude) * Math.max(0, Math.abs(latitude) - degrees)

/** The latitude that adhan used for a day's sunrise and sunset: the place's own unless the sun stays up or down. */
function latitudeUsed(latitude: number, place: Place, day: Date): number {
  const parameters = parametersOf(place)
  parameters.polarCircleResolution = PolarCircleResolution.Unresolved
  for (let degrees = 0; ; degrees += step) {
    const candidate = towardsEquator(latitude, degrees)
    const { sunrise, maghrib, fajr } = new PrayerTimes(new Coordinates(candidate, place.longitude), day, parameters)
    if (![sunrise, maghrib, fajr].some((time) => Number.isNaN(time.getTime())) || candidate === 0) return candidate
  }
}

/** A calculated day as instants in milliseconds, to the whole minute, and the latitude used. */
export type CalculatedTimes = { at: Record<Prayer | 'sunrise', number>; latitude: number }

/**
 * Returns a function that calculates the days of a place with `adhan`. No day has an invalid time: if the sun does not rise
 * or set, the nearest latitude with a complete day is used and returned. The function takes a day number, and whether the
 * day is in Ramadan, because a method may have a different Isha then.
 *
 * Throws a `RangeError` that names the setting if the place is invalid.
 */
export function openPlace(place: Place): (day: number, isRamadan: boolean) => CalculatedTimes {
  checkPlace(place)
  const { longitude, adjustments = {} } = place
  const defaultParameters = parametersOf(place)
  const ramadanIsha = ramadanIshaOf(place.method)
  const ramadanParameters =
    ramadanIsha === undefined ? defaultParameters : Object.assign(parametersOf(place), { ishaInterval: ramadanIsha })
  const zone = zoneOf(place.timeZone)
  const coordinates = new Coordinates(place.latitude, longitude)

  /**
   * Near the poles a day may have no sunrise, or a sunrise but no Asr. adhan's `AqrabBalad` ("the nearest land") handles
   * the first case; we continue in the same way, half a degree at a time towards the equator, until every time exists.
   */
  function timesOn(number: number, parameters: CalculationParameters): CalculatedTimes {
    const day = adhanDay(number)
    for (let degrees = 0; ; degrees += step) {
      const latitude = towardsEquator(place.latitude, degrees)
      const at = instantsOf(
        new PrayerTimes(degrees === 0 ? coordinates : new Coordinates(latitude, longitude), day, parameters),
      )
      if (!isComplete(at, adjustments) && latitude !== 0) continue
      // Between the polar circles the sun rises every day.
      const isPolar = Math.abs(latitude) > 65
      return { at, latitude: isPolar ? latitudeUsed(latitude, place, day) : latitude }
    }
  }

  return (number, isRamadan) => {
    const parameters = isRamadan ? ramadanParameters : defaultParameters
    const times = timesOn(number, parameters)
    // adhan uses the longitude's solar day; Samoa and Kiritimati use the date of the other side of the date line.
    const { dhuhr } = times.at
    const dayShift = number - Math.floor((dhuhr + zone.offsetAt(dhuhr)) / dayMs)
    return dayShift === 0 ? times : timesOn(number + dayShift, parameters)
  }
}

/**
 * Calculates a day's prayers to the whole minute, on the tenant's wall clock, with Ramadan by the Umm al-Qura calendar. For
 * several days, or for a mosque's own Hijri dates, use `openDays`. Throws a `RangeError` also for a day that does not exist.
 */
export function calculateDay(date: string, place: Place): CalculatedDay {
  const { at } = openPlace(place)(dayNumber(date), hijriOf(date).month === 9)
  const clock = createZoneClock(place.timeZone)
  const moment = (name: Prayer | 'sunrise'): Moment => clock.at(at[name])
  return {
    date,
    sunrise: moment('sunrise'),
    prayers: prayers.map((prayer) => ({ prayer, begins: moment(prayer) })),
  }
}
