import { describe, expect, test } from 'vitest'
import { addDays, clockTime } from './calendar.ts'
import { stateOfNow } from './now.ts'
import type { Place } from './place.ts'
import { openDays } from './resolve.ts'
import type { TimetableSource } from './resolve.ts'
import { demonstration } from './testing/tables.ts'
import type { PrayerDay } from './types.ts'
import { wallClock, zonedInstant } from './zoned.ts'

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

/** Where the sun, the clocks or the date line do something of their own. */
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
}

const minute = 60_000
const order = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha']

/** What is wrong in a year of minutes, in words: nothing, when all is well. */
function faultsOf(source: TimetableSource, year: number): string[] {
  const { day } = openDays(source)
  const { timeZone } = source.place
  const faults: string[] = []
  let [until, before] = [0, -1]
  let now = zonedInstant(`${year}-01-01`, 0, timeZone).getTime()
  for (let date = `${year}-01-01`; date < `${year + 1}-01-01`; date = addDays(date, 1)) {
    const days = { yesterday: day(addDays(date, -1)), today: day(date), tomorrow: day(addDays(date, 1)) }
    const midnight = zonedInstant(addDays(date, 1), 0, timeZone).getTime()
    for (; now < midnight; now += minute) {
      const { current, why, next } = stateOfNow(new Date(now), days)
      const turn = order.indexOf(current ? current.prayer : (why ?? ''))
      const ends = current ? current.until.getTime() : Date.parse(next?.begins.at ?? '')
      const isNext = next !== null && Date.parse(next.begins.at) > now
      // An Isha without a time of its own is passed over in summer tables.
      const isInTurn = turn === (before + 1) % 6 || (turn === 0 && before === 4)
      const isRight = now < until ? ends === until && turn === before : now === until && ends > now && isInTurn
      if ((before >= 0 && !isRight) || !isNext || turn < 0)
        faults.push(`${new Date(now).toISOString()}: ${order[before]} → ${order[turn]}, until ${ends}`)
      until = ends
      before = turn
    }
  }
  return faults.slice(0, 5)
}

describe.each(Object.entries(places))('in %s', (_, source) => {
  test('at every minute of a year it is one thing, one follows another, and nothing is missing between', () => {
    expect(faultsOf(source, 2026)).toEqual([])
  })

  test('every time of two years exists, on the clock of the place', () => {
    const { day } = openDays(source)
    const { timeZone } = source.place
    const wrong: string[] = []
    for (let date = '2027-01-01'; date < '2029-01-01'; date = addDays(date, 1)) {
      const { prayers, sunrise } = day(date)
      for (const { time, at } of [sunrise, ...prayers.map(({ begins }) => begins)])
        if (clockTime(wallClock(new Date(at), timeZone).minutes) !== time) wrong.push(`${date} ${at} ${time}`)
    }
    expect(wrong).toEqual([])
  })
})

test('days without a sunrise say by which latitude they were calculated, and others do not', () => {
  const kiruna = places['Kiruna'] ?? demonstration
  const { day } = openDays(kiruna)
  const latitudes = (date: string) => day(date).latitude
  expect(latitudes('2026-06-21')).toBe(65.3558)
  expect(latitudes('2026-12-21')).toBe(67.3558)
  expect(latitudes('2026-03-21')).toBeUndefined()
  const others = Object.entries(places).filter(([name]) => name !== 'Kiruna')
  const moved = others.flatMap(([name, source]) => {
    const days: PrayerDay[] = ['2026-06-21', '2026-12-21'].map(openDays(source).day)
    return days.some(({ latitude }) => latitude !== undefined) ? [name] : []
  })
  expect(moved).toEqual([])
})
