import { stateOfNow } from '@minaret/timetable/now'
import { todayOf, localTimeAt } from '../feed/days.ts'
import type { Feed } from '../feed/feed.ts'
import { formatAnnouncement, announcementsAt } from '../notices/announcements.ts'
import { changesAhead } from '../notices/changes.ts'
import { gatheringsAt } from '../notices/gatherings.ts'
import { slidesAt } from '../notices/slides.ts'
import { factsAt } from '../times/facts.ts'
import { nextPrayerAt } from '../times/next.ts'
import { boardJumuah, boardRows } from '../times/rows.ts'
import { formatClock } from '../words/clock.ts'
import { datesAt } from '../words/dates.ts'
import type { BoardMessages } from '../words/words.ts'
import { withCountdown } from './countdown.ts'
import { forbiddenAt, isNight, prayingAt } from './prayers.ts'
import type { Board, Drift, DeviceState } from './types.ts'
import { warningsAt } from './warnings.ts'

const minute = 60_000
const hour = 60 * minute

/** The duration of a slide, in milliseconds. */
const slideDuration = 20_000

/** Returns the burn-in offset at an instant: two slow sine waves whose pattern repeats only after days. */
function driftAt(now: number, isOn: boolean): Drift {
  const wave = (period: number) => Math.round(Math.sin((now / period) * 2 * Math.PI) * 1000) / 1000
  return isOn ? { x: wave(97 * minute), y: wave(61 * minute) } : { x: 0, y: 0 }
}

/** Whether the clock must be wrong: it is before the server's last confirmation, or before the feed begins. */
function isClockWrong({ days }: Feed, { confirmedAt }: DeviceState, now: number): boolean {
  const first = days[0]
  const feedStart = first ? Date.parse(first.date) - 24 * hour : 0
  return now < feedStart || (confirmedAt !== undefined && now < confirmedAt - 5 * minute)
}

/**
 * Returns everything a screen shows at an instant, as formatted text. Pure: uses no clock, time zone or `Intl`.
 * @param now the instant by the server's clock, in milliseconds
 */
export function boardAt(feed: Feed | undefined, now: number, device: DeviceState, messages: BoardMessages): Board {
  const drift = driftAt(now, !feed || feed.settings.drift)
  if (device.revoked) return { mode: 'revoked', drift }
  if (!feed) return { mode: device.isWaitingForFeed ? 'waiting' : 'starting', drift }
  if (isClockWrong(feed, device, now)) return { mode: 'wrong-clock', drift }
  const local = localTimeAt(feed, now)
  const days = todayOf(feed, local.date)
  if (!days) return { mode: 'expired', drift }
  const { t, format } = messages
  const { today } = days
  const state = stateOfNow(new Date(now), days)
  const rows = boardRows(days, state, now, messages)
  const jumuah = boardJumuah(feed.days, rows, today.date, now, messages)
  const changes = changesAhead(feed.changes, today.date, messages)
  const nextPrayer = nextPrayerAt(today.date, state, messages)
  const alarm = announcementsAt(feed, 'emergency', now)[0]
  const currentPrayer = alarm ? undefined : prayingAt(days, feed, now, messages)
  return {
    mode: currentPrayer ? 'prayer' : 'day',
    mosque: feed.mosque,
    clock: {
      ...formatClock(format, local.time),
      seconds: format.digits(local.seconds < 10 ? `0${local.seconds}` : String(local.seconds)),
    },
    ...datesAt(days, now, messages),
    rows,
    hasJamaat: rows.some(({ jamaat }) => jamaat !== undefined) || jumuah !== undefined,
    ...(jumuah && { jumuah }),
    ...(nextPrayer && { next: withCountdown(nextPrayer, days, now, format) }),
    facts: factsAt(days, now, messages),
    forbidden: forbiddenAt(days, now, messages),
    gatherings: gatheringsAt(feed, days, now, messages),
    isRamadan: today.fasting !== undefined,
    changes,
    slides: slidesAt(feed, today, changes, now, messages),
    turn: Math.floor(now / slideDuration),
    ...(alarm && { alarm: formatAnnouncement(alarm, t.tvPlain.emergency, messages) }),
    janazah: announcementsAt(feed, 'janazah', now).map((janazah) =>
      formatAnnouncement(janazah, t.tvPlain.janazah, messages),
    ),
    ...(currentPrayer && { inProgress: currentPrayer }),
    isDimmed: feed.settings.dimmed && !alarm && isNight(days, state, now),
    warnings: warningsAt(device, now, messages),
    drift,
    version: feed.prayer.version,
  }
}
