import type Stripe from 'stripe'
import { attemptPayment, createDueInvoice, endSubscription, finalise } from './collecting.ts'
import type { Store } from './store.ts'

/** A scheduled step. */
type Step = { at: number; priority: number; run: () => void }

function stepsOfSubscription(store: Store, subscription: Stripe.Subscription): Step[] {
  const steps: Step[] = []
  const resumesAt = subscription.pause_collection?.resumes_at
  if (subscription.status === 'canceled') return []
  if (resumesAt)
    steps.push({
      at: resumesAt,
      priority: 0,
      run() {
        subscription.pause_collection = null
        store.emit('customer.subscription.updated', subscription)
      },
    })
  const { cancel_at } = subscription
  if (cancel_at)
    steps.push({
      at: cancel_at,
      priority: 1,
      run: () => endSubscription(store, subscription, 'cancellation_requested'),
    })
  const dueAt = subscription.items.data[0]?.current_period_end
  if (dueAt) steps.push({ at: dueAt, priority: 2, run: () => createDueInvoice(store, subscription, dueAt) })
  return steps
}

function stepsOfInvoice(store: Store, invoice: Stripe.Invoice): Step[] {
  const { status, automatically_finalizes_at: finalisesAt, next_payment_attempt: retryAt } = invoice
  if (!invoice.auto_advance) return []
  if (status === 'draft' && finalisesAt)
    return [
      {
        at: finalisesAt,
        priority: 3,
        run() {
          finalise(store, invoice, true)
          attemptPayment(store, invoice)
        },
      },
    ]
  if (status === 'open' && retryAt) return [{ at: retryAt, priority: 4, run: () => attemptPayment(store, invoice) }]
  return []
}

/** Returns the first step until an instant, if any. */
function findNextStep(store: Store, until: number): Step | undefined {
  let next: Step | undefined
  const compareStep = (step: Step) => {
    if (step.at > until) return
    if (!next || step.at < next.at || (step.at === next.at && step.priority < next.priority)) next = step
  }
  for (const subscription of store.subscriptions.values())
    for (const step of stepsOfSubscription(store, subscription)) compareStep(step)
  // Most invoices have long been paid and need no steps.
  for (const invoice of store.invoices.values())
    if (invoice.auto_advance) for (const step of stepsOfInvoice(store, invoice)) compareStep(step)
  return next
}

/** Runs all steps until an instant, each at its own time. */
export function runUntil(store: Store, until: number): void {
  for (let next = findNextStep(store, until); next; next = findNextStep(store, until)) store.runAt(next.at, next.run)
  store.setNow(until)
}
