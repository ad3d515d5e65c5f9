import { and, eq, sql } from 'drizzle-orm'
import { type Tx, gifts } from '@minaret/foundation/db'
import { enterPayment, prepareReceipt } from '../receipts/issue.ts'
import { dropRecheck } from './recheck.ts'
import { fitsNeed } from '../causes/needs.ts'
import type { Gift } from '../records/giftStore.ts'

/** What our own reading of the provider has shown. */
export type PaymentReading = {
  intentId: string
  receivedMinor: number
  /** When it came in, by the provider's clock; now where that is not known. */
  paidAt?: Date
  /** The server's clock: by it a need is kept. */
  now: Date
}

/**
 * Writes that a gift was paid, with its entry in the ledger and its receipt: the only function that does so for a
 * provider's money. Its callers have locked the gift, have checked tenant, account, mode, amount, currency and ids against
 * a reading of our own, and call it once, when the gift has not been paid before. Nothing should follow in the
 * transaction: see {@link enterPayment}.
 *
 * Money we hear of late belongs to the day it came in: the gift, the ledger and the receipt bear the provider's time,
 * never one that is still to come.
 */
export async function recordPayment(tx: Tx, unpaid: Gift, received: PaymentReading): Promise<Gift> {
  const { tenantId, id } = unpaid
  const { intentId, receivedMinor, now } = received
  const needGiven = await fitsNeed(tx, unpaid, now)
  const paidAt = received.paidAt ? sql`least(${received.paidAt.toISOString()}::timestamptz, now())` : sql`now()`
  const [gift] = await tx
    .update(gifts)
    .set({ state: 'paid', intentId, leaseUntil: null, confirmToken: null, checkedAt: sql`now()`, paidAt, needGiven })
    .where(and(eq(gifts.tenantId, tenantId), eq(gifts.id, id)))
    .returning()
  if (!gift) throw new Error(`Gift ${id} could not be written.`)
  const at = gift.paidAt ?? new Date()
  // After the gift is written: a mosque that moves to another database takes its locks in this order, too.
  await dropRecheck(tx, gift)
  const receipt = await prepareReceipt(tx, gift, { at })
  const { currency } = gift
  await enterPayment(tx, { kind: 'paid', providerRef: intentId, amountMinor: receivedMinor, currency, at }, receipt)
  return gift
}
