import { and, eq, sql } from 'drizzle-orm'
import { regularGifts } from '@minaret/foundation/db'
import { countDecline, type CardOrigin } from '../attempts/declines.ts'
import type { Setup, Subscription } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { type RegularGiftContext, applySubscription, applySubscriptionIn } from './applySubscription.ts'
import { scheduleRegularRecheck } from './recheck.ts'
import { nextSetup, type SetupSource } from '../records/setupStates.ts'
import { type RegularGift, isRegularGift, findRegularGift, lockRegularGift } from '../records/regularStore.ts'

const listDifferences = (matches: Record<string, boolean>) =>
  Object.entries(matches).flatMap(([name, holds]) => (holds ? [] : [name]))

/** Lists the fields in which a card setup differs from its regular gift; there must be none before it is trusted. */
const setupMismatches = (regularGift: RegularGift, setup: Setup) =>
  listDifferences({
    account: setup.accountId === regularGift.accountId,
    customer: setup.customerId === undefined || setup.customerId === regularGift.customerId,
    // A subscription's own setup may have no metadata; it is then identified by the id the subscription gives.
    tenant: setup.tenantId === undefined || setup.tenantId === regularGift.tenantId,
    cycle: setup.cycleId === undefined || setup.cycleId === regularGift.id,
    setup: regularGift.setupIntentId === null || setup.id === regularGift.setupIntentId,
  })

/** Lists the fields in which a newly created or found subscription differs from its regular gift. */
export const subscriptionMismatches = (regularGift: RegularGift, reading: Subscription) =>
  listDifferences({
    account: reading.accountId === regularGift.accountId,
    tenant: reading.tenantId === regularGift.tenantId,
    cycle: reading.cycleId === regularGift.id,
    customer: reading.customerId === regularGift.customerId,
    mode: reading.mode === regularGift.mode,
    rhythm: reading.rhythm === regularGift.rhythm,
    amount: reading.amountMinor === regularGift.amountMinor,
    currency: reading.currency === regularGift.currency,
    subscription: regularGift.subscriptionId === null || regularGift.subscriptionId === reading.id,
  })

/** Reads the current regular gift. */
const reload = async ({ db }: RegularGiftContext, regularGift: RegularGift) =>
  (await db((tx) => findRegularGift(tx, regularGift.id))) ?? regularGift

/**
 * Ends a regular gift that is being set up: the subscription first, so that nothing can be collected, then the gift.
 * @throws OutcomeUnknown, ProviderRefusal if the provider has not ended it; it is tried again later
 */
export async function closeSetup(
  context: RegularGiftContext,
  gateway: Gateway,
  before: RegularGift,
  by: 'expired' | 'card' | 'giver',
): Promise<RegularGift> {
  const { db, now } = context
  const { subscriptionId, tenantId, id } = await reload(context, before)
  const ended = subscriptionId
    ? await gateway.changeSubscription(subscriptionId, { kind: 'end' }, `jum:${tenantId}:${id}:close`)
    : undefined
  const current = await db(async (tx) => {
    const row = await lockRegularGift(tx, before)
    if (row.state !== 'pending_setup') return row
    // Another caller has just created the subscription: it will find the gift closed, or the next recheck ends it.
    if (row.subscriptionId !== subscriptionId) return row
    const [closed] = await tx
      .update(regularGifts)
      .set({ state: 'expired', endedAt: now, endedBy: by, nextOn: null, leaseUntil: null, confirmToken: null })
      .where(isRegularGift(row))
      .returning()
    if (closed && by === 'giver') await context.onRequest?.(tx)
    if (closed) await scheduleRegularRecheck(tx, closed, now)
    return closed ?? row
  })
  // Its card was set up just before: it was running, and has now ended.
  return ended && current.state !== 'pending_setup' && current.state !== 'expired'
    ? db((tx) => applySubscriptionIn(tx, context, current, ended, { by }))
    : current
}

