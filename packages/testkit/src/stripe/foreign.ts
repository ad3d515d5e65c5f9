import type Stripe from 'stripe'
import { makeCustomer, makeMethod, makePrice, makeProduct } from './makeBilling.ts'
import { makeSubscription } from './makeSubscription.ts'
import { dueAfter } from './periods.ts'
import type { Store } from './store.ts'
import { newId } from './tokens.ts'

/** What another system has made: a monthly gift of £20 by Fatima Khan unless told otherwise. */
export type ForeignWish = {
  name?: string | null
  email?: string | null
  amount?: number
  currency?: string
  interval?: string
  metadata?: Record<string, string>
  /** When it began, in ISO 8601. */
  since?: string
  /** Whatever else is unlike the others. */
  change?: (subscription: Stripe.Subscription) => void
}

/**
 * A subscription as plugins make them: with a customer of its own, who is charged to their default card, and none of the product's
 * metadata. It has been paid up to now.
 */
export function makeForeign(store: Store, wish: ForeignWish): Stripe.Subscription {
  const { name = 'Fatima Khan', email = 'fatima@example.org', interval = 'month' } = wish
  const now = store.now()
  const created = wish.since ? Math.floor(Date.parse(wish.since) / 1000) : now - 40 * 86_400
  const customer: Stripe.Customer = makeCustomer(email, name, {}, created)
  store.customers.set(customer.id, customer)
  const method = makeMethod(customer.id, created)
  store.methods.set(method.id, method)
  customer.invoice_settings.default_payment_method = method.id
  const product = makeProduct(newId('prod'), 'General donation', {}, created)
  store.products.set(product.id, product)
  const subscription = makeSubscription({
    customer: customer.id,
    price: { amount: wish.amount ?? 2000, currency: wish.currency ?? 'gbp', interval, product: product.id },
    metadata: wish.metadata ?? {},
    created,
    anchor: created,
    trial: false,
    cancelAt: null,
    defaultMethod: null,
    saves: false,
  })
  const [item] = subscription.items.data
  if (item) {
    item.current_period_end = dueAfter(created, interval === 'year' ? 'month' : interval, now)
    let start = created
    for (let next = start; next < item.current_period_end; next = dueAfter(created, interval, next)) start = next
    item.current_period_start = start
    Object.assign(
      item,
      makePrice(
        { amount: wish.amount ?? 2000, currency: wish.currency ?? 'gbp', interval, product: product.id },
        created,
      ),
    )
  }
  subscription.latest_invoice = newId('in')
  wish.change?.(subscription)
  store.subscriptions.set(subscription.id, subscription)
  return subscription
}

/** Which subscriptions Stripe lists: none that was cancelled, unless it is asked for all or for those. */
export const isListed =
  (wanted: string | undefined) =>
  ({ status }: Stripe.Subscription): boolean => {
    if (wanted === 'all') return true
    return wanted === undefined ? status !== 'canceled' : status === wanted
  }
