import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { gifts, ledgerEntries } from '../db/money.ts'
import { issueReceipt } from '../receipts/issue.ts'
import type { Gift } from './store.ts'

/** What our own reading of the provider has shown. */
export type Received = { intentId: string; receivedMinor: number }

/**
 * Writes that a gift was paid, with its entry in the books and its receipt: the only function that does so for a
 * provider's money. Its callers have locked the gift, have checked tenant, account, mode, amount, currency and ids against
 * a reading of our own, and call it once, when the gift has not been paid before. Nothing should follow in the
 * transaction that waits for another: the mosque's next receipt waits for this one.
 */
export async function bookPaid(tx: Tx, { tenantId, id }: Gift, { intentId, receivedMinor }: Received): Promise<Gift> {
  const [gift] = await tx
    .update(gifts)
    .set({ state: 'paid', intentId, leaseUntil: null, confirmToken: null, checkedAt: sql`now()`, paidAt: sql`now()` })
    .where(and(eq(gifts.tenantId, tenantId), eq(gifts.id, id)))
    .returning()
  if (!gift) throw new Error(`Gift ${id} could not be written.`)
  await tx.insert(ledgerEntries).values({
    tenantId,
    giftId: id,
    kind: 'paid',
    providerRef: intentId,
    amountMinor: receivedMinor,
    currency: gift.currency,
    mode: gift.mode,
  })
  await issueReceipt(tx, gift, { at: gift.paidAt ?? new Date() })
  return gift
}
