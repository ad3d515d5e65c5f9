import { and, eq, sql } from 'drizzle-orm'
import { regularGifts } from '@minaret/foundation/db'
import { countDecline, type CardOrigin } from '../attempts/declines.ts'
import type { Setup, Subscription } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { type RegularGiftContext, applySubscription, applySubscriptionIn } from './applySubscription.ts'
import { scheduleRegularRecheck } from './recheck.ts'
import { nextSetup, type SetupSource } from '../records/setupStates.ts'
import { type RegularGift, isRegularGift, findRegularGift, lockRegularGift } from '../records/regularStore.ts'

const differs = (same: Record<string, boolean>) =>
  Object.entries(same).flatMap(([name, holds]) => (holds ? [] : [name]))

/** What must be equal before a word about a card is believed of this regular gift. */
const setupMismatches = (regularGift: RegularGift, setup: Setup) =>
  differs({
    account: setup.accountId === regularGift.accountId,
    customer: setup.customerId === undefined || setup.customerId === regularGift.customerId,
    // A subscription's own setup may carry no labels; its id is the subscription's word then.
    tenant: setup.tenantId === undefined || setup.tenantId === regularGift.tenantId,
    cycle: setup.cycleId === undefined || setup.cycleId === regularGift.id,
    setup: regularGift.setupIntentId === null || setup.id === regularGift.setupIntentId,
  })

/** The same of a subscription that has just been made, or found. */
export const subscriptionMismatches = (regularGift: RegularGift, reading: Subscription) =>
  differs({
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

/** The regular gift as it stands now. */
const again = async ({ db }: RegularGiftContext, regularGift: RegularGift) =>
  (await db((tx) => findRegularGift(tx, regularGift.id))) ?? regularGift

/**
 * Ends what is being set up: its subscription first, so that nothing can ever be collected, then here.
 * @throws OutcomeUnknown, ProviderRefusal while the provider has not ended it; it is asked again later
 */
export async function closeSetup(
  context: RegularGiftContext,
  gateway: Gateway,
  before: RegularGift,
  by: 'expired' | 'card' | 'giver',
): Promise<RegularGift> {
  const { db, now } = context
  const { subscriptionId, tenantId, id } = await again(context, before)
  const ended = subscriptionId
    ? await gateway.changeSubscription(subscriptionId, { kind: 'end' }, `jum:${tenantId}:${id}:close`)
    : undefined
  const closed = await db(async (tx) => {
    const row = await lockRegularGift(tx, before)
    if (row.state !== 'pending_setup') return row
    // Made in this moment by somebody else: whoever made it finds the gift closed, or the next recheck ends it.
    if (row.subscriptionId !== subscriptionId) return row
    const [over] = await tx
      .update(regularGifts)
      .set({ state: 'expired', endedAt: now, endedBy: by, nextOn: null, leaseUntil: null, confirmToken: null })
      .where(isRegularGift(row))
      .returning()
    if (over && by === 'giver') await context.onRequest?.(tx)
    if (over) await scheduleRegularRecheck(tx, over, now)
    return over ?? row
  })
  // Its card stood a moment before: it was running, and has ended.
  return ended && closed.state !== 'pending_setup' && closed.state !== 'expired'
    ? db((tx) => applySubscriptionIn(tx, context, closed, ended, { by }))
    : closed
}

/** A card stands: the subscription is read, given the card where it has not taken it by itself, and landed. */
async function attachCard(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
  setup: Setup,
): Promise<RegularGift> {
  const { tenantId, id, subscriptionId, confirmNo } = regularGift
  if (!subscriptionId || regularGift.state !== 'pending_setup') return regularGift
  const read = await gateway.readSubscription(subscriptionId)
  const { paymentMethodId } = setup
  if (read.status !== 'incomplete' || !paymentMethodId) return applySubscription(context, regularGift, read)
  const key = `jum:${tenantId}:${id}:attach:${confirmNo}`
  return applySubscription(
    context,
    regularGift,
    await gateway.changeSubscription(subscriptionId, { kind: 'card', paymentMethodId }, key),
  )
}

/** A card that was proved, until its subscription says so too: whoever asked first is waited for meanwhile. */
async function finish(
  context: RegularGiftContext,
  gateway: Gateway,
  before: RegularGift,
  setup: Setup,
): Promise<RegularGift> {
  const { db, now } = context
  const named = await db(async (tx) => {
    const row = await lockRegularGift(tx, before)
    if (row.state !== 'pending_setup') return row
    const card = { cardBrand: setup.card?.brand, cardLast4: setup.card?.last4 }
    const [written] = await tx
      .update(regularGifts)
      .set({ setupIntentId: setup.id, ...card })
      .where(isRegularGift(row))
      .returning()
    return written ?? row
  })
  const attached = await attachCard(context, gateway, named, setup)
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
 * Writes what the provider said of the card: the setup's state, the next recheck, the marks of a decline; and when the card
 * stands, what its subscription says.
 * @param source the answer to a try that says a card stands is read again before it is believed
 * @param from where the card was tried from, where that is known
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
  if (setup.status === 'succeeded') return finish(context, gateway, before, setup)
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
    if (!written) throw new Error(`Regular gift ${row.id} could not be written.`)
    if (moved) await scheduleRegularRecheck(tx, written, now)
    if (moved && next === 'failed')
      await countDecline(tx, { tenantId: row.tenantId, secrets, now }, { email: row.donorEmail, ...from })
    return written
  })
}
