import type { LocalizedText } from '@minaret/foundation/i18n'
import type { Tx } from '@minaret/foundation/db'
import type { Gift } from '@minaret/giving/records'
import { readRefundable } from '@minaret/giving/refunds'
import { giftDeskMessages as say } from './messages/index.ts'

/** What of a gift can be refunded from the desk now, and why nothing can. */
export type Refundability = { leftMinor: number; problem?: LocalizedText }

function problemOf({ how, paidAt, state }: Gift): LocalizedText | undefined {
  if (how !== 'card') return say.notByCard
  if (!paidAt) return say.notPaid
  if (state === 'disputed') return say.isDisputed
  return state === 'refunded' || state === 'reversed' ? say.allRefunded : undefined
}

/** Looks at the gift's state, what is left of it, and whether an earlier refund still waits for its answer. */
export async function readRefundability(tx: Tx, gift: Gift): Promise<Refundability> {
  const problem = problemOf(gift)
  if (problem) return { leftMinor: 0, problem }
  const { leftMinor, unanswered } = await readRefundable(tx, gift)
  if (unanswered) return { leftMinor, problem: say.unanswered }
  return leftMinor === 0 ? { leftMinor, problem: say.allRefunded } : { leftMinor }
}

/** Why an amount of a gift cannot be refunded; nothing where it can. */
export async function findRefundProblem(tx: Tx, gift: Gift, amountMinor: number): Promise<LocalizedText | undefined> {
  const { leftMinor, problem } = await readRefundability(tx, gift)
  return problem ?? (amountMinor > leftMinor ? say.tooMuch : undefined)
}
