import type Stripe from 'stripe'
import { makeCustomer, makeMethod, makePrice, makeProduct } from './makeBilling.ts'
import { makeSubscription } from './makeSubscription.ts'
import { dueAfter } from './periods.ts'
import type { Store } from './store.ts'
import { newId } from './tokens.ts'

/** A regular gift in another system; by default £20 monthly from Fatima Khan. */
export type OtherSystemOptions = {
  name?: string | null
  email?: string | null
  amount?: number
  currency?: string
  interval?: string
  metadata?: Record<string, string>
  /** The start, in ISO 8601. */
  since?: string
  /** Makes further changes. */
  modify?: (subscription: Stripe.Subscription) => void
}

/**
 * Creates a subscription like those of donation plugins: with its own customer, charged by the customer's default card, and without
 * the product's metadata. It is paid up to now.
 */
export function createOtherSubscription(store: Store, options: OtherSystemOptions): Stripe.Subscription {
  const { name = 'Fatima Khan', email = 'fatima@example.org', interval = 'month' } = options
  const now = store.now()
  const created = options.since ? Math.floor(Date.parse(options.since) / 1000) : now - 40 * 86_400
  const customer: Stripe.Customer = makeCustomer(email, name, {}, created)
  store.customers.set(customer.id, customer)
  const method = makeMethod(customer.id, created)
  store.methods.set(method.id, method)
  customer.invoice_settings.default_payment_method = method.id
  const product = makeProduct(newId('prod'), 'General donation', {}, created)
  store.products.set(product.id, product)
  const subscription = makeSubscription({
    customer: customer.id,
    price: { amount: options.amount ?? 2000, currency: options.currency ?? 'gbp', interval, product: product.id },
    metadata: options.metadata ?? {},
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
        { amount: options.amount ?? 2000, currency: options.currency ?? 'gbp', interval, product: product.id },
        created,
      ),
    )
  }
  subscription.latest_invoice = newId('in')
  options.modify?.(subscription)
  store.subscriptions.set(subscription.id, subscription)
  return subscription
}

/** Returns Stripe's filter of listed subscriptions: by default all but cancelled ones. @param filter a status or `all` */
export const isListed =
  (filter: string | undefined) =>
  ({ status }: Stripe.Subscription): boolean => {
    if (filter === 'all') return true
    return filter === undefined ? status !== 'canceled' : status === filter
  }
