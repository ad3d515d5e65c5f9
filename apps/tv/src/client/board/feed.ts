import type { components, PrayerToday } from '@minaret/contract'

type Minutes = 'fajr' | 'dhuhr' | 'jumuah' | 'asr' | 'maghrib' | 'isha' | 'taraweeh' | 'eid'

/** What a screen shows of its mosque, for two months. */
export type Feed = Omit<components['schemas']['TvFeed'], 'events'> & {
  offsets: { from: string; minutes: number }[]
  changes: NonNullable<PrayerToday['changes']>
  events: (components['schemas']['TvFeed']['events'][number] & { day: string; time?: string })[]
  campaigns: { id: string; title: string; raised: string; target?: string; share?: number; ends?: string }[]
  giving?: { address: string; code: { size: number; path: string } }
  settings: { prayerMinutes: Record<Minutes, number>; dimmed: boolean; drift: boolean }
  release: string
  reload: number
}
