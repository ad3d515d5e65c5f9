import type { PrayerDay, ThreeDays } from '@minaret/timetable/now'
import type { Feed, FeedSky } from './feed.ts'

const minuteMs = 60_000

/** The local date and time. */
export type LocalTime = {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
  seconds: number
}

/** Returns the mosque's local time at an instant, from the feed's offsets; the device's time zone is ignored. */
export function localTimeAt({ offsets }: Pick<Feed, 'offsets'>, now: number): LocalTime {
  let minutes = offsets[0] ? offsets[0].minutes : 0
  for (const offset of offsets) if (Date.parse(offset.from) <= now) ({ minutes } = offset)
  const text = new Date(now + minutes * minuteMs).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16), seconds: Number(text.slice(17, 19)) }
}

/** A feed's data for one of its days. */
export type FeedDays = ThreeDays & { sky: FeedSky | undefined }

const todayCache = new WeakMap<Feed, Map<string, FeedDays | undefined>>()

function findToday({ days, sky }: Feed, date: string): FeedDays | undefined {
  const index = days.findIndex((day) => day.date === date)
  const [today, tomorrow]: (PrayerDay | undefined)[] = [days[index], days[index + 1]]
  if (!today || !tomorrow) return undefined
  // The feed has no day before its first.
  const yesterday = days[index - 1] || today
  return { yesterday, today, tomorrow, sky: sky.filter((daySky) => daySky.date === date)[0] }
}

/** Returns the three days around a date; undefined if the feed has run out. Calls for the same date return the same object. */
export function todayOf(feed: Feed, date: string): FeedDays | undefined {
  const cachedDays = todayCache.get(feed)
  if (cachedDays && cachedDays.has(date)) return cachedDays.get(date)
  const today = findToday(feed, date)
  todayCache.set(feed, new Map([[date, today]]))
  return today
}

const dayMs = 86_400_000

/** Returns the number of days from one date to another. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs)
