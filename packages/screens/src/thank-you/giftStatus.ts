import type { RegularGiftState, GiftDetail, GiftStateName } from '@minaret/contract'

/** The status of a gift that the page shows. */
export type GiftStatus =
  | 'paid'
  | 'waiting'
  /** The bank is waiting for the donor to complete its check. */
  | 'bank'
  /** Pending for longer than payments usually take. */
  | 'slow'
  | 'declined'
  | 'returned'
  | 'partlyReturned'
  /** The bank took the payment back. */
  | 'reversed'
  | 'disputed'
  /** A regular gift with future collections. */
  | 'running'
  | 'paused'
  | 'troubled'
  | 'ended'
  | 'expired'

const statusByState = {
  created: 'waiting',
  confirming: 'waiting',
  requires_action: 'waiting',
  processing: 'waiting',
  paid: 'paid',
  failed: 'declined',
  abandoned: 'declined',
  part_refunded: 'partlyReturned',
  refunded: 'returned',
  disputed: 'disputed',
  reversed: 'reversed',
  pending_setup: 'waiting',
  scheduled: 'running',
  active: 'running',
  ending: 'running',
  paused: 'paused',
  past_due: 'troubled',
  ended: 'ended',
  expired: 'expired',
} as const satisfies Record<GiftStateName | RegularGiftState, GiftStatus>

/**
 * The status of a gift.
 * @param slow whether the gift has been pending for longer than payments usually take
 */
export function giftStatusOf({ state, next }: Pick<GiftDetail, 'state' | 'next'>, slow: boolean): GiftStatus {
  // The card of a regular gift was declined, and another one is needed.
  if (state === 'pending_setup' && next === 'retry') return 'declined'
  const status = statusByState[state]
  if (status !== 'waiting') return status
  // A slow gift has not failed: it can still be paid.
  if (slow) return 'slow'
  return state === 'requires_action' || (state === 'pending_setup' && next === 'act') ? 'bank' : 'waiting'
}
