import { CalculationMethod, Coordinates, HighLatitudeRule, Madhab, PolarCircleResolution, PrayerTimes } from 'adhan'
import { afterEach, describe, expect, test } from 'vitest'
import { calculateDay } from './calculate.ts'
import { addDays, daysOfMonth } from '../base/calendar.ts'
import {
  appliedHighLatitudeRule,
  calculationMethods,
  describeCalculation,
  highLatitudeRules,
  isHighLatitudeRule,
  isMethod,
  madhabs,
  dayTimes,
} from '../base/place.ts'
import type { Place } from '../base/place.ts'
import { bradford, formatWithIntl } from '../testing/tables.ts'

const methods = Object.keys(calculationMethods).filter(isMethod)

const places = {
  Bradford: bradford,
  Makkah: { ...bradford, latitude: 21.4225, longitude: 39.8262, timeZone: 'Asia/Riyadh' },
  Jakarta: { ...bradford, latitude: -6.2, longitude: 106.8, timeZone: 'Asia/Jakarta', madhab: 'Shafi' },
  Toronto: { ...bradford, latitude: 43.65, longitude: -79.38, timeZone: 'America/Toronto', madhab: 'Shafi' },
  Glasgow: { ...bradford, latitude: 55.86, longitude: -4.25, highLatitudeRule: 'SeventhOfTheNight' },
  Christchurch: {
    ...bradford,
    latitude: -43.53,
    longitude: 172.63,
    timeZone: 'Pacific/Auckland',
    highLatitudeRule: 'TwilightAngle',
  },
} as const satisfies Record<string, Place>

/** Times by adhan, calculated as in its documentation. */
function adhanTimes(date: string, place: Place): Record<string, string> {
  const parameters = CalculationMethod[place.method]()
  parameters.madhab = Madhab[place.madhab]
  parameters.highLatitudeRule = HighLatitudeRule[place.highLatitudeRule]
  parameters.polarCircleResolution = PolarCircleResolution.AqrabBalad
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const times = new PrayerTimes(
    new Coordinates(place.latitude, place.longitude),
    new Date(year, month - 1, day),
    parameters,
  )
  return Object.fromEntries(dayTimes.map((name) => [name, `${times[name].toISOString().slice(0, 16)}:00.000Z`]))
}

function instants(date: string, place: Place): Record<string, string> {
  const day = calculateDay(date, place)
  return {
    sunrise: day.sunrise.at,
    ...Object.fromEntries(day.prayers.map(({ prayer, begins }) => [prayer, begins.at])),
  }
}

const seasons = ['2026-01-15', '2026-03-29', '2026-06-21', '2026-10-25', '2028-02-29']

test('methods, schools and rules have the same names as in adhan', () => {
  expect(methods).toEqual(Object.keys(CalculationMethod).filter((name) => name !== 'Other'))
  expect(Object.keys(madhabs).toSorted()).toEqual(Object.keys(Madhab).toSorted())
  expect(Object.keys(highLatitudeRules)).toEqual(Object.keys(HighLatitudeRule).filter((name) => name !== 'recommended'))
})

describe.each(Object.entries(places))('in %s', (_, place) => {
  test.each(methods)("a day by %s has the same times as adhan's", (method) => {
    for (const date of seasons)
      expect(instants(date, { ...place, method }), date).toEqual(adhanTimes(date, { ...place, method }))
  })

  test("clock times are in the place's own zone", () => {
    for (const date of seasons) {
      const day = calculateDay(date, place)
      for (const { time, at } of [day.sunrise, ...day.prayers.map(({ begins }) => begins)]) {
        expect(formatWithIntl(new Date(at), place.timeZone)).toContain(`${time}:00`)
      }
      expect(formatWithIntl(new Date(day.prayers[1]?.begins.at ?? 0), place.timeZone)).toContain(date)
    }
  })
})

test("an adjustment moves one prayer by the mosque's minutes", () => {
  const unadjustedTimes = instants('2026-06-21', bradford)
  const adjustedTimes = instants('2026-06-21', { ...bradford, adjustments: { fajr: 3, isha: -4 } })
  const minutes = (name: string) =>
    (Date.parse(adjustedTimes[name] ?? '') - Date.parse(unadjustedTimes[name] ?? '')) / 60_000
  expect(dayTimes.map(minutes)).toEqual([3, 0, 0, 0, 0, -4])
})

test('adjustments are applied exactly, even if they put the day out of order', () => {
  const unadjustedTimes = instants('2026-12-21', bradford)
  const adjustedTimes = instants('2026-12-21', { ...bradford, adjustments: { dhuhr: 180 } })
  expect(Date.parse(adjustedTimes['dhuhr'] ?? '') - Date.parse(unadjustedTimes['dhuhr'] ?? '')).toBe(180 * 60_000)
  expect(adjustedTimes['asr']).toBe(unadjustedTimes['asr'])
})

