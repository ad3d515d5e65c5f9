import { settleRegularGift } from '../regular/settle.ts'
import {
  findRegularGift,
  findRegularGiftBySetup,
  findRegularGiftBySubscription,
  type RegularGift,
} from '../records/regularStore.ts'
import type { RegularGiftContext } from '../regular/applySubscription.ts'
import { applyReturns } from '../gift-payments/returns.ts'
import { applyIntent } from '../gift-payments/settle.ts'
import { findGift, findGiftByIntent } from '../records/giftStore.ts'
import type { EventSubject } from '../providers/billing.ts'
import { type Gateway, OutcomeUnknown, type Payments, ProviderRefusal } from '../providers/gateway.ts'
import { refreshAccount } from '../card-accounts/index.ts'
import { readPayout } from '../payouts/index.ts'
import { eventKind } from '../provider-events/providerEvents.ts'

/** Reads a gift's intent again. */
async function processIntent(context: RegularGiftContext, gateway: Gateway, intentId: string): Promise<void> {
  const { db, tenant } = context
  // Read the gift first, so that an outdated response is recognised.
  const giftBeforeRead = await db((tx) => findGiftByIntent(tx, intentId))
  // A collection also has events for its invoice, so its intent is skipped here.
  if (giftBeforeRead?.cycleId) return
  const intent = await gateway.read(intentId)
  const { giftId } = intent
  // It may be a collection, or a payment of another application or tenant.
  const isOurs = giftId !== undefined && intent.tenantId === tenant.id
  const gift = giftBeforeRead ?? (isOurs ? await db((tx) => findGift(tx, giftId)) : undefined)
  if (gift) await applyIntent(context, gift, intent)
}

type ObjectLabels = { tenantId?: string; regularGiftId?: string; subscriptionId?: string }

/** Reads the labels of an unknown object; the response to its creation may have been lost. */
async function readLabels(gateway: Gateway, about: EventSubject): Promise<ObjectLabels | undefined> {
  const { subscriptionId, invoiceId, setupIntentId } = about
  if (subscriptionId) return gateway.readSubscription(subscriptionId)
  if (invoiceId) return gateway.readInvoice(invoiceId)
  return setupIntentId ? gateway.readSetup(setupIntentId) : undefined
}

/** Finds the event's regular gift, if it belongs to this tenant and account. */
async function findRegularGiftOf(
  context: RegularGiftContext,
  gateway: Gateway,
  about: EventSubject,
): Promise<RegularGift | undefined> {
  const { db, tenant, log } = context
  const { accountId } = gateway
  const { subscriptionId, setupIntentId } = about
  const existingGift = await db(async (tx) => {
    const giftBySubscription = subscriptionId && (await findRegularGiftBySubscription(tx, accountId, subscriptionId))
    return giftBySubscription || (setupIntentId ? findRegularGiftBySetup(tx, accountId, setupIntentId) : undefined)
  })
  if (existingGift) return existingGift
  try {
    const { tenantId, regularGiftId, subscriptionId: invoiceSubscriptionId } = (await readLabels(gateway, about)) ?? {}
    // An adopted regular gift has no labels; it is found through its invoice.
    if (tenantId === undefined && invoiceSubscriptionId)
      return await db((tx) => findRegularGiftBySubscription(tx, accountId, invoiceSubscriptionId))
    if (tenantId !== tenant.id || !regularGiftId) return undefined
    const regularGift = await db((tx) => findRegularGift(tx, regularGiftId))
    return regularGift?.accountId === accountId ? regularGift : undefined
  } catch (error) {
    if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
    // Objects of other applications in the account can be ignored; ours are also checked hourly.
    log.info({ account: accountId, err: error }, 'an event is about an unknown object')
    return undefined
  }
}

/**
 * Processes an event by reading its object again. Safe in any order and any number of times.
 * @throws OutcomeUnknown, ProviderRefusal if the object could not be read; the job is retried
 */
export async function processEvent(
  context: RegularGiftContext,
  payments: Payments,
  gateway: Gateway,
  { type, about }: { type: string; about: EventSubject },
): Promise<void> {
  const { intentId, payoutId } = about
  switch (eventKind(type)) {
    case 'intent':
      return intentId ? processIntent(context, gateway, intentId) : undefined
    case 'returns':
      if (intentId) await applyReturns(context, gateway, intentId)
      return undefined
    case 'payout':
      return payoutId ? readPayout(context, gateway, payoutId) : undefined
    case 'account':
      return refreshAccount({ ...context, payments }, gateway.accountId)
    case 'cycle': {
      const regularGift = await findRegularGiftOf(context, gateway, about)
      return regularGift && settleRegularGift(context, payments, regularGift.id)
    }
    default:
      return undefined
  }
}
