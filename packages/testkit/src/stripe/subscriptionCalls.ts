import type Stripe from 'stripe'
import { ok, badRequest, notFound, type StubResponse } from './responses.ts'
import { endSubscription } from './collecting.ts'
import { type Form, numberAt, partAt, textAt, textsAt } from './form.ts'
import { makePrice, makeSetup, type PriceOptions } from './makeBilling.ts'
import { makeInvoice } from './makeInvoice.ts'
import { makeSubscription } from './makeSubscription.ts'
import { dueAfter, latestAnchor } from './periods.ts'
import { idOf, type Store } from './store.ts'

/** Returns the price of a request, or Stripe's error for an invalid amount or product. */
function readPrice(
  store: Store,
  form: Form,
): { price: PriceOptions; refused?: undefined } | { price?: undefined; refused: StubResponse } {
  const valueOf = (...path: string[]) => textAt(form, 'items', '0', 'price_data', ...path) ?? ''
  const product = store.products.get(valueOf('product'))
  if (!product) return { refused: notFound('product', valueOf('product'), 'items[0][price_data][product]') }
  if (!product.active) return { refused: badRequest('product_inactive', 'The product is not active.') }
  const amount = Number(valueOf('unit_amount'))
  if (!Number.isInteger(amount) || amount < 1)
    return { refused: badRequest('parameter_invalid_integer', 'The amount must be a whole number.') }
  return {
    price: { amount, currency: valueOf('currency'), interval: valueOf('recurring', 'interval'), product: product.id },
  }
}

/** Creates a trial's invoice of zero, which is paid at once. */
function createTrialInvoice(store: Store, subscription: Stripe.Subscription): void {
  const now = store.now()
  const period = { start: now, end: subscription.trial_end ?? now }
  const invoice = makeInvoice(subscription, store.customers.get(idOf(subscription.customer)), 0, period, now)
  invoice.status = 'paid'
  invoice.billing_reason = 'subscription_create'
  invoice.auto_advance = false
  invoice.automatically_finalizes_at = null
  invoice.next_payment_attempt = null
  invoice.status_transitions.finalized_at = now
  invoice.status_transitions.paid_at = now
  store.invoices.set(invoice.id, invoice)
  subscription.latest_invoice = invoice.id
  for (const type of ['created', 'finalized', 'paid', 'payment_succeeded']) store.emit(`invoice.${type}`, invoice)
}

/** Stripe's calls on subscriptions. @param reportProblem reports a call that the product must never make */
export function subscriptionCalls(store: Store, reportProblem: (message: string) => void) {
  const create = (form: Form): StubResponse => {
    const customer = store.customers.get(textAt(form, 'customer') ?? '')
    if (!customer) return notFound('customer', textAt(form, 'customer'), 'customer')
    const { price, refused } = readPrice(store, form)
    if (refused) return refused
    const now = store.now()
    const anchor = numberAt(form, 'billing_cycle_anchor')
    const trialEnd = numberAt(form, 'trial_end')
    const start = anchor ?? trialEnd
    if (start === undefined || textAt(form, 'proration_behavior') !== 'none')
      reportProblem(
        'A subscription without a first day, or without "proration_behavior: none", charges something today.',
      )
    if (start === undefined || start <= now) return badRequest('parameter_invalid', 'The start must be in the future.')
    if (anchor && anchor > latestAnchor(now, price.interval))
      return badRequest('parameter_invalid', 'billing_cycle_anchor cannot be later than the next natural billing date.')
    const cancelAt = numberAt(form, 'cancel_at') ?? null
    if (cancelAt && cancelAt <= now) return badRequest('parameter_invalid', 'cancel_at must be in the future.')
    const subscription = makeSubscription({
      customer: customer.id,
      price,
      metadata: textsAt(form, 'metadata'),
      created: now,
      anchor: start,
      trial: trialEnd !== undefined,
      cancelAt,
      defaultMethod: textAt(form, 'default_payment_method') ?? null,
      saves: textAt(form, 'payment_settings', 'save_default_payment_method') === 'on_subscription',
    })
    store.subscriptions.set(subscription.id, subscription)
    if (!subscription.default_payment_method && !customer.invoice_settings.default_payment_method) {
      const setup = makeSetup(customer.id, {}, now)
      store.setups.set(setup.id, setup)
      subscription.pending_setup_intent = setup.id
    }
    store.emit('customer.subscription.created', subscription)
    if (trialEnd) createTrialInvoice(store, subscription)
    return ok(subscription)
  }

  const withSubscription = (id: string, respond: (subscription: Stripe.Subscription) => StubResponse): StubResponse => {
    const subscription = store.subscriptions.get(id)
    return subscription ? respond(subscription) : notFound('subscription', id)
  }

  const changePause = (subscription: Stripe.Subscription, form: Form): StubResponse | undefined => {
    const pause = partAt(form, 'pause_collection')
    if (pause === '') subscription.pause_collection = null
    if (typeof pause !== 'object') return undefined
    const resumes_at = numberAt(form, 'pause_collection', 'resumes_at') ?? null
    if (resumes_at && resumes_at <= store.now())
      return badRequest('parameter_invalid', 'resumes_at must be in the future.')
    subscription.pause_collection = { behavior: textAt(form, 'pause_collection', 'behavior') ?? '', resumes_at }
    return undefined
  }

  const changePrice = (subscription: Stripe.Subscription, form: Form): StubResponse | undefined => {
    const item = subscription.items.data[0]
    if (!partAt(form, 'items') || !item) return undefined
    // An item without its id would be added as a second one.
    if (textAt(form, 'items', '0', 'id') !== item.id) return notFound('subscription_item', '', 'items[0][id]')
    const { price, refused } = readPrice(store, form)
    if (refused) return refused
    if (textAt(form, 'proration_behavior') !== 'none')
      reportProblem('An amount that is changed without "proration_behavior: none" adjusts the next collection.')
    if (price.interval !== item.price.recurring?.interval) {
      reportProblem('A change of the interval moves the day.')
      item.current_period_end = dueAfter(store.now(), price.interval, store.now())
    }
    Object.assign(item, makePrice(price, store.now()))
    return undefined
  }

  const changeCard = (subscription: Stripe.Subscription, form: Form): StubResponse | undefined => {
    const id = textAt(form, 'default_payment_method')
    if (!id) return undefined
    const method = store.methods.get(id)
    if (!method || method.customer !== subscription.customer)
      return notFound('payment_method', id, 'default_payment_method')
    subscription.default_payment_method = id
    return undefined
  }

  return {
    create,
    read: (id: string) => withSubscription(id, ok),
    update: (id: string, form: Form) =>
      withSubscription(id, (subscription) => {
        if (subscription.status === 'canceled')
          return badRequest(
            'invalid_canceled_subscription_fields',
            'A canceled subscription can only update its metadata.',
          )
        const refused =
          changeCard(subscription, form) ?? changePrice(subscription, form) ?? changePause(subscription, form)
        if (refused) return refused
        store.emit('customer.subscription.updated', subscription)
        return ok(subscription)
      }),
    cancel: (id: string) =>
      withSubscription(id, (subscription) => {
        if (subscription.status === 'canceled') return notFound('subscription', id)
        endSubscription(store, subscription, 'cancellation_requested')
        return ok(subscription)
      }),
  }
}
