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

/** Reads the intent of a gift again. */
async function processIntent(context: RegularGiftContext, gateway: Gateway, intentId: string): Promise<void> {
  const { db, tenant } = context
  // The gift as it was before we ask, so that an answer that is overtaken is known as such.
  const before = await db((tx) => findGiftByIntent(tx, intentId))
  // A collection's own bell rings as well, and with its invoice: that one is heard.
  if (before?.cycleId) return
  const intent = await gateway.read(intentId)
  const { giftId } = intent
  // Not a gift of ours: a collection, another shop in the same account, another tenant's.
  const ours = giftId !== undefined && intent.tenantId === tenant.id
  const stored = before ?? (ours ? await db((tx) => findGift(tx, giftId)) : undefined)
  if (stored) await applyIntent(context, stored, intent)
}

type ObjectLabels = { tenantId?: string; cycleId?: string; subscriptionId?: string }

/** The labels of what an event is about, where we do not know it: its maker's answer may have been lost. */
async function labelsOf(gateway: Gateway, about: EventSubject): Promise<ObjectLabels | undefined> {
  const { subscriptionId, invoiceId, setupIntentId } = about
  if (subscriptionId) return gateway.readSubscription(subscriptionId)
  if (invoiceId) return gateway.readInvoice(invoiceId)
  return setupIntentId ? gateway.readSetup(setupIntentId) : undefined
}

/** The regular gift an event is about, if it is one of this tenant and account. */
async function findRegularGiftOf(
  context: RegularGiftContext,
  gateway: Gateway,
  about: EventSubject,
): Promise<RegularGift | undefined> {
  const { db, tenant, log } = context
  const { accountId } = gateway
  const { subscriptionId, setupIntentId } = about
  const found = await db(async (tx) => {
    const bySubscription = subscriptionId && (await findRegularGiftBySubscription(tx, accountId, subscriptionId))
    return bySubscription || (setupIntentId ? findRegularGiftBySetup(tx, accountId, setupIntentId) : undefined)
  })
  if (found) return found
  try {
    const { tenantId, cycleId, subscriptionId: ofInvoice } = (await labelsOf(gateway, about)) ?? {}
    // An adopted one has no label of ours; its invoice names it, where the event did not.
    if (tenantId === undefined && ofInvoice)
      return await db((tx) => findRegularGiftBySubscription(tx, accountId, ofInvoice))
    if (tenantId !== tenant.id || !cycleId) return undefined
    const regularGift = await db((tx) => findRegularGift(tx, cycleId))
    return regularGift?.accountId === accountId ? regularGift : undefined
  } catch (error) {
    if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
    // Another shop's in the same account is none of ours to understand; what is ours is looked at every hour as well.
    log.info({ account: accountId, err: error }, 'an event is about an unknown object')
    return undefined
  }
}

/**
 * Works on an event: a doorbell that says what to read again. Safe in any order and any number of times.
 * @throws OutcomeUnknown, ProviderRefusal when a gift could not be read; the job is tried again
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
