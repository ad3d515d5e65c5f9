import type { Gathering, PrayerDay, ThreeDays } from '@minaret/timetable/now'
import { daysBetween } from '../feed/days.ts'
import type { Feed } from '../feed/feed.ts'
import { visibleAfterStartMs } from '../times/congregations.ts'
import { type Clock, formatClock } from '../words/clock.ts'
import { separator, formatDay } from '../words/dates.ts'
import type { BoardFormat, BoardMessages } from '../words/words.ts'

/** A day's upcoming Jumu'ahs or Eid prayers, with their details. */
export type Gatherings = {
  name: string
  /** Today, tomorrow, or the day's name. */
  day: string
  isToday: boolean
  slots: { time: Clock; more?: string }[]
}

/** Returns a gathering's name, venue, language and khatib, as far as the mosque has set them. */
export const gatheringDetails = (
  { name, venue, language, khatib }: Omit<Gathering, 'at'>,
  format: BoardFormat,
): string[] => [name, venue, language, khatib].filter((detail): detail is string => Boolean(detail)).map(format.inText)

/** Returns the Eid prayers and Jumu'ahs of today and tomorrow and the next Friday's Jumu'ahs, with their details. */
export function gatheringsAt(
  { days }: Pick<Feed, 'days'>,
  { today, tomorrow }: ThreeDays,
  now: number,
  messages: BoardMessages,
): Gatherings[] {
  const { t, format } = messages
  const gatherings: Gatherings[] = []
  const add = (day: PrayerDay, name: string, dayGatherings: readonly Gathering[]) => {
    const slots = dayGatherings
      .filter(({ at }) => Date.parse(at.at) + visibleAfterStartMs > now)
      .map((gathering) => {
        const details = gatheringDetails(gathering, format)
        return {
          time: formatClock(format, gathering.at.time),
          ...(details.length > 0 && { more: details.join(separator) }),
        }
      })
    if (slots.length > 0)
      gatherings.push({
        name,
        day: formatDay(day.date, today.date, messages),
        isToday: day === today,
        slots: slots.slice(0, 4),
      })
  }
  const friday = days.filter(({ date, jumuah }) => date >= today.date && jumuah && jumuah.length > 0)[0]
  for (const day of [today, tomorrow]) {
    if (day.eid) add(day, t.prayer.eid[day.eid.which], day.eid.prayers)
    if (day.jumuah) add(day, t.prayer.jumuah, day.jumuah)
  }
  if (friday && friday !== today && friday !== tomorrow && friday.jumuah && daysBetween(today.date, friday.date) < 7)
    add(friday, t.prayer.jumuah, friday.jumuah)
  return gatherings
}
