import type { Gathering, PrayerDay, ThreeDays } from '@minaret/timetable/now'
import type { Feed, FeedAnnouncement, FeedChange, FeedEvent } from '../feed/feed.ts'
import { announcementsAt } from '../notices/announcements.ts'
import { eventWords } from '../notices/events.ts'
import { gatheringDetails } from '../notices/gatherings.ts'
import { changeWords } from '../words/changeWords.ts'
import { between, dayWord } from '../words/dates.ts'
import type { BoardWords } from '../words/words.ts'

/** Something the mosque says below its times. */
export type Cell = {
  id: string
  kind: 'janazah' | 'eid' | 'jumuah' | 'news' | 'change' | 'event'
  /** What it is about, in a line. */
  title: string
  lines: string[]
}

function announced({ id, kind, title, text }: FeedAnnouncement, { t, format }: BoardWords): Cell {
  const isBurial = kind === 'janazah'
  const word = isBurial ? t.tvPlain.janazah : t.tvPlain.news
  return {
    id,
    kind: isBurial ? 'janazah' : 'news',
    // A burial is called one, whatever its title says besides.
    title: !title
      ? word
      : isBurial && title !== word
        ? `${word}${between}${format.inText(title)}`
        : format.inText(title),
    lines: [format.inText(text)],
  }
}

function happening(event: FeedEvent, today: string, words: BoardWords): Cell {
  const { title, when, place } = eventWords(event, today, words)
  return {
    id: event.id,
    kind: 'event',
    title: event.cancelled ? `${title}${between}${words.t.tvPlain.cancelled}` : title,
    lines: [place ? `${when}${between}${place}` : when],
  }
}

/** What holds on a special day, in lines: Eid and its prayers, and where and by whom Friday's are held. */
function special({ today, tomorrow }: ThreeDays, now: number, words: BoardWords): Cell[] {
  const { t, format } = words
  const cells: Cell[] = []
  const ahead = (all: readonly Gathering[] = []) => all.filter(({ at }) => Date.parse(at.at) > now)
  const lines = (all: readonly Gathering[]) =>
    all.slice(0, 3).map((each) => [format.clock(each.at.time)].concat(gatheringDetails(each, format)).join(between))
  const add = (day: PrayerDay) => {
    const { date, note } = day
    const label = (name: string) => `${name}${between}${dayWord(date, today.date, words)}`
    const prayers = day.eid ? day.eid.prayers : []
    const eid = ahead(prayers)
    if (day.eid && (prayers.length === 0 || eid.length > 0))
      cells.push({ id: `${date} eid`, kind: 'eid', title: label(t.prayer.eid[day.eid.which]), lines: lines(eid) })
    // Times alone stand in the table already.
    const jumuah = ahead(day.jumuah).filter((each) => gatheringDetails(each, format).length > 0)
    if (jumuah.length > 0)
      cells.push({ id: `${date} jumuah`, kind: 'jumuah', title: label(t.prayer.jumuah), lines: lines(jumuah) })
    if (note && day === today)
      cells.push({ id: `${date} note`, kind: 'news', title: t.tvPlain.today, lines: [format.inText(note)] })
  }
  add(today)
  add(tomorrow)
  return cells
}

function changing(changes: readonly FeedChange[], today: string, { t, format }: BoardWords): Cell[] {
  const lines = changes
    .filter(({ date }) => date > today)
    .map((change) => changeWords(change, t.tvPlain.day(format.day(change.date)), { t, format }))
  return lines.length > 0 ? [{ id: 'changes', kind: 'change', title: t.tvPlain.changes, lines: lines.slice(0, 3) }] : []
}

/** What does not fit is shown one after the other, by the minute the page is drawn in. */
const rotate = <T>(all: readonly T[], by: number): T[] => {
  const first = by % Math.max(1, all.length)
  return all.slice(first).concat(all.slice(0, first))
}

/**
 * All the mosque says, the most important first: a burial before everything, then what concerns prayer, then one of each
 * kind, then more. Beside an emergency there is room for the times and a burial alone.
 */
export function cellsInOrder(feed: Feed, now: number, words: BoardWords, isAlarm: boolean): Cell[] {
  const { prayer } = feed
  const today = prayer.today.date
  const minute = Math.floor(now / 60_000)
  const announcementsOf = (kind: FeedAnnouncement['kind']) =>
    rotate(
      announcementsAt(feed, kind, now).map((each) => announced(each, words)),
      minute,
    )
  const janazah = announcementsOf('janazah').concat(special(prayer, now, words))
  if (isAlarm) return janazah
  const news = announcementsOf('ordinary')
  const events = feed.events
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
    .slice(0, 2)
    .map((each) => happening(each, today, words))
  return janazah.concat(
    news.slice(0, 1),
    events.slice(0, 1),
    changing(prayer.changes || [], today, words),
    news.slice(1),
    events.slice(1),
  )
}
