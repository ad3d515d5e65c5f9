import { stateOfNow } from '@minaret/timetable/now'
import { todayOf, wallAt } from '../feed/days.ts'
import type { Feed } from '../feed/feed.ts'
import { announce, announcementsAt } from '../notices/announcements.ts'
import { changesAhead } from '../notices/changes.ts'
import { gatheringsAt } from '../notices/gatherings.ts'
import { slidesAt } from '../notices/slides.ts'
import { factsAt } from '../times/facts.ts'
import { awaitedAt } from '../times/next.ts'
import { boardJumuah, boardRows } from '../times/rows.ts'
import { clockOn } from '../words/clock.ts'
import { datesAt } from '../words/dates.ts'
import type { BoardWords } from '../words/words.ts'
import { countDown } from './countdown.ts'
import { forbiddenAt, isNight, prayingAt } from './prayers.ts'
import type { Board, Drift, Standing } from './types.ts'
import { warningsAt } from './warnings.ts'

const minute = 60_000
const hour = 60 * minute

/** How long one thing the mosque says is shown, in milliseconds. */
const turnEvery = 20_000

/** The places the picture wanders through: two slow circles that meet again after days. */
function driftAt(now: number, isOn: boolean): Drift {
  const part = (period: number) => Math.round(Math.sin((now / period) * 2 * Math.PI) * 1000) / 1000
  return isOn ? { x: part(97 * minute), y: part(61 * minute) } : { x: 0, y: 0 }
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
  const wall = wallAt(feed, now)
  const days = todayOf(feed, wall.date)
  if (!days) return { mode: 'expired', drift }
  const { t, format } = words
  const { today } = days
  const state = stateOfNow(new Date(now), days)
  const rows = boardRows(days, state, now, words)
  const jumuah = boardJumuah(feed.days, rows, today.date, now, words)
  const changes = changesAhead(feed.changes, today.date, words)
  const awaited = awaitedAt(today.date, state, words)
  const alarm = announcementsAt(feed, 'emergency', now)[0]
  const praying = alarm ? undefined : prayingAt(days, feed, now, words)
  return {
    mode: praying ? 'prayer' : 'day',
    mosque: feed.mosque,
    clock: {
      ...clockOn(format, wall.time),
      seconds: format.digits(wall.seconds < 10 ? `0${wall.seconds}` : String(wall.seconds)),
    },
    ...datesAt(days, now, words),
    rows,
    isHeld: rows.some(({ jamaat }) => jamaat !== undefined) || jumuah !== undefined,
    ...(jumuah && { jumuah }),
    ...(awaited && { next: countDown(awaited, days, now, format) }),
    facts: factsAt(days, now, words),
    forbidden: forbiddenAt(days, now, words),
    gatherings: gatheringsAt(feed, days, now, words),
    isRamadan: today.fasting !== undefined,
    changes,
    slides: slidesAt(feed, today, changes, now, words),
    turn: Math.floor(now / turnEvery),
    ...(alarm && { alarm: announce(alarm, t.tvPlain.emergency, words) }),
    janazah: announcementsAt(feed, 'janazah', now).map((each) => announce(each, t.tvPlain.janazah, words)),
    ...(praying && { praying }),
    isDimmed: feed.settings.dimmed && !alarm && isNight(days, state, now),
    warnings: warningsAt(standing, now, words),
    drift,
    version: feed.prayer.version,
  }
}
