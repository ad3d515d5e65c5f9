import type { FeedChange } from '../feed/feed.ts'
import { daysBetween } from '../feed/days.ts'
import { formatChange } from '../words/formatChange.ts'
import { type Clock, formatClock } from '../words/clock.ts'
import { separator, formatDay } from '../words/dates.ts'
import type { BoardMessages } from '../words/words.ts'

/** A changed jamaat time, in parts and as one line. */
export type ChangedTime = {
  id: string
  /** The day it changes: tomorrow, `Friday 27`. */
  day: string
  name: string
  /** Undefined if there is no jamaat from then on. */
  time?: Clock
  /** Undefined if there was no jamaat before. */
  before?: Clock
  text: string
  isTomorrow: boolean
}

/** Returns the jamaat times that change in the coming week. @param today `YYYY-MM-DD` */
export const changesAhead = (changes: readonly FeedChange[], today: string, messages: BoardMessages): ChangedTime[] =>
  changes
    .filter(({ date }) => date > today && daysBetween(today, date) <= 7)
    .map((change) => {
      const { t, format } = messages
      const { date, prayer, name, jamaat, before } = change
      const day = formatDay(date, today, messages)
      const prayerName = prayer === 'jumuah' ? t.prayer.jumuah : t.prayer.names[prayer]
      return {
        id: `${date} ${prayer} ${name || ''} ${before || ''}`,
        day,
        name: name === undefined ? prayerName : `${prayerName}${separator}${format.inText(name)}`,
        ...(jamaat && { time: formatClock(format, jamaat.time) }),
        ...(before !== undefined && { before: formatClock(format, before) }),
        text: formatChange(change, day, messages),
        isTomorrow: daysBetween(today, date) === 1,
      }
    })
