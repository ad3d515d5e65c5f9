import type { PrayerToday } from '@minaret/contract'
import { stateOfNow } from '@minaret/timetable/now'

/**
 * The page runs nothing, so the browser asks for it again: when the next prayer begins, so that nobody who reads it is
 * disturbed for nothing, and now and then in case the mosque has changed its times. In seconds.
 */
export function askAgainIn(times: PrayerToday, now: number): number {
  const begins = stateOfNow(new Date(now), times).next?.begins.at
  const seconds = begins === undefined ? 0 : Math.ceil((Date.parse(begins) - now) / 1000) + 1
  return Math.min(900, Math.max(30, seconds))
}
