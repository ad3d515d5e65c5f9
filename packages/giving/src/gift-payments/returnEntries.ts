import type { GiftStateName } from '@minaret/contract'
import type { Returns } from '../providers/billing.ts'

/** A ledger entry of returned money. */
export type ReturnEntry = {
  kind: 'refunded' | 'refund_failed' | 'disputed' | 'dispute_won'
  providerRef: string
  /** Signed: returned money is negative. */
  amountMinor: number
}

/** An existing ledger entry of the gift. */
export type LedgerMovement = { kind: string; providerRef: string; amountMinor: number }

/** The entries missing from the ledger, and the gift's state once they are written. */
export type MissingReturns = {
  entries: ReturnEntry[]
  state: Extract<GiftStateName, 'paid' | 'part_refunded' | 'refunded' | 'disputed' | 'reversed'>
  /** The amount returned beyond the payment: a bank may dispute more than is left. Never recorded; an operator must check. */
  beyondMinor: number
}

const entryKinds = {
  refund: { out: 'refunded', back: 'refund_failed' },
  dispute: { out: 'disputed', back: 'dispute_won' },
} as const

type Return = { type: keyof typeof entryKinds; id: string; amountMinor: number; at: Date; isReturned: boolean }

/** All returns in an order that does not depend on the sequence of events. */
const sortReturns = ({ refunds, disputes }: Returns): Return[] => {
  const compareAge = (a: Return, b: Return) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)
  return [
    ...refunds
      .map((item): Return => ({ ...item, type: 'refund', isReturned: item.status === 'succeeded' }))
      .sort(compareAge),
    ...disputes
      .map((item): Return => ({ ...item, type: 'dispute', isReturned: item.status !== 'won' }))
      .sort(compareAge),
  ]
}

/** The id of the provider's object behind an entry. A second entry of a kind is numbered: `re_1`, `re_1/2`. */
const objectIdOf = ({ providerRef }: LedgerMovement) => providerRef.split('/')[0] ?? ''

/**
 * Computes the ledger entries missing for returned money. A pure function of one read and the ledger: the resulting ledger and
 * state do not depend on what was recorded before, or in which order. Returns missing from the read stay as they are.
 * @param movements every ledger entry of the gift
 */
export function findMissingReturns(movements: readonly LedgerMovement[], returns: Returns): MissingReturns {
  const totalOf = (items: readonly LedgerMovement[]) => items.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const paidMinor = totalOf(movements.filter(({ kind }) => kind === 'paid'))
  const sortedReturns = sortReturns(returns)
  const unlistedEntries = movements.filter(
    (entry) => entry.kind !== 'paid' && !sortedReturns.some(({ id }) => id === objectIdOf(entry)),
  )
  let remainingMinor = paidMinor + totalOf(unlistedEntries)
  let beyondMinor = 0
  const entries: ReturnEntry[] = []
  for (const { type, id, amountMinor, isReturned } of sortedReturns) {
    const objectEntries = movements.filter((entry) => entry.kind !== 'paid' && objectIdOf(entry) === id)
    const returnedMinor = isReturned ? Math.min(amountMinor, remainingMinor) : 0
    remainingMinor -= returnedMinor
    if (isReturned) beyondMinor += amountMinor - returnedMinor
    const missingMinor = -returnedMinor - totalOf(objectEntries)
    if (missingMinor === 0) continue
    const kind = missingMinor < 0 ? entryKinds[type].out : entryKinds[type].back
    const count = objectEntries.filter((entry) => entry.kind === kind).length
    entries.push({ kind, providerRef: count === 0 ? id : `${id}/${count + 1}`, amountMinor: missingMinor })
  }
  return { entries, state: stateOf(paidMinor, remainingMinor, returns), beyondMinor }
}

function stateOf(paidMinor: number, remainingMinor: number, { disputes }: Returns): MissingReturns['state'] {
  if (disputes.some(({ status }) => status === 'open')) return 'disputed'
  if (remainingMinor >= paidMinor) return 'paid'
  if (remainingMinor > 0) return 'part_refunded'
  return disputes.some(({ status }) => status === 'lost') ? 'reversed' : 'refunded'
}
