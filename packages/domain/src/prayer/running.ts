import type { HijriDate, PrayerDay, PrayerToday } from '@minaret/contract'
import { hijriAt, type NowState, stateOfNow } from '@minaret/timetable/now'
import { dateIn } from './dateIn.ts'

/** What a mosque's clock says: which prayer it is, what is next, and which day of the answer is today. */
export type Running = NowState & {
  day: PrayerDay
  /** Turns at Maghrib (decisions, section 7). */
  hijri: HijriDate
  /** The answer is from an earlier day, or holds this instant no more: ask again. */
  outdated: boolean
}

/**
 * @param answer of `GET /api/prayer-time/today`, possibly asked some hours ago
 * @param at the instant, in milliseconds
 */
export function runningAt(answer: PrayerToday, at: number): Running {
  const { today, tomorrow, yesterday } = answer
  const date = dateIn(answer.timeZone, at)
  const now = stateOfNow(new Date(at), answer)
  const day = [yesterday, tomorrow].find((each) => each.date === date) ?? today
  return {
    ...now,
    day,
    hijri: hijriAt(answer, at),
    outdated: date !== today.date || now.why === 'stale',
  }
}

/** Reads an answer at one instant after another, and gives the very same reading while nothing that is shown differs. */
export function steadily(answer: PrayerToday): (at: number) => Running {
  let last: Running | undefined
  return (at) => {
    const running = runningAt(answer, at)
    if (!last || !sameRunning(last, running)) last = running
    return last
  }
}

/** Two readings say the same when nothing that is shown differs. */
export function sameRunning(a: Running, b: Running): boolean {
  return (
    a.day === b.day &&
    a.hijri === b.hijri &&
    a.why === b.why &&
    a.current?.prayer === b.current?.prayer &&
    a.next?.begins.at === b.next?.begins.at &&
    a.nextJamaat?.at.getTime() === b.nextJamaat?.at.getTime()
  )
}
