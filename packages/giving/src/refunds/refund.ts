import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { type Tx, gifts, ledgerEntries, currentTenant, refunds } from '@minaret/foundation/db'
import { closeOrphanFailures, applyReturns } from '../gift-payments/returns.ts'
import { secondsSince } from '../card-confirmation/outcome.ts'
import type { PaymentContext } from '../gift-payments/settle.ts'
import { type Gift, lockGift } from '../records/giftStore.ts'
import { replayFor, underWay } from '../providers/retryWindow.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { findByAttempt, type Refund } from './findRefunds.ts'
import { type RecentRefund, RefundError, type RefundProblem } from './RefundError.ts'
import { isClosed, readOrphanPayment, type OrphanPayment } from '../gift-payments/orphanPayment.ts'

const ofGift = ({ id }: Pick<Gift, 'id'>) => and(eq(refunds.tenantId, currentTenant), eq(refunds.giftId, id))
const same = ({ giftId, no }: Refund) =>
  and(eq(refunds.tenantId, currentTenant), eq(refunds.giftId, giftId), eq(refunds.no, no))

/**
 * What could be given back of a gift now, and the refund whose answer is still open.
 * @param orphan of a closed gift, which has no ledger: what the provider holds
 */
export async function readRefundable(
  tx: Tx,
  gift: Gift,
  orphan?: OrphanPayment,
): Promise<{ leftMinor: number; unanswered?: Refund }> {
  const entries = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.giftId, gift.id))
  const rows = await tx.select().from(refunds).where(ofGift(gift)).orderBy(asc(refunds.no))
  // A refund that was taken since the provider was asked is not in its word, as one that is not booked is not in the ledger.
  const counted = new Set(orphan ? orphan.refundIds : entries.map(({ providerRef }) => providerRef))
  const onTheWay = rows.filter(
    ({ state, refundId }) => state === 'asked' || (state === 'taken' && refundId !== null && !counted.has(refundId)),
  )
  const totalOf = (some: readonly { amountMinor: number }[]) =>
    some.reduce((all, { amountMinor }) => all + amountMinor, 0)
  return {
    leftMinor: Math.max(0, (orphan?.leftMinor ?? totalOf(entries)) - totalOf(onTheWay)),
    unanswered: rows.find(({ state }) => state === 'asked'),
  }
}

/** Why nothing of a gift can be refunded by us; undefined if its state allows it. */
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

/** How the same amount of a gift is asked for once more on purpose. */
export type RefundOptions = {
  /** It is known that the same amount went back within a day, and that it shall go back another time. */
  again?: boolean
}

/** Who of the staff asks, why, and in which attempt of a form: the same attempt is one refund, however often it comes. */
export type RefundRequest = { requestedBy: string; reason: string; attemptId: string }

/** Within this, the same amount of the same gift is most likely the same request: one that was cut off, in seconds. */
const sameRequest = 24 * 3600

/** The refund of the same amount of a gift in the last 24 hours, which a form or a command may mean again. */
export async function findRecentRefund(
  tx: Tx,
  gift: Gift,
  amountMinor: number,
  now: Date,
): Promise<RecentRefund | undefined> {
  const [earlier] = await tx
    .select()
    .from(refunds)
    .where(
      and(
        ofGift(gift),
        eq(refunds.state, 'taken'),
        eq(refunds.amountMinor, amountMinor),
        gt(refunds.askedAt, new Date(now.getTime() - sameRequest * 1000)),
      ),
    )
    .orderBy(desc(refunds.no))
    .limit(1)
  if (!earlier) return undefined
  const [entry] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.giftId, gift.id), eq(ledgerEntries.providerRef, earlier.refundId ?? '')))
  const booking = entry ? 'booked' : isClosed(gift) ? 'orphan' : 'expected'
  return { no: earlier.no, amountMinor, currency: gift.currency, requestedAt: earlier.askedAt, booking }
}

/**
 * A command that was cut off is typed again, also when the provider had taken its refund: the same must not go back twice.
 * @throws RefundError if the same amount of the gift was refunded within a day
 */
export async function checkNotRepeated(tx: Tx, gift: Gift, amountMinor: number, now: Date): Promise<void> {
  const refund = await findRecentRefund(tx, gift, amountMinor, now)
  if (refund) throw new RefundError({ code: 'repeated', refund })
}

/** A closed gift whose payment is to go back has to know it: a lost answer is asked for again by it. */
async function withIntent(tx: Tx, gift: Gift, orphan: OrphanPayment | undefined): Promise<Gift> {
  if (!orphan || gift.intentId !== null) return gift
  const { intentId } = orphan
  await tx
    .update(gifts)
    .set({ intentId })
    .where(and(eq(gifts.tenantId, gift.tenantId), eq(gifts.id, gift.id)))
  return { ...gift, intentId }
}

/** A refund that stands written down, and whether this call wrote it. */
export type RecordedRefund = { gift: Gift; row: Refund; first: boolean }

/**
 * Writes a refund down before the provider is asked; one that waits for its answer goes first.
 * @throws RefundError if nothing can be refunded, or less, or the same amount was refunded within a day
 */
