import type { Moment, PrayerDay } from '@minaret/contract'

/** A moment in a time zone without an offset from UTC. @param time `HH:MM` */
export const momentOf = (date: string, time: string): Moment => ({ time, at: `${date}T${time}:00Z` })

/** A winter day of a mosque's timetable, without jamaats. */
export function prayerDay(date: string, overrides: Partial<PrayerDay> = {}): PrayerDay {
  const times = { fajr: '05:50', dhuhr: '12:00', asr: '14:10', maghrib: '16:05', isha: '17:40' } as const
  return {
    date,
    hijri: { year: 1448, month: 6, day: 11 },
    source: 'table',
    sunrise: momentOf(date, '07:40'),
    prayers: (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).map((prayer) => ({
      prayer,
      begins: momentOf(date, times[prayer]),
    })),
    ...overrides,
  }
}
