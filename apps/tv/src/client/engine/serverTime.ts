import type { Clock } from './ports.ts'

/** Milliseconds of difference above which the server's time is adopted at once; below, it is approached without a jump. */
const maxGradual = 1500

/** Milliseconds corrected per response. */
const step = 100

/** Milliseconds of difference to the monotonic clock that mean the device's clock was set, or the device has slept. */
const minJump = 4000

/** The longest sleep, in milliseconds, that a page survives: a clock that jumps further forward was set. */
const maxSleep = 30 * 86_400_000

/** The accuracy of a manually set clock, in milliseconds. */
const manualAccuracy = 5 * 60_000

/** An estimate of the server's time. */
export type ServerTime = {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds the server is ahead of the device; undefined until known. */
  offset(): number | undefined
  /** Checks the device's clock. @returns whether it has jumped: the server should then be polled */
  checkForJump(): boolean
  /**
   * Adjusts the estimate to a response's date.
   * @param date the server's time, to the second @param durationMs the duration of the request
   */
  adjust(date: number, durationMs: number): void
}

/** Creates the estimate. @param offset the offset stored when the device was last on */
export function createServerTime(clock: Clock, offset?: number): ServerTime {
  let currentOffset = offset
  let [date, monotonicMs] = [clock.date(), clock.monotonic()]
  return {
    now: () => clock.date() + (currentOffset || 0),
    offset: () => currentOffset,
    checkForJump() {
      const [newDate, newMonotonicMs] = [clock.date(), clock.monotonic()]
      const drift = newDate - date - (newMonotonicMs - monotonicMs)
      date = newDate
      monotonicMs = newMonotonicMs
      if (Math.abs(drift) < minJump) return false
      // A clock that jumps back was set, and the estimate continues. After a jump forward the device has usually slept, and
      // its clock was right; but if it was slow by that much before, it has been corrected manually.
      const isCorrected =
        currentOffset !== undefined &&
        currentOffset > manualAccuracy &&
        Math.abs(currentOffset - drift) < manualAccuracy
      if (drift < 0 || drift > maxSleep || isCorrected) currentOffset = (currentOffset || 0) - drift
      return true
    },
    adjust(serverTime, durationMs) {
      // The date has no milliseconds: on average half a second has passed. A slow response is too imprecise.
      if (durationMs > 10_000) return
      const measuredOffset = serverTime + 500 + durationMs / 2 - clock.date()
      const difference = currentOffset === undefined ? Infinity : measuredOffset - currentOffset
      if (Math.abs(difference) > maxGradual) currentOffset = Math.round(measuredOffset)
      else currentOffset = Math.round((currentOffset || 0) + Math.max(-step, Math.min(step, difference)))
    },
  }
}
