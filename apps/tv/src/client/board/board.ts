import {
  boardJumuah,
  boardRows,
  type BoardWords,
  clockOn,
  hijriAt,
  type NowState,
  stateOfNow,
} from '@minaret/screens/tv-board'
import { type Today, todayOf, wallAt } from './days.ts'
import type { Feed } from './feed.ts'
import { boardNext, heldOn } from './next.ts'
import { boardChanges, boardGatherings, boardSlides, clockAt, saidOf } from './told.ts'
import type { Board, Drift, Fact, Forbidden, Standing, TimesBoard, Warning } from './types.ts'

const minute = 60_000
const hour = 60 * minute

/** How long one thing the mosque says is shown, in milliseconds. */
const turnEvery = 20_000

/** From which age on the data says so, in milliseconds. */
const staleAfter = 12 * hour

/** Less than this a device's clock may be wrong, and be corrected without a word, in milliseconds. */
const clockMayDiffer = 2 * minute

/** The places the picture wanders through: two slow circles that meet again after days. */
function driftAt(now: number, isOn: boolean): Drift {
  const part = (period: number) => Math.round(Math.sin((now / period) * 2 * Math.PI) * 1000) / 1000
  return isOn ? { x: part(97 * minute), y: part(61 * minute) } : { x: 0, y: 0 }
}

/** What a screen says of itself: how old its data is, and whether its clock is wrong. */
function boardWarnings({ confirmedAt, offset, unsure }: Standing, now: number, { format }: BoardWords): Warning[] {
  const warnings: Warning[] = []
  const age = confirmedAt === undefined ? 0 : now - confirmedAt
  if (age >= staleAfter) {
    const [days, hours] = [Math.floor(age / (24 * hour)), Math.floor(age / hour) % 24]
    warnings.push({
      kind: 'stale',
      days,
      hours,
      daysFigure: format.number(days),
      hoursFigure: format.number(hours),
    })
  }
  if (offset !== undefined && Math.abs(offset) >= clockMayDiffer) {
    const minutes = Math.round(Math.abs(offset) / minute)
    warnings.push({ kind: 'clock', minutes, minutesFigure: format.number(minutes), isAhead: offset < 0 })
  }
  if (unsure) warnings.push({ kind: 'doubtful' })
  return warnings
}

/** What people look for besides: sunrise, and in Ramadan when the fast ends and begins. Each the next one there is. */
function boardFacts({ today, tomorrow }: Today, now: number, { t, format }: BoardWords): Fact[] {
  const fact = (
    id: Fact['id'],
    name: string,
    of: (day: Today['today']) => { time: string; at: string } | undefined,
  ) => {
    for (const day of [today, tomorrow]) {
      const moment = of(day)
      if (!moment || Date.parse(moment.at) <= now) continue
      const mark = day === tomorrow ? { mark: t.tvPlain.tomorrow } : {}
      return [{ id, name, at: clockOn(format, moment.time), ...mark }]
    }
    return []
  }
  const { names, imsak, iftar, taraweeh, mithl } = t.prayer
  const ownAsr = today.prayers.filter(({ prayer }) => prayer === 'asr')[0]
  const isSecond = Boolean(ownAsr && today.otherAsr && ownAsr.begins.at <= today.otherAsr.at)
  return fact('imsak', imsak, ({ fasting }) => fasting && fasting.imsak).concat(
    fact('iftar', iftar, ({ fasting }) => fasting && fasting.iftar),
    fact('taraweeh', taraweeh, (day) => (day === today ? day.taraweeh : undefined)),
    // Where the mosque shows the Asr of both schools: the table has its own.
    fact('asr', `${names.asr} ${isSecond ? mithl.second : mithl.first}`, (day) =>
      day === today ? day.otherAsr : undefined,
    ),
    fact('sunrise', names.sunrise, ({ sunrise }) => sunrise),
  )
}

const boardForbidden = ({ sky }: Today, now: number, { format }: BoardWords): Forbidden[] =>
  (sky ? sky.forbidden : []).map(({ why, from, until }) => ({
    why,
    from: clockOn(format, from.time),
    until: clockOn(format, until.time),
    isNow: Date.parse(from.at) <= now && now < Date.parse(until.at),
    isPast: Date.parse(until.at) <= now,
  }))

