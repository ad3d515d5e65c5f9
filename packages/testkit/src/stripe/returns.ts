import type Stripe from 'stripe'
import { ok, badRequest, notFound, type StubResponse } from './responses.ts'
import { type Form, numberAt, textAt, textsAt } from './form.ts'
import { ledgerDetailsOf } from './intents.ts'
import { makeDispute, makeRefund, type StubDispute } from './makeIntent.ts'
import { idOf, type LedgerLine, type Store } from './store.ts'

/** The outcome of the next refund. */
export type RefundOutcome = 'succeeded' | 'pending'

/** Creates the operations on refunds and disputes. */
export function refundOperations(store: Store) {
  const addLedgerLine = (kind: LedgerLine['kind'], amount: number, intentId: string) => {
    const intent = store.intents.get(intentId)
    if (intent) store.ledger.push({ kind, amount, ...ledgerDetailsOf(store, intent) })
  }
  const chargeOf = (intentId: string): Stripe.Charge | undefined =>
    store.charges.get(idOf(store.intents.get(intentId)?.latest_charge))

  const refund = (form: Form, outcome: RefundOutcome): StubResponse => {
    const intentId = textAt(form, 'payment_intent') ?? ''
    const charge = chargeOf(intentId)
    if (!charge) return notFound('payment_intent', intentId, 'payment_intent')
    const refundable = charge.amount - charge.amount_refunded
    if (refundable === 0) return badRequest('charge_already_refunded', 'This charge has already been refunded.')
    const amount = numberAt(form, 'amount') ?? refundable
    if (amount > refundable || amount < 1)
      return badRequest('parameter_invalid_integer', 'The refund exceeds the rest of the charge.')
    if (charge.disputed) return badRequest('charge_disputed', 'This charge has been charged back.')
    const newRefund = makeRefund(charge, amount, textsAt(form, 'metadata'), store.now())
    newRefund.status = outcome
    store.refunds.set(newRefund.id, newRefund)
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    addLedgerLine('refund', -amount, intentId)
    store.emit('refund.created', newRefund)
    store.emit('charge.refunded', charge)
    return ok(newRefund)
  }

  const refundOf = (id: string): Stripe.Refund => {
    const refund = store.refunds.get(id)
    if (!refund) throw new Error(`There is no refund ${id}.`)
    return refund
  }

  const settleRefund = (id: string): void => {
    const refund = refundOf(id)
    refund.status = 'succeeded'
    store.emit('refund.updated', refund)
  }

  const failRefund = (id: string): void => {
    const refund = refundOf(id)
    if (refund.status === 'failed') return
    refund.status = 'failed'
    refund.failure_reason = 'lost_or_stolen_card'
    const charge = store.charges.get(idOf(refund.charge))
    if (charge) {
      charge.amount_refunded -= refund.amount
      charge.refunded = false
    }
    addLedgerLine('refund_failed', refund.amount, idOf(refund.payment_intent))
    store.emit('refund.updated', refund)
    store.emit('refund.failed', refund)
  }

  const openDispute = (intentId: string, amount?: number): StubDispute => {
    const charge = chargeOf(intentId)
    if (!charge) throw new Error(`${intentId} has no charge.`)
    const dispute = makeDispute(charge, amount ?? charge.amount, store.now())
    store.disputes.set(dispute.id, dispute)
    charge.disputed = true
    addLedgerLine('dispute', -dispute.amount, intentId)
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
      addLedgerLine('dispute_won', dispute.amount, intentId)
      store.emit('charge.dispute.funds_reinstated', dispute)
    }
    store.emit('charge.dispute.closed', dispute)
  }

  return { refund, settleRefund, failRefund, openDispute, closeDispute }
}
