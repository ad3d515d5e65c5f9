import type { Moment, Prayer, PrayerDay, ThreeDays } from '@minaret/timetable/now'

/** A jamaat time that changes from a day on; the contract's `JamaatChange`. */
export type FeedChange = {
  date: string
  prayer: Prayer | 'jumuah'
  /** The Jumu'ah's name, if there are several. */
  name?: string
  /** Undefined if there is no jamaat from then on. */
  jamaat?: Moment
  /** `HH:MM`; undefined if there was no jamaat before. */
  before?: string
}

/** An announcement by the mosque; instants are ISO. */
export type FeedAnnouncement = {
  id: string
  kind: 'ordinary' | 'janazah' | 'emergency'
  title?: string
  text: string
  from: string
  until?: string
}

/** An event, with its local day and time. */
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

/** A campaign; its amounts are formatted. */
export type FeedCampaign = {
  id: string
  title: string
  raised: string
  target?: string
  share?: number
  ends?: string
}

/** The kind of congregation: one of the five prayers, or another congregation. */
export type CongregationKind = Prayer | 'jumuah' | 'taraweeh' | 'eid'

/** A board's data: the part of the contract's `TvFeed` that boards use. */
export type Feed = {
  mosque: string
  /** The prayer times of the day of the response. */
  prayer: ThreeDays & { timeZone: string; version: string; changes?: readonly FeedChange[] }
  /** The minutes that the mosque's local time is ahead of UTC, each from an instant on. */
  offsets: readonly { from: string; minutes: number }[]
  /** The days from yesterday on. */
  days: readonly PrayerDay[]
  sky: readonly FeedSky[]
  changes: readonly FeedChange[]
  announcements: readonly FeedAnnouncement[]
  events: readonly FeedEvent[]
  campaigns: readonly FeedCampaign[]
  giving?: { address: string; code: { size: number; path: string } }
  settings: { prayerMinutes: Record<CongregationKind, number>; dimmed: boolean; drift: boolean }
}

/** The forbidden prayer times of a day. */
export type FeedSky = {
  date: string
  forbidden: readonly { why: 'sunrise' | 'noon' | 'sunset'; from: Moment; until: Moment }[]
}
