import { stateOfNow } from '@minaret/timetable/now'
import { localTimeAt } from '../feed/days.ts'
import type { Feed } from '../feed/feed.ts'
import { announcementsAt } from '../notices/announcements.ts'
import { type Fact, factsAt } from '../times/facts.ts'
import { type NextPrayer, nextPrayerAt } from '../times/next.ts'
import { type BoardJumuah, boardJumuah, type BoardRow, boardRows } from '../times/rows.ts'
import { type Clock, formatClock } from '../words/clock.ts'
import { datesAt } from '../words/dates.ts'
import type { BoardMessages } from '../words/words.ts'
import { boardCells, type Orientation, type PlacedCell } from './cells.ts'

const minute = 60_000

/** The prayer whose sky the background shows. */
type Sky = 'Fajr' | 'Dhuhr' | 'Asr' | 'Maghrib' | 'Isha'

/** Everything the no-script page shows at one instant, as formatted text. */
export type NoScriptBoard = {
  mosque: string
  date: string
  hijri: string
  /** When the page was rendered: its clock cannot tick. */
  renderedAt: Clock
  next?: Pick<NextPrayer, 'label' | 'name' | 'time'> & {
    /** The time left, as text. */
    left: string
    /** The time left, in seconds. */
    validSeconds: number
    sky: Sky
  }
  /** The seconds that `next`, and the whole page, stay correct without a reload. */
  validSeconds: { next: number; day: number }
  facts: Fact[]
  rows: BoardRow[]
  /** Whether any row has a jamaat: the column is shown only then. */
  hasJamaat: boolean
  jumuah?: BoardJumuah
  /** An emergency. */
  alarm?: { title: string; text: string }
  /** The notices below the times. */
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

/** Returns the next prayer with the time left in whole minutes: the page shows no seconds. */
function boardNext({ id, label, name, time, instant }: NextPrayer, now: number, { t, format }: BoardMessages) {
  const minutes = Math.max(1, Math.floor(instant / minute) - Math.floor(now / minute))
  const hours = Math.floor(minutes / 60)
  return {
    label,
    name,
    time,
    left: t.tvPlain.left({
      hours,
      hoursFigure: format.number(hours),
      minutesFigure: format.number(minutes % 60),
    }),
    validSeconds: Math.ceil((instant - now) / 1000),
    sky: skies[id],
  }
}

/** Selects the facts that fit: in Ramadan the end and start of the fast, otherwise sunrise. */
function boardFacts(facts: readonly Fact[]): Fact[] {
  const pick = (...ids: Fact['id'][]) =>
    ids.reduce<Fact[]>((result, factId) => result.concat(facts.filter(({ id }) => id === factId)), [])
  const fastingFacts = pick('iftar', 'taraweeh', 'imsak')
  return fastingFacts.length > 0 ? fastingFacts : pick('sunrise')
}

/**
 * Returns everything the no-script page shows.
 * @param feed the feed at the instant of rendering @param now that instant, in milliseconds
 */
export function noScriptBoardAt(
  feed: Feed,
  now: number,
  orientation: Orientation,
  messages: BoardMessages,
): NoScriptBoard {
  const { prayer } = feed
  const { t, format } = messages
  const state = stateOfNow(new Date(now), prayer)
  const alarms = announcementsAt(feed, 'emergency', now)
  const alarm = alarms[Math.floor(now / minute) % Math.max(1, alarms.length)]
  const rows = boardRows(prayer, state, now, messages)
  const jumuah = alarm ? undefined : boardJumuah(feed.days, rows, prayer.today.date, now, messages)
  const nextPrayer = nextPrayerAt(prayer.today.date, state, messages)
  const next = nextPrayer && boardNext(nextPrayer, now, messages)
  const { time } = localTimeAt(feed, now)
  const secondsLeftToday = (24 * 60 - Number(time.slice(0, 2)) * 60 - Number(time.slice(3))) * 60
  return {
    mosque: feed.mosque,
    ...datesAt(prayer, now, messages),
    renderedAt: formatClock(format, time),
    ...(next && { next }),
    validSeconds: { next: next ? next.validSeconds : secondsLeftToday, day: secondsLeftToday },
    facts: boardFacts(factsAt(prayer, now, messages)),
    rows,
    hasJamaat: rows.some(({ jamaat }) => jamaat !== undefined) || jumuah !== undefined,
    ...(jumuah && { jumuah }),
    ...(alarm && { alarm: { title: alarm.title === undefined ? t.tvPlain.emergency : alarm.title, text: alarm.text } }),
    cells: boardCells(feed, now, orientation, messages, alarm !== undefined),
  }
}
