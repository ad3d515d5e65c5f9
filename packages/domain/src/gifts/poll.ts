import type { GiftDetail } from '@minaret/contract'

/** Seconds between one look at a gift and the next; 50 in all, the specification's time-out (`payments.md` 5). */
export const pollSeconds = [1, 2, 3, 5, 8, 13, 18] as const

/**
 * Whether looking again may show something new: the provider has not decided, or the bank's check may just have been
 * passed and the provider not been asked since.
 */
export const isUndecided = (gift?: Pick<GiftDetail, 'next'>): boolean => gift?.next === 'poll' || gift?.next === 'act'

/** After those it is asked less often, and goes on while nothing is decided: a bank may take hours. In seconds. */
const slowSeconds = [30, 60] as const

/** Seconds after somebody comes back to the page at which it is asked about again, whatever the interval has grown to. */
export const returnSeconds = [1, 3, 7] as const

/**
 * How long to wait before looking again.
 * @param looked how often the host has been asked, successful or not
 * @returns milliseconds
 */
export function pollAfter(looked: number): number {
  const all = [...pollSeconds, ...slowSeconds]
  return (all[Math.max(looked, 1) - 1] ?? 60) * 1000
}

/** Whether it takes longer than payments do: the specification's 50 seconds have passed. */
export const isSlow = (looked: number): boolean => looked > pollSeconds.length
