import type { PrayerDay, ThreeDays } from '@minaret/timetable/now'
import type { Feed, FeedSky } from './feed.ts'

const minute = 60_000

/** What the clock on the wall shows. */
export type Wall = {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
  seconds: number
}

/** The mosque's clock at an instant, by the changes the server has sent: the device's own zone does not matter. */
export function wallAt({ offsets }: Pick<Feed, 'offsets'>, now: number): Wall {
  let minutes = offsets[0] ? offsets[0].minutes : 0
  for (const offset of offsets) if (Date.parse(offset.from) <= now) ({ minutes } = offset)
  const text = new Date(now + minutes * minute).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16), seconds: Number(text.slice(17, 19)) }
}

/** A feed as it is on one day of those it holds. */
export type Today = ThreeDays & { sky: FeedSky | undefined }

const cached = new WeakMap<Feed, Map<string, Today | undefined>>()

function findToday({ days, sky }: Feed, date: string): Today | undefined {
  const at = days.findIndex((day) => day.date === date)
  const [today, tomorrow]: (PrayerDay | undefined)[] = [days[at], days[at + 1]]
  if (!today || !tomorrow) return undefined
  // On the first day of all nothing is left of the day before.
  const yesterday = days[at - 1] || today
  return { yesterday, today, tomorrow, sky: sky.filter((each) => each.date === date)[0] }
}

/** The three days around a date; none where the feed has run out. Within a day every call gives the same object. */
export function todayOf(feed: Feed, date: string): Today | undefined {
  const cachedDays = cached.get(feed)
  if (cachedDays && cachedDays.has(date)) return cachedDays.get(date)
  const today = findToday(feed, date)
  cached.set(feed, new Map([[date, today]]))
  return today
}

const day = 86_400_000

/** How many days one date is after another. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / day)
