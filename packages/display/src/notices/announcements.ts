import type { Feed, FeedAnnouncement } from '../feed/feed.ts'
import type { BoardWords } from '../words/words.ts'

const isCurrent = ({ from, until }: FeedAnnouncement, now: number) =>
  Date.parse(from) <= now && (until === undefined || Date.parse(until) > now)

/** The mosque's announcements that hold now, of one kind. @param now in milliseconds */
export const announcementsAt = (
  { announcements }: Pick<Feed, 'announcements'>,
  kind: FeedAnnouncement['kind'],
  now: number,
): FeedAnnouncement[] => announcements.filter((each) => each.kind === kind && isCurrent(each, now))

/** An announcement as it is shown: under its own title, or else its kind's. */
export type Announced = { id: string; title: string; text: string }

/** Puts an announcement into words. @param title where it has none of its own */
export const announce = (
  { id, title: own, text }: FeedAnnouncement,
  title: string,
  { format }: BoardWords,
): Announced => ({
  id,
  title: own === undefined ? title : format.inText(own),
  text: format.inText(text),
})
