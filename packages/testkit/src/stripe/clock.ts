import type Stripe from 'stripe'
import { attemptPayment, createDueInvoice, endSubscription, finalise } from './collecting.ts'
import type { Store } from './store.ts'

/** A scheduled step. */
type Step = { at: number; rank: number; run: () => void }

function stepsOf(store: Store, subscription: Stripe.Subscription): Step[] {
  const steps: Step[] = []
  const resumes = subscription.pause_collection?.resumes_at
  if (subscription.status === 'canceled') return []
  if (resumes)
    steps.push({
      at: resumes,
      rank: 0,
      run() {
        subscription.pause_collection = null
        store.emit('customer.subscription.updated', subscription)
      },
    })
  const { cancel_at } = subscription
  if (cancel_at)
    steps.push({ at: cancel_at, rank: 1, run: () => endSubscription(store, subscription, 'cancellation_requested') })
  const due = subscription.items.data[0]?.current_period_end
  if (due) steps.push({ at: due, rank: 2, run: () => createDueInvoice(store, subscription, due) })
  return steps
}

function stepOf(store: Store, invoice: Stripe.Invoice): Step[] {
  const { status, automatically_finalizes_at: finalises, next_payment_attempt: next } = invoice
  if (!invoice.auto_advance) return []
  if (status === 'draft' && finalises)
    return [
      {
        at: finalises,
        rank: 3,
        run() {
          finalise(store, invoice, true)
          attemptPayment(store, invoice)
        },
      },
    ]
  if (status === 'open' && next) return [{ at: next, rank: 4, run: () => attemptPayment(store, invoice) }]
  return []
}

/** Returns the first step until an instant, if any. */
function nextOf(store: Store, until: number): Step | undefined {
  let next: Step | undefined
  const consider = (step: Step) => {
    if (step.at > until) return
    if (!next || step.at < next.at || (step.at === next.at && step.rank < next.rank)) next = step
  }
  for (const subscription of store.subscriptions.values())
    for (const step of stepsOf(store, subscription)) consider(step)
  // Most invoices have long been paid and need no steps.
  for (const invoice of store.invoices.values())
    if (invoice.auto_advance) for (const step of stepOf(store, invoice)) consider(step)
  return next
}

/** Runs all steps until an instant, each at its own time. */
export function runUntil(store: Store, until: number): void {
  for (let next = nextOf(store, until); next; next = nextOf(store, until)) store.during(next.at, next.run)
  store.setNow(until)
}
