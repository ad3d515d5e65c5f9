import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addDays, clockTime } from './base/calendar.ts'
import { readJamaatRules } from './jamaat/readRules.ts'
import { stateOfNow } from './now.ts'
import type { Place } from './base/place.ts'
import { openDays, rowsByDate } from './resolve.ts'
import type { TimetableSource } from './resolve.ts'
import { noSchedule, type Schedule } from './schedule/types.ts'
import { bradford, daysOf, demonstration, hasRealTable, realTable } from './testing/tables.ts'
import type { PrayerDay } from './base/types.ts'
import { wallClock, zonedInstant } from './base/zoned.ts'

const place = (
  latitude: number,
  longitude: number,
  timeZone: string,
  change: Partial<Place> = {},
): TimetableSource => ({
  rows: new Map(),
  place: {
    latitude,
    longitude,
    timeZone,
    method: 'MuslimWorldLeague',
    madhab: 'Shafi',
    highLatitudeRule: 'SeventhOfTheNight',
    ...change,
  },
})

/** Places with an unusual sun, clock or position near the date line. */
const places: Record<string, TimetableSource> = {
  London: place(51.5074, -0.1278, 'Europe/London', { method: 'MoonsightingCommittee' }),
  "Bradford, by its mosque's table": demonstration,
  Makkah: place(21.4225, 39.8262, 'Asia/Riyadh', { method: 'UmmAlQura' }),
  Oslo: place(59.9139, 10.7522, 'Europe/Oslo'),
  Kiruna: place(67.8558, 20.2253, 'Europe/Stockholm', { highLatitudeRule: 'MiddleOfTheNight' }),
  Auckland: place(-36.8485, 174.7633, 'Pacific/Auckland'),
  Kiritimati: place(1.8721, -157.4278, 'Pacific/Kiritimati'),
  Tehran: place(35.6892, 51.389, 'Asia/Tehran', { method: 'Tehran' }),
  Karachi: place(24.8607, 67.0011, 'Asia/Karachi', { method: 'Karachi', madhab: 'Hanafi' }),
  ...(hasRealTable
    ? {
        "Sheffield, by a real mosque's table": {
          rows: rowsByDate(daysOf(readFileSync(realTable, 'utf8'))),
          place: bradford,
        },
      }
    : {}),
}

function testSchedule(): Schedule {
  const result = readJamaatRules({
    fajr: { always: '30 minutes before the end, rounded to 15, changes on saturday', ramadan: '10 minutes after' },
    dhuhr: { always: '12:45', summer: '13:30', 'from 2026-11-01': '12:30' },
    asr: '15 minutes after, rounded to 15, changes on friday',
    maghrib: { always: '5 minutes after', ramadan: '10 minutes after' },
    isha: { always: '10 minutes after, not before 19:00, not after 23:00', ramadan: '45 minutes before the end' },
  })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return {
    ...noSchedule,
    jamaat: result.rules,
    jumuah: [
      { rules: { ordinary: { kind: 'fixed', at: 795 } } },
      { rules: { ordinary: { kind: 'after', minutes: 90 } }, from: '2026-06-01' },
    ],
    eid: [
      { eid: 'fitr', at: 450 },
      { eid: 'fitr', at: 540 },
      { eid: 'adha', at: 420 },
    ],
    ramadan: { imsak: 10, taraweeh: { kind: 'after', minutes: 15 } },
    overrides: new Map([
      ['2026-11-20', { jumuah: [] }],
      ['2026-11-27', { jumuah: [780, 840, 900], jamaat: { asr: null, isha: 15 } }],
    ]),
  }
}

const minute = 60_000
const order = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha']

/** Checks every minute of a year and describes problems. */
function problemsOf(source: TimetableSource, year: number): string[] {
  const { day } = openDays(source)
  const { timeZone } = source.place
  const problems: string[] = []
  let [until, previousPosition] = [0, -1]
  let now = zonedInstant(`${year}-01-01`, 0, timeZone).getTime()
  for (let date = `${year}-01-01`; date < `${year + 1}-01-01`; date = addDays(date, 1)) {
    const days = { yesterday: day(addDays(date, -1)), today: day(date), tomorrow: day(addDays(date, 1)) }
    const midnight = zonedInstant(addDays(date, 1), 0, timeZone).getTime()
    for (; now < midnight; now += minute) {
      const { current, noCurrentReason, next } = stateOfNow(new Date(now), days)
      const position = order.indexOf(current ? current.prayer : (noCurrentReason ?? ''))
      const ends = current ? current.until.getTime() : Date.parse(next?.begins.at ?? '')
      const isNext = next !== null && Date.parse(next.begins.at) > now
      // In summer tables an Isha that begins with Fajr is skipped.
      const isInTurn = position === (previousPosition + 1) % 6 || (position === 0 && previousPosition === 4)
      const isRight =
        now < until ? ends === until && position === previousPosition : now === until && ends > now && isInTurn
      if ((previousPosition >= 0 && !isRight) || !isNext || position < 0)
        problems.push(`${new Date(now).toISOString()}: ${order[previousPosition]} → ${order[position]}, until ${ends}`)
      until = ends
      previousPosition = position
    }
  }
  return problems.slice(0, 5)
}

/** The instants of all congregations of a day. */
const gatheringsOf = ({ prayers, jumuah = [], eid }: PrayerDay): string[] => [
  ...prayers.flatMap(({ prayer, jamaat }) => (jamaat && !(prayer === 'dhuhr' && jumuah.length > 0) ? [jamaat.at] : [])),
  ...jumuah.map(({ at }) => at.at),
  ...(eid?.prayers ?? []).map(({ at }) => at.at),
]

