import type { GiftStateName } from '@minaret/contract'
import type { Returns } from '../providers/billing.ts'

/** A movement of the ledger that has to do with what went back. */
export type ReturnEntry = {
  kind: 'refunded' | 'refund_failed' | 'disputed' | 'dispute_won'
  providerRef: string
  /** Signed: what goes back is negative. */
  amountMinor: number
}

/** What the ledger holds already: any movement of the gift. */
export type LedgerMovement = { kind: string; providerRef: string; amountMinor: number }

/** What is still missing in the ledger, and where the gift stands when it has been written. */
export type MissingReturns = {
  entries: ReturnEntry[]
  state: Extract<GiftStateName, 'paid' | 'part_refunded' | 'refunded' | 'disputed' | 'reversed'>
  /** What went back beyond what was paid: a bank may dispute more than was left. Never booked; somebody must look. */
  beyondMinor: number
}

const names = {
  refund: { out: 'refunded', back: 'refund_failed' },
  dispute: { out: 'disputed', back: 'dispute_won' },
} as const

type Return = { what: keyof typeof names; id: string; amountMinor: number; at: Date; isReturned: boolean }

/** Every return in one order that no sequence of events can change. */
const inOrder = ({ refunds, disputes }: Returns): Return[] => {
  const old = (a: Return, b: Return) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)
  return [
    ...refunds.map((one): Return => ({ ...one, what: 'refund', isReturned: one.status === 'succeeded' })).sort(old),
    ...disputes.map((one): Return => ({ ...one, what: 'dispute', isReturned: one.status !== 'won' })).sort(old),
  ]
}

/** The provider's object a movement is about. A second movement of one kind is numbered: `re_1`, `re_1/2`. */
const aboutOf = ({ providerRef }: LedgerMovement) => providerRef.split('/')[0] ?? ''

/**
 * The law of what goes back. A pure function of one reading and the ledger: whatever was booked before, and in whatever
 * order it was heard of, the ledger and the state are the same afterwards. What the reading does not name stays as it is.
 * @param movements every movement of the gift
 */
export function findMissingReturns(movements: readonly LedgerMovement[], returns: Returns): MissingReturns {
  const totalOf = (some: readonly LedgerMovement[]) => some.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const paid = totalOf(movements.filter(({ kind }) => kind === 'paid'))
  const all = inOrder(returns)
  const unnamed = movements.filter((entry) => entry.kind !== 'paid' && !all.some(({ id }) => id === aboutOf(entry)))
  let remainingMinor = paid + totalOf(unnamed)
  let beyondMinor = 0
  const entries: ReturnEntry[] = []
  for (const { what, id, amountMinor, isReturned } of all) {
    const own = movements.filter((entry) => entry.kind !== 'paid' && aboutOf(entry) === id)
    const returnedMinor = isReturned ? Math.min(amountMinor, remainingMinor) : 0
    remainingMinor -= returnedMinor
    if (isReturned) beyondMinor += amountMinor - returnedMinor
    const missing = -returnedMinor - totalOf(own)
    if (missing === 0) continue
    const kind = missing < 0 ? names[what].out : names[what].back
    const times = own.filter((entry) => entry.kind === kind).length
    entries.push({ kind, providerRef: times === 0 ? id : `${id}/${times + 1}`, amountMinor: missing })
  }
  return { entries, state: stateOf(paid, remainingMinor, returns), beyondMinor }
}

function stateOf(paid: number, remainingMinor: number, { disputes }: Returns): MissingReturns['state'] {
  if (disputes.some(({ status }) => status === 'open')) return 'disputed'
  if (remainingMinor >= paid) return 'paid'
  if (remainingMinor > 0) return 'part_refunded'
  return disputes.some(({ status }) => status === 'lost') ? 'reversed' : 'refunded'
}
