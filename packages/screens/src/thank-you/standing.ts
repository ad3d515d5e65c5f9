import type { CycleStateName, GiftDetail, GiftStateName } from '@minaret/contract'

/** What the page says about a gift. */
export type Standing =
  | 'paid'
  | 'waiting'
  /** Its donor's bank has asked, and has not been answered. */
  | 'bank'
  /** It waits for longer than payments do. */
  | 'slow'
  | 'declined'
  | 'returned'
  | 'disputed'
  /** Of a regular gift: it collects. */
  | 'running'
  | 'paused'
  | 'troubled'
  | 'ended'
  | 'expired'

const standings = {
  created: 'waiting',
  confirming: 'waiting',
  requires_action: 'waiting',
  processing: 'waiting',
  paid: 'paid',
  failed: 'declined',
  abandoned: 'declined',
  part_refunded: 'returned',
  refunded: 'returned',
  disputed: 'disputed',
  reversed: 'returned',
  pending_setup: 'waiting',
  scheduled: 'running',
  active: 'running',
  ending: 'running',
  paused: 'paused',
  past_due: 'troubled',
  ended: 'ended',
  expired: 'expired',
} as const satisfies Record<GiftStateName | CycleStateName, Standing>

/**
 * @param slow the page has waited for longer than payments take
 */
export function standingOf({ state, next }: Pick<GiftDetail, 'state' | 'next'>, slow: boolean): Standing {
  // The card of a regular gift was declined: it waits for another one.
  if (state === 'pending_setup' && next === 'retry') return 'declined'
  const standing = standings[state]
  if (standing !== 'waiting') return standing
  // However long it takes, it can still be paid.
  if (slow) return 'slow'
  return state === 'requires_action' || (state === 'pending_setup' && next === 'act') ? 'bank' : 'waiting'
}