/** The congregation that prays just now, where the mosque wants the screen dark for it. */
function prayingAt(
  { yesterday, today }: Today,
  { settings: { prayerMinutes } }: Feed,
  now: number,
  { t, format }: BoardWords,
): TimesBoard['praying'] {
  const held = heldOn(yesterday)
    .concat(heldOn(today))
    .filter(({ id, at }) => at <= now && now < at + prayerMinutes[id] * minute)
    .sort((one, other) => other.at - one.at)[0]
  if (!held) return undefined
  const { names, jumuah, taraweeh, eid } = t.prayer
  const which = today.eid || yesterday.eid
  const special = { jumuah, taraweeh, eid: which ? eid[which.which] : '' }
  const name = held.id === 'jumuah' || held.id === 'taraweeh' || held.id === 'eid' ? special[held.id] : names[held.id]
  return { name, since: clockOn(format, held.time) }
}

/** From an hour after the night's last prayer until half an hour before Fajr, unless somebody prays within the hour. */
function isNight({ yesterday, today, tomorrow }: Today, { nextJamaat }: NowState, now: number): boolean {
  if (nextJamaat && nextJamaat.at.getTime() - now < 40 * minute) return false
  const last = ({ prayers, taraweeh }: Today['today']) => {
    const isha = prayers[4]
    const ends = [isha && isha.begins, isha && isha.jamaat, taraweeh].map((each) => (each ? Date.parse(each.at) : 0))
    return Math.max(...ends) + (taraweeh ? 2 : 1) * hour
  }
  const first = ({ prayers }: Today['today']) => (prayers[0] ? Date.parse(prayers[0].begins.at) : 0) - 30 * minute
  return (now >= last(yesterday) && now < first(today)) || (now >= last(today) && now < first(tomorrow))
}

/** Whether the clock cannot be right: the host has said a later hour already, or the feed begins later. */
function isClockWrong({ days }: Feed, { confirmedAt }: Standing, now: number): boolean {
  const first = days[0]
  const begins = first ? Date.parse(first.date) - 24 * hour : 0
  return now < begins || (confirmedAt !== undefined && now < confirmedAt - 5 * minute)
}

/**
 * All that a screen shows at an instant, as data already in words; a pure function, which asks no clock, no zone and no
 * `Intl`.
 * @param now the instant by the host's clock, in milliseconds
 */
export function boardAt(feed: Feed | undefined, now: number, standing: Standing, words: BoardWords): Board {
  const drift = driftAt(now, !feed || feed.settings.drift)
  if (standing.revoked) return { mode: 'revoked', drift }
  if (!feed) return { mode: standing.waiting ? 'waiting' : 'starting', drift }
  if (isClockWrong(feed, standing, now)) return { mode: 'wrong-clock', drift }
  const today = todayOf(feed, wallAt(feed, now).date)
  if (!today) return { mode: 'expired', drift }
  const { t, format } = words
  const state = stateOfNow(new Date(now), today)
  const hijri = hijriAt(today, now)
  const rows = boardRows(today, state, now, words)
  const jumuah = boardJumuah(feed.days, rows, today.today.date, now, words)
  const changes = boardChanges(feed, today, words)
  const next = boardNext(today, state, now, words)
  const alarm = saidOf(feed, 'emergency', now)[0]
  const praying = alarm ? undefined : prayingAt(today, feed, now, words)
  const said = (title: string) => (each: { id: string; title?: string; text: string }) => ({
    id: each.id,
    title: each.title === undefined ? title : format.inText(each.title),
    text: format.inText(each.text),
  })
  return {
    mode: praying ? 'prayer' : 'day',
    mosque: feed.mosque,
    clock: clockAt(feed, now, words),
    date: t.prayer.date(format.day(today.today.date)),
    hijri: t.prayer.hijri(
      format.number(hijri.day),
      t.prayer.hijriMonth(hijri.month, format.hijriMonth(hijri.month)),
      format.number(hijri.year),
    ),
    rows,
    isHeld: rows.some(({ jamaat }) => jamaat !== undefined) || jumuah !== undefined,
    ...(jumuah && { jumuah }),
    ...(next && { next }),
    facts: boardFacts(today, now, words),
    forbidden: boardForbidden(today, now, words),
    gatherings: boardGatherings(feed, today, now, words),
    isRamadan: today.today.fasting !== undefined,
    changes,
    slides: boardSlides(feed, today, changes, now, words),
    turn: Math.floor(now / turnEvery),
    ...(alarm && { alarm: said(t.tvPlain.emergency)(alarm) }),
    janazah: saidOf(feed, 'janazah', now).map(said(t.tvPlain.janazah)),
    ...(praying && { praying }),
    isDimmed: feed.settings.dimmed && !alarm && isNight(today, state, now),
    warnings: boardWarnings(standing, now, words),
    drift,
    version: feed.prayer.version,
  }
}
