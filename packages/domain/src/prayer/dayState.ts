import type { HijriDate, PrayerDay, PrayerToday } from '@minaret/contract'
import { hijriAt, type NowState, stateOfNow } from '@minaret/timetable/now'
import { dateIn } from './dateIn.ts'

/** The current state of a mosque's day: current and next prayer, and which day of the response is today. */
export type DayState = NowState & {
  day: PrayerDay
  /** Turns at Maghrib (decisions, section 7). */
  hijri: HijriDate
  /** The response is from an earlier day or no longer covers this instant: reload it. */
  isOutdated: boolean
}

/**
 * The state at an instant.
 * @param times of `GET /api/prayer-time/today`, possibly some hours old
 * @param instant in milliseconds
 */
export function dayStateAt(times: PrayerToday, instant: number): DayState {
  const { today, tomorrow, yesterday } = times
  const date = dateIn(times.timeZone, instant)
  const now = stateOfNow(new Date(instant), times)
  const day = [yesterday, tomorrow].find((candidate) => candidate.date === date) ?? today
  return {
    ...now,
    day,
    hijri: hijriAt(times, instant),
    isOutdated: date !== today.date || now.noCurrentReason === 'stale',
  }
}

/** Returns a function that computes the state at an instant; it returns the same object until the state changes. */
export function stableDayState(times: PrayerToday): (instant: number) => DayState {
  let lastState: DayState | undefined
  return (instant) => {
    const state = dayStateAt(times, instant)
    if (!lastState || !isSameDayState(lastState, state)) lastState = state
    return lastState
  }
}

/** Whether two states look the same on a display. */
export function isSameDayState(a: DayState, b: DayState): boolean {
  return (
    a.day === b.day &&
    a.hijri === b.hijri &&
    a.noCurrentReason === b.noCurrentReason &&
    a.current?.prayer === b.current?.prayer &&
    a.next?.begins.at === b.next?.begins.at &&
    a.nextJamaat?.at.getTime() === b.nextJamaat?.at.getTime()
  )
}
