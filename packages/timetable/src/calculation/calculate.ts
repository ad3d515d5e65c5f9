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
import { nameOf, ramadanIshaOf, timed } from '../base/place.ts'
import type { Adjustments, Place } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import type { Moment, Prayer, PrayerMoments } from '../base/types.ts'
import { zoneOf } from '../base/zoned.ts'

/** One calculated day: a `PrayerDay` without its Hijri date, and without jamaat, which nobody can calculate. */
export type CalculatedDay = { date: string; sunrise: Moment; prayers: PrayerMoments[] }

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
function adhanDay(day: number): Date {
  const utc = new Date(day * dayMs)
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12)
}

type Instants = CalculatedTimes['at']

/** A real day: every time exists and the sun's own four are in order, leaving the mosque's adjustments aside. */
function isWhole(at: Instants, { fajr = 0, sunrise = 0, dhuhr = 0, asr = 0, maghrib = 0, isha = 0 }: Adjustments) {
  const [rises, noon, sets] = [
    at.sunrise - sunrise * minuteMs,
    at.dhuhr - dhuhr * minuteMs,
    at.maghrib - maghrib * minuteMs,
  ]
  const afternoon = at.asr - asr * minuteMs
  // A time that does not exist is not a number, and no number compares with it.
  return (
    at.fajr - fajr * minuteMs <= rises &&
    rises < noon &&
    noon < afternoon &&
    afternoon < sets &&
    sets <= at.isha - isha * minuteMs
  )
}

/** adhan rounds to the minute but leaves a fraction of a second where it divides the night. */
const wholeMinute = (time: Date) => Math.floor(time.getTime() / minuteMs) * minuteMs

const instantsOf = ({ fajr, sunrise, dhuhr, asr, maghrib, isha }: PrayerTimes): Instants => ({
  fajr: wholeMinute(fajr),
  sunrise: wholeMinute(sunrise),
  dhuhr: wholeMinute(dhuhr),
  asr: wholeMinute(asr),
  maghrib: wholeMinute(maghrib),
  isha: wholeMinute(isha),
})

/** Half a degree: the step in which adhan goes towards the equator. */
const step = 0.5

const towardsEquator = (latitude: number, degrees: number) =>
  Math.sign(latitude) * Math.max(0, Math.abs(latitude) - degrees)

/** The latitude whose sunrise and sunset adhan has used for a day: the place's own, but where the sun stays up or down. */
function latitudeUsed(latitude: number, place: Place, day: Date): number {
  const own = parametersOf(place)
  own.polarCircleResolution = PolarCircleResolution.Unresolved
  for (let degrees = 0; ; degrees += step) {
    const tried = towardsEquator(latitude, degrees)
    const { sunrise, maghrib, fajr } = new PrayerTimes(new Coordinates(tried, place.longitude), day, own)
    if (![sunrise, maghrib, fajr].some((time) => Number.isNaN(time.getTime())) || tried === 0) return tried
  }
}

/** A calculated day as instants in milliseconds, to the whole minute, and the latitude it was calculated for. */
export type CalculatedTimes = { at: Record<Prayer | 'sunrise', number>; latitude: number }

/**
 * Makes ready to calculate the days of a place with `adhan`. No day has an invalid time, also where the sun does not rise
 * or set: there the nearest latitude that has a whole day is used, and told. Days are given by their number, and with
 * whether they are days of Ramadan, which a method may have another Isha for.
 *
 * Throws a `RangeError` naming the setting when the place makes no sense.
 */
export function openPlace(place: Place): (day: number, isRamadan: boolean) => CalculatedTimes {
  checkPlace(place)
  const { longitude, adjustments = {} } = place
  const usual = parametersOf(place)
  const ramadanIsha = ramadanIshaOf(place.method)
  const inRamadan =
    ramadanIsha === undefined ? usual : Object.assign(parametersOf(place), { ishaInterval: ramadanIsha })
  const zone = zoneOf(place.timeZone)
  const here = new Coordinates(place.latitude, longitude)

  /**
   * Near the poles a day may have no sunrise, or one but no Asr. `AqrabBalad` ("the nearest land") answers the first
   * inside adhan; we go on the same way, half a degree at a time towards the equator, until the whole day exists.
   */
  function timesOn(number: number, parameters: CalculationParameters): CalculatedTimes {
    const day = adhanDay(number)
    for (let degrees = 0; ; degrees += step) {
      const latitude = towardsEquator(place.latitude, degrees)
      const at = instantsOf(
        new PrayerTimes(degrees === 0 ? here : new Coordinates(latitude, longitude), day, parameters),
      )
      if (!isWhole(at, adjustments) && latitude !== 0) continue
      // Between the polar circles the sun rises every day.
      const isPolar = Math.abs(latitude) > 65
      return { at, latitude: isPolar ? latitudeUsed(latitude, place, day) : latitude }
    }
  }

  return (number, isRamadan) => {
    const parameters = isRamadan ? inRamadan : usual
    const times = timesOn(number, parameters)
    // adhan goes by the sun's day at the meridian; Samoa and Kiritimati keep the date of the other side of the date line.
    const { dhuhr } = times.at
    const slip = number - Math.floor((dhuhr + zone.offsetAt(dhuhr)) / dayMs)
    return slip === 0 ? times : timesOn(number + slip, parameters)
  }
}

/**
 * Calculates a day's prayers: its instants, to the whole minute, on the tenant's wall clock, with Ramadan as in the Umm
 * al-Qura calendar. For several days, or by a mosque's own Hijri dates, open its days (`openDays`). Throws a `RangeError`
 * also for a day that does not exist.
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
