import { regularGifts } from '@minaret/foundation/db'
import type { Subscription } from '../providers/billing.ts'
import { type Gateway, ProviderRefusal } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { endAtOf } from '../records/collectionDays.ts'
import type { RegularGiftContext } from './applySubscription.ts'
import { endSetup, listSubscriptionMismatches } from './applySetup.ts'
import { saveCustomer, findCustomer, findCauseTitle } from '../records/setupStore.ts'
import { type RegularGift, isRegularGift, lockRegularGift } from '../records/regularStore.ts'

/** Finds or creates the donor's customer at the provider, and stores it before anything else is created for it. */
async function ensureCustomer(
  { db }: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<RegularGift> {
  if (regularGift.customerId) return regularGift
  const { tenantId, accountId, donorName: name, donorEmail: email } = regularGift
  const existingCustomerId = await db((tx) => findCustomer(tx, regularGift))
  const hash = sha256(JSON.stringify([email, name]))
    .toString('hex')
    .slice(0, 32)
  const idempotencyKey = `cus:${tenantId}:${accountId}:${hash}`
  const customerId = await gateway.customer({ customerId: existingCustomerId, name, email, idempotencyKey })
  return db((tx) => saveCustomer(tx, regularGift, customerId, existingCustomerId))
}

async function subscribe(
  { db }: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<Subscription> {
  const { tenantId, id, causeId, fund, customerId, rhythm, amountMinor, currency, startsAt } = regularGift
  if (!customerId) throw new Error(`Regular gift ${id} is being set up without a customer.`)
  return gateway.subscribe({
    regularGiftId: id,
    causeId,
    fund,
    title: await db((tx) => findCauseTitle(tx, regularGift)),
    customerId,
    rhythm,
    amountMinor,
    currency,
    startsAt,
    endsAt: endAtOf(regularGift),
    idempotencyKey: `jum:${tenantId}:${id}:create`,
  })
}

/** Stores the subscription of a regular gift, once. If the gift has been closed since, ends the subscription. */
export async function bindSubscription(
  context: RegularGiftContext,
  gateway: Gateway,
  previousGift: RegularGift,
  subscription: Subscription,
): Promise<RegularGift> {
  const mismatches = listSubscriptionMismatches(previousGift, subscription)
  if (mismatches.length > 0) {
    context.log.error(
      { alarm: 'subscription mismatch', cycle: previousGift.id, wrong: mismatches },
      'a subscription does not match the request',
    )
    throw new ProviderRefusal('The subscription does not match the request.')
  }
  const currentGift = await context.db(async (tx) => {
    const row = await lockRegularGift(tx, previousGift)
    const [updatedGift] = await tx
      .update(regularGifts)
      .set({ subscriptionId: subscription.id, setupIntentId: row.setupIntentId ?? subscription.setupIntentId })
      .where(isRegularGift(row))
      .returning()
    return updatedGift ?? row
  })
  return currentGift.state === 'pending_setup' ? currentGift : endSetup(context, gateway, currentGift, 'expired')
}

/**
 * Creates the customer and the subscription that a card is set up for, each once.
 * @param isFirst false if an earlier caller may have created the subscription already: it is then looked up first
 */
export async function prepareSubscription(
  context: RegularGiftContext,
  gateway: Gateway,
  claimedGift: RegularGift,
  isFirst: boolean,
): Promise<RegularGift> {
  const regularGift = await ensureCustomer(context, gateway, claimedGift)
  if (regularGift.subscriptionId) return regularGift
  const existingSubscription = isFirst
    ? undefined
    : await gateway.findSubscription(regularGift.id, regularGift.createdAt)
  const subscription = existingSubscription ?? (await subscribe(context, gateway, regularGift))
  return bindSubscription(context, gateway, regularGift, subscription)
}
