import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { stateOfNow } from '@minaret/timetable/now'
import { expect, test } from 'vitest'
import { loadSheetMessages } from '../prayer-sheet/index.ts'
import { refreshInterval } from './refreshInterval.ts'
import { hijriAt } from '@minaret/timetable/now'
import { embedRows } from './rows.ts'
import { momentOf as at, prayerDay as day } from '../testing/day.ts'

const messages = await loadSheetMessages('en', { country: 'GB', timeZone: 'Europe/London' })

const prayerToday = (overrides: Partial<PrayerDay> = {}): PrayerToday => ({
  timeZone: 'Europe/London',
  version: '1',
  yesterday: day('2026-11-26'),
  today: day('2026-11-27', overrides),
  tomorrow: day('2026-11-28'),
})

const linesAt = (instant: string, times = prayerToday()) =>
  embedRows(times, stateOfNow(new Date(instant), times), messages).map(
    ({ name, begins = '-', jamaat = '-', state = '' }) => `${name} ${begins} ${jamaat} ${state}`.trim(),
  )

test('marks the next prayer', () => {
  expect(linesAt('2026-11-27T12:30:00Z')).toEqual([
    'Fajr 05:50 -',
    'Sunrise 07:40 -',
    'Dhuhr 12:00 -',
    'Asr 14:10 - next',
    'Maghrib 16:05 -',
    'Isha 17:40 -',
  ])
})

test("shows tomorrow's Fajr below after Isha, and a pending Isha after midnight above", () => {
  expect(linesAt('2026-11-27T20:00:00Z').at(-1)).toBe('Fajr 05:50 - next')
  const lateTimes = { ...prayerToday(), yesterday: day('2026-11-26') }
  lateTimes.yesterday = {
    ...lateTimes.yesterday,
    prayers: lateTimes.yesterday.prayers.map((time) =>
      time.prayer === 'isha' ? { ...time, begins: at('2026-11-27', '00:40') } : time,
    ),
  }
  expect(linesAt('2026-11-27T00:20:00Z', lateTimes)[0]).toBe('Isha 00:40 - next')
})

test("shows Jumu'ahs after Dhuhr, and Eid prayers first", () => {
  const gathering = { at: at('2026-11-27', '13:15'), name: 'First', venue: 'Main hall' }
  const eid = { which: 'adha' as const, prayers: [{ at: at('2026-11-27', '08:00') }] }
  const rows = linesAt('2026-11-27T12:30:00Z', prayerToday({ jumuah: [gathering], eid }))
  expect([rows[0], rows[4]]).toEqual(['Eid al-Adha - 08:00', 'Jumu’ah: First - 13:15'])
})

test.each([
  ['a minute before Asr', '2026-11-27T14:09:00Z', 61],
  ['a second before Asr', '2026-11-27T14:09:59Z', 30],
  ['hours before Asr', '2026-11-27T12:30:00Z', 900],
])('refreshes the frame after the right number of seconds %s', (_, instant, seconds) => {
  expect(refreshInterval(prayerToday(), Date.parse(instant))).toBe(seconds)
})

test('the Hijri date turns at Maghrib', () => {
  const times = { ...prayerToday(), tomorrow: day('2026-11-28', { hijri: { year: 1448, month: 6, day: 12 } }) }
  const dayAt = (instant: string) => hijriAt(times, Date.parse(instant)).day
  expect([dayAt('2026-11-27T16:04:59Z'), dayAt('2026-11-27T16:05:00Z')]).toEqual([11, 12])
})
