import { CalculationMethod, Coordinates, HighLatitudeRule, Madhab, PolarCircleResolution, PrayerTimes } from 'adhan'
import { expect, test } from 'vitest'
import { openPlace } from './calculation/calculate.ts'
import { addDays, dayNumber } from './base/calendar.ts'
import {
  calculationMethods,
  highLatitudeRules,
  isHighLatitudeRule,
  isMadhab,
  isMethod,
  madhabs,
  dayTimes,
} from './base/place.ts'
import type { Place } from './base/place.ts'

/** Places from the equator to 69° north, and four in the south: latitude, longitude, time zone. */
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
  Jakarta: [-6.2, 106.8, 'Asia/Jakarta'],
  'Cape Town': [-33.9249, 18.4241, 'Africa/Johannesburg'],
  Ushuaia: [-54.8019, -68.303, 'America/Argentina/Ushuaia'],
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / 60_000)

/** Returns the days on which our times differ from adhan's, and the number of days compared. */
function compare(place: Place, from: string, until: string, step = 1): { compared: number; differences: string[] } {
  const parameters = CalculationMethod[place.method]()
  parameters.madhab = Madhab[place.madhab]
  parameters.highLatitudeRule = HighLatitudeRule[place.highLatitudeRule]
  parameters.polarCircleResolution = PolarCircleResolution.AqrabBalad
  const coordinates = new Coordinates(place.latitude, place.longitude)
  const differences: string[] = []
  const calculate = openPlace(place)
  let compared = 0
  for (let date = from; date < until; date = addDays(date, step)) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    const adhanTimes = new PrayerTimes(coordinates, new Date(year, month - 1, day), parameters)
    // Near the poles adhan's result may be invalid: no Asr, an Asr after sunset, or Isha before sunset.
    const { fajr, sunrise, dhuhr, asr, maghrib, isha } = adhanTimes
    if (!(fajr <= sunrise && sunrise < dhuhr && dhuhr < asr && asr < maghrib && maghrib <= isha)) continue
    compared += 1
    const { at } = calculate(dayNumber(date), false)
    const differing = dayTimes.filter((name) => at[name] / 60_000 !== minuteOf(adhanTimes[name]))
    if (differing.length > 0) differences.push(`${date} ${place.method} at ${place.latitude}: ${differing.join(', ')}`)
  }
  return { compared, differences }
}

const methods = Object.keys(calculationMethods).filter(isMethod)
const rules = Object.keys(highLatitudeRules).filter(isHighLatitudeRule)
const madhabNames = Object.keys(madhabs).filter(isMadhab)

/** Every method at a place, each with a different school and rule. */
const combinationsAt = (place: number) =>
  methods.map((method, index) => {
    const offset = index + place
    return {
      method,
      madhab: madhabNames[offset % madhabNames.length] ?? 'Shafi',
      highLatitudeRule: rules[offset % rules.length] ?? 'MiddleOfTheNight',
    }
  })

test('the combinations cover every method with every school and rule', () => {
  const allCombinations = methods.flatMap((method) =>
    madhabNames.flatMap((madhab) => rules.map((rule) => `${method} ${madhab} ${rule}`)),
  )
  const testedCombinations = Object.keys(places).flatMap((_, index) =>
    combinationsAt(index).map(({ method, madhab, highLatitudeRule }) => `${method} ${madhab} ${highLatitudeRule}`),
  )
  expect(new Set(testedCombinations)).toEqual(new Set(allCombinations))
})

test.each(Object.entries(places).map(([name, location], index) => [name, index, location] as const))(
  "in %s, every day of two years has the same times as adhan's for every method",
  (_, place, [latitude, longitude, timeZone]) => {
    const times = combinationsAt(place).map((combination) =>
      compare({ latitude, longitude, timeZone, ...combination }, '2027-01-01', '2029-01-01'),
    )
    expect(times.flatMap(({ differences }) => differences).slice(0, 5)).toEqual([])
    const minCompared = Math.min(...times.map(({ compared }) => compared))
    if (latitude < 66) expect(minCompared).toBe(731)
    expect(minCompared).toBeGreaterThan(600)
  },
)

test("where nights are short, a year has the same times as adhan's for every method, school and rule", () => {
  for (const [latitude, longitude, timeZone] of [places['Glasgow'], places['Helsinki'], places['Ushuaia']].flatMap(
    (place) => (place ? [place] : []),
  ))
    for (const method of methods)
      for (const madhab of madhabNames)
        for (const highLatitudeRule of rules) {
          const place = { latitude, longitude, timeZone, method, madhab, highLatitudeRule }
          // Every third day: differences change slowly.
          expect(compare(place, '2027-01-01', '2028-01-01', 3).differences, JSON.stringify(place)).toEqual([])
        }
})
