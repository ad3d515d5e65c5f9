import type { PrayerDay } from '@minaret/contract'
import { wallClock } from '@minaret/timetable'
import { stateOfNow } from '@minaret/timetable/now'
import type { Palette } from '@minaret/ui/theme'
import { hijriAt } from '../app/index.ts'
import { sourceWords } from '../prayer-sheet/index.ts'
import { boardJumuah, boardRows, type Clock, clockOn } from '../tv-board/index.ts'
import { boardCells, type TvFeed } from './cells.ts'
import type { TvWords } from './words.ts'

/** Which way a screen hangs. */
export type Orientation = 'landscape' | 'portrait'

/** A single time under the next jamaat. */
type Fact = { id: string; name: string; at: Clock; mark?: string }

/** The hours of the day a plate is painted for, as the palette names them. */
type Sky = Extract<keyof Palette, `sky${string}High`> extends `sky${infer Name}High` ? Name : never

/** All that a screen shows at one instant, in words. */
export type Board = ReturnType<typeof makeBoard>

const skies = { fajr: 'Fajr', dhuhr: 'Dhuhr', asr: 'Asr', maghrib: 'Maghrib', isha: 'Isha' } as const

const minute = 60_000

/** Whether a mosque's name needs smaller letters, and on a standing screen two lines. */
export const isLong = (name: string): boolean => name.length > 22

/** The congregation that stands up next, or without one the prayer that begins next, and what is left by the wall clock. */
function boardNext(feed: TvFeed, now: number, { t, format }: TvWords) {
  const lasts = (at: Date) => Math.ceil((at.getTime() - now) / 1000)
  const { prayer: days } = feed
  const { next, nextJamaat } = stateOfNow(new Date(now), days)
  const { prayer: words } = t
  const isLater = (date: string) => date > days.today.date
  const left = (at: Date) => {
    const minutes = Math.max(1, Math.floor(at.getTime() / minute) - Math.floor(now / minute))
    const hours = Math.floor(minutes / 60)
    return t.tvPlain.left(hours, format.number(hours), format.number(minutes % 60))
  }
  if (nextJamaat) {
    const { prayer, date, at, time, gathering } = nextJamaat
    const isEid = prayer === 'fitr' || prayer === 'adha'
    return {
      label: isLater(date) ? words.nextJamaatTomorrow : words.nextJamaat,
      name: isEid ? words.eid[prayer] : gathering ? words.jumuah : words.names[prayer],
      at: clockOn(format, time),
      left: left(at),
      lasts: lasts(at),
      sky: (isEid ? 'Dhuhr' : skies[prayer]) satisfies Sky,
    }
  }
  if (!next) return undefined
  return {
    label: isLater(next.date) ? words.nextPrayerTomorrow : words.nextPrayer,
    name: words.names[next.prayer],
    at: clockOn(format, next.begins.time),
    left: left(new Date(next.begins.at)),
    lasts: lasts(new Date(next.begins.at)),
    sky: skies[next.prayer],
  }
}

/** What people look for besides: sunrise, and in Ramadan when the fast begins and ends. Each the next one there is. */
function boardFacts({ prayer: { today, tomorrow } }: TvFeed, now: number, { t, format }: TvWords): Fact[] {
  const fact = (id: string, name: string, of: (day: PrayerDay) => { time: string; at: string } | undefined): Fact[] => {
    for (const day of [today, tomorrow]) {
      const moment = of(day)
      if (!moment || Date.parse(moment.at) <= now) continue
      const mark = day === tomorrow ? { mark: t.tvPlain.tomorrow } : {}
      return [{ id, name, at: clockOn(format, moment.time), ...mark }]
    }
    return []
  }
  const { names, imsak, iftar, taraweeh } = t.prayer
  const fasted = [
    ...fact('iftar', iftar, ({ fasting }) => fasting?.iftar),
    ...fact('taraweeh', taraweeh, (day) => (day === today ? day.taraweeh : undefined)),
    ...fact('imsak', imsak, ({ fasting }) => fasting?.imsak),
  ]
  return fasted.length > 0 ? fasted : fact('sunrise', names.sunrise, ({ sunrise }) => sunrise)
}

/**
 * Puts together what a screen shows.
 * @param now the instant it is drawn at, in milliseconds
 */
export function makeBoard(feed: TvFeed, now: number, orientation: Orientation, words: TvWords) {
  const { prayer } = feed
  const { t, format } = words
  const state = stateOfNow(new Date(now), prayer)
  const hijri = hijriAt(prayer, now)
  const alarms = feed.announcements.filter(({ kind }) => kind === 'emergency')
  const alarm = alarms[Math.floor(now / minute) % Math.max(1, alarms.length)]
  const burials = { ...feed, announcements: feed.announcements.filter(({ kind }) => kind === 'janazah'), events: [] }
  const rows = boardRows(prayer, state, now, words)
  const jumuah = alarm ? undefined : boardJumuah(feed.days, rows, prayer.today.date, now, words)
  const { minutes } = wallClock(new Date(now), prayer.timeZone)
  const next = boardNext(feed, now, words)
  const day = (24 * 60 - minutes) * 60
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    mosque: feed.mosque,
    date: t.prayer.date(format.day(prayer.today.date)),
    hijri: t.prayer.hijri(
      format.number(hijri.day),
      t.prayer.hijriMonth(hijri.month, format.hijriMonth(hijri.month)),
      format.number(hijri.year),
    ),
    drawn: clockOn(format, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`),
    next,
    /** For how many seconds it says what is next, and the whole of it is today's, should nobody draw it anew. */
    lasts: { next: next?.lasts ?? day, day },
    facts: boardFacts(feed, now, words),
    rows,
    isHeld: rows.some(({ jamaat }) => jamaat) || jumuah !== undefined,
    jumuah,
    alarm: alarm && { title: alarm.title ?? t.tvPlain.emergency, text: alarm.text },
    // Beside an emergency there is room for the times, and for a burial.
    cells: boardCells(
      alarm ? { ...burials, prayer: { ...prayer, changes: [] } } : feed,
      now,
      orientation,
      alarm ? 0.5 : 1,
      words,
    ),
    source: sourceWords({ days: [prayer.today, prayer.tomorrow], calculation: prayer.calculation }, words),
    version: t.prayerSheet.version(format.inText(prayer.version)),
  }
}
