import type { Clock } from './ports.ts'

/** Beyond this the host's clock is taken at once; below, it is come near to without a jump. In milliseconds. */
const leap = 1500

/** How much is corrected at a time, in milliseconds. */
const step = 100

/** A device's clock that moves by more than this against the steady one has been set, or has slept. In milliseconds. */
const jump = 4000

/** Nobody's screen sleeps for longer and wakes with its page: a clock that goes farther forward was set. In milliseconds. */
const longestSleep = 30 * 86_400_000

/** How well a person sets a clock, in milliseconds. */
const recovered = 5 * 60_000

/** The host's time, as near as a device can tell it. */
export type HostTime = {
  /** In milliseconds since 1970. */
  now(): number
  /** How far the host is ahead of the device, in milliseconds; missing until somebody has said it. */
  offset(): number | undefined
  /** Looks whether somebody has set the device's clock. @returns whether it has jumped: then the host should be asked */
  watch(): boolean
  /**
   * Takes in what the host's clock said.
   * @param date the host's, to the second @param took how long the answer was under way, in milliseconds
   */
  learn(date: number, took: number): void
}

/** @param offset as it was when the device was last on */
export function createHostTime(clock: Clock, offset?: number): HostTime {
  let current = offset
  let [date, steady] = [clock.date(), clock.steady()]
  return {
    now: () => clock.date() + (current || 0),
    offset: () => current,
    watch() {
      const [newDate, newSteady] = [clock.date(), clock.steady()]
      const moved = newDate - date - (newSteady - steady)
      date = newDate
      steady = newSteady
      if (Math.abs(moved) < jump) return false
      // A clock that goes back was set, and time goes on. One that goes forward has slept, and was right all the time; but
      // where it was slow by just that much, somebody has put it right.
      const isMended = current !== undefined && current > recovered && Math.abs(current - moved) < recovered
      if (moved < 0 || moved > longestSleep || isMended) current = (current || 0) - moved
      return true
    },
    learn(hostTime, took) {
      // A date has no milliseconds: on average half of one second has passed of it. A slow answer says little.
      if (took > 10_000) return
      const measured = hostTime + 500 + took / 2 - clock.date()
      const off = current === undefined ? Infinity : measured - current
      if (Math.abs(off) > leap) current = Math.round(measured)
      else current = Math.round((current || 0) + Math.max(-step, Math.min(step, off)))
    },
  }
}
