import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { type Tx, gifts, ledgerEntries, currentTenant, refunds } from '@minaret/foundation/db'
import { closeOrphanFailures, applyReturns } from '../gift-payments/returns.ts'
import { secondsSince } from '../card-confirmation/outcome.ts'
import type { PaymentContext } from '../gift-payments/settle.ts'
import { type Gift, lockGift } from '../records/giftStore.ts'
import { replaySeconds, inFlightSeconds } from '../providers/retryWindow.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { findByAttempt, type Refund } from './findRefunds.ts'
import { type RecentRefund, RefundError, type RefundProblem } from './RefundError.ts'
import { isClosed, readOrphanPayment, type OrphanPayment } from '../gift-payments/orphanPayment.ts'

const isOfGift = ({ id }: Pick<Gift, 'id'>) => and(eq(refunds.tenantId, currentTenant), eq(refunds.giftId, id))
const isRefund = ({ giftId, no }: Refund) =>
  and(eq(refunds.tenantId, currentTenant), eq(refunds.giftId, giftId), eq(refunds.no, no))

/**
 * Reads the refundable amount of a gift, and the refund still unanswered by the provider.
 * @param orphan the payment of a closed gift, which has no ledger entries
 */
export async function readRefundable(
  tx: Tx,
  gift: Gift,
  orphan?: OrphanPayment,
): Promise<{ leftMinor: number; unanswered?: Refund }> {
  const entries = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.giftId, gift.id))
  const rows = await tx.select().from(refunds).where(isOfGift(gift)).orderBy(asc(refunds.no))
  // Refunds made since the provider was read are missing from its amount, and unbooked ones from the ledger.
  const countedIds = new Set(orphan ? orphan.refundIds : entries.map(({ providerRef }) => providerRef))
  const pendingRefunds = rows.filter(
    ({ state, refundId }) => state === 'asked' || (state === 'taken' && refundId !== null && !countedIds.has(refundId)),
  )
  const totalOf = (items: readonly { amountMinor: number }[]) =>
    items.reduce((total, { amountMinor }) => total + amountMinor, 0)
  return {
    leftMinor: Math.max(0, (orphan?.leftMinor ?? totalOf(entries)) - totalOf(pendingRefunds)),
    unanswered: rows.find(({ state }) => state === 'asked'),
  }
}

/** Returns why a gift cannot be refunded; undefined if its state allows it. */
export function findStateProblem(
  { how, paidAt, state }: Pick<Gift, 'how' | 'paidAt' | 'state'>,
  orphan?: OrphanPayment,
): RefundProblem | undefined {
  if (how !== 'card') return { code: 'notByCard' }
  if (orphan) return undefined
  if (!paidAt) return { code: 'notPaid' }
  if (state === 'disputed') return { code: 'disputed' }
  return state === 'refunded' || state === 'reversed' ? { code: 'refunded' } : undefined
}

/** Options of a refund. */
export type RefundOptions = {
  /** Whether to refund even if the same amount was refunded within a day. */
  again?: boolean
}

/** The member of staff, the reason and the form's attempt of a refund. An attempt is one refund, however often it is sent. */
export type RefundRequest = { requestedBy: string; reason: string; attemptId: string }

/** Seconds within which a refund of the same amount is most likely a repeated, interrupted request. */
const repeatWindow = 24 * 3600

/** Finds a refund of the same amount in the last 24 hours, which a form or a command may be repeating. */
export async function findRecentRefund(
  tx: Tx,
  gift: Gift,
  amountMinor: number,
  now: Date,
): Promise<RecentRefund | undefined> {
  const [earlierRefund] = await tx
    .select()
    .from(refunds)
    .where(
      and(
        isOfGift(gift),
        eq(refunds.state, 'taken'),
        eq(refunds.amountMinor, amountMinor),
        gt(refunds.askedAt, new Date(now.getTime() - repeatWindow * 1000)),
      ),
    )
    .orderBy(desc(refunds.no))
    .limit(1)
  if (!earlierRefund) return undefined
  const [entry] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.giftId, gift.id), eq(ledgerEntries.providerRef, earlierRefund.refundId ?? '')))
  const booking = entry ? 'booked' : isClosed(gift) ? 'orphan' : 'expected'
  return { no: earlierRefund.no, amountMinor, currency: gift.currency, requestedAt: earlierRefund.askedAt, booking }
}

