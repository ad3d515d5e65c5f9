import type { PrayerDay } from '@minaret/timetable/now'
import type { Feed } from '../feed/feed.ts'
import type { BoardMessages } from '../words/words.ts'
import { announcementsAt } from './announcements.ts'
import type { ChangedTime } from './changes.ts'
import { formatEvent } from './events.ts'

/** A slide next to the times; slides are shown in turn. */
export type Slide =
  | { kind: 'news'; id: string; title?: string; text: string }
  | { kind: 'event'; id: string; title: string; when: string; place?: string; cancelled: boolean }
  | { kind: 'campaign'; id: string; title: string; raised: string; target?: string; share?: number }
  | { kind: 'giving'; id: string; address: string; code: { size: number; path: string } }
  | { kind: 'changes'; id: string; changes: ChangedTime[] }

/** Returns the slides next to the times. */
export function slidesAt(
  feed: Feed,
  { date, note }: Pick<PrayerDay, 'date' | 'note'>,
  changes: readonly ChangedTime[],
  now: number,
  messages: BoardMessages,
): Slide[] {
  const { format } = messages
  const news = announcementsAt(feed, 'ordinary', now).map(({ id, title, text }): Slide => ({
    kind: 'news',
    id,
    ...(title !== undefined && { title: format.inText(title) }),
    text: format.inText(text),
  }))
  if (note)
    news.unshift({ kind: 'news', id: `note ${date}`, title: messages.t.tvPlain.today, text: format.inText(note) })
  const events = feed.events
    .filter(({ starts, ends, day, allDay }) =>
      allDay ? day >= date : Date.parse(ends === undefined ? starts : ends) > now,
    )
    // Only the next date of a series: the feed has more dates in case the network fails.
    .filter(({ id }, index, allEvents) => allEvents.findIndex((event) => event.id === id) === index)
    .slice(0, 4)
    .map((event): Slide => ({
      kind: 'event',
      id: event.id,
      ...formatEvent(event, date, messages),
      cancelled: event.cancelled,
    }))
  const campaigns = feed.campaigns
    .filter(({ ends }) => ends === undefined || Date.parse(ends) > now)
    .map(({ id, title, raised, target, share }): Slide => ({
      kind: 'campaign',
      id,
      title: format.inText(title),
      raised,
      ...(target !== undefined && { target }),
      ...(share !== undefined && { share }),
    }))
  const giving: Slide[] = feed.giving ? [{ kind: 'giving', id: 'giving', ...feed.giving }] : []
  const changeSlides: Slide[] =
    changes.length > 0 ? [{ kind: 'changes', id: 'changes', changes: changes.slice(0, 4) }] : []
  return news.concat(changeSlides, events, campaigns, giving)
}
