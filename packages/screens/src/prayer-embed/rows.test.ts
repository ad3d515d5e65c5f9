import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { stateOfNow } from '@minaret/timetable/now'
import { expect, test } from 'vitest'
import { sheetWords } from '../prayer-sheet/index.ts'
import { askAgainIn } from './askAgainIn.ts'
import { hijriAt } from '@minaret/timetable/now'
import { embedRows } from './rows.ts'
import { momentOf as at, prayerDay as day } from '../testing/day.ts'

const words = await sheetWords('en', { country: 'GB', timeZone: 'Europe/London' })

const answer = (change: Partial<PrayerDay> = {}): PrayerToday => ({
  timeZone: 'Europe/London',
  version: '1',
  yesterday: day('2026-11-26'),
  today: day('2026-11-27', change),
  tomorrow: day('2026-11-28'),
})

const lines = (instant: string, times = answer()) =>
  embedRows(times, stateOfNow(new Date(instant), times), words).map(
    ({ name, begins = '-', jamaat = '-', state = '' }) => `${name} ${begins} ${jamaat} ${state}`.trim(),
  )

test('the prayer that begins next is marked', () => {
  expect(lines('2026-11-27T12:30:00Z')).toEqual([
    'Fajr 05:50 -',
    'Sunrise 07:40 -',
    'Dhuhr 12:00 -',
    'Asr 14:10 - next',
    'Maghrib 16:05 -',
    'Isha 17:40 -',
  ])
})

test("after Isha tomorrow's Fajr stands below; an Isha after midnight, while it waits, above", () => {
  expect(lines('2026-11-27T20:00:00Z').at(-1)).toBe('Fajr 05:50 - next')
  const late = { ...answer(), yesterday: day('2026-11-26') }
  late.yesterday = {
    ...late.yesterday,
    prayers: late.yesterday.prayers.map((each) =>
      each.prayer === 'isha' ? { ...each, begins: at('2026-11-27', '00:40') } : each,
    ),
  }
  expect(lines('2026-11-27T00:20:00Z', late)[0]).toBe('Isha 00:40 - next')
})

test("Jumu'ahs stand after Dhuhr and Eid prayers before the day", () => {
  const gathering = { at: at('2026-11-27', '13:15'), name: 'First', venue: 'Main hall' }
  const eid = { which: 'adha' as const, prayers: [{ at: at('2026-11-27', '08:00') }] }
  const rows = lines('2026-11-27T12:30:00Z', answer({ jumuah: [gathering], eid }))
  expect([rows[0], rows[4]]).toEqual(['Eid al-Adha - 08:00', 'Jumu’ah: First - 13:15'])
})

test.each([
  ['a minute before Asr', '2026-11-27T14:09:00Z', 61],
  ['a second before it', '2026-11-27T14:09:59Z', 30],
  ['hours before it', '2026-11-27T12:30:00Z', 900],
])('the frame is asked for again %s in so many seconds', (_, instant, seconds) => {
  expect(askAgainIn(answer(), Date.parse(instant))).toBe(seconds)
})

test('the Hijri date turns at Maghrib', () => {
  const times = { ...answer(), tomorrow: day('2026-11-28', { hijri: { year: 1448, month: 6, day: 12 } }) }
  const at = (instant: string) => hijriAt(times, Date.parse(instant)).day
  expect([at('2026-11-27T16:04:59Z'), at('2026-11-27T16:05:00Z')]).toEqual([11, 12])
})
