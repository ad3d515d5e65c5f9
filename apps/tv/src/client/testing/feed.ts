/** A mosque in Accra, whose time is UTC; every day has the same times. */
const clocks = { fajr: '05:00', dhuhr: '12:30', asr: '15:45', maghrib: '18:00', isha: '19:15' }

const days = Array.from({ length: 20 }, (_, index) =>
  new Date(Date.parse('2026-11-19T00:00:00Z') + index * 86_400_000).toISOString().slice(0, 10),
)

const createDay = (date: string) => {
  const createTime = (time: string) => ({ time, at: `${date}T${time}:00Z` })
  return {
    date,
    hijri: { year: 1448, month: 6, day: 9 },
    source: 'table',
    sunrise: createTime('06:00'),
    prayers: Object.entries(clocks).map(([prayer, time]) => ({
      prayer,
      begins: createTime(time),
      jamaat: createTime(time),
    })),
  }
}

const minutes = { fajr: 0, dhuhr: 0, jumuah: 0, asr: 0, maghrib: 0, isha: 0, taraweeh: 0, eid: 0 }

/** The body of a feed response from 20 November 2026 on. @param options overrides */
export const feedBody = (options: { release?: string; reload?: number; mosque?: string } = {}) =>
  JSON.stringify({
    status: 200,
    message: 'OK',
    data: {
      mosque: 'Masjid an-Noor',
      language: 'en',
      prayer: { version: '1' },
      offsets: [{ from: '2026-11-19T00:00:00Z', minutes: 0 }],
      days: days.map(createDay),
      sky: [],
      changes: [],
      announcements: [],
      events: [],
      causes: [],
      campaigns: [],
      settings: { prayerMinutes: minutes, dimmed: false, drift: false },
      release: 'one',
      reload: 0,
      ...options,
    },
  })