/**
 * Guards against repeating an interrupted command whose refund the provider has already made.
 * @throws RefundError if the same amount of the gift was refunded within a day
 */
export async function checkNotRepeated(tx: Tx, gift: Gift, amountMinor: number, now: Date): Promise<void> {
  const refund = await findRecentRefund(tx, gift, amountMinor, now)
  if (refund) throw new RefundError({ code: 'repeated', refund })
}

/** Stores the intent of an orphan payment on its closed gift: it is needed to repeat a refund whose response is lost. */
async function storeIntent(tx: Tx, gift: Gift, orphan: OrphanPayment | undefined): Promise<Gift> {
  if (!orphan || gift.intentId !== null) return gift
  const { intentId } = orphan
  await tx
    .update(gifts)
    .set({ intentId })
    .where(and(eq(gifts.tenantId, gift.tenantId), eq(gifts.id, gift.id)))
  return { ...gift, intentId }
}

/** A recorded refund, and whether this call recorded it. */
export type RecordedRefund = { gift: Gift; row: Refund; first: boolean }

/**
 * Records a refund before it is requested from the provider. If an earlier refund is unanswered, returns that one instead.
 * @throws RefundError if nothing or less can be refunded, or the same amount was refunded within a day
 */
export async function recordRefund(
  tx: Tx,
  previousGift: Gift,
  amountMinor: number,
  {
    now,
    again = false,
    orphan,
    request,
  }: RefundOptions & { now: Date; orphan?: OrphanPayment; request?: RefundRequest },
): Promise<RecordedRefund> {
  const gift = await storeIntent(tx, await lockGift(tx, previousGift), orphan)
  const earlierRefund = request && (await findByAttempt(tx, gift, request.attemptId))
  if (earlierRefund) return { gift, row: earlierRefund, first: false }
  const problem = findStateProblem(gift, orphan)
  if (problem) throw new RefundError(problem)
  const { leftMinor, unanswered } = await readRefundable(tx, gift, orphan)
  if (unanswered) return { gift, row: unanswered, first: false }
  if (!again) await checkNotRepeated(tx, gift, amountMinor, now)
  if (amountMinor > leftMinor) throw new RefundError({ code: 'tooMuch' })
  const [row] = await tx
    .insert(refunds)
    .values({
      tenantId: currentTenant,
      giftId: gift.id,
      no: sql`(select coalesce(max(no), 0) + 1 from refunds where tenant_id = ${currentTenant} and gift_id = ${gift.id})`,
      amountMinor,
      askedAt: now,
      ...request,
    })
    .returning()
  if (!row) throw new Error('Expected the recorded refund.')
  await audit(tx, 'refund asked')
  return { gift, row, first: true }
}

async function updateRefund(
  { db }: PaymentContext,
  refund: Refund,
  set: Partial<Pick<Refund, 'state' | 'refundId'>>,
): Promise<Refund> {
  const [row] = await db((tx) =>
    tx
      .update(refunds)
      .set(set)
      .where(and(isRefund(refund), eq(refunds.state, 'asked')))
      .returning(),
  )
  if (row) return row
  const [existingRefund] = await db((tx) => tx.select().from(refunds).where(isRefund(refund)))
  return existingRefund ?? refund
}

/** Looks up a refund, whose idempotency key has expired, in the provider's records. */
async function resolveLost(context: PaymentContext, gateway: Gateway, gift: Gift, refund: Refund): Promise<Refund> {
  if (secondsSince(context, refund.askedAt) < inFlightSeconds)
    throw new OutcomeUnknown('A refund may still be under way.')
  const existingRefunds = await context.db((tx) =>
    tx
      .select({ id: refunds.refundId })
      .from(refunds)
      .where(and(isOfGift(gift), isNotNull(refunds.refundId))),
  )
  const returns = await gateway.returnsOf(gift.intentId ?? '')
  // If an operator has refunded the same amount by hand, take that as this refund rather than refunding twice.
  const match = returns.refunds.find(
    ({ id, amountMinor, at }) =>
      amountMinor === refund.amountMinor &&
      secondsSince({ now: at }, refund.askedAt) > -inFlightSeconds &&
      !existingRefunds.some((row) => row.id === id),
  )
  return updateRefund(context, refund, match ? { state: 'taken', refundId: match.id } : { state: 'refused' })
}

