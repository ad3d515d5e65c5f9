import type { SubscriptionRequest, Invoice, Subscription } from '../../giving/src/providers/billing.ts'
import type { Gateway } from '../../giving/src/providers/gateway.ts'
import type { BillingHarness, CardBehaviour } from './billingHarness.ts'

/** A day in milliseconds. */
export const dayMs = 86_400_000
/** A week in milliseconds. */
export const weekMs = 7 * dayMs
/** Milliseconds after which a drafted invoice has been finalised. */
export const draftMs = 2 * 3_600_000

/** Returns the time `ms` milliseconds after a date. */
export const addMs = (date: Date, ms: number): Date => new Date(date.getTime() + ms)

/** A subscription, and the request that created it. */
export type CreatedSubscription = {
  request: SubscriptionRequest
  subscription: Subscription
  id: string
  customerId: string
  regularGiftId: string
}

/** Test actions for a donor's regular gifts. */
export type BillingDonor = ReturnType<typeof createBillingDonor>

/** Creates the test actions for a donor's regular gifts at a provider. */
export function createBillingDonor(harness: BillingHarness, gateway: Gateway) {
  let count = 0
  const newKey = () => `key:${(count += 1)}`
  const timeAfter = (ms: number) => new Date(harness.now().getTime() + ms)
  const advanceBy = (ms: number) => harness.advanceTo(timeAfter(ms))

  /** Creates a subscription without a card, with its first collection tomorrow. */
  async function subscribe(overrides: Partial<SubscriptionRequest> = {}): Promise<CreatedSubscription> {
    const regularGiftId = `regular${(count += 1)}`
    const payer = { name: 'Aisha Rahman', email: 'aisha@example.org', idempotencyKey: newKey() }
    const customerId = await gateway.customer(payer)
    const request: SubscriptionRequest = {
      regularGiftId,
      causeId: 'general',
      fund: 'general',
      title: 'General fund',
      customerId,
      rhythm: 'weekly',
      amountMinor: 700,
      currency: 'gbp',
      startsAt: timeAfter(dayMs),
      idempotencyKey: newKey(),
      ...overrides,
    }
    const subscription = await gateway.subscribe(request)
    return { request, subscription, id: subscription.id, customerId, regularGiftId }
  }

  const setUp = ({ regularGiftId, customerId, subscription }: CreatedSubscription, behaviour: CardBehaviour) =>
    gateway.setUp({
      regularGiftId,
      customerId,
      setupIntentId: subscription.setupIntentId,
      confirmationTokenId: harness.createToken(behaviour),
      idempotencyKey: newKey(),
    })

  async function createActiveSubscription(
    behaviour: CardBehaviour = 'succeeds',
    overrides: Partial<SubscriptionRequest> = {},
  ): Promise<CreatedSubscription> {
    const subscription = await subscribe(overrides)
    await setUp(subscription, behaviour)
    return subscription
  }

  const readSubscription = ({ id }: Pick<CreatedSubscription, 'id'>): Promise<Subscription> =>
    gateway.readSubscription(id)
  const readInvoices = ({ id }: Pick<CreatedSubscription, 'id'>): Promise<Invoice[]> =>
    gateway.invoicesOf(id, new Date(0))
  const readStatuses = async (subscription: Pick<CreatedSubscription, 'id'>) =>
    (await readInvoices(subscription)).map(({ status }) => status)

  /** Replaces the subscription's card. */
  async function replaceCard(
    { id, regularGiftId, customerId }: CreatedSubscription,
    behaviour: CardBehaviour,
  ): Promise<Subscription> {
    const confirmationTokenId = harness.createToken(behaviour)
    const { paymentMethodId = '' } = await gateway.setUp({
      regularGiftId,
      customerId,
      confirmationTokenId,
      idempotencyKey: newKey(),
    })
    return gateway.changeSubscription(id, { kind: 'card', paymentMethodId }, newKey())
  }

  return {
    createKey: newKey,
    timeAfter,
    advanceBy,
    subscribe,
    setUp,
    createActiveSubscription,
    readSubscription,
    readInvoices,
    readStatuses,
    replaceCard,
  }
}
