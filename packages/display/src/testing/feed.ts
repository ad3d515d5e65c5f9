import type { PrayerDay } from '@minaret/timetable/now'
import type { Feed } from '../feed/feed.ts'

const clocks = { fajr: '05:00', dhuhr: '12:30', asr: '15:45', maghrib: '18:00', isha: '19:15' }
const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** A time of a day in Accra, whose clocks are those of the world. */
export const moment = (date: string, time: string) => ({ time, at: `${date}T${time}:00Z` })

/** A day like any other there. @param more what differs */
const dayOf = (date: string, more: Partial<PrayerDay> = {}): PrayerDay => ({
  date,
  hijri: { year: 1448, month: 6, day: Number(date.slice(8)) },
  source: 'table',
  sunrise: moment(date, '06:00'),
  prayers: prayers.map((prayer) => ({
    prayer,
    begins: moment(date, clocks[prayer]),
    jamaat: moment(date, clocks[prayer].replace(/\d$/, '9')),
  })),
  ...more,
})

/** Ten days from 19 November 2026 on; today is the 20th, a Friday. @param each what differs on a day */
export function feedOf(more: Partial<Feed> = {}, each: (date: string) => Partial<PrayerDay> = () => ({})): Feed {
  const dates = Array.from({ length: 10 }, (_, at) => `2026-11-${19 + at}`)
  const [yesterday, today, tomorrow] = ['2026-11-19', '2026-11-20', '2026-11-21'] as const
  const on = (date: string) => dayOf(date, each(date))
  return {
    mosque: 'Masjid an-Noor',
    prayer: {
      timeZone: 'Africa/Accra',
      version: '1',
      yesterday: on(yesterday),
      today: on(today),
      tomorrow: on(tomorrow),
    },
    offsets: [{ from: '2026-11-18T00:00:00Z', minutes: 0 }],
    days: dates.map(on),
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
    ...more,
  }
}