test.each([
  ['Tromsø', 69.65, 18.96, 'Europe/Oslo'],
  ['Murmansk, at the edge of its polar night', 67.4, 33.09, 'Europe/Moscow'],
  ['Longyearbyen', 78.22, 15.65, 'Arctic/Longyearbyen'],
  ['McMurdo', -77.85, 166.67, 'Antarctica/McMurdo'],
  ['the North Pole', 90, 0, 'UTC'],
  ['the South Pole', -90, 0, 'UTC'],
])(
  'every day of a year in %s has five valid prayers in order, with and without a sunrise',
  (_, latitude, longitude, timeZone) => {
    for (const method of ['MuslimWorldLeague', 'UmmAlQura', 'Turkey', 'MoonsightingCommittee'] as const) {
      for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
        const { sunrise, prayers } = calculateDay(date, { ...bradford, latitude, longitude, timeZone, method })
        const [fajr = '', ...rest] = prayers.map(({ begins }) => begins.at)
        const order = [fajr, sunrise.at, ...rest]
        expect(order.join(), date).not.toContain('Invalid')
        expect(order, `${method} ${date}`).toEqual(order.toSorted())
      }
    }
  },
)

test.each([
  ['Pacific/Apia', -13.83, -171.77],
  ['Pacific/Kiritimati', 1.87, -157.43],
  ['Pacific/Tongatapu', -21.13, -175.2],
  ['Pacific/Fakaofo', -9.38, -171.22],
])(
  'a place that uses the date of the other side of the date line has the times of its own date (%s)',
  (timeZone, latitude, longitude) => {
    for (const date of daysOfMonth(2026, 6)) {
      const { prayers } = calculateDay(date, { ...bradford, latitude, longitude, timeZone })
      for (const { begins } of prayers)
        expect(formatWithIntl(new Date(begins.at), timeZone)).toBe(`${date} ${begins.time}:00`)
    }
  },
)

describe("in any time zone of the server's process", () => {
  const originalZone = process.env['TZ']
  afterEach(() => {
    if (originalZone === undefined) delete process.env['TZ']
    else process.env['TZ'] = originalZone
  })

  test('the times are the same', () => {
    const expected = seasons.map((date) => instants(date, bradford))
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago', 'Asia/Beirut']) {
      process.env['TZ'] = zone
      expect(
        seasons.map((date) => instants(date, bradford)),
        zone,
      ).toEqual(expected)
    }
  })
})

test('errors name the invalid setting', () => {
  const calculate = (change: Partial<Place>) => () => calculateDay('2026-01-01', { ...bradford, ...change })
  expect(calculate({ latitude: 91 })).toThrow('The latitude is 91. Give degrees from -90 to 90.')
  expect(calculate({ longitude: Number.NaN })).toThrow('The longitude is NaN.')
  expect(calculate({ adjustments: { asr: 1.5 } })).toThrow('The adjustment of Asr is 1.5. Give whole minutes')
  expect(calculate({ timeZone: 'Mars/Olympus' })).toThrow('There is no time zone called "Mars/Olympus"')
})

test('the description names the city used, and the latitudes of days without a sunrise', () => {
  expect(describeCalculation(bradford, { city: 'London', hasJamaat: true })).toMatch(
    /^For London, the city of its time zone, because the mosque has not set its location; calculated, not taken/,
  )
  expect(describeCalculation(bradford, { latitudes: [67.3558, 65.3558, 66] })).toContain('(65.4° to 67.4° north)')
  expect(describeCalculation(bradford, { latitudes: [-66.5, -66.5] })).toContain('(66.5° south)')
})

test("the mosque's high-latitude rule has no effect with the Moonsighting Committee, which has its own tables", () => {
  const ruleNames = Object.keys(highLatitudeRules).flatMap((rule) => (isHighLatitudeRule(rule) ? [rule] : []))
  const results = ruleNames.map((highLatitudeRule) => {
    const place: Place = { ...bradford, method: 'MoonsightingCommittee', highLatitudeRule }
    return [appliedHighLatitudeRule(place), describeCalculation(place), calculateDay('2026-06-21', place)]
  })
  expect(results).toHaveLength(3)
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
  expect(results[0]?.slice(0, 2)).toEqual([
    'seasons',
    expect.stringContaining("Fajr and Isha bounded by the method's own tables by the seasons"),
  ])
})

test('the description says that days were calculated, and how', () => {
  expect(describeCalculation(bradford)).toMatchInlineSnapshot(
    `"Calculated, not taken from the mosque's timetable: by the method of University of Islamic Sciences, Karachi; Asr as the Hanafi school holds; Fajr and Isha bounded by the middle of the night. There are no jamaat times for these days."`,
  )
  expect(
    describeCalculation({
      ...places.Jakarta,
      method: 'MuslimWorldLeague',
      adjustments: { sunrise: -1, isha: 2, asr: 0 },
    }),
  ).toMatchInlineSnapshot(
    `"Calculated, not taken from the mosque's timetable: by the method of Muslim World League; Asr as the Shafi'i, Maliki and Hanbali schools hold; Fajr and Isha bounded by the middle of the night; adjusted by the mosque (sunrise −1 min, Isha +2 min). There are no jamaat times for these days."`,
  )
})
