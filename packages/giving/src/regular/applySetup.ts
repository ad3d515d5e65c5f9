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
  Object.entries(matches).flatMap(([name, isMatch]) => (isMatch ? [] : [name]))

/** Lists the fields in which a card setup differs from its regular gift; it is trusted only if there are none. */
const listSetupMismatches = (regularGift: RegularGift, setup: Setup) =>
  listDifferences({
    account: setup.accountId === regularGift.accountId,
    customer: setup.customerId === undefined || setup.customerId === regularGift.customerId,
    // A subscription's own setup may have no metadata; the id in the subscription then identifies it.
    tenant: setup.tenantId === undefined || setup.tenantId === regularGift.tenantId,
    cycle: setup.regularGiftId === undefined || setup.regularGiftId === regularGift.id,
    setup: regularGift.setupIntentId === null || setup.id === regularGift.setupIntentId,
  })

/** Lists the fields in which a subscription that was just created or found differs from its regular gift. */
export const listSubscriptionMismatches = (regularGift: RegularGift, subscription: Subscription) =>
  listDifferences({
    account: subscription.accountId === regularGift.accountId,
    tenant: subscription.tenantId === regularGift.tenantId,
    cycle: subscription.regularGiftId === regularGift.id,
    customer: subscription.customerId === regularGift.customerId,
    mode: subscription.mode === regularGift.mode,
    rhythm: subscription.rhythm === regularGift.rhythm,
    amount: subscription.amountMinor === regularGift.amountMinor,
    currency: subscription.currency === regularGift.currency,
    subscription: regularGift.subscriptionId === null || regularGift.subscriptionId === subscription.id,
  })

/** Reads the current regular gift. */
const reload = async ({ db }: RegularGiftContext, regularGift: RegularGift) =>
  (await db((tx) => findRegularGift(tx, regularGift.id))) ?? regularGift

/**
 * Ends a regular gift that is being set up: the subscription first, so that nothing can be collected, then the gift.
 * @throws OutcomeUnknown, ProviderRefusal if the provider has not ended it; it is retried later
 */
export async function endSetup(
  context: RegularGiftContext,
  gateway: Gateway,
  previousGift: RegularGift,
  by: 'expired' | 'card' | 'giver',
): Promise<RegularGift> {
  const { db, now } = context
  const { subscriptionId, tenantId, id } = await reload(context, previousGift)
  const endedSubscription = subscriptionId
    ? await gateway.changeSubscription(subscriptionId, { kind: 'end' }, `jum:${tenantId}:${id}:close`)
    : undefined
  const currentGift = await db(async (tx) => {
    const row = await lockRegularGift(tx, previousGift)
    if (row.state !== 'pending_setup') return row
    // Another caller has just created the subscription: they will find the gift closed, or the next recheck ends it.
    if (row.subscriptionId !== subscriptionId) return row
    const [closedGift] = await tx
      .update(regularGifts)
      .set({ state: 'expired', endedAt: now, endedBy: by, nextOn: null, leaseUntil: null, confirmToken: null })
      .where(isRegularGift(row))
      .returning()
    if (closedGift && by === 'giver') await context.onRequest?.(tx)
    if (closedGift) await scheduleRegularRecheck(tx, closedGift, now)
    return closedGift ?? row
  })
  // Its card had just been set up: the gift was running, and has now ended.
  return endedSubscription && currentGift.state !== 'pending_setup' && currentGift.state !== 'expired'
    ? db((tx) => applySubscriptionIn(tx, context, currentGift, endedSubscription, { by }))
    : currentGift
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

/** Finishes the setup of a verified card; other callers wait until the subscription has the card. */
async function finishSetup(
  context: RegularGiftContext,
  gateway: Gateway,
  previousGift: RegularGift,
  setup: Setup,
): Promise<RegularGift> {
  const { db, now } = context
  const updatedGift = await db(async (tx) => {
    const row = await lockRegularGift(tx, previousGift)
    if (row.state !== 'pending_setup') return row
    const card = { cardBrand: setup.card?.brand, cardLast4: setup.card?.last4 }
    const [updatedRow] = await tx
      .update(regularGifts)
      .set({ setupIntentId: setup.id, ...card })
      .where(isRegularGift(row))
      .returning()
    return updatedRow ?? row
  })
  const attachedGift = await attachCard(context, gateway, updatedGift, setup)
  if (attachedGift.state !== 'pending_setup') return attachedGift
  return db(async (tx) => {
    const [pendingGift] = await tx
      .update(regularGifts)
      .set({ setup: 'done', leaseUntil: null, confirmToken: null })
      .where(and(isRegularGift(attachedGift), eq(regularGifts.state, 'pending_setup')))
      .returning()
    if (pendingGift) await scheduleRegularRecheck(tx, pendingGift, now)
    return pendingGift ?? (await findRegularGift(tx, attachedGift.id)) ?? attachedGift
  })
}

/**
 * Records the provider's response about a card: the setup's state, the next check and any decline marks, and once the card
 * is set up, the subscription.
 * @param source a response that reports success is read again before it is trusted
 * @param from the origin of the card attempt, if known
 */
export async function applySetup(
  context: RegularGiftContext,
  gateway: Gateway,
  previousGift: RegularGift,
  reading: Setup,
  source: SetupSource,
  from?: CardOrigin,
): Promise<RegularGift> {
  const { db, secrets, now, log } = context
  const setup = source === 'response' && reading.status === 'succeeded' ? await gateway.readSetup(reading.id) : reading
  const mismatches = listSetupMismatches(previousGift, setup)
  if (mismatches.length > 0) {
    log.error(
      { alarm: 'setup mismatch', cycle: previousGift.id, wrong: mismatches },
      'a card does not match its regular gift',
    )
    return previousGift
  }
  if (setup.status === 'succeeded') return finishSetup(context, gateway, previousGift, setup)
  return db(async (tx) => {
    const row = await lockRegularGift(tx, previousGift)
    const isSameTry = row.confirmNo === previousGift.confirmNo
    const isCurrent = source === 'response' ? isSameTry : isSameTry && row.setup === previousGift.setup
    const nextState = isCurrent ? nextSetup(row.setup, source, setup.status) : row.setup
    const hasChanged = nextState !== row.setup && row.state === 'pending_setup'
    if (!hasChanged && row.setupIntentId !== null) return row
    const [updatedRow] = await tx
      .update(regularGifts)
      .set({
        setupIntentId: setup.id,
        ...(hasChanged ? { setup: nextState, leaseUntil: null, confirmToken: null, checkedAt: sql`now()` } : {}),
        ...(hasChanged && nextState === 'failed' ? { declineCode: setup.declineCode ?? 'unknown' } : {}),
      })
      .where(isRegularGift(row))
      .returning()
    if (!updatedRow) throw new Error(`Expected the updated regular gift ${row.id}.`)
    if (hasChanged) await scheduleRegularRecheck(tx, updatedRow, now)
    if (hasChanged && nextState === 'failed')
      await countDecline(tx, { tenantId: row.tenantId, secrets, now }, { email: row.donorEmail, ...from })
    return updatedRow
  })
}
