import { stateOfNow } from '@minaret/timetable/now'
import { wallAt } from '../feed/days.ts'
import type { Feed } from '../feed/feed.ts'
import { announcementsAt } from '../notices/announcements.ts'
import { type Fact, factsAt } from '../times/facts.ts'
import { type Awaited, awaitedAt } from '../times/next.ts'
import { type BoardJumuah, boardJumuah, type BoardRow, boardRows } from '../times/rows.ts'
import { type Clock, clockOn } from '../words/clock.ts'
import { datesAt } from '../words/dates.ts'
import type { BoardWords } from '../words/words.ts'
import { boardCells, type Orientation, type PlacedCell } from './cells.ts'

const minute = 60_000

/** The prayer whose hour of the day the background shows. */
type Sky = 'Fajr' | 'Dhuhr' | 'Asr' | 'Maghrib' | 'Isha'

/** All that the page without scripts shows at one instant, in words. */
export type NoScriptBoard = {
  mosque: string
  date: string
  hijri: string
  /** When the page was drawn: it cannot tick. */
  drawn: Clock
  next?: Pick<Awaited, 'label' | 'name' | 'at'> & {
    /** How long until then, in words. */
    left: string
    /** The same in seconds. */
    lasts: number
    sky: Sky
  }
  /** For how many seconds it says what is next, and the whole of it is today's, should nobody draw it anew. */
  lasts: { next: number; day: number }
  facts: Fact[]
  rows: BoardRow[]
  /** Whether any row has a jamaat: its column stands only then. */
  isHeld: boolean
  jumuah?: BoardJumuah
  /** An emergency. */
  alarm?: { title: string; text: string }
  /** What else the mosque says. */
  cells: PlacedCell[]
}

const skies = {
  fajr: 'Fajr',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
  fitr: 'Dhuhr',
  adha: 'Dhuhr',
} as const

/** What is awaited, with what is left by the clocks on the wall, which show no seconds. */
function boardNext({ id, label, name, at, instant }: Awaited, now: number, { t, format }: BoardWords) {
  const minutes = Math.max(1, Math.floor(instant / minute) - Math.floor(now / minute))
  const hours = Math.floor(minutes / 60)
  return {
    label,
    name,
    at,
    left: t.tvPlain.left({
      hours,
      hoursFigure: format.number(hours),
      minutesFigure: format.number(minutes % 60),
    }),
    lasts: Math.ceil((instant - now) / 1000),
    sky: skies[id],
  }
}

/** In Ramadan when the fast ends and begins, on other days sunrise: there is room for no more. */
function boardFacts(facts: readonly Fact[]): Fact[] {
  const of = (...ids: Fact['id'][]) =>
    ids.reduce<Fact[]>((shown, wanted) => shown.concat(facts.filter(({ id }) => id === wanted)), [])
  const fasting = of('iftar', 'taraweeh', 'imsak')
  return fasting.length > 0 ? fasting : of('sunrise')
}

/**
 * Puts together what the page without scripts shows.
 * @param feed of the instant it is drawn at @param now that instant, in milliseconds
 */
export function noScriptBoardAt(feed: Feed, now: number, orientation: Orientation, words: BoardWords): NoScriptBoard {
  const { prayer } = feed
  const { t, format } = words
  const state = stateOfNow(new Date(now), prayer)
  const alarms = announcementsAt(feed, 'emergency', now)
  const alarm = alarms[Math.floor(now / minute) % Math.max(1, alarms.length)]
  const rows = boardRows(prayer, state, now, words)
  const jumuah = alarm ? undefined : boardJumuah(feed.days, rows, prayer.today.date, now, words)
  const awaited = awaitedAt(prayer.today.date, state, words)
  const next = awaited && boardNext(awaited, now, words)
  const { time } = wallAt(feed, now)
  const day = (24 * 60 - Number(time.slice(0, 2)) * 60 - Number(time.slice(3))) * 60
  return {
    mosque: feed.mosque,
    ...datesAt(prayer, now, words),
    drawn: clockOn(format, time),
    ...(next && { next }),
    lasts: { next: next ? next.lasts : day, day },
    facts: boardFacts(factsAt(prayer, now, words)),
    rows,
    isHeld: rows.some(({ jamaat }) => jamaat !== undefined) || jumuah !== undefined,
    ...(jumuah && { jumuah }),
    ...(alarm && { alarm: { title: alarm.title === undefined ? t.tvPlain.emergency : alarm.title, text: alarm.text } }),
    cells: boardCells(feed, now, orientation, words, alarm !== undefined),
  }
}