/** Checks a minute before, at and after every start time and congregation of a year, and some minutes in between. */
function problemsOfCongregations(source: TimetableSource, year: number): string[] {
  const { day } = openDays(source)
  const problems: string[] = []
  for (let date = `${year}-01-01`; date < `${year + 1}-01-01`; date = addDays(date, 1)) {
    const days = { yesterday: day(addDays(date, -1)), today: day(date), tomorrow: day(addDays(date, 1)) }
    const [first, last] = [date, addDays(date, 1)].map((each) => zonedInstant(each, 0, source.place.timeZone).getTime())
    const threeDays = [days.yesterday, days.today, days.tomorrow]
    const gatherings = threeDays.flatMap(gatheringsOf).map((at) => Date.parse(at))
    const startTimes = threeDays.flatMap(({ prayers, sunrise }) => [
      sunrise.at,
      ...prayers.map((each) => each.begins.at),
    ])
    const edges = [...gatherings, ...startTimes.map((at) => Date.parse(at))]
    const intermediateTimes = Array.from({ length: 14 }, (_, index) => (first ?? 0) + index * 97 * minute)
    const instants = [...edges.flatMap((at) => [at - minute, at, at + minute]), ...intermediateTimes]
    for (const now of instants.filter((at) => at >= (first ?? 0) && at < (last ?? 0))) {
      const { current, next, nextJamaat } = stateOfNow(new Date(now), days)
      const upcoming = gatherings.filter((at) => at > now)
      const isRight =
        nextJamaat?.at.getTime() === (upcoming.length > 0 ? Math.min(...upcoming) : undefined) &&
        (nextJamaat === null ||
          clockTime(wallClock(nextJamaat.at, source.place.timeZone).minutes) === nextJamaat.time) &&
        (current === null || current.until.getTime() > now) &&
        Date.parse(next?.begins.at ?? '') > now
      if (!isRight)
        problems.push(`${new Date(now).toISOString()}: ${nextJamaat?.prayer} ${nextJamaat?.at.toISOString()}`)
    }
  }
  return problems.slice(0, 5)
}

describe.each(Object.entries(places))('in %s', (_, source) => {
  test("the next congregation is the earliest ahead, with rules, in Ramadan, on Eids and with several Jumu'ahs", () => {
    expect(problemsOfCongregations({ ...source, schedule: testSchedule() }, 2026)).toEqual([])
  })

  test('every minute of a year has one state, in the right order and without gaps', () => {
    expect(problemsOf(source, 2026)).toEqual([])
  })

  test("every time of two years is on the place's own clock", () => {
    const { day } = openDays(source)
    const { timeZone } = source.place
    const mismatches: string[] = []
    for (let date = '2027-01-01'; date < '2029-01-01'; date = addDays(date, 1)) {
      const { prayers, sunrise } = day(date)
      for (const { time, at } of [sunrise, ...prayers.map(({ begins: startTimes }) => startTimes)])
        if (clockTime(wallClock(new Date(at), timeZone).minutes) !== time) mismatches.push(`${date} ${at} ${time}`)
    }
    expect(mismatches).toEqual([])
  })
})

test('only days without a sunrise have the latitude they were calculated for', () => {
  const kiruna = places['Kiruna'] ?? demonstration
  const tromso = place(69.6492, 18.9553, 'Europe/Oslo')
  const latitude = (source: TimetableSource, date: string) => openDays(source).day(date).latitude
  expect(latitude(kiruna, '2026-06-21')).toBe(65.3558)
  expect(latitude(kiruna, '2026-12-21')).toBe(67.3558)
  expect(latitude(kiruna, '2026-03-21')).toBeUndefined()
  expect(latitude(tromso, '2026-06-21')).toBe(65.6492)
  expect(latitude(tromso, '2026-12-21')).toBe(67.1492)
  expect(latitude(tromso, '2026-09-21')).toBeUndefined()
  const others = Object.entries(places).filter(([name]) => name !== 'Kiruna')
  const namesWithLatitude = others.flatMap(([name, source]) => {
    const days: PrayerDay[] = ['2026-06-21', '2026-12-21'].map(openDays(source).day)
    return days.some(({ latitude: dayLatitude }) => dayLatitude !== undefined) ? [name] : []
  })
  expect(namesWithLatitude).toEqual([])
})

test.each([
  ['Kiruna', 67.8558, 20.2253, 'Europe/Stockholm'],
  ['Tromsø', 69.6492, 18.9553, 'Europe/Oslo'],
])('in %s, days without a sunrise have the latitude they were calculated for, within five degrees', (...location) => {
  const [, latitude, longitude, timeZone] = location
  const { day } = openDays(place(latitude, longitude, timeZone))
  const latitudes: number[] = []
  for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
    const { latitude: dayLatitude, sunrise, prayers } = day(date)
    const maghrib = prayers[3]?.begins.at ?? ''
    expect(sunrise.at < maghrib, date).toBe(true)
    if (dayLatitude !== undefined) latitudes.push(dayLatitude)
  }
  // The sun stays up or down for some weeks; those days are calculated for a place within five degrees to the south.
  expect(latitudes.length).toBeGreaterThan(60)
  expect(latitudes.length).toBeLessThan(140)
  for (const dayLatitude of latitudes) expect(latitude - dayLatitude).toBeLessThanOrEqual(5)
})
