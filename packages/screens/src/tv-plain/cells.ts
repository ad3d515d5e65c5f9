import type { components, PrayerDay, PrayerToday } from '@minaret/contract'
import { addDays, wallClock } from '@minaret/timetable'
import { changeWords } from '../app/index.ts'
import type { TvWords } from './words.ts'

/** What a screen is drawn from. */
export type TvFeed = components['schemas']['TvFeed']

/** Something the mosque says below its times. */
export type Cell = {
  id: string
  kind: 'janazah' | 'eid' | 'jumuah' | 'news' | 'change' | 'event'
  /** What it is about, in a line. */
  title: string
  lines: string[]
}

type Gathering = NonNullable<PrayerDay['jumuah']>[number]

const between = ' · '
const texts = (...all: (string | undefined)[]) => all.flatMap((each) => (each ? [each] : []))

const gathered = ({ at, name, venue, language, khatib }: Gathering, { format }: TvWords) =>
  [format.clock(at.time), ...texts(name, venue, language, khatib).map(format.inText)].join(between)

/** Today, tomorrow, `Friday 27`, or the whole date where a week has more than one such day. */
function dayWord(date: string, { today, tomorrow }: PrayerToday, { t, format }: TvWords): string {
  if (date === today.date) return t.tvPlain.today
  if (date === tomorrow.date) return t.tvPlain.tomorrow
  const isNear = date < addDays(today.date, 7)
  return isNear ? t.tvPlain.day(format.day(date)) : t.prayer.date(format.day(date))
}

function said({ id, kind, title, text }: TvFeed['announcements'][number], { t, format }: TvWords): Cell {
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

function happening(event: TvFeed['events'][number], prayer: PrayerToday, words: TvWords): Cell {
  const { t, format } = words
  const { date } = wallClock(new Date(event.starts), event.timeZone)
  const when = [dayWord(date, prayer, words), ...(event.allDay ? [] : [format.instant(event.starts).time])].join(
    between,
  )
  return {
    id: event.id,
    kind: 'event',
    title: [format.inText(event.title), ...(event.cancelled ? [t.tvPlain.cancelled] : [])].join(between),
    lines: [[when, ...texts(event.place).map(format.inText)].join(between)],
  }
}

/** What holds on a special day, in lines: Eid and its prayers, and where and by whom Friday's are held. */
function special(prayer: PrayerToday, now: number, words: TvWords): Cell[] {
  const { t, format } = words
  return [prayer.today, prayer.tomorrow].flatMap((day): Cell[] => {
    const ahead = (all: readonly Gathering[] = []) => all.filter(({ at }) => Date.parse(at.at) > now)
    const label = (name: string) => `${name}${between}${dayWord(day.date, prayer, words)}`
    const eid = ahead(day.eid?.prayers)
    const isAllSaid = day.eid && day.eid.prayers.length > 0 && eid.length === 0
    // Times alone stand in the table already.
    const jumuah = ahead(day.jumuah).filter(({ name, venue, language, khatib }) => name ?? venue ?? language ?? khatib)
    const lines = (all: readonly Gathering[]) => all.slice(0, 3).map((each) => gathered(each, words))
    const cells: Cell[] = []
    if (day.eid && !isAllSaid)
      cells.push({ id: `${day.date} eid`, kind: 'eid', title: label(t.prayer.eid[day.eid.which]), lines: lines(eid) })
    if (jumuah.length > 0)
      cells.push({ id: `${day.date} jumuah`, kind: 'jumuah', title: label(t.prayer.jumuah), lines: lines(jumuah) })
    if (day.note && day === prayer.today)
      cells.push({ id: `${day.date} note`, kind: 'news', title: t.tvPlain.today, lines: [format.inText(day.note)] })
    return cells
  })
}

function changing({ changes = [], today }: PrayerToday, { t, format }: TvWords): Cell[] {
  const lines = changes
    .filter(({ date }) => date > today.date)
    .map((change) => changeWords(change, t.tvPlain.day(format.day(change.date)), { t, format }))
  return lines.length > 0 ? [{ id: 'changes', kind: 'change', title: t.tvPlain.changes, lines: lines.slice(0, 3) }] : []
}

/** A screen shows what does not fit one after the other, by the minute it is drawn in. */
const turned = <T>(all: readonly T[], by: number): T[] =>
  all.map((_, at) => all[(at + by) % all.length]).filter((each) => each !== undefined)

/** A cell with the room it takes: columns of a lying screen, lines of a standing one. */
export type PlacedCell = Cell & { columns: number; rows: number }

/** How many letters fill a line of a column, how many lines there are below a title, and how many columns or lines in all. */
const rooms = {
  landscape: { line: 33, below: 3, all: 3 },
  portrait: { line: 52, below: 3, all: 8 },
} as const

/** A text that is longer than its room ends with a word and three dots. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = text.includes('\u2069') && !cut.includes('\u2069') ? '\u2069' : ''
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.،؛۔·]+$/, '')}…${end}`
}

const linesOf = ({ lines }: Cell, letters: number) =>
  lines.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / letters)), 0)

/**
 * What stands below the times: a burial before everything, then what concerns prayer, then one of each kind, then more.
 * @param share of the usual room, beside an emergency
 */
export function boardCells(
  feed: TvFeed,
  now: number,
  orientation: 'landscape' | 'portrait',
  share: number,
  words: TvWords,
): PlacedCell[] {
  const minute = Math.floor(now / 60_000)
  const janazah = feed.announcements.filter(({ kind }) => kind === 'janazah').map((each) => said(each, words))
  const ordinary = feed.announcements.filter(({ kind }) => kind === 'ordinary').map((each) => said(each, words))
  const events = feed.events.slice(0, 2).map((each) => happening(each, feed.prayer, words))
  const news = turned(ordinary, minute)
  const wanted = [
    ...turned(janazah, minute),
    ...special(feed.prayer, now, words),
    ...news.slice(0, 1),
    ...events.slice(0, 1),
    ...changing(feed.prayer, words),
    ...news.slice(1),
    ...events.slice(1),
  ]
  const room = rooms[orientation]
  const isLying = orientation === 'landscape'
  const taken: PlacedCell[] = []
  let left = Math.ceil(room.all * share)
  for (const cell of wanted) {
    const needed = linesOf(cell, room.line)
    // Long words take the room of two columns.
    const columns = isLying && needed > room.below ? 2 : 1
    const below = Math.min(linesOf(cell, room.line * columns), room.below)
    const price = isLying ? columns : below + 1
    if (price > left) continue
    left -= price
    taken.push({ ...cell, columns, rows: below + 1 })
  }
  // What fewer share is wider for each.
  const wide = isLying ? room.all / taken.reduce((sum, { columns }) => sum + columns, 0) : 1
  return taken.map((cell) => {
    const letters = Math.floor(room.line * cell.columns * wide)
    const each = Math.max(1, Math.floor(room.below / cell.lines.length))
    const lines = cell.lines.map((text) => shortened(text, letters * each))
    return { ...cell, lines, rows: 1 + Math.min(room.below, linesOf({ ...cell, lines }, letters)) }
  })
}
