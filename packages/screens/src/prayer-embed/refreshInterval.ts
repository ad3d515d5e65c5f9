import type { PrayerToday } from '@minaret/contract'
import { stateOfNow } from '@minaret/timetable/now'

/**
 * The refresh interval of the embedded page, which has no scripts, in seconds: until the next prayer begins, but at most 15
 * minutes, in case the mosque changes its times.
 */
export function refreshInterval(times: PrayerToday, now: number): number {
  const nextStart = stateOfNow(new Date(now), times).next?.begins.at
  const seconds = nextStart === undefined ? 0 : Math.ceil((Date.parse(nextStart) - now) / 1000) + 1
  return Math.min(900, Math.max(30, seconds))
}
