import { type Announcement, shortId, formatDateTime } from '@minaret/server/operator'

/** Describes an announcement for a command's output: UTC instants in JSON, the mosque's local time for people. */
export function describeAnnouncement(
  { id, kind, title, text, fromAt, untilAt }: Announcement,
  timeZone: string,
  now: Date,
) {
  const state = untilAt && untilAt <= now ? 'over' : fromAt <= now ? 'shown' : 'to come'
  return {
    id,
    short: shortId(id),
    state,
    kind,
    title: title ?? undefined,
    text,
    from: fromAt.toISOString(),
    until: untilAt?.toISOString(),
    shownFrom: formatDateTime(fromAt, timeZone),
    shownUntil: untilAt ? formatDateTime(untilAt, timeZone) : undefined,
  }
}