/**
 * Requests a recorded refund from the provider, or repeats the request under the same number.
 * @param isFirst false if an earlier caller may have requested it already: a refusal then proves nothing about that request
 * @throws OutcomeUnknown if the response was lost; the refund stays as it is and is requested again
 */
async function requestRefund(
  context: PaymentContext,
  gateway: Gateway,
  gift: Gift,
  refund: Refund,
  isFirst: boolean,
): Promise<Refund> {
  const { giftId, no, amountMinor } = refund
  if (!gift.intentId) throw new Error(`Gift ${giftId} has no payment.`)
  if (!isFirst && secondsSince(context, refund.askedAt) >= replaySeconds)
    return resolveLost(context, gateway, gift, refund)
  try {
    const order = { intentId: gift.intentId, giftId, amountMinor, idempotencyKey: `ref:${giftId}:${no}` }
    return await updateRefund(context, refund, { state: 'taken', refundId: await gateway.refund(order) })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return isFirst ? updateRefund(context, refund, { state: 'refused' }) : resolveLost(context, gateway, gift, refund)
  }
}

/** The outcome of a refund, with its gift. */
export type RefundResult = { refund: Refund; gift: Gift; resumed: boolean }

/**
 * Refunds a gift, or a payment for a closed gift, in part or in full. Each recorded refund is made once, whatever the number of
 * concurrent callers and after any crash; the ledger is updated by our own reading.
 * @throws RefundError if nothing or less can be refunded, or the same amount was refunded within a day
 * @throws OperatorError if the provider does not report what was paid for a closed gift
 * @throws OutcomeUnknown if the provider's response was lost: call it again
 */
export async function refundGift(
  context: PaymentContext,
  gateway: Gateway,
  previousGift: Gift,
  amountMinor: number,
  options: RefundOptions = {},
): Promise<RefundResult> {
  const orphan = await readOrphanPayment(gateway, previousGift)
  const {
    gift,
    row,
    first: isFirst,
  } = await context.db((tx) => recordRefund(tx, previousGift, amountMinor, { ...options, now: context.now, orphan }))
  return completeRefund(context, gateway, gift, row, isFirst)
}

/**
 * Requests a recorded refund from the provider, and updates its gift.
 * @throws OutcomeUnknown if the provider's response was lost: it is requested again within the hour
 */
export async function completeRefund(
  context: PaymentContext,
  gateway: Gateway,
  gift: Gift,
  row: Refund,
  isFirst: boolean,
): Promise<RefundResult> {
  const refund = row.state === 'asked' ? await requestRefund(context, gateway, gift, row, isFirst) : row
  // The refund is made even if this read fails: an event or the hourly reconciliation reads again.
  const reading = isClosed(gift)
    ? closeOrphanFailures(context, gateway, gift)
    : applyReturns(context, gateway, gift.intentId ?? '')
  const updatedGift = await reading.catch((err: unknown) => {
    context.log.warn({ gift: gift.id, err }, 'the refunds of a gift could not be read yet')
  })
  return { refund, gift: updatedGift ?? gift, resumed: !isFirst }
}

/** Maximum number of a mosque's refunds resumed per round. */
const batchSize = 100

/** Finds refunds unanswered for a minute or longer. */
export const findUnanswered = (tx: Tx, now: Date): Promise<Refund[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'asked'), lt(refunds.askedAt, new Date(now.getTime() - inFlightSeconds * 1000))))
    .orderBy(asc(refunds.askedAt))
    .limit(batchSize)

/** Repeats the request for a refund whose response was lost. */
export const resumeRefund = (
  context: PaymentContext,
  gateway: Gateway,
  gift: Gift,
  refund: Refund,
): Promise<RefundResult> => completeRefund(context, gateway, gift, refund, false)
