import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Tx, gifts, ledgerEntries, refunds } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import type { Returns } from '../providers/billing.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { isClosed } from './orphanPayment.ts'
import { findMissingReturns } from './returnEntries.ts'
import { type PaymentContext, applyIntent } from './settle.ts'
import { findGift, findGiftByIntent, type Gift, lockGift } from '../records/giftStore.ts'

/** Maximum number of reads, if each is overtaken by a newer one. */
const maxReads = 5

/** The jobs that email the donor about a ledger entry. */
const emailJobs = { refunded: 'refund-letter', refund_failed: 'refund-failed-letter' } as const

const isOvertaken = (row: Gift, previousGift: Gift) => row.checkedAt?.getTime() !== previousGift.checkedAt?.getTime()

/** Closes our refunds that failed at the bank, so that they can be requested again. */
async function closeFailedRefunds(
  tx: Tx,
  { tenantId, id }: Gift,
  returns: Returns,
): Promise<{ amountMinor: number }[]> {
  const failedIds = returns.refunds.filter(({ status }) => status === 'failed').map((refund) => refund.id)
  if (failedIds.length === 0) return []
  return tx
    .update(refunds)
    .set({ state: 'refused' })
    .where(
      and(
        eq(refunds.tenantId, tenantId),
        eq(refunds.giftId, id),
        eq(refunds.state, 'taken'),
        inArray(refunds.refundId, failedIds),
      ),
    )
    .returning({ amountMinor: refunds.amountMinor })
}

/**
 * Closes the failed refunds of a payment for a closed gift, and raises an alarm for each, once: such a payment is in no ledger, and
 * no email reports the failure.
 */
export async function closeOrphanFailures({ db, log }: PaymentContext, gateway: Gateway, gift: Gift): Promise<void> {
  if (!isClosed(gift) || !gift.intentId) return
  const returns = await gateway.returnsOf(gift.intentId)
  for (const { amountMinor } of await db((tx) => closeFailedRefunds(tx, gift, returns)))
    log.error(
      { alarm: 'refund failed', gift: gift.id, amountMinor },
      'the refund of a payment for a closed gift failed, and the donor was not emailed: refund it again',
    )
}

/**
 * Writes the missing ledger entries of a gift, and its state, from one read of the provider.
 * @returns undefined if another read has been recorded since this one started: it may be more recent
 */
async function recordReturns(
  tx: Tx,
  { log }: Pick<PaymentContext, 'log'>,
  previousGift: Gift,
  returns: Returns,
): Promise<Gift | undefined> {
  const row = await lockGift(tx, previousGift)
  if (isOvertaken(row, previousGift)) return undefined
  const { tenantId, id, currency, mode } = row
  const isOfGift = and(eq(ledgerEntries.tenantId, tenantId), eq(ledgerEntries.giftId, id))
  const movements = await tx.select().from(ledgerEntries).where(isOfGift)
  if (!movements.some(({ kind }) => kind === 'paid')) return row

  const { entries, state, beyondMinor } = findMissingReturns(movements, returns)
  if (beyondMinor > 0)
    log.error({ alarm: 'returned more than paid', gift: id, beyondMinor }, 'more was refunded than was paid')
  if (entries.length > 0)
    await tx.insert(ledgerEntries).values(entries.map((entry) => ({ tenantId, giftId: id, currency, mode, ...entry })))
  await closeFailedRefunds(tx, row, returns)
  for (const { kind, providerRef, amountMinor } of entries) {
    if (kind === 'refund_failed')
      log.error(
        { alarm: 'refund failed', gift: id, amountMinor },
        'a refund failed, and the donor was emailed: find another way to refund it',
      )
    const emailJob = kind === 'refunded' || kind === 'refund_failed' ? emailJobs[kind] : undefined
    if (emailJob)
      await addJob(
        tx,
        emailJob,
        { tenantId, giftId: id, refundRef: providerRef },
        `${emailJob}:${tenantId}:${providerRef}`,
      )
  }
  // Even if nothing was missing: a read that started before this one must not be recorded after it.
  const [gift] = await tx
    .update(gifts)
    .set({ state, checkedAt: sql`greatest(clock_timestamp(), ${gifts.checkedAt} + interval '1 millisecond')` })
    .where(and(eq(gifts.tenantId, tenantId), eq(gifts.id, id)))
    .returning()
  return gift
}

/** Settles an unrecorded payment by our own read; its metadata identifies the gift. */
async function settlePaymentFirst(
  context: PaymentContext,
  gateway: Gateway,
  intentId: string,
  previousGift: Gift | undefined,
): Promise<void> {
  const intent = await gateway.read(intentId).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return undefined
    throw error
  })
  const { giftId } = intent ?? {}
  const gift = previousGift ?? (giftId === undefined ? undefined : await context.db((tx) => findGift(tx, giftId)))
  if (intent && gift?.accountId === gateway.accountId && gift.how === 'card') await applyIntent(context, gift, intent)
}

/**
 * Brings the ledger of a payment in line with the provider's refunds (succeeded or failed) and disputes (open, won or lost). Safe
 * at any time, in any order and any number of times. Ignores an intent that does not belong to a gift of this tenant and account;
 * a gift whose payment is not recorded yet is settled first.
 *
 * The net amount of a gift is the sum of its ledger entries, and nothing else: `paid` less the returns. To find the returned
 * amount (for Gift Aid, receipts, statements), sum the entries of any kind but `paid`; a failed refund and a won dispute have
 * their own positive entry.
 *
 * Collections of a regular gift become gifts when they are paid: after recording one that may be old, call this.
 * @returns the current gift
 * @throws OutcomeUnknown if every read was overtaken; try again later
 */
export async function applyReturns(
  context: PaymentContext,
  gateway: Gateway,
  intentId: string,
): Promise<Gift | undefined> {
  const { db } = context
  const findOwnGift = async () => {
    const gift = await db((tx) => findGiftByIntent(tx, intentId))
    return gift?.accountId === gateway.accountId && gift.how === 'card' ? gift : undefined
  }
  for (let round = 0; round < maxReads; round += 1) {
    let currentGift = await findOwnGift()
    if (!currentGift?.paidAt) {
      await settlePaymentFirst(context, gateway, intentId, currentGift)
      currentGift = await findOwnGift()
    }
    if (!currentGift?.paidAt) {
      if (currentGift) await closeOrphanFailures(context, gateway, currentGift)
      return currentGift
    }
    const previousGift = currentGift
    const returns = await gateway.returnsOf(intentId)
    const updatedGift = await db((tx) => recordReturns(tx, context, previousGift, returns))
    if (updatedGift) return updatedGift
  }
  throw new OutcomeUnknown('The refunds of this gift are being processed. Try again.')
}
