import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Tx, gifts, ledgerEntries, refunds } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import type { Returns } from '../providers/billing.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { isClosed } from './orphanPayment.ts'
import { findMissingReturns } from './returnEntries.ts'
import { type PaymentContext, applyIntent } from './settle.ts'
import { findGift, findGiftByIntent, type Gift, lockGift } from '../records/giftStore.ts'

/** How often a reading that was overtaken is made again. */
const rounds = 5

/** The jobs that write to the donor about an entry of the ledger. */
const emailJobs = { refunded: 'refund-letter', refund_failed: 'refund-failed-letter' } as const

const isOvertaken = (row: Gift, before: Gift) => row.checkedAt?.getTime() !== before.checkedAt?.getTime()

/** What we asked for and the bank gave up is not on its way any more, and may be asked for anew. */
async function closeFailed(tx: Tx, { tenantId, id }: Gift, returns: Returns): Promise<{ amountMinor: number }[]> {
  const failed = returns.refunds.filter(({ status }) => status === 'failed').map((refund) => refund.id)
  if (failed.length === 0) return []
  return tx
    .update(refunds)
    .set({ state: 'refused' })
    .where(
      and(
        eq(refunds.tenantId, tenantId),
        eq(refunds.giftId, id),
        eq(refunds.state, 'taken'),
        inArray(refunds.refundId, failed),
      ),
    )
    .returning({ amountMinor: refunds.amountMinor })
}

/**
 * Money that came in for a closed gift stands in no ledger, and no email goes out by itself: what the bank gave up of its
 * refunds is not on its way any more, and somebody must hear of it, once.
 */
export async function closeOrphanFailures({ db, log }: PaymentContext, gateway: Gateway, gift: Gift): Promise<void> {
  if (!isClosed(gift) || !gift.intentId) return
  const returns = await gateway.returnsOf(gift.intentId)
  for (const { amountMinor } of await db((tx) => closeFailed(tx, gift, returns)))
    log.error(
      { alarm: 'refund failed', gift: gift.id, amountMinor },
      'the refund of a payment for a closed gift failed, and the donor was not emailed: refund it again',
    )
}

/**
 * Writes what is missing in the ledger of a gift, and its state, by one reading.
 * @returns nothing when another reading was written down since this one began: it may know more
 */
async function recordReturns(
  tx: Tx,
  { log }: Pick<PaymentContext, 'log'>,
  before: Gift,
  returns: Returns,
): Promise<Gift | undefined> {
  const row = await lockGift(tx, before)
  if (isOvertaken(row, before)) return undefined
  const { tenantId, id, currency, mode } = row
  const ofGift = and(eq(ledgerEntries.tenantId, tenantId), eq(ledgerEntries.giftId, id))
  const booked = await tx.select().from(ledgerEntries).where(ofGift)
  if (!booked.some(({ kind }) => kind === 'paid')) return row

  const { entries, state, beyondMinor } = findMissingReturns(booked, returns)
  if (beyondMinor > 0)
    log.error({ alarm: 'returned more than paid', gift: id, beyondMinor }, 'more was refunded than was paid')
  if (entries.length > 0)
    await tx.insert(ledgerEntries).values(entries.map((entry) => ({ tenantId, giftId: id, currency, mode, ...entry })))
  await closeFailed(tx, row, returns)
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
  // Also where nothing was missing: a reading that began before this one must not be written after it.
  const [gift] = await tx
    .update(gifts)
    .set({ state, checkedAt: sql`greatest(clock_timestamp(), ${gifts.checkedAt} + interval '1 millisecond')` })
    .where(and(eq(gifts.tenantId, tenantId), eq(gifts.id, id)))
    .returning()
  return gift
}

/** A payment we have not heard of yet: it is settled by our own reading, and its gift found by what stands on it. */
async function settleFirst(
  context: PaymentContext,
  gateway: Gateway,
  intentId: string,
  before: Gift | undefined,
): Promise<void> {
  const intent = await gateway.read(intentId).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return undefined
    throw error
  })
  const { giftId } = intent ?? {}
  const gift = before ?? (giftId === undefined ? undefined : await context.db((tx) => findGift(tx, giftId)))
  if (intent && gift?.accountId === gateway.accountId && gift.how === 'card') await applyIntent(context, gift, intent)
}

/**
 * Brings the ledger of a payment in line with what the provider says went back of it: refunds that succeeded or failed,
 * disputes that were opened, won or lost. Safe at any time, in any order and any number of times. An intent that is no
 * gift of this tenant and account is left alone; a gift whose payment we have not heard of yet is settled first.
 *
 * What a gift is worth is the sum of its ledger entries, and nothing else: `paid` less what went back. Whoever needs to
 * know whether money went back (Gift Aid, receipts, statements) sums the entries whose kind is not `paid`; a refund that
 * failed and a dispute that was won stand there with their own positive entry.
 *
 * Collections of a regular gift become gifts when they are paid: whoever books one calls this afterwards if it may have
 * been long ago.
 * @returns the gift as it is now
 * @throws OutcomeUnknown when others were always faster; ask again later
 */
export async function applyReturns(
  context: PaymentContext,
  gateway: Gateway,
  intentId: string,
): Promise<Gift | undefined> {
  const { db } = context
  const ours = async () => {
    const gift = await db((tx) => findGiftByIntent(tx, intentId))
    return gift?.accountId === gateway.accountId && gift.how === 'card' ? gift : undefined
  }
  for (let round = 0; round < rounds; round += 1) {
    let current = await ours()
    if (!current?.paidAt) {
      await settleFirst(context, gateway, intentId, current)
      current = await ours()
    }
    if (!current?.paidAt) {
      if (current) await closeOrphanFailures(context, gateway, current)
      return current
    }
    const before = current
    const returns = await gateway.returnsOf(intentId)
    const updated = await db((tx) => recordReturns(tx, context, before, returns))
    if (updated) return updated
  }
  throw new OutcomeUnknown('The refunds of this gift are being processed. Try again.')
}
