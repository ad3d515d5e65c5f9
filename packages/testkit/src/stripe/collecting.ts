import type Stripe from 'stripe'
import { settle } from './intents.ts'
import { makeInvoice, makeInvoicePayment } from './makeInvoice.ts'
import { makeIntent, type StubIntent } from './makeIntent.ts'
import { dueAfter } from './periods.ts'
import { idOf, type Store } from './store.ts'
import { declineFor } from './tokens.ts'

/** The days after the first attempt on which a failed charge is retried, before it is abandoned. */
export const retryDays = [3, 5, 7] as const

const subscriptionOf = (store: Store, invoice: Stripe.Invoice): Stripe.Subscription | undefined =>
  store.subscriptions.get(idOf(invoice.parent?.subscription_details?.subscription))

/** Returns the invoices of a subscription, in the order of creation. */
export const invoicesOf = (store: Store, id: string): Stripe.Invoice[] =>
  [...store.invoices.values()].filter((invoice) => invoice.parent?.subscription_details?.subscription === id)

const paymentOf = (store: Store, invoice: Stripe.Invoice) =>
  [...store.invoicePayments.values()].find((payment) => payment.invoice === invoice.id)

/** Returns the payment intent of an invoice, if it has one. */
export const intentOf = (store: Store, invoice: Stripe.Invoice): StubIntent | undefined =>
  store.intents.get(idOf(paymentOf(store, invoice)?.payment.payment_intent))

/** Reactivates a subscription after an invoice was paid or voided, unless another one is open. */
function reactivate(store: Store, subscription: Stripe.Subscription | undefined): void {
  if (subscription?.status !== 'past_due' && subscription?.status !== 'unpaid') return
  if (invoicesOf(store, subscription.id).some(({ status }) => status === 'open')) return
  subscription.status = 'active'
  store.emit('customer.subscription.updated', subscription)
}

/** Creates the invoice that is due, and moves the subscription on to its next interval. */
export function createDueInvoice(store: Store, subscription: Stripe.Subscription, due: number): void {
  const item = subscription.items.data[0]
  if (!item) return
  const start = due
  const end = dueAfter(subscription.billing_cycle_anchor, item.price.recurring?.interval ?? '', due)
  const customer = store.customers.get(idOf(subscription.customer))
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1)
  const invoice = makeInvoice(subscription, customer, amount, { start, end }, due)
  store.invoices.set(invoice.id, invoice)
  item.current_period_start = start
  item.current_period_end = end
  subscription.latest_invoice = invoice.id
  if (subscription.status === 'trialing') subscription.status = 'active'
  store.emit('invoice.created', invoice)
  if (subscription.pause_collection) voidInvoice(store, invoice)
  // Abandoned: invoices stay drafts until the donor pays.
  if (subscription.status === 'unpaid') invoice.auto_advance = false
  store.emit('customer.subscription.updated', subscription)
}

/** Voids an invoice and cancels its payment. */
export function voidInvoice(store: Store, invoice: Stripe.Invoice): void {
  invoice.status = 'void'
  invoice.auto_advance = false
  invoice.automatically_finalizes_at = null
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = store.now()
  const intent = intentOf(store, invoice)
  const payment = paymentOf(store, invoice)
  if (payment) payment.status = 'canceled'
  if (intent && intent.status !== 'canceled') settle(store, intent, { status: 'canceled' }, onSettled)
  store.emit('invoice.voided', invoice)
  reactivate(store, subscriptionOf(store, invoice))
}

/** Finalises an invoice, which can then be paid; only one with `auto_advance` is charged automatically. */
export function finalise(store: Store, invoice: Stripe.Invoice, advancesAutomatically: boolean): void {
  invoice.status = 'open'
  invoice.auto_advance = advancesAutomatically
  invoice.automatically_finalizes_at = null
  invoice.effective_at = store.now()
  invoice.status_transitions.finalized_at = store.now()
  if (!advancesAutomatically) invoice.next_payment_attempt = null
  const customer = idOf(invoice.customer)
  const intent = makeIntent({ amount: invoice.amount_due, currency: invoice.currency, customer }, store.now())
  const payment = makeInvoicePayment(invoice, intent.id, store.now())
  store.intents.set(intent.id, intent)
  store.invoicePayments.set(payment.id, payment)
  store.emit('invoice.finalized', invoice)
}

