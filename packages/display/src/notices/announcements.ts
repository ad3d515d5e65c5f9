import type { Feed, FeedAnnouncement } from '../feed/feed.ts'
import type { BoardMessages } from '../words/words.ts'

const isCurrent = ({ from, until }: FeedAnnouncement, now: number) =>
  Date.parse(from) <= now && (until === undefined || Date.parse(until) > now)

/** Returns the mosque's current announcements of one kind. @param now in milliseconds */
export const announcementsAt = (
  { announcements }: Pick<Feed, 'announcements'>,
  kind: FeedAnnouncement['kind'],
  now: number,
): FeedAnnouncement[] =>
  announcements.filter((announcement) => announcement.kind === kind && isCurrent(announcement, now))

/** A formatted announcement, with its own title or its kind's. */
export type FormattedAnnouncement = { id: string; title: string; text: string }

/** Formats an announcement. @param title used if it has no title of its own */
export const formatAnnouncement = (
  { id, title: ownTitle, text }: FeedAnnouncement,
  title: string,
  { format }: BoardMessages,
): FormattedAnnouncement => ({
  id,
  title: ownTitle === undefined ? title : format.inText(ownTitle),
  text: format.inText(text),
})
