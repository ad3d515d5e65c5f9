import type { SubscriptionRequest, Invoice, Subscription } from '../../giving/src/providers/billing.ts'
import type { Gateway } from '../../giving/src/providers/gateway.ts'
import type { BillingBench, CardBehaviour } from './billingBench.ts'

/** A day in milliseconds. */
export const day = 86_400_000
/** A week in milliseconds. */
export const week = 7 * day
/** Milliseconds after which a drafted invoice has been finalised. */
export const afterDraft = 2 * 3_600_000

/** Returns the time `ms` milliseconds after a date. */
export const addMs = (date: Date, ms: number): Date => new Date(date.getTime() + ms)

/** A subscription, and the request that created it. */
export type CreatedSubscription = {
  order: SubscriptionRequest
  subscription: Subscription
  id: string
  customerId: string
  cycleId: string
}

/** The steps of a donor with regular gifts at one provider. */
export type BillingDonor = ReturnType<typeof createBillingDonor>

/** Returns the steps of a donor with regular gifts at a provider. */
export function createBillingDonor(bench: BillingBench, gateway: Gateway) {
  let count = 0
  const newKey = () => `key:${(count += 1)}`
  const timeAfter = (ms: number) => new Date(bench.now().getTime() + ms)
  const advanceBy = (ms: number) => bench.until(timeAfter(ms))

  /** Creates a subscription without a card, with its first collection tomorrow. */
  async function subscribe(overrides: Partial<SubscriptionRequest> = {}): Promise<CreatedSubscription> {
    const cycleId = `cycle${(count += 1)}`
    const payer = { name: 'Aisha Rahman', email: 'aisha@example.org', idempotencyKey: newKey() }
    const customerId = await gateway.customer(payer)
    const order: SubscriptionRequest = {
      cycleId,
      causeId: 'general',
      fund: 'general',
      title: 'General fund',
      customerId,
      rhythm: 'weekly',
      amountMinor: 700,
      currency: 'gbp',
      startsAt: timeAfter(day),
      idempotencyKey: newKey(),
      ...overrides,
    }
    const subscription = await gateway.subscribe(order)
    return { order, subscription, id: subscription.id, customerId, cycleId }
  }

  const setUp = ({ cycleId, customerId, subscription }: CreatedSubscription, behaviour: CardBehaviour) =>
    gateway.setUp({
      cycleId,
      customerId,
      setupIntentId: subscription.setupIntentId,
      confirmationTokenId: bench.token(behaviour),
      idempotencyKey: newKey(),
    })

  async function startRunning(
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
    { id, cycleId, customerId }: CreatedSubscription,
    behaviour: CardBehaviour,
  ): Promise<Subscription> {
    const confirmationTokenId = bench.token(behaviour)
    const { paymentMethodId = '' } = await gateway.setUp({
      cycleId,
      customerId,
      confirmationTokenId,
      idempotencyKey: newKey(),
    })
    return gateway.changeSubscription(id, { kind: 'card', paymentMethodId }, newKey())
  }

  return {
    key: newKey,
    later: timeAfter,
    pass: advanceBy,
    subscribed: subscribe,
    setUp,
    running: startRunning,
    read: readSubscription,
    invoices: readInvoices,
    statuses: readStatuses,
    newCard: replaceCard,
  }
}