export async function recordRefund(
  tx: Tx,
  before: Gift,
  amountMinor: number,
  {
    now,
    again = false,
    orphan,
    request,
  }: RefundOptions & { now: Date; orphan?: OrphanPayment; request?: RefundRequest },
): Promise<RecordedRefund> {
  const gift = await withIntent(tx, await lockGift(tx, before), orphan)
  const earlier = request && (await findByAttempt(tx, gift, request.attemptId))
  if (earlier) return { gift, row: earlier, first: false }
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
  if (!row) throw new Error('The refund could not be recorded.')
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
      .where(and(same(refund), eq(refunds.state, 'asked')))
      .returning(),
  )
  if (row) return row
  const [existing] = await db((tx) => tx.select().from(refunds).where(same(refund)))
  return existing ?? refund
}

/** Looks for a refund whose key cannot be asked any more: the provider's own records say whether it was made. */
async function resolveLost(context: PaymentContext, gateway: Gateway, gift: Gift, refund: Refund): Promise<Refund> {
  if (secondsSince(context, refund.askedAt) < underWay) throw new OutcomeUnknown('A refund may still be under way.')
  const existing = await context.db((tx) =>
    tx
      .select({ id: refunds.refundId })
      .from(refunds)
      .where(and(ofGift(gift), isNotNull(refunds.refundId))),
  )
  const returns = await gateway.returnsOf(gift.intentId ?? '')
  // Somebody may have given the same amount back by hand: then that is this one, rather than twice.
  const found = returns.refunds.find(
    ({ id, amountMinor, at }) =>
      amountMinor === refund.amountMinor &&
      secondsSince({ now: at }, refund.askedAt) > -underWay &&
      !existing.some((other) => other.id === id),
  )
  return updateRefund(context, refund, found ? { state: 'taken', refundId: found.id } : { state: 'refused' })
}

/**
 * Asks the provider for a refund that stands written down, or asks again. Nothing else is ever asked under its number.
 * @param first false when an earlier caller may have asked already: then a refusal proves nothing about that one
 * @throws OutcomeUnknown when the answer was lost; the refund stays as it is and is asked for again
 */
async function requestRefund(
  context: PaymentContext,
  gateway: Gateway,
  gift: Gift,
  refund: Refund,
  first: boolean,
): Promise<Refund> {
  const { giftId, no, amountMinor } = refund
  if (!gift.intentId) throw new Error(`Gift ${giftId} has no payment.`)
  if (!first && secondsSince(context, refund.askedAt) >= replayFor) return resolveLost(context, gateway, gift, refund)
  try {
    const order = { intentId: gift.intentId, giftId, amountMinor, idempotencyKey: `ref:${giftId}:${no}` }
    return await updateRefund(context, refund, { state: 'taken', refundId: await gateway.refund(order) })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return first ? updateRefund(context, refund, { state: 'refused' }) : resolveLost(context, gateway, gift, refund)
  }
}

/** What became of a refund, and of its gift. */
export type RefundResult = { refund: Refund; gift: Gift; resumed: boolean }

/**
 * Gives back part or all of a gift, or of what came in for one that had been closed. Of any number of callers at once, and after any crash, an amount goes back once for
 * each number that was written down; the ledger follows by our own reading.
 * @throws RefundError if nothing can be refunded, or less, or the same amount was refunded within a day
 * @throws OperatorError if the provider does not say what was paid for a closed gift
 * @throws OutcomeUnknown when the provider's answer was lost: call it again
 */
export async function refundGift(
  context: PaymentContext,
  gateway: Gateway,
  before: Gift,
  amountMinor: number,
  options: RefundOptions = {},
): Promise<RefundResult> {
  const orphan = await readOrphanPayment(gateway, before)
  const { gift, row, first } = await context.db((tx) =>
    recordRefund(tx, before, amountMinor, { ...options, now: context.now, orphan }),
  )
  return completeRefund(context, gateway, gift, row, first)
}

/**
 * Asks the provider for a refund that stands written down, and reads what became of its gift.
 * @throws OutcomeUnknown when the provider's answer was lost: it is asked again within the hour
 */
export async function completeRefund(
  context: PaymentContext,
  gateway: Gateway,
  gift: Gift,
  row: Refund,
  first: boolean,
): Promise<RefundResult> {
  const refund = row.state === 'asked' ? await requestRefund(context, gateway, gift, row, first) : row
  // It is taken, whatever comes of this reading: an event or the hourly reconciliation reads again.
  const reading = isClosed(gift)
    ? closeOrphanFailures(context, gateway, gift)
    : applyReturns(context, gateway, gift.intentId ?? '')
  const updated = await reading.catch((err: unknown) => {
    context.log.warn({ gift: gift.id, err }, 'the refunds of a gift could not be read yet')
  })
  return { refund, gift: updated ?? gift, resumed: !first }
}

/** How many refunds of one mosque are asked for again in one round. */
const atOnce = 100

/** Refunds whose answer was lost a minute ago or longer, with their gifts' ids. */
export const findUnanswered = (tx: Tx, now: Date): Promise<Refund[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'asked'), lt(refunds.askedAt, new Date(now.getTime() - underWay * 1000))))
    .orderBy(asc(refunds.askedAt))
    .limit(atOnce)

/** Asks again for a refund whose answer was lost. */
export const resumeRefund = (
  context: PaymentContext,
  gateway: Gateway,
  gift: Gift,
  refund: Refund,
): Promise<RefundResult> => completeRefund(context, gateway, gift, refund, false)
