import { type BoardWords, changeWords, clockOn } from '@minaret/screens/tv-board'
import type { PrayerDay } from '@minaret/contract'
import { daysBetween, type Today, wallAt } from './days.ts'
import type { Feed } from './feed.ts'
import type { Change, Gatherings, Slide } from './types.ts'

const between = ' · '

/** Today, tomorrow, `Friday 27`, or the whole date where a week has more than one such day. */
function dayWord(date: string, today: string, { t, format }: BoardWords): string {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return t.tvPlain.today
  if (ahead === 1) return t.tvPlain.tomorrow
  return ahead < 7 ? t.tvPlain.day(format.day(date)) : t.prayer.date(format.day(date))
}

/** Jamaats that move in the week ahead. */
export const boardChanges = (
  { changes }: Pick<Feed, 'changes'>,
  { today: { date: today } }: Today,
  words: BoardWords,
): Change[] =>
  changes
    .filter(({ date }) => date > today && daysBetween(today, date) <= 7)
    .map((change) => {
      const { t, format } = words
      const { date, prayer, name, jamaat, before } = change
      const day = dayWord(date, today, words)
      const usual = prayer === 'jumuah' ? t.prayer.jumuah : t.prayer.names[prayer]
      return {
        id: `${date} ${prayer} ${name || ''} ${before || ''}`,
        day,
        name: name === undefined ? usual : `${usual}${between}${format.inText(name)}`,
        ...(jamaat && { at: clockOn(format, jamaat.time) }),
        ...(before !== undefined && { before: clockOn(format, before) }),
        text: changeWords(change, day, words),
        isTomorrow: daysBetween(today, date) === 1,
      }
    })

type Said = Feed['announcements'][number]

const isHeld = ({ from, until }: Said, now: number) =>
  Date.parse(from) <= now && (until === undefined || Date.parse(until) > now)

/** The mosque's announcements that hold now, of one kind. */
export const saidOf = ({ announcements }: Pick<Feed, 'announcements'>, kind: Said['kind'], now: number): Said[] =>
  announcements.filter((each) => each.kind === kind && isHeld(each, now))

/** What the mosque says beside its times, one after the other. */
export function boardSlides(
  feed: Feed,
  today: Today,
  changes: readonly Change[],
  now: number,
  words: BoardWords,
): Slide[] {
  const { format } = words
  const news = saidOf(feed, 'ordinary', now).map(({ id, title, text }): Slide => ({
    kind: 'news',
    id,
    ...(title !== undefined && { title: format.inText(title) }),
    text: format.inText(text),
  }))
  const { date } = today.today
  const note = today.today.note
  if (note) news.unshift({ kind: 'news', id: `note ${date}`, title: words.t.tvPlain.today, text: format.inText(note) })
  const events = feed.events
    .filter(({ starts, ends, day, allDay }) =>
      allDay ? day >= date : Date.parse(ends === undefined ? starts : ends) > now,
    )
    .slice(0, 4)
    .map(({ id, title, day, time, place, cancelled }): Slide => ({
      kind: 'event',
      id,
      title: format.inText(title),
      when: [dayWord(day, date, words)].concat(time === undefined ? [] : [format.clock(time)]).join(between),
      ...(place !== undefined && { place: format.inText(place) }),
      cancelled,
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
  const moved: Slide[] = changes.length > 0 ? [{ kind: 'changes', id: 'changes', changes: changes.slice(0, 4) }] : []
  return news.concat(moved, events, campaigns, giving)
}

type Gathering = NonNullable<PrayerDay['jumuah']>[number]

/** How long a gathering that has begun still stands there, in milliseconds. */
const heldWithin = 15 * 60_000

/** Eid prayers and Jumu'ahs of today and tomorrow, each with where, in which language and by whom. */
export function boardGatherings(feed: Feed, { today, tomorrow }: Today, now: number, words: BoardWords): Gatherings[] {
  const { t, format } = words
  const found: Gatherings[] = []
  const add = (day: PrayerDay, name: string, all: readonly Gathering[]) => {
    const slots = all
      .filter(({ at }) => Date.parse(at.at) + heldWithin > now)
      .map(({ at, name: own, venue, language, khatib }) => {
        const more = [own, venue, language, khatib].filter((each): each is string => Boolean(each)).map(format.inText)
        return { at: clockOn(format, at.time), ...(more.length > 0 && { more: more.join(between) }) }
      })
    if (slots.length > 0)
      found.push({ name, day: dayWord(day.date, today.date, words), isToday: day === today, slots: slots.slice(0, 4) })
  }
  const friday = feed.days.filter(({ date, jumuah }) => date >= today.date && jumuah && jumuah.length > 0)[0]
  for (const day of [today, tomorrow]) {
    if (day.eid) add(day, t.prayer.eid[day.eid.which], day.eid.prayers)
    if (day.jumuah) add(day, t.prayer.jumuah, day.jumuah)
  }
  if (friday && friday !== today && friday !== tomorrow && friday.jumuah && daysBetween(today.date, friday.date) < 7)
    add(friday, t.prayer.jumuah, friday.jumuah)
  return found
}

/** Of one instant, by the clocks of the mosque. */
export const clockAt = (feed: Feed, now: number, { format }: BoardWords) => {
  const { time, seconds } = wallAt(feed, now)
  return { ...clockOn(format, time), seconds: format.digits(seconds < 10 ? `0${seconds}` : String(seconds)) }
}
