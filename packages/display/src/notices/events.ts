import type { FeedEvent } from '../feed/feed.ts'
import { separator, formatDay } from '../words/dates.ts'
import type { BoardMessages } from '../words/words.ts'

/** The text of an event: title, date and place. */
export type FormattedEvent = { title: string; when: string; place?: string }

/** Formats an event. @param today `YYYY-MM-DD` */
export const formatEvent = (
  { title, day, time, place }: FeedEvent,
  today: string,
  messages: BoardMessages,
): FormattedEvent => ({
  title: messages.format.inText(title),
  when: [formatDay(day, today, messages)]
    .concat(time === undefined ? [] : [messages.format.clock(time)])
    .join(separator),
  ...(place !== undefined && { place: messages.format.inText(place) }),
})
