import type { Gathering, PrayerDay, ThreeDays } from '@minaret/timetable/now'
import type { Feed, FeedAnnouncement, FeedChange, FeedEvent } from '../feed/feed.ts'
import { announcementsAt } from '../notices/announcements.ts'
import { formatEvent } from '../notices/events.ts'
import { gatheringDetails } from '../notices/gatherings.ts'
import { formatChange } from '../words/formatChange.ts'
import { separator, formatDay } from '../words/dates.ts'
import type { BoardMessages } from '../words/words.ts'

/** A notice below the times. */
export type Cell = {
  id: string
  kind: 'janazah' | 'eid' | 'jumuah' | 'news' | 'change' | 'event'
  /** The subject, in one line. */
  title: string
  lines: string[]
}

function announcementCell({ id, kind, title, text }: FeedAnnouncement, { t, format }: BoardMessages): Cell {
  const isJanazah = kind === 'janazah'
  const label = isJanazah ? t.tvPlain.janazah : t.tvPlain.news
  return {
    id,
    kind: isJanazah ? 'janazah' : 'news',
    // A janazah is always labelled as one, regardless of its title.
    title: !title
      ? label
      : isJanazah && title !== label
        ? `${label}${separator}${format.inText(title)}`
        : format.inText(title),
    lines: [format.inText(text)],
  }
}

function eventCell(event: FeedEvent, today: string, messages: BoardMessages): Cell {
  const { title, when, place } = formatEvent(event, today, messages)
  return {
    id: event.id,
    kind: 'event',
    title: event.cancelled ? `${title}${separator}${messages.t.tvPlain.cancelled}` : title,
    lines: [place ? `${when}${separator}${place}` : when],
  }
}

/** Returns the notices of special days: Eid prayers, and the venue, language and khatib of Jumu'ahs. */
function specialDayCells({ today, tomorrow }: ThreeDays, now: number, messages: BoardMessages): Cell[] {
  const { t, format } = messages
  const cells: Cell[] = []
  const upcomingOf = (gatherings: readonly Gathering[] = []) => gatherings.filter(({ at }) => Date.parse(at.at) > now)
  const lines = (gatherings: readonly Gathering[]) =>
    gatherings
      .slice(0, 3)
      .map((gathering) => [format.clock(gathering.at.time)].concat(gatheringDetails(gathering, format)).join(separator))
  const add = (day: PrayerDay) => {
    const { date, note } = day
    const label = (name: string) => `${name}${separator}${formatDay(date, today.date, messages)}`
    const prayers = day.eid ? day.eid.prayers : []
    const eid = upcomingOf(prayers)
    if (day.eid && (prayers.length === 0 || eid.length > 0))
      cells.push({ id: `${date} eid`, kind: 'eid', title: label(t.prayer.eid[day.eid.which]), lines: lines(eid) })
    // The table already has the times.
    const jumuah = upcomingOf(day.jumuah).filter((gathering) => gatheringDetails(gathering, format).length > 0)
    if (jumuah.length > 0)
      cells.push({ id: `${date} jumuah`, kind: 'jumuah', title: label(t.prayer.jumuah), lines: lines(jumuah) })
    if (note && day === today)
      cells.push({ id: `${date} note`, kind: 'news', title: t.tvPlain.today, lines: [format.inText(note)] })
  }
  add(today)
  add(tomorrow)
  return cells
}

function changeCells(changes: readonly FeedChange[], today: string, { t, format }: BoardMessages): Cell[] {
  const lines = changes
    .filter(({ date }) => date > today)
    .map((change) => formatChange(change, t.tvPlain.day(format.day(change.date)), { t, format }))
  return lines.length > 0 ? [{ id: 'changes', kind: 'change', title: t.tvPlain.changes, lines: lines.slice(0, 3) }] : []
}

/** Rotates a list by the minute of rendering, so that all notices are shown in turn if not all fit. */
const rotate = <T>(items: readonly T[], offset: number): T[] => {
  const first = offset % Math.max(1, items.length)
  return items.slice(first).concat(items.slice(0, first))
}

/**
 * Returns all notices, the most important first: janazahs, then notices about prayer, then one of each kind, then the rest.
 * Next to an emergency there is space only for janazahs and notices about prayer.
 */
export function cellsInOrder(feed: Feed, now: number, messages: BoardMessages, isAlarm: boolean): Cell[] {
  const { prayer } = feed
  const today = prayer.today.date
  const minute = Math.floor(now / 60_000)
  const announcementsOf = (kind: FeedAnnouncement['kind']) =>
    rotate(
      announcementsAt(feed, kind, now).map((announcement) => announcementCell(announcement, messages)),
      minute,
    )
  const urgentCells = announcementsOf('janazah').concat(specialDayCells(prayer, now, messages))
  if (isAlarm) return urgentCells
  const news = announcementsOf('ordinary')
  const events = feed.events
    .filter(({ id }, index, allEvents) => allEvents.findIndex((event) => event.id === id) === index)
    .slice(0, 2)
    .map((event) => eventCell(event, today, messages))
  return urgentCells.concat(
    news.slice(0, 1),
    events.slice(0, 1),
    changeCells(prayer.changes || [], today, messages),
    news.slice(1),
    events.slice(1),
  )
}
