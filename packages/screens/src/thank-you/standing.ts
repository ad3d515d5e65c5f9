import type { CycleStateName, GiftDetail, GiftStateName } from '@minaret/contract'

/** What the page says about a gift. */
export type Standing =
  | 'paid'
  | 'waiting'
  | 'stopped'
  | 'unfinished'
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
 * @param stopped the page has looked for as long as it does by itself
 */
export function standingOf({ state, next }: Pick<GiftDetail, 'state' | 'next'>, stopped: boolean): Standing {
  // The card of a regular gift was declined: it waits for another one.
  if (state === 'pending_setup' && next === 'retry') return 'declined'
  const standing = standings[state]
  if (standing !== 'waiting' || !stopped) return standing
  // A check that was passed would have shown by now.
  return state === 'requires_action' || (state === 'pending_setup' && next === 'act') ? 'unfinished' : 'stopped'
}
