/** When a screen asks next: never twice in a minute, rarer when nobody answers, and no two screens in step. */
export type Polling = {
  isDue(steady: number): boolean
  /** Nobody is asked again before the answer has come. */
  requested(steady: number): void
  answered(steady: number, how: 'well' | 'badly' | 'refused'): void
  /**
   * As soon as may be: the device's clock has jumped, or its network is back. A few seconds later, because with one router
   * all screens of a neighbourhood come back.
   */
  hurry(steady: number): void
}

const minute = 60_000

/** How rarely at most, in milliseconds. */
const longest = { badly: 15 * minute, refused: 15 * minute }

/** Over how many milliseconds screens are spread that have cause to ask together. */
const spread = 8000

/** @param random from 0 to 1 @param last when it was asked last, where another app of this page did */
export function createPolling(random: () => number, last = -Infinity): Polling {
  let requestedAt = last
  let wait = last === -Infinity ? 0 : minute
  let failures = 0
  let isWaiting = false
  let isHurried = false
  const jittered = (milliseconds: number, part: number) => milliseconds * (1 + random() * part)
  return {
    isDue: (steady) => !isWaiting && steady - requestedAt >= wait,
    requested(steady) {
      requestedAt = steady
      isWaiting = true
      isHurried = false
    },
    answered(_steady, how) {
      isWaiting = false
      failures = how === 'badly' ? failures + 1 : 0
      // What was asked before the network was back says nothing of it.
      if (isHurried || how === 'well') wait = jittered(minute, 0.2)
      else if (how === 'refused') wait = jittered(longest.refused / 1.5, 0.5)
      // The first failures are passing ones; a mosque's network that is down is down for hours.
      else wait = jittered(Math.min(longest.badly / 1.5, minute * Math.pow(2, Math.max(0, failures - 3))), 0.5)
    },
    hurry(steady) {
      isHurried = isWaiting
      failures = 0
      wait = Math.min(wait, Math.max(minute, steady - requestedAt + random() * spread))
    },
  }
}
