import type { GiftDetail } from '@minaret/contract'

/** Seconds between polls of a gift; 50 in total, the specification's timeout (`payments.md` 5). */
export const pollSeconds = [1, 2, 3, 5, 8, 13, 18] as const

/**
 * Whether another poll may return a new status: the provider has not decided, or the donor may just have passed the bank's
 * check.
 */
export const isUndecided = (gift?: Pick<GiftDetail, 'next'>): boolean => gift?.next === 'poll' || gift?.next === 'act'

/** The slower intervals that follow until a decision, in seconds: a bank may take hours. */
const slowSeconds = [30, 60] as const

/** Seconds after a return to the page at which to poll, whatever the current interval. */
export const returnSeconds = [1, 3, 7] as const

/**
 * The delay before the next poll.
 * @param pollCount the number of polls so far, successful or not
 * @returns milliseconds
 */
export function pollAfter(pollCount: number): number {
  const intervals = [...pollSeconds, ...slowSeconds]
  return (intervals[Math.max(pollCount, 1) - 1] ?? 60) * 1000
}

/** Whether the specification's 50 seconds have passed. */
export const isSlow = (pollCount: number): boolean => pollCount > pollSeconds.length
