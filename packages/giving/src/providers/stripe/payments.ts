import type Stripe from 'stripe'
import type { PaymentRecords, ProviderPayment, Returns } from '../billing.ts'
import { subjectOf } from '../events.ts'
import { OutcomeUnknown } from '../gateway.ts'
import { subscriptionOf } from './invoices.ts'
import {
  byDay,
  dateOf,
  checkResponse,
  idOf,
  labels,
  translateErrors,
  translateListErrors,
  once,
  type StripeConnection,
  expandedOf,
} from './requests.ts'

type RefundStatus = Returns['refunds'][number]['status']

const refunds: Record<string, RefundStatus | undefined> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** Dispute statuses; undefined for inquiries, which take no money away. */
const disputes: Record<string, Returns['disputes'][number]['status'] | undefined> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
}
const inquiries = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented']

/** Invoices by their payment's intent. */
type Paid = Map<string, Stripe.Invoice>

/** Stripe's own ledger: payments, returns, events. */
export function stripePaymentRecords(connection: StripeConnection): PaymentRecords {
  const { stripe, now } = connection

  const invoicePayment = async (params: Stripe.InvoicePaymentListParams, into: Paid): Promise<void> => {
    for await (const found of stripe.invoicePayments.list({ ...params, limit: 100, expand: ['data.invoice'] })) {
      const intentId = idOf(found.payment.payment_intent)
      const { invoice } = found
      if (intentId && typeof invoice === 'object' && !invoice.deleted) into.set(intentId, invoice)
    }
  }

  const toPayment = async (charge: Stripe.Charge, paid: Paid): Promise<ProviderPayment | undefined> => {
    const intent = expandedOf(charge.payment_intent)
    if (!intent || charge.status !== 'succeeded' || !charge.captured) return undefined
    const { id: intentId, metadata } = intent
    const payment = {
      intentId,
      amountMinor: intent.amount_received,
      currency: intent.currency,
      at: dateOf(charge.created),
      returned: { refundedMinor: charge.amount_refunded, disputed: charge.disputed },
    }
    if (metadata.donation_id) return { ...payment, tenantId: metadata.tenant_id, giftId: metadata.donation_id }
    // Charged on a later day than its invoice: a retried collection.
    const payment_intent = intentId
    if (!paid.has(intentId)) await invoicePayment({ payment: { type: 'payment_intent', payment_intent } }, paid)
    const invoice = paid.get(intentId)
    const subscription = invoice && subscriptionOf(invoice)
    return {
      ...payment,
      invoiceId: invoice?.id,
      subscriptionId: subscription?.id,
      tenantId: subscription?.metadata.tenant_id,
      cycleId: subscription?.metadata.jummah_id,
    }
  }

  return {
    returnsOf: (payment_intent) =>
      translateErrors(async () => {
        const returns: Returns = { refunds: [], disputes: [] }
        for await (const { id, amount, status: refundStatus, created } of stripe.refunds.list({
          payment_intent,
          limit: 100,
        })) {
          const status = refunds[refundStatus ?? 'pending']
          if (!status) throw new OutcomeUnknown(`Stripe returned an unknown status: ${refundStatus}.`)
          returns.refunds.push({ id, amountMinor: amount, status, at: dateOf(created) })
        }
        for await (const { id, amount, status: disputeStatus, created } of stripe.disputes.list({
          payment_intent,
          limit: 100,
        })) {
          const status = disputes[disputeStatus]
          if (!status && !inquiries.includes(disputeStatus))
            throw new OutcomeUnknown(`Stripe returned an unknown status: ${disputeStatus}.`)
          if (status) returns.disputes.push({ id, amountMinor: amount, status, at: dateOf(created) })
        }
        return returns
      }),
    refund: ({ intentId, giftId, amountMinor, idempotencyKey }) =>
      translateErrors(async () => {
        const metadata = labels(connection, { donation_id: giftId })
        const params = { payment_intent: intentId, amount: amountMinor, metadata }
        return checkResponse(await stripe.refunds.create(params, once(idempotencyKey)), 'refund').id
      }),
    async *paymentsBetween(from, before) {
      for await (const { charge, paid } of charges(from, before)) {
        const payment = await translateErrors(() => toPayment(charge, paid))
        if (payment) yield payment
      }
    },
    async *eventsSince(since) {
      // Stripe's clock may run ahead of ours.
      const until = new Date(now().getTime() + 300_000)
      const listed = byDay(since, until, (created) => stripe.events.list({ created, limit: 100 }))
      for await (const { id, type, created, data } of translateListErrors(listed))
        yield { id, type, at: dateOf(created), about: subjectOf(type, data.object) }
    },
  }

  /** Lists charges, each with the invoices of its day. */
  async function* charges(from: Date, before: Date) {
    let paid: Paid = new Map()
    let listedDay = -1
    const expand = ['data.payment_intent']
    const listed = byDay(from, before, (created) => stripe.charges.list({ created, limit: 100, expand }))
    for await (const charge of translateListErrors(listed)) {
      const day = Math.floor(charge.created / 86_400)
      if (day !== listedDay && expandedOf(charge.payment_intent)?.metadata.donation_id === undefined) {
        listedDay = day
        paid = new Map()
        const created = { gte: day * 86_400 - 3600, lt: (day + 1) * 86_400 }
        await translateErrors(() => invoicePayment({ created }, paid))
      }
      yield { charge, paid }
    }
  }
}
