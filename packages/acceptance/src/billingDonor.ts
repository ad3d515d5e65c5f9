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
export const at = (date: Date, ms: number): Date => new Date(date.getTime() + ms)

/** A subscription, and the request that created it. */
export type Subscribed = {
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
  const key = () => `key:${(count += 1)}`
  const advance = (ms: number) => new Date(bench.now().getTime() + ms)
  const pass = (ms: number) => bench.until(advance(ms))

  /** Creates a subscription without a card, with its first collection tomorrow. */
  async function subscribed(overrides: Partial<SubscriptionRequest> = {}): Promise<Subscribed> {
    const cycleId = `cycle${(count += 1)}`
    const payer = { name: 'Aisha Rahman', email: 'aisha@example.org', idempotencyKey: key() }
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
      startsAt: advance(day),
      idempotencyKey: key(),
      ...overrides,
    }
    const subscription = await gateway.subscribe(order)
    return { order, subscription, id: subscription.id, customerId, cycleId }
  }

  const setUp = ({ cycleId, customerId, subscription }: Subscribed, wish: CardBehaviour) =>
    gateway.setUp({
      cycleId,
      customerId,
      setupIntentId: subscription.setupIntentId,
      confirmationTokenId: bench.token(wish),
      idempotencyKey: key(),
    })

  async function running(
    wish: CardBehaviour = 'succeeds',
    overrides: Partial<SubscriptionRequest> = {},
  ): Promise<Subscribed> {
    const subscription = await subscribed(overrides)
    await setUp(subscription, wish)
    return subscription
  }

  const read = ({ id }: Pick<Subscribed, 'id'>): Promise<Subscription> => gateway.readSubscription(id)
  const invoices = ({ id }: Pick<Subscribed, 'id'>): Promise<Invoice[]> => gateway.invoicesOf(id, new Date(0))
  const statuses = async (subscription: Pick<Subscribed, 'id'>) =>
    (await invoices(subscription)).map(({ status }) => status)

  /** Replaces the subscription's card. */
  async function newCard({ id, cycleId, customerId }: Subscribed, wish: CardBehaviour): Promise<Subscription> {
    const confirmationTokenId = bench.token(wish)
    const { paymentMethodId = '' } = await gateway.setUp({
      cycleId,
      customerId,
      confirmationTokenId,
      idempotencyKey: key(),
    })
    return gateway.changeSubscription(id, { kind: 'card', paymentMethodId }, key())
  }

  return { key, later: advance, pass, subscribed, setUp, running, read, invoices, statuses, newCard }
}
