import type { FeedEvent } from '../feed/feed.ts'
import { separator, formatDay } from '../words/dates.ts'
import type { BoardWords } from '../words/words.ts'

/** The text of an event: title, date and place. */
export type FormattedEvent = { title: string; when: string; place?: string }

/** Formats an event. @param today `YYYY-MM-DD` */
export const formatEvent = (
  { title, day, time, place }: FeedEvent,
  today: string,
  words: BoardWords,
): FormattedEvent => ({
  title: words.format.inText(title),
  when: [formatDay(day, today, words)].concat(time === undefined ? [] : [words.format.clock(time)]).join(separator),
  ...(place !== undefined && { place: words.format.inText(place) }),
})
