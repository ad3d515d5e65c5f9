/**
 * Schedules polling: at most once a minute, less often after failures, and spread across displays. Times are from the
 * monotonic clock.
 */
export type Polling = {
  isDue(monotonicMs: number): boolean
  /** Records a request; the next is not due before its response. */
  recordRequest(monotonicMs: number): void
  /** Records the outcome of the request. */
  recordOutcome(outcome: 'ok' | 'failed' | 'refused'): void
  /**
   * Polls as soon as allowed: the device's clock has jumped, or its network is back. Delayed by a few seconds, because a
   * restored connection brings back all displays in a neighbourhood.
   */
  expedite(monotonicMs: number): void
}

const minute = 60_000

/** The longest interval after each outcome, in milliseconds. */
const maxInterval = { failed: 15 * minute, refused: 15 * minute }

/** Milliseconds over which displays that would poll together are spread. */
const spread = 8000

/** Creates a schedule. @param random from 0 to 1 @param lastPolledAt when an earlier app of this page last polled */
export function createPolling(random: () => number, lastPolledAt = -Infinity): Polling {
  let requestedAt = lastPolledAt
  let waitMs = lastPolledAt === -Infinity ? 0 : minute
  let failures = 0
  let isWaiting = false
  let isExpedited = false
  const addJitter = (milliseconds: number, fraction: number) => milliseconds * (1 + random() * fraction)
  return {
    isDue: (monotonicMs) => !isWaiting && monotonicMs - requestedAt >= waitMs,
    recordRequest(monotonicMs) {
      requestedAt = monotonicMs
      isWaiting = true
      isExpedited = false
    },
    recordOutcome(outcome) {
      isWaiting = false
      failures = outcome === 'failed' ? failures + 1 : 0
      // The outcome of a request sent before the network returned is ignored.
      if (isExpedited || outcome === 'ok') waitMs = addJitter(minute, 0.2)
      else if (outcome === 'refused') waitMs = addJitter(maxInterval.refused / 1.5, 0.5)
      // The first failures are usually transient; a network that stays down is down for hours.
      else waitMs = addJitter(Math.min(maxInterval.failed / 1.5, minute * Math.pow(2, Math.max(0, failures - 3))), 0.5)
    },
    expedite(monotonicMs) {
      isExpedited = isWaiting
      failures = 0
      waitMs = Math.min(waitMs, Math.max(minute, monotonicMs - requestedAt + random() * spread))
    },
  }
}
