import type { Moment, Prayer, PrayerDay, ThreeDays } from '@minaret/timetable/now'

/** A jamaat that moves on a day; the contract's `JamaatChange`. */
export type FeedChange = {
  date: string
  prayer: Prayer | 'jumuah'
  /** Of the Jumu'ah, where there are several. */
  name?: string
  /** Missing: there is none from then on. */
  jamaat?: Moment
  /** `HH:MM`; missing: there was none. */
  before?: string
}

/** Something the mosque announces; instants are ISO. */
export type FeedAnnouncement = {
  id: string
  kind: 'ordinary' | 'janazah' | 'emergency'
  title?: string
  text: string
  from: string
  until?: string
}

/** An event, with its day and time on the clocks where it is held. */
export type FeedEvent = {
  id: string
  title: string
  starts: string
  ends?: string
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time?: string
  allDay: boolean
  cancelled: boolean
  place?: string
}

/** A campaign; amounts are already in words. */
export type FeedCampaign = {
  id: string
  title: string
  raised: string
  target?: string
  share?: number
  ends?: string
}

/** Whose congregation it is: a prayer's, or one of the others a mosque holds. */
export type CongregationKind = Prayer | 'jumuah' | 'taraweeh' | 'eid'

/** What a board is made from: the contract's `TvFeed` by its shape, as far as a board reads it. */
export type Feed = {
  mosque: string
  /** Of the day the server answered. */
  prayer: ThreeDays & { timeZone: string; version: string; changes?: readonly FeedChange[] }
  /** How far the mosque's clocks are ahead of UTC, each from an instant on. */
  offsets: readonly { from: string; minutes: number }[]
  /** From yesterday on. */
  days: readonly PrayerDay[]
  sky: readonly FeedSky[]
  changes: readonly FeedChange[]
  announcements: readonly FeedAnnouncement[]
  events: readonly FeedEvent[]
  campaigns: readonly FeedCampaign[]
  giving?: { address: string; code: { size: number; path: string } }
  settings: { prayerMinutes: Record<CongregationKind, number>; dimmed: boolean; drift: boolean }
}

/** When one does not pray on a day. */
export type FeedSky = {
  date: string
  forbidden: readonly { why: 'sunrise' | 'noon' | 'sunset'; from: Moment; until: Moment }[]
}
