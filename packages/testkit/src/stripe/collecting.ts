import type Stripe from 'stripe'
import { settle } from './intents.ts'
import { makeInvoice, makeInvoicePayment } from './makeInvoice.ts'
import { makeIntent, type StubIntent } from './makeIntent.ts'
import { dueAfter } from './periods.ts'
import { idOf, type Store } from './store.ts'
import { declineBy } from './tokens.ts'

/** A collection that fails is tried again so many days after its first try, and then given up. */
export const retryDays = [3, 5, 7] as const

const subscriptionOf = (store: Store, invoice: Stripe.Invoice): Stripe.Subscription | undefined =>
  store.subscriptions.get(idOf(invoice.parent?.subscription_details?.subscription))

export const invoicesOf = (store: Store, id: string): Stripe.Invoice[] =>
  [...store.invoices.values()].filter((invoice) => invoice.parent?.subscription_details?.subscription === id)

const paymentOf = (store: Store, invoice: Stripe.Invoice) =>
  [...store.invoicePayments.values()].find((payment) => payment.invoice === invoice.id)

export const intentOf = (store: Store, invoice: Stripe.Invoice): StubIntent | undefined =>
  store.intents.get(idOf(paymentOf(store, invoice)?.payment.payment_intent))

/** The subscription after one of its collections was paid or withdrawn. */
function recover(store: Store, subscription: Stripe.Subscription | undefined): void {
  if (subscription?.status !== 'past_due' && subscription?.status !== 'unpaid') return
  if (invoicesOf(store, subscription.id).some(({ status }) => status === 'open')) return
  subscription.status = 'active'
  store.emit('customer.subscription.updated', subscription)
}

/** Draws up what falls due now, and moves the subscription on to its next interval. */
export function draw(store: Store, subscription: Stripe.Subscription, due: number): void {
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
  if (subscription.pause_collection) withdraw(store, invoice)
  // Given up: what falls due stays a draft until somebody pays.
  if (subscription.status === 'unpaid') invoice.auto_advance = false
  store.emit('customer.subscription.updated', subscription)
}

export function withdraw(store: Store, invoice: Stripe.Invoice): void {
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
  recover(store, subscriptionOf(store, invoice))
}

/** From here on it can be paid; it is tried by itself only where it advances by itself. */
export function finalise(store: Store, invoice: Stripe.Invoice, advances: boolean): void {
  invoice.status = 'open'
  invoice.auto_advance = advances
  invoice.automatically_finalizes_at = null
  invoice.effective_at = store.now()
  invoice.status_transitions.finalized_at = store.now()
  if (!advances) invoice.next_payment_attempt = null
  const customer = idOf(invoice.customer)
  const intent = makeIntent({ amount: invoice.amount_due, currency: invoice.currency, customer }, store.now())
  const payment = makeInvoicePayment(invoice, intent.id, store.now())
  store.intents.set(intent.id, intent)
  store.invoicePayments.set(payment.id, payment)
  store.emit('invoice.finalized', invoice)
}

function giveUp(store: Store, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  invoice.status = 'uncollectible'
  invoice.auto_advance = false
  invoice.status_transitions.marked_uncollectible_at = store.now()
  store.emit('invoice.marked_uncollectible', invoice)
  end(store, subscription, 'payment_failed')
}

/** It never collects again; what is drafted or open stands, but does not go on by itself. */
export function end(
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

/** Charges the card that stands for an open collection. */
export function attempt(store: Store, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(store, invoice)
  const intent = intentOf(store, invoice)
  if (!subscription || !intent) return
  const customer = store.customers.get(idOf(subscription.customer))
  const method = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  const planned = store.declines.get(customer?.id ?? '')?.shift()
  const outcome = planned ?? (method ? store.away.get(idOf(method)) : undefined) ?? 'succeeds'
  invoice.attempt_count += 1
  invoice.attempted = true
  invoice.next_payment_attempt = null
  if (method && outcome === 'succeeds') return settle(store, intent, { status: 'succeeded' }, onSettled)
  if (method && outcome === 'processing') return settle(store, intent, { status: 'processing' }, onSettled)
  if (method && outcome === 'authentication_required') {
    settle(store, intent, { status: 'requires_action' }, onSettled)
    store.emit('invoice.payment_action_required', invoice)
  } else if (method) settle(store, intent, declineBy(outcome), onSettled)
  plan(store, invoice, subscription)
}

function plan(store: Store, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  const days = retryDays[invoice.attempt_count - 1]
  const first = invoice.status_transitions.finalized_at ?? store.now()
  invoice.next_payment_attempt = invoice.auto_advance && days ? first + days * 86_400 : null
  store.emit('invoice.payment_failed', invoice)
  if (subscription.status === 'active') {
    subscription.status = 'past_due'
    store.emit('customer.subscription.updated', subscription)
  }
  if (!days && invoice.auto_advance) giveUp(store, invoice, subscription)
}

/** The slow bank has said no after all. */
export function refuseLater(store: Store, intentId: string): void {
  const payment = [...store.invoicePayments.values()].find((each) => each.payment.payment_intent === intentId)
  const invoice = store.invoices.get(idOf(payment?.invoice))
  const subscription = invoice && subscriptionOf(store, invoice)
  if (invoice?.status === 'open' && subscription) plan(store, invoice, subscription)
}

/** Money that came in for an invoice pays it. */
export function onSettled(store: Store, intent: StubIntent): void {
  const payment = [...store.invoicePayments.values()].find((each) => each.payment.payment_intent === intent.id)
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
  recover(store, subscriptionOf(store, invoice))
}
