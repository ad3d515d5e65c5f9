import { eq, and, sql } from 'drizzle-orm'
import { type Tx, gifts } from '@minaret/foundation/db'
import type { Intent } from '../providers/gateway.ts'
import { recordPayment } from './recordPayment.ts'
import { isFinalStatus, nextState } from '../records/giftStates.ts'
import { type Gift, lockGift } from '../records/giftStore.ts'

/** Thrown if the provider's intent does not match its gift: nothing is written, and an operator must investigate. */
export class IntentMismatch extends Error {}

/** Lists the fields in which an intent differs from its gift; there must be none before the intent is trusted. */
function listMismatches(gift: Gift, intent: Intent): string[] {
  const matches = {
    tenant: intent.tenantId === gift.tenantId,
    account: intent.accountId === gift.accountId,
    gift: intent.giftId === gift.id,
    mode: intent.mode === gift.mode,
    amount: intent.amountMinor === gift.amountMinor,
    currency: intent.currency === gift.currency,
    intent: gift.intentId === null || gift.intentId === intent.id,
    received: intent.status !== 'succeeded' || intent.receivedMinor === gift.amountMinor,
  }
  return Object.entries(matches).flatMap(([name, isMatch]) => (isMatch ? [] : [name]))
}

/**
 * Moves a gift to the state of its intent: to `paid` only by our own read of it (`intent.source`), once, together with the ledger
 * entry.
 * @param now by the server's clock
 * @param previousGift the gift as it was before the call to the provider; if it has moved since, only a final status counts
 * @returns the current gift, and whether this call moved it
 * @throws IntentMismatch if account, mode, amount, currency or ids do not agree; nothing is written then
 */
export async function advanceGift(
  tx: Tx,
  { now }: { now: Date },
  previousGift: Gift,
  intent: Intent,
): Promise<{ gift: Gift; hasMoved: boolean }> {
  const row = await lockGift(tx, previousGift)
  const differences = listMismatches(row, intent)
  if (differences.length > 0)
    throw new IntentMismatch(`Intent ${intent.id} and gift ${row.id} differ in: ${differences.join(', ')}.`)

  const isSameConfirmation = row.confirmNo === previousGift.confirmNo
  const isCurrent =
    intent.source === 'response' ? isSameConfirmation : isSameConfirmation && row.state === previousGift.state
  const state = isCurrent || isFinalStatus(intent.status) ? nextState(row.state, intent) : row.state
  const hasMoved = state !== row.state
  // A response that reports a payment only supplies the intent's id; the rest is not trusted until the intent is read.
  const isIntentNew = row.intentId === null && (hasMoved || (isCurrent && intent.source === 'response'))
  if (!hasMoved && !isIntentNew) return { gift: row, hasMoved }

  if (hasMoved && state === 'paid') {
    const { id: intentId, receivedMinor, paidAt } = intent
    return { gift: await recordPayment(tx, row, { intentId, receivedMinor, paidAt, now }), hasMoved }
  }
  const [gift] = await tx
    .update(gifts)
    .set({
      state,
      intentId: intent.id,
      ...(hasMoved ? { leaseUntil: null, confirmToken: null, checkedAt: sql`now()` } : {}),
      ...(state === 'failed' ? { declineCode: intent.declineCode ?? 'unknown' } : {}),
    })
    .where(and(eq(gifts.tenantId, row.tenantId), eq(gifts.id, row.id)))
    .returning()
  if (!gift) throw new Error(`Expected the updated gift ${row.id}.`)
  return { gift, hasMoved }
}