function abandon(store: Store, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  invoice.status = 'uncollectible'
  invoice.auto_advance = false
  invoice.status_transitions.marked_uncollectible_at = store.now()
  store.emit('invoice.marked_uncollectible', invoice)
  endSubscription(store, subscription, 'payment_failed')
}

/** Ends a subscription; its draft and open invoices stay, but no longer advance automatically. */
export function endSubscription(
  store: Store,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
) {
  subscription.status = 'canceled'
  subscription.canceled_at = store.now()
  subscription.ended_at = store.now()
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
  for (const invoice of invoicesOf(store, subscription.id))
    if (invoice.status === 'open' || invoice.status === 'draft') {
      invoice.auto_advance = false
      invoice.next_payment_attempt = null
      invoice.automatically_finalizes_at = null
    }
  store.emit('customer.subscription.deleted', subscription)
}

/** Charges the current card for an open invoice. */
export function attemptPayment(store: Store, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(store, invoice)
  const intent = intentOf(store, invoice)
  if (!subscription || !intent) return
  const customer = store.customers.get(idOf(subscription.customer))
  const method = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  const plannedOutcome = store.declines.get(customer?.id ?? '')?.shift()
  const outcome = plannedOutcome ?? (method ? store.offSessionOutcomes.get(idOf(method)) : undefined) ?? 'succeeds'
  invoice.attempt_count += 1
  invoice.attempted = true
  invoice.next_payment_attempt = null
  if (method && outcome === 'succeeds') return settle(store, intent, { status: 'succeeded' }, onSettled)
  if (method && outcome === 'processing') return settle(store, intent, { status: 'processing' }, onSettled)
  if (method && outcome === 'authentication_required') {
    settle(store, intent, { status: 'requires_action' }, onSettled)
    store.emit('invoice.payment_action_required', invoice)
  } else if (method) settle(store, intent, declineFor(outcome), onSettled)
  scheduleRetry(store, invoice, subscription)
}

function scheduleRetry(store: Store, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  const days = retryDays[invoice.attempt_count - 1]
  const firstAttemptAt = invoice.status_transitions.finalized_at ?? store.now()
  invoice.next_payment_attempt = invoice.auto_advance && days ? firstAttemptAt + days * 86_400 : null
  store.emit('invoice.payment_failed', invoice)
  if (subscription.status === 'active') {
    subscription.status = 'past_due'
    store.emit('customer.subscription.updated', subscription)
  }
  if (!days && invoice.auto_advance) abandon(store, invoice, subscription)
}

/** Schedules a retry after a processing payment has failed. */
export function failProcessing(store: Store, intentId: string): void {
  const payment = [...store.invoicePayments.values()].find(
    ({ payment: { payment_intent } }) => payment_intent === intentId,
  )
  const invoice = store.invoices.get(idOf(payment?.invoice))
  const subscription = invoice && subscriptionOf(store, invoice)
  if (invoice?.status === 'open' && subscription) scheduleRetry(store, invoice, subscription)
}

/** Marks an invoice as paid when its payment has succeeded. */
export function onSettled(store: Store, intent: StubIntent): void {
  const payment = [...store.invoicePayments.values()].find(
    ({ payment: { payment_intent } }) => payment_intent === intent.id,
  )
  const invoice = store.invoices.get(idOf(payment?.invoice))
  if (intent.status !== 'succeeded' || !payment || !invoice) return
  payment.status = 'paid'
  payment.amount_paid = intent.amount
  payment.status_transitions.paid_at = store.now()
  invoice.status = 'paid'
  invoice.amount_paid = intent.amount
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = store.now()
  store.emit('invoice.paid', invoice)
  store.emit('invoice.payment_succeeded', invoice)
  reactivate(store, subscriptionOf(store, invoice))
}
