import { eq, and, sql } from 'drizzle-orm'
import { type Tx, gifts } from '@minaret/foundation/db'
import type { Intent } from '../providers/gateway.ts'
import { recordPayment } from './recordPayment.ts'
import { isFinalStatus, nextState } from '../records/giftStates.ts'
import { type Gift, lockGift } from '../records/giftStore.ts'

/** The provider's intent is not what this gift asked for: a person must look, and nothing is written. */
export class IntentMismatch extends Error {}

/** What must be equal before a word of the provider is believed of this gift. */
function mismatches(gift: Gift, intent: Intent): string[] {
  const same = {
    tenant: intent.tenantId === gift.tenantId,
    account: intent.accountId === gift.accountId,
    gift: intent.giftId === gift.id,
    mode: intent.mode === gift.mode,
    amount: intent.amountMinor === gift.amountMinor,
    currency: intent.currency === gift.currency,
    intent: gift.intentId === null || gift.intentId === intent.id,
    received: intent.status !== 'succeeded' || intent.receivedMinor === gift.amountMinor,
  }
  return Object.entries(same).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/**
 * Moves a gift to where its intent says it is: to `paid` only by a reading of our own (`intent.source`), once, together
 * with the entry in the ledger.
 * @param now by the server's clock
 * @param before the gift as it was before the provider was asked; when it has moved since, only what is final counts
 * @returns the gift as it is now, and whether this call moved it
 * @throws IntentMismatch when account, mode, amount, currency or ids do not agree; nothing is written then
 */
export async function advanceGift(
  tx: Tx,
  { now }: { now: Date },
  before: Gift,
  intent: Intent,
): Promise<{ gift: Gift; moved: boolean }> {
  const row = await lockGift(tx, before)
  const wrong = mismatches(row, intent)
  if (wrong.length > 0)
    throw new IntentMismatch(`Intent ${intent.id} and gift ${row.id} differ in: ${wrong.join(', ')}.`)

  const sameConfirm = row.confirmNo === before.confirmNo
  const current = intent.source === 'answer' ? sameConfirm : sameConfirm && row.state === before.state
  const state = current || isFinalStatus(intent.status) ? nextState(row.state, intent) : row.state
  const moved = state !== row.state
  // An answer that money came in names the intent to read; until then nothing else is believed of it.
  const named = row.intentId === null && (moved || (current && intent.source === 'answer'))
  if (!moved && !named) return { gift: row, moved }

  if (moved && state === 'paid') {
    const { id: intentId, receivedMinor, paidAt } = intent
    return { gift: await recordPayment(tx, row, { intentId, receivedMinor, paidAt, now }), moved }
  }
  const [gift] = await tx
    .update(gifts)
    .set({
      state,
      intentId: intent.id,
      ...(moved ? { leaseUntil: null, confirmToken: null, checkedAt: sql`now()` } : {}),
      ...(state === 'failed' ? { declineCode: intent.declineCode ?? 'unknown' } : {}),
    })
    .where(and(eq(gifts.tenantId, row.tenantId), eq(gifts.id, row.id)))
    .returning()
  if (!gift) throw new Error(`Gift ${row.id} could not be written.`)
  return { gift, moved }
}
