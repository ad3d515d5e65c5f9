import { and, eq, sql } from 'drizzle-orm'
import { type Tx, gifts } from '@minaret/foundation/db'
import { enterPayment, prepareReceipt } from '../receipts/issue.ts'
import { dropRecheck } from './recheck.ts'
import { fitsNeed } from '../causes/needs.ts'
import type { Gift } from '../records/giftStore.ts'

/** A payment as we have read it from the provider. */
export type PaymentReading = {
  intentId: string
  receivedMinor: number
  /** When it came in, by the provider's clock; if unknown, the current time is used. */
  paidAt?: Date
  /** The server's time, used to check whether the need's reservation has expired. */
  now: Date
}

/**
 * Records that a gift was paid, with its ledger entry and receipt: the only function that does so for a provider's payments. The
 * caller must have locked the gift, checked tenant, account, mode, amount, currency and ids against our own read, and made sure
 * that the gift has not been paid before. It should be the last step of the transaction: see {@link enterPayment}.
 *
 * Gift, ledger entry and receipt have the provider's payment time, but at most the current time.
 */
export async function recordPayment(tx: Tx, unpaidGift: Gift, payment: PaymentReading): Promise<Gift> {
  const { tenantId, id } = unpaidGift
  const { intentId, receivedMinor, now } = payment
  const needGiven = await fitsNeed(tx, unpaidGift, now)
  const paidAt = payment.paidAt ? sql`least(${payment.paidAt.toISOString()}::timestamptz, now())` : sql`now()`
  const [gift] = await tx
    .update(gifts)
    .set({ state: 'paid', intentId, leaseUntil: null, confirmToken: null, checkedAt: sql`now()`, paidAt, needGiven })
    .where(and(eq(gifts.tenantId, tenantId), eq(gifts.id, id)))
    .returning()
  if (!gift) throw new Error(`Expected the updated gift ${id}.`)
  const at = gift.paidAt ?? new Date()
  // After the gift is updated: moving a mosque to another database takes its locks in the same order.
  await dropRecheck(tx, gift)
  const receipt = await prepareReceipt(tx, gift, { issuedAt: at })
  const { currency } = gift
  await enterPayment(tx, { kind: 'paid', providerRef: intentId, amountMinor: receivedMinor, currency, at }, receipt)
  return gift
}
