import type { SubscriptionRequest, Invoice, Subscription } from '../../giving/src/providers/billing.ts'
import type { Gateway } from '../../giving/src/providers/gateway.ts'
import type { BillingBench, CardWish } from './billingBench.ts'

export const day = 86_400_000
export const week = 7 * day
/** Longer than a collection is a draft. */
export const afterDraft = 2 * 3_600_000

/** So long after a date. */
export const at = (date: Date, ms: number): Date => new Date(date.getTime() + ms)

/** A subscription, with what was asked for. */
export type Subscribed = {
  order: SubscriptionRequest
  subscription: Subscription
  id: string
  customerId: string
  cycleId: string
}

/** Everything a giver does who gives again and again, at one provider. */
export type BillingDonor = ReturnType<typeof createBillingDonor>

/** Steps of a giver at a provider, for tests of what collecting again and again means. */
export function createBillingDonor(bench: BillingBench, gateway: Gateway) {
  let count = 0
  const key = () => `key:${(count += 1)}`
  const advance = (ms: number) => new Date(bench.now().getTime() + ms)
  const pass = (ms: number) => bench.until(advance(ms))

  /** A subscription whose first collection is tomorrow, not set up yet. */
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

  const setUp = ({ cycleId, customerId, subscription }: Subscribed, wish: CardWish) =>
    gateway.setUp({
      cycleId,
      customerId,
      setupIntentId: subscription.setupIntentId,
      confirmationTokenId: bench.token(wish),
      idempotencyKey: key(),
    })

  async function running(
    wish: CardWish = 'succeeds',
    overrides: Partial<SubscriptionRequest> = {},
  ): Promise<Subscribed> {
    const one = await subscribed(overrides)
    await setUp(one, wish)
    return one
  }

  const read = (one: Pick<Subscribed, 'id'>): Promise<Subscription> => gateway.readSubscription(one.id)
  const invoices = (one: Pick<Subscribed, 'id'>): Promise<Invoice[]> => gateway.invoicesOf(one.id, new Date(0))
  const statuses = async (one: Pick<Subscribed, 'id'>) => (await invoices(one)).map(({ status }) => status)

  /** A card in the place of the one that stands. */
  async function newCard({ id, cycleId, customerId }: Subscribed, wish: CardWish): Promise<Subscription> {
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
