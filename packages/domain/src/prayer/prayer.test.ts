import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock, correctedTime, pageTime } from '../app/clock.ts'
import { dateIn } from './dateIn.ts'
import { dayStateAt, isSameDayState } from './dayState.ts'

const timeAt = (date: string, time: string) => ({ time, at: `${date}T${time}:00Z` })

function day(date: string, hijriDay: number): PrayerDay {
  const begins = { fajr: '05:50', dhuhr: '12:00', asr: '14:10', maghrib: '16:05', isha: '17:40' } as const
  return {
    date,
    hijri: { year: 1448, month: 6, day: hijriDay },
    source: 'table',
    sunrise: timeAt(date, '07:40'),
    prayers: (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).map((prayer) => ({
      prayer,
      begins: timeAt(date, begins[prayer]),
    })),
  }
}

const times: PrayerToday = {
  timeZone: 'Europe/London',
  version: '1',
  yesterday: day('2026-11-20', 10),
  today: day('2026-11-21', 11),
  tomorrow: day('2026-11-22', 12),
}
const stateAt = (instant: string) => dayStateAt(times, Date.parse(instant))

test('the Hijri date turns at Maghrib', () => {
  expect(stateAt('2026-11-21T16:04:59Z').hijri.day).toBe(11)
  expect(stateAt('2026-11-21T16:05:00Z').hijri.day).toBe(12)
})

test("a device whose clock is a day behind shows that day's Hijri date, which turns at that day's Maghrib", () => {
  const dateOf = (instant: string) => [stateAt(instant).day.date, stateAt(instant).hijri.day]
  expect(dateOf('2026-11-20T16:04:59Z')).toEqual(['2026-11-20', 10])
  expect(dateOf('2026-11-20T16:05:00Z')).toEqual(['2026-11-20', 11])
})

test('after midnight the same response yields the new day, and is marked as outdated', () => {
  const beforeMidnight = stateAt('2026-11-21T23:59:59Z')
  const afterMidnight = stateAt('2026-11-22T00:00:00Z')
  expect([beforeMidnight.day.date, beforeMidnight.isOutdated, beforeMidnight.hijri.day]).toEqual([
    '2026-11-21',
    false,
    12,
  ])
  expect([afterMidnight.day.date, afterMidnight.isOutdated, afterMidnight.hijri.day]).toEqual(['2026-11-22', true, 12])
  expect(afterMidnight.current?.prayer).toBe('isha')
})

test("the date is the tenant's, not the device's", () => {
  expect(dateIn('Pacific/Kiritimati', Date.parse('2026-11-21T12:00:00Z'))).toBe('2026-11-22')
  expect(dateIn('Pacific/Pago_Pago', Date.parse('2026-11-21T10:00:00Z'))).toBe('2026-11-20')
})

test('the state is the same until the next prayer begins', () => {
  expect(isSameDayState(stateAt('2026-11-21T12:00:00Z'), stateAt('2026-11-21T14:09:59Z'))).toBe(true)
  expect(isSameDayState(stateAt('2026-11-21T14:09:59Z'), stateAt('2026-11-21T14:10:00Z'))).toBe(false)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('one timer serves all subscribers every second, and stops when there are none', () => {
  vi.setSystemTime(10_400)
  const clock = createClock(9_999)
  expect(clock.read()).toBe(9_000)
  const ticks: number[] = []
  const stopA = clock.subscribe(() => ticks.push(clock.read()))
  const stopB = clock.subscribe(() => {})
  expect([clock.first, clock.read(), vi.getTimerCount()]).toEqual([9_000, 10_000, 1])
  vi.advanceTimersByTime(2_000)
  expect(ticks).toEqual([11_000, 12_000])
  stopA()
  stopB()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['accurate to the second', 0, 0],
  ['behind by the delay of a slow page', 90_000, 0],
  ['years ahead', -4 * 365 * 86_400_000, -4 * 365 * 86_400_000],
  ['hours behind', 5 * 3_600_000, 5 * 3_600_000],
])('a device that is %s is corrected only if it is plainly wrong', (_, drift, correction) => {
  const device = 1_000_000_000_000
  expect(correctedTime(device + drift, () => device)()).toBe(device + correction)
})

test.each([
  ['a page from a cache does not change the time of a device', -3_600_000, 0],
  ['a device that is years ahead of its page is corrected', -4 * 365 * 86_400_000, -4 * 365 * 86_400_000],
  ['a device that is behind its page is corrected', 3_600_000, 3_600_000],
])('without the server’s time, %s', (_, renderedAfter, correction) => {
  const device = Date.parse('2026-11-21T12:00:00Z')
  vi.setSystemTime(device)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(device)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  expect(pageTime(device + renderedAfter)()).toBe(device + correction)
})

test("a script that loads hours after its page does not change the device's time", () => {
  const requestedAt = 1_000_000_000_000
  const now = requestedAt + 3 * 3_600_000
  expect(correctedTime(requestedAt + 500, () => now, requestedAt)()).toBe(now)
})
