import type { FeedEvent } from '../feed/feed.ts'
import { between, dayWord } from '../words/dates.ts'
import type { BoardWords } from '../words/words.ts'

/** The text of an event: title, date and place. */
export type EventWords = { title: string; when: string; place?: string }

/** Formats an event. @param today `YYYY-MM-DD` */
export const eventWords = ({ title, day, time, place }: FeedEvent, today: string, words: BoardWords): EventWords => ({
  title: words.format.inText(title),
  when: [dayWord(day, today, words)].concat(time === undefined ? [] : [words.format.clock(time)]).join(between),
  ...(place !== undefined && { place: words.format.inText(place) }),
})
