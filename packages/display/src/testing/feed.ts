import type { PrayerDay } from '@minaret/timetable/now'
import type { Feed } from '../feed/feed.ts'

const times = { fajr: '05:00', dhuhr: '12:30', asr: '15:45', maghrib: '18:00', isha: '19:15' }
const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** A time of a day in Accra, whose local time is UTC. */
export const moment = (date: string, time: string) => ({ time, at: `${date}T${time}:00Z` })

/** An ordinary day in Accra. @param overrides the fields that differ */
const dayOf = (date: string, overrides: Partial<PrayerDay> = {}): PrayerDay => ({
  date,
  hijri: { year: 1448, month: 6, day: Number(date.slice(8)) },
  source: 'table',
  sunrise: moment(date, '06:00'),
  prayers: prayers.map((prayer) => ({
    prayer,
    begins: moment(date, times[prayer]),
    jamaat: moment(date, times[prayer].replace(/\d$/, '9')),
  })),
  ...overrides,
})

/** A feed of ten days from 19 November 2026; today is the 20th, a Friday. @param dayOverrides the fields that differ on a day */
export function feedOf(
  overrides: Partial<Feed> = {},
  dayOverrides: (date: string) => Partial<PrayerDay> = () => ({}),
): Feed {
  const dates = Array.from({ length: 10 }, (_, index) => `2026-11-${19 + index}`)
  const [yesterday, today, tomorrow] = ['2026-11-19', '2026-11-20', '2026-11-21'] as const
  const dayOn = (date: string) => dayOf(date, dayOverrides(date))
  return {
    mosque: 'Masjid an-Noor',
    prayer: {
      timeZone: 'Africa/Accra',
      version: '1',
      yesterday: dayOn(yesterday),
      today: dayOn(today),
      tomorrow: dayOn(tomorrow),
    },
    offsets: [{ from: '2026-11-18T00:00:00Z', minutes: 0 }],
    days: dates.map(dayOn),
    sky: [],
    changes: [],
    announcements: [],
    events: [],
    campaigns: [],
    settings: {
      prayerMinutes: { fajr: 0, dhuhr: 0, jumuah: 0, asr: 0, maghrib: 0, isha: 0, taraweeh: 0, eid: 0 },
      dimmed: false,
      drift: false,
    },
    ...overrides,
  }
}
