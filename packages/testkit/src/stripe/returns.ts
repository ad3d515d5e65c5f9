import type Stripe from 'stripe'
import { found, invalid, missing, type StubAnswer } from './responses.ts'
import { type Form, numberAt, textAt, textsAt } from './form.ts'
import { whatOf } from './intents.ts'
import { makeDispute, makeRefund, type StubDispute } from './makeIntent.ts'
import { idOf, type LedgerLine, type Store } from './store.ts'

/** What comes of the next refund. */
export type RefundEnd = 'succeeded' | 'pending'

/** What goes back: refunds and disputes. */
export function returns(store: Store) {
  const book = (kind: LedgerLine['kind'], amount: number, intentId: string) => {
    const intent = store.intents.get(intentId)
    if (intent) store.ledger.push({ kind, amount, ...whatOf(store, intent) })
  }
  const chargeOf = (intentId: string): Stripe.Charge | undefined =>
    store.charges.get(idOf(store.intents.get(intentId)?.latest_charge))

  const refund = (form: Form, as: RefundEnd): StubAnswer => {
    const intentId = textAt(form, 'payment_intent') ?? ''
    const charge = chargeOf(intentId)
    if (!charge) return missing('payment_intent', intentId, 'payment_intent')
    const left = charge.amount - charge.amount_refunded
    if (left === 0) return invalid('charge_already_refunded', 'It has been refunded already.')
    const amount = numberAt(form, 'amount') ?? left
    if (amount > left || amount < 1) return invalid('parameter_invalid_integer', 'That is more than is left of it.')
    if (charge.disputed) return invalid('charge_disputed', 'It has been charged back.')
    const created = makeRefund(charge, amount, textsAt(form, 'metadata'), store.now())
    created.status = as
    store.refunds.set(created.id, created)
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    book('refund', -amount, intentId)
    store.emit('refund.created', created)
    store.emit('charge.refunded', charge)
    return found(created)
  }

  const refundOf = (id: string): Stripe.Refund => {
    const found = store.refunds.get(id)
    if (!found) throw new Error(`There is no refund ${id}.`)
    return found
  }

  const settleRefund = (id: string): void => {
    const settled = refundOf(id)
    settled.status = 'succeeded'
    store.emit('refund.updated', settled)
  }

  const failRefund = (id: string): void => {
    const failed = refundOf(id)
    if (failed.status === 'failed') return
    failed.status = 'failed'
    failed.failure_reason = 'lost_or_stolen_card'
    const charge = store.charges.get(idOf(failed.charge))
    if (charge) {
      charge.amount_refunded -= failed.amount
      charge.refunded = false
    }
    book('refund_failed', failed.amount, idOf(failed.payment_intent))
    store.emit('refund.updated', failed)
    store.emit('refund.failed', failed)
  }

  const openDispute = (intentId: string, amount?: number): StubDispute => {
    const charge = chargeOf(intentId)
    if (!charge) throw new Error(`Nothing was charged by ${intentId}.`)
    const dispute = makeDispute(charge, amount ?? charge.amount, store.now())
    store.disputes.set(dispute.id, dispute)
    charge.disputed = true
    book('dispute', -dispute.amount, intentId)
    store.emit('charge.dispute.created', dispute)
    store.emit('charge.dispute.funds_withdrawn', dispute)
    return dispute
  }

  const closeDispute = (id: string, status: 'won' | 'lost'): void => {
    const dispute = store.disputes.get(id)
    if (!dispute || dispute.status === 'won' || dispute.status === 'lost')
      throw new Error(`There is no open dispute ${id}.`)
    dispute.status = status
    const intentId = idOf(dispute.payment_intent)
    if (status === 'won') {
      book('dispute_won', dispute.amount, intentId)
      store.emit('charge.dispute.funds_reinstated', dispute)
    }
    store.emit('charge.dispute.closed', dispute)
  }

  return { refund, settleRefund, failRefund, openDispute, closeDispute }
}
