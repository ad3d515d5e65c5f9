import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock, trueTime } from '../app/clock.ts'
import { dateIn } from './dateIn.ts'
import { runningAt, sameRunning } from './running.ts'

const at = (date: string, time: string) => ({ time, at: `${date}T${time}:00Z` })

function day(date: string, hijriDay: number): PrayerDay {
  const begins = { fajr: '05:50', dhuhr: '12:00', asr: '14:10', maghrib: '16:05', isha: '17:40' } as const
  return {
    date,
    hijri: { year: 1448, month: 6, day: hijriDay },
    source: 'table',
    sunrise: at(date, '07:40'),
    prayers: (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).map((prayer) => ({
      prayer,
      begins: at(date, begins[prayer]),
    })),
  }
}

const answer: PrayerToday = {
  timeZone: 'Europe/London',
  version: '1',
  yesterday: day('2026-11-20', 10),
  today: day('2026-11-21', 11),
  tomorrow: day('2026-11-22', 12),
}
const running = (instant: string) => runningAt(answer, Date.parse(instant))

test('the Hijri date turns at Maghrib', () => {
  expect(running('2026-11-21T16:04:59Z').hijri.day).toBe(11)
  expect(running('2026-11-21T16:05:00Z').hijri.day).toBe(12)
})

test('a device whose clock is a day behind sees that day with its own date, which turns at its own Maghrib', () => {
  const dateOf = (instant: string) => [running(instant).day.date, running(instant).hijri.day]
  expect(dateOf('2026-11-20T16:04:59Z')).toEqual(['2026-11-20', 10])
  expect(dateOf('2026-11-20T16:05:00Z')).toEqual(['2026-11-20', 11])
})

test('after midnight the row of the new day is shown from the same answer, and a new one is asked for', () => {
  const late = running('2026-11-21T23:59:59Z')
  const early = running('2026-11-22T00:00:00Z')
  expect([late.day.date, late.outdated, late.hijri.day]).toEqual(['2026-11-21', false, 12])
  expect([early.day.date, early.outdated, early.hijri.day]).toEqual(['2026-11-22', true, 12])
  expect(early.current?.prayer).toBe('isha')
})

test("the date is the tenant's, not the device's", () => {
  expect(dateIn('Pacific/Kiritimati', Date.parse('2026-11-21T12:00:00Z'))).toBe('2026-11-22')
  expect(dateIn('Pacific/Pago_Pago', Date.parse('2026-11-21T10:00:00Z'))).toBe('2026-11-20')
})

test('nothing is new from one second to the next, until something begins', () => {
  expect(sameRunning(running('2026-11-21T12:00:00Z'), running('2026-11-21T14:09:59Z'))).toBe(true)
  expect(sameRunning(running('2026-11-21T14:09:59Z'), running('2026-11-21T14:10:00Z'))).toBe(false)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one timer serves everyone, on the second, and stops when nobody looks', () => {
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
  ['right to the second', 0, 0],
  ['a slow page behind', 90_000, 0],
  ['years ahead', -4 * 365 * 86_400_000, -4 * 365 * 86_400_000],
  ['hours behind', 5 * 3_600_000, 5 * 3_600_000],
])('a device that is %s is put right by the host only when it is plainly wrong', (_, wrongBy, correction) => {
  const device = 1_000_000_000_000
  expect(trueTime(device + wrongBy, () => device)()).toBe(device + correction)
})

test('a device is no less right because the code of a page comes hours after the page', () => {
  const askedAt = 1_000_000_000_000
  const now = askedAt + 3 * 3_600_000
  expect(trueTime(askedAt + 500, () => now, askedAt)()).toBe(now)
})
