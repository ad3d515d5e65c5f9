import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { addDays } from './base/calendar.ts'
import { hijriAt, stateOfNow } from './now.ts'
import type { PrayerDay, ThreeDays } from './now.ts'
import { resolveDay, resolveToday } from './resolve.ts'
import { demonstration } from './testing/tables.ts'
import { prayers } from './base/types.ts'
import { wallClock, zonedInstant } from './base/zoned.ts'

const zone = 'Europe/London'
const minute = 60_000

/** The instant of a time such as `2026-06-20 23:00` on the mosque's clock. */
function london(text: string): Date {
  const [date = '', time = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return zonedInstant(date, hours * 60 + minutes, zone)
}

const cache = new Map<string, PrayerDay>()

/** `resolveDay` with a cache, because these tests call it for every minute. */
function dayOf(date: string): PrayerDay {
  const day = cache.get(date) ?? resolveDay(date, demonstration)
  cache.set(date, day)
  return day
}

/** The three days as fetched on a date. */
function daysAround(date: string): ThreeDays {
  return { yesterday: dayOf(addDays(date, -1)), today: dayOf(date), tomorrow: dayOf(addDays(date, 1)) }
}

const stateAt = (now: Date) => stateOfNow(now, daysAround(wallClock(now, zone).date))

/** The state in one line: current prayer, next prayer, next jamaat. */
function describeNow(now: Date): string {
  const { current, noCurrentReason, next, nextJamaat } = stateAt(now)
  const currentText = current ? `${current.prayer} ${current.date.slice(5)}` : noCurrentReason
  return [currentText, `${next?.prayer} ${next?.begins.time}`, `${nextJamaat?.prayer} ${nextJamaat?.time}`].join(' | ')
}

test.each([
  // The printed row: Fajr 06:08/07:30, sunrise 08:21, Dhuhr 12:05/13:15 (a Friday), Asr 13:59/14:15, Maghrib 15:46/15:51, Isha 17:59/19:00
  ['2026-12-18 00:00', 'isha 12-17 | fajr 06:08 | fajr 07:30'],
  ['2026-12-18 06:07', 'isha 12-17 | fajr 06:08 | fajr 07:30'],
  ['2026-12-18 06:08', 'fajr 12-18 | dhuhr 12:05 | fajr 07:30'],
  ['2026-12-18 07:30', 'fajr 12-18 | dhuhr 12:05 | dhuhr 13:15'],
  ['2026-12-18 08:21', 'sunrise | dhuhr 12:05 | dhuhr 13:15'],
  ['2026-12-18 12:04', 'sunrise | dhuhr 12:05 | dhuhr 13:15'],
  ['2026-12-18 12:05', 'dhuhr 12-18 | asr 13:59 | dhuhr 13:15'],
  ['2026-12-18 13:59', 'asr 12-18 | maghrib 15:46 | asr 14:15'],
  ['2026-12-18 15:46', 'maghrib 12-18 | isha 17:59 | maghrib 15:51'],
  ['2026-12-18 17:59', 'isha 12-18 | fajr 06:09 | isha 19:00'],
  ['2026-12-18 19:00', 'isha 12-18 | fajr 06:09 | fajr 07:30'],
  // The Isha of the 10th begins at 00:28; its jamaat is at 23:00 the evening before.
  ['2026-05-10 22:59', 'maghrib 05-10 | isha 00:28 | isha 23:00'],
  ['2026-05-10 23:00', 'maghrib 05-10 | isha 00:28 | fajr 04:15'],
  ['2026-05-11 00:00', 'maghrib 05-10 | isha 00:28 | fajr 04:15'],
  ['2026-05-11 00:27', 'maghrib 05-10 | isha 00:28 | fajr 04:15'],
  ['2026-05-11 00:28', 'isha 05-10 | fajr 01:37 | fajr 04:15'],
  ['2026-05-11 01:37', 'fajr 05-11 | dhuhr 13:04 | fajr 04:15'],
  // Isha and the next Fajr both begin at 01:09: Isha is announced, but Fajr becomes current.
  ['2026-06-21 01:08', 'maghrib 06-20 | isha 01:09 | fajr 03:45'],
  ['2026-06-21 01:09', 'fajr 06-21 | dhuhr 13:10 | fajr 03:45'],
])('the state at %s is %s', (now, expected) => {
  expect(describeNow(london(now))).toBe(expected)
})

test('the nights around 29 February are correct, in a leap year and a common year', () => {
  const describeAt = (text: string) => {
    const now = zonedInstant(text.slice(0, 10), Number(text.slice(11, 13)) * 60 + Number(text.slice(14)), zone)
    const { current, next } = stateOfNow(now, resolveToday(now, demonstration))
    return `${current?.prayer} ${current?.date} then ${next?.prayer} ${next?.date}`
  }
  expect(describeAt('2028-02-28 23:59')).toBe('isha 2028-02-28 then fajr 2028-02-29')
  expect(describeAt('2028-02-29 00:00')).toBe('isha 2028-02-28 then fajr 2028-02-29')
  expect(describeAt('2028-02-29 23:59')).toBe('isha 2028-02-29 then fajr 2028-03-01')
  expect(describeAt('2028-03-01 00:00')).toBe('isha 2028-02-29 then fajr 2028-03-01')
  expect(describeAt('2027-02-28 23:59')).toBe('isha 2027-02-28 then fajr 2027-03-01')
})

test('the night over New Year is like any other', () => {
  expect(describeNow(london('2026-12-31 23:59'))).toBe(describeNow(london('2027-01-01 00:00')))
  expect(stateAt(london('2027-01-01 00:00')).current).toMatchObject({ prayer: 'isha', date: '2026-12-31' })
  expect(stateAt(london('2027-01-01 00:00')).next).toMatchObject({ prayer: 'fajr', date: '2027-01-01' })
})

test('changes are exact to the millisecond', () => {
  const fajr = london('2026-12-18 06:08').getTime()
  expect(stateAt(new Date(fajr - 1)).current?.prayer).toBe('isha')
  expect(stateAt(new Date(fajr)).current).toEqual({
    prayer: 'fajr',
    date: '2026-12-18',
    until: london('2026-12-18 08:21'),
  })
  const jamaat = london('2026-12-18 07:30').getTime()
  expect(stateAt(new Date(jamaat - 1)).nextJamaat).toEqual({
    prayer: 'fajr',
    date: '2026-12-18',
    at: new Date(jamaat),
    time: '07:30',
  })
  expect(stateAt(new Date(jamaat)).nextJamaat?.prayer).toBe('dhuhr')
})

describe.each([
  ['a summer week', '2026-06-18', 7],
  ['the week when Isha moves back before midnight', '2026-08-04', 4],
  ['the days the clocks go forward', '2026-03-28', 3],
  ['the days the clocks go back', '2026-10-24', 3],
  ['New Year', '2026-12-30', 4],
])('minute by minute over %s', (_, first, days) => {
  const start = london(`${first} 00:00`).getTime()
  const end = london(`${addDays(first, days)} 00:00`).getTime()
  const surroundingDays = Array.from({ length: days + 4 }, (__, index) => dayOf(addDays(first, index - 2)))
  const jamaats = surroundingDays
    .flatMap((day) => day.prayers.map(({ jamaat }) => Date.parse(jamaat?.at ?? '')))
    .sort((a, b) => a - b)

  test('states are consecutive, without gaps or overlaps', () => {
    const order = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha']
    let until = 0
    let previousPosition = -1
    for (let now = start; now < end; now += minute) {
      const { current, noCurrentReason, next } = stateAt(new Date(now))
      const position = order.indexOf(current?.prayer ?? noCurrentReason ?? '')
      const ends = current?.until.getTime() ?? Date.parse(next?.begins.at ?? '')
      if (now < until) {
        if (ends !== until || position !== previousPosition)
          expect({ now, ends, turn: position }, 'nothing changes').toEqual({ now, ends: until, turn: previousPosition })
      } else if (previousPosition >= 0) {
        expect(now, 'the change comes at the announced time').toBe(until)
        expect(ends).toBeGreaterThan(now)
        expect(noCurrentReason === null).toBe(current !== null)
        const isSkipped = position === 0 && previousPosition === 4
        expect(position, 'the next in order, except for an Isha that is never current').toBe(
          isSkipped ? 0 : (previousPosition + 1) % 6,
        )
      }
      until = ends
      previousPosition = position
    }
  })

  test('the next prayer is ahead, and the next jamaat is the earliest that has not begun', () => {
    const mistakes: string[] = []
    for (let now = start; now < end; now += minute) {
      const { next, nextJamaat } = stateAt(new Date(now))
      const isAhead = Date.parse(next?.begins.at ?? '') > now
      const isEarliest = nextJamaat?.at.getTime() === jamaats.find((time) => time > now)
      if (!isAhead || !isEarliest) mistakes.push(`${new Date(now).toISOString()}: ${describeNow(new Date(now))}`)
    }
    expect(mistakes).toEqual([])
  })

  test('days fetched the day before give the same state until they run out', () => {
    for (let now = start; now < end; now += 7 * minute) {
      const { date } = wallClock(new Date(now), zone)
      const stateFromOldDays = stateOfNow(new Date(now), daysAround(addDays(date, -1)))
      const expected = stateAt(new Date(now))
      const hasRunOut = expected.current?.prayer === 'isha' && expected.current.date === date
      expect(stateFromOldDays.noCurrentReason === 'stale').toBe(hasRunOut)
      if (!hasRunOut) expect(stateFromOldDays.current?.prayer).toBe(expected.current?.prayer)
    }
  })
})

test('days in the past or future are stale', () => {
  const days = resolveToday(london('2026-06-01 12:00'), demonstration)
  const stale = { current: null, noCurrentReason: 'stale', next: null, nextJamaat: null }
  expect(stateOfNow(london('2026-06-09 12:00'), days)).toEqual(stale)
  expect(stateOfNow(london('2026-05-30 12:00'), days)).toEqual(stale)
})

test('calculated days have no next jamaat', () => {
  const now = new Date('2030-05-05T12:30:00Z')
  expect(stateAt(now)).toMatchObject({ current: { prayer: 'dhuhr' }, nextJamaat: null })
})

test('a table with Isha after Fajr never goes back to Isha', () => {
  // 30 June: Fajr 01:10, while Isha of the 29th is printed for 01:11.
  const printedDay = resolveDay('2026-06-29', demonstration)
  const isha = printedDay.prayers.map((each) =>
    each.prayer === 'isha' ? { ...each, begins: { time: '01:11', at: '2026-06-30T00:11:00.000Z' } } : each,
  )
  const days = {
    ...resolveToday(london('2026-06-30 01:00'), demonstration),
    yesterday: { ...printedDay, prayers: isha },
  }
  const states = [8, 9, 10, 11, 12, 13].map((minutes) => {
    const { current, next } = stateOfNow(london(`2026-06-30 01:${String(minutes).padStart(2, '0')}`), days)
    return `${current?.prayer} then ${next?.prayer}`
  })
  expect(states).toEqual([
    'maghrib then isha',
    'maghrib then isha',
    ...Array.from({ length: 4 }, () => 'fajr then dhuhr'),
  ])
})

describe('in any time zone of the device', () => {
  const originalZone = process.env['TZ']
  afterEach(() => {
    if (originalZone === undefined) delete process.env['TZ']
    else process.env['TZ'] = originalZone
  })

  test('the state is the same', () => {
    const now = london('2026-05-11 00:20')
    const days = resolveToday(now, demonstration)
    const expected = stateOfNow(now, days)
    for (const device of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata']) {
      process.env['TZ'] = device
      expect(stateOfNow(now, days), device).toEqual(expected)
    }
  })
})

test('the module imports only types', () => {
  const text = readFileSync(new URL('./now.ts', import.meta.url), 'utf8')
  expect(text.match(/^(import|export) (?!type|function).*$/gm)).toBeNull()
  expect(prayers).toHaveLength(5)
})

test('the Hijri date changes at Maghrib and not at midnight, even if the sun sets after midnight', () => {
  const dateAt = (instant: string, source: Parameters<typeof resolveToday>[1]) => {
    const now = new Date(instant)
    const { month, day } = hijriAt(resolveToday(now, source), now.getTime())
    return `${day}/${month}`
  }
  const [maghrib] = dayOf('2026-11-27').prayers.flatMap(({ prayer, begins }) =>
    prayer === 'maghrib' ? [begins.at] : [],
  )
  const sunset = Date.parse(maghrib ?? '')
  const instants = [sunset - 1, sunset, sunset + 9 * 60 * minute].map((time) => new Date(time).toISOString())
  expect(instants.map((instant) => dateAt(instant, demonstration))).toEqual(['17/6', '18/6', '18/6'])

  const place = { ...demonstration.place, latitude: 64.146, longitude: -21.94, timeZone: 'Atlantic/Reykjavik' }
  const reykjavik = { rows: new Map(), place }
  const night = ['2026-06-20T23:50:00Z', '2026-06-21T00:01:00Z', '2026-06-21T00:10:00Z', '2026-06-21T12:00:00Z']
  expect(night.map((instant) => dateAt(instant, reykjavik))).toEqual(['5/1', '5/1', '6/1', '6/1'])
})
