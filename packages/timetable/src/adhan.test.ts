import { CalculationMethod, Coordinates, HighLatitudeRule, Madhab, PolarCircleResolution, PrayerTimes } from 'adhan'
import { expect, test } from 'vitest'
import { calculateTimes } from './calculate.ts'
import { addDays } from './calendar.ts'
import { calculationMethods, highLatitudeRules, isHighLatitudeRule, isMethod, timed } from './place.ts'
import type { Place } from './place.ts'

/** From the equator to 69° north: latitude, longitude, zone. */
const places: Record<string, readonly [number, number, string]> = {
  Quito: [-0.1807, -78.4678, 'America/Guayaquil'],
  Kampala: [0.3476, 32.5825, 'Africa/Kampala'],
  Singapore: [1.3521, 103.8198, 'Asia/Singapore'],
  Colombo: [6.9271, 79.8612, 'Asia/Colombo'],
  Kano: [12.0022, 8.592, 'Africa/Lagos'],
  Dakar: [14.7167, -17.4677, 'Africa/Dakar'],
  Makkah: [21.4225, 39.8262, 'Asia/Riyadh'],
  Dhaka: [23.8103, 90.4125, 'Asia/Dhaka'],
  Karachi: [24.8607, 67.0011, 'Asia/Karachi'],
  Cairo: [30.0444, 31.2357, 'Africa/Cairo'],
  Fez: [34.0181, -5.0078, 'Africa/Casablanca'],
  Tehran: [35.6892, 51.389, 'Asia/Tehran'],
  'New York': [40.7128, -74.006, 'America/New_York'],
  Istanbul: [41.0082, 28.9784, 'Europe/Istanbul'],
  Sarajevo: [43.8563, 18.4131, 'Europe/Sarajevo'],
  London: [51.5074, -0.1278, 'Europe/London'],
  Glasgow: [55.8642, -4.2518, 'Europe/London'],
  Helsinki: [60.1699, 24.9384, 'Europe/Helsinki'],
  Kiruna: [67.8558, 20.2253, 'Europe/Stockholm'],
  Alta: [69.0, 23.27, 'Europe/Oslo'],
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / 60_000)

/** Days on which ours is not adhan's own answer, and how many were compared. */
function compare(place: Place, from: string, until: string): { compared: number; faults: string[] } {
  const parameters = CalculationMethod[place.method]()
  parameters.madhab = Madhab[place.madhab]
  parameters.highLatitudeRule = HighLatitudeRule[place.highLatitudeRule]
  parameters.polarCircleResolution = PolarCircleResolution.AqrabBalad
  const here = new Coordinates(place.latitude, place.longitude)
  const faults: string[] = []
  let compared = 0
  for (let date = from; date < until; date = addDays(date, 1)) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    const theirs = new PrayerTimes(here, new Date(year, month - 1, day), parameters)
    // Near the pole adhan's own answer can be no day: without an Asr, or with one after sunset, or Isha before it.
    const { fajr, sunrise, dhuhr, asr, maghrib, isha } = theirs
    if (!(fajr <= sunrise && sunrise < dhuhr && dhuhr < asr && asr < maghrib && maghrib <= isha)) continue
    compared += 1
    const { at } = calculateTimes(date, place)
    const wrong = timed.filter((name) => at[name] / 60_000 !== minuteOf(theirs[name]))
    if (wrong.length > 0) faults.push(`${date} ${place.method} at ${place.latitude}: ${wrong.join(', ')}`)
  }
  return { compared, faults }
}

const methods = Object.keys(calculationMethods).filter(isMethod)
const rules = Object.keys(highLatitudeRules).filter(isHighLatitudeRule)

test.each(Object.entries(places))(
  "in %s every day of two years is adhan's own answer, by every method",
  (_, [latitude, longitude, timeZone]) => {
    const found = methods.map((method, at) =>
      compare(
        {
          latitude,
          longitude,
          timeZone,
          method,
          madhab: at % 2 === 0 ? 'Shafi' : 'Hanafi',
          highLatitudeRule: rules[at % rules.length] ?? 'MiddleOfTheNight',
        },
        '2027-01-01',
        '2029-01-01',
      ),
    )
    expect(found.flatMap(({ faults }) => faults).slice(0, 5)).toEqual([])
    const fewest = Math.min(...found.map(({ compared }) => compared))
    if (latitude < 66) expect(fewest).toBe(731)
    expect(fewest).toBeGreaterThan(600)
  },
)
