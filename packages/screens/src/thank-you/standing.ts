import type { GiftDetail, GiftStateName } from '@minaret/contract'

/** What the page says about a gift. */
export type Standing = 'paid' | 'waiting' | 'stopped' | 'unfinished' | 'declined' | 'returned' | 'disputed'

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
} as const satisfies Record<GiftStateName, Standing>

/**
 * @param stopped the page has looked for as long as it does by itself
 */
export function standingOf({ state }: Pick<GiftDetail, 'state'>, stopped: boolean): Standing {
  const standing = standings[state]
  if (standing !== 'waiting' || !stopped) return standing
  // A check that was passed would have shown by now.
  return state === 'requires_action' ? 'unfinished' : 'stopped'
}