/** Reads the subscription once a card is set up, attaches the card if the subscription lacks it, and applies the result. */
async function attachCard(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
  setup: Setup,
): Promise<RegularGift> {
  const { tenantId, id, subscriptionId, confirmNo } = regularGift
  if (!subscriptionId || regularGift.state !== 'pending_setup') return regularGift
  const subscription = await gateway.readSubscription(subscriptionId)
  const { paymentMethodId } = setup
  if (subscription.status !== 'incomplete' || !paymentMethodId)
    return applySubscription(context, regularGift, subscription)
  const key = `jum:${tenantId}:${id}:attach:${confirmNo}`
  return applySubscription(
    context,
    regularGift,
    await gateway.changeSubscription(subscriptionId, { kind: 'card', paymentMethodId }, key),
  )
}

/** Finishes the setup of a verified card; other callers wait until the subscription has it. */
async function finishSetup(
  context: RegularGiftContext,
  gateway: Gateway,
  before: RegularGift,
  setup: Setup,
): Promise<RegularGift> {
  const { db, now } = context
  const withCard = await db(async (tx) => {
    const row = await lockRegularGift(tx, before)
    if (row.state !== 'pending_setup') return row
    const card = { cardBrand: setup.card?.brand, cardLast4: setup.card?.last4 }
    const [updated] = await tx
      .update(regularGifts)
      .set({ setupIntentId: setup.id, ...card })
      .where(isRegularGift(row))
      .returning()
    return updated ?? row
  })
  const attached = await attachCard(context, gateway, withCard, setup)
  if (attached.state !== 'pending_setup') return attached
  return db(async (tx) => {
    const [waiting] = await tx
      .update(regularGifts)
      .set({ setup: 'done', leaseUntil: null, confirmToken: null })
      .where(and(isRegularGift(attached), eq(regularGifts.state, 'pending_setup')))
      .returning()
    if (waiting) await scheduleRegularRecheck(tx, waiting, now)
    return waiting ?? (await findRegularGift(tx, attached.id)) ?? attached
  })
}

/**
 * Records the provider's response about a card: the setup's state, the next check, the marks of a decline; and once the card is
 * set up, the subscription.
 * @param source a response that reports success is read again before it is trusted
 * @param from the origin of the card attempt, if known
 */
export async function applySetup(
  context: RegularGiftContext,
  gateway: Gateway,
  before: RegularGift,
  reading: Setup,
  source: SetupSource,
  from?: CardOrigin,
): Promise<RegularGift> {
  const { db, secrets, now, log } = context
  const setup = source === 'answer' && reading.status === 'succeeded' ? await gateway.readSetup(reading.id) : reading
  const wrong = setupMismatches(before, setup)
  if (wrong.length > 0) {
    log.error({ alarm: 'setup mismatch', cycle: before.id, wrong }, 'a card does not match its regular gift')
    return before
  }
  if (setup.status === 'succeeded') return finishSetup(context, gateway, before, setup)
  return db(async (tx) => {
    const row = await lockRegularGift(tx, before)
    const sameTry = row.confirmNo === before.confirmNo
    const current = source === 'answer' ? sameTry : sameTry && row.setup === before.setup
    const next = current ? nextSetup(row.setup, source, setup.status) : row.setup
    const moved = next !== row.setup && row.state === 'pending_setup'
    if (!moved && row.setupIntentId !== null) return row
    const [written] = await tx
      .update(regularGifts)
      .set({
        setupIntentId: setup.id,
        ...(moved ? { setup: next, leaseUntil: null, confirmToken: null, checkedAt: sql`now()` } : {}),
        ...(moved && next === 'failed' ? { declineCode: setup.declineCode ?? 'unknown' } : {}),
      })
      .where(isRegularGift(row))
      .returning()
    if (!written) throw new Error(`Expected the updated regular gift ${row.id}.`)
    if (moved) await scheduleRegularRecheck(tx, written, now)
    if (moved && next === 'failed')
      await countDecline(tx, { tenantId: row.tenantId, secrets, now }, { email: row.donorEmail, ...from })
    return written
  })
}
