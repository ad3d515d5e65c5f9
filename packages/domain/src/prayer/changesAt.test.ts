import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { expect, test } from 'vitest'
import { changesAt } from './changesAt.ts'

const timeAt = (date: string, time: string) => ({ time, at: `${date}T${time}:00Z` })

function day(date: string): PrayerDay {
  const times = {
    fajr: ['05:50', '06:30'],
    dhuhr: ['12:00', '13:00'],
    asr: ['14:10', '14:30'],
    maghrib: ['16:05', '16:05'],
    isha: ['17:40', '19:30'],
  } as const
  return {
    date,
    hijri: { year: 1448, month: 6, day: 10 },
    source: 'table',
    sunrise: timeAt(date, '07:40'),
    prayers: (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).map((prayer) => ({
      prayer,
      begins: timeAt(date, times[prayer][0]),
      jamaat: timeAt(date, times[prayer][1]),
    })),
  }
}

const response: PrayerToday = {
  timeZone: 'Europe/London',
  version: '1',
  yesterday: day('2026-11-20'),
  today: day('2026-11-21'),
  tomorrow: day('2026-11-22'),
}

test.each([
  ['a prayer begins', '2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z'],
  ['its jamaat begins', '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'],
  ['the sun has risen', '2026-11-21T06:45:00Z', '2026-11-21T07:40:00Z'],
  ['the Hijri date turns', '2026-11-21T15:00:00Z', '2026-11-21T16:05:00Z'],
  ["the mosque's day ends", '2026-11-21T20:00:00Z', '2026-11-22T00:00:00Z'],
])('the display changes when %s', (_, now, changes) => {
  expect(new Date(changesAt(response, Date.parse(now))).toISOString()).toBe(new Date(changes).toISOString())
})

test("a day ends at midnight in the mosque's time zone", () => {
  const kiritimati = { ...response, timeZone: 'Pacific/Kiritimati' }
  const now = Date.parse('2026-11-21T09:59:00Z')
  expect(changesAt(kiritimati, now)).toBe(Date.parse('2026-11-21T10:00:00Z'))
})
