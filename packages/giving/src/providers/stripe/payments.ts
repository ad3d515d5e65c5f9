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
  createMetadata,
  translateErrors,
  translateListErrors,
  sendOnce,
  type StripeConnection,
  expandedOf,
} from './requests.ts'

type RefundStatus = Returns['refunds'][number]['status']

const refundStatuses: Record<string, RefundStatus | undefined> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** Dispute statuses; undefined for inquiries, which withhold no money. */
const disputeStatuses: Record<string, Returns['disputes'][number]['status'] | undefined> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
}
const inquiries = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented']

/** Invoices by their payment's intent. */
type InvoicesByIntent = Map<string, Stripe.Invoice>

/** Stripe's own records: payments, returns, events. */
export function stripePaymentRecords(connection: StripeConnection): PaymentRecords {
  const { stripe, now } = connection

  const addInvoices = async (params: Stripe.InvoicePaymentListParams, invoices: InvoicesByIntent): Promise<void> => {
    for await (const payment of stripe.invoicePayments.list({ ...params, limit: 100, expand: ['data.invoice'] })) {
      const intentId = idOf(payment.payment.payment_intent)
      const { invoice } = payment
      if (intentId && typeof invoice === 'object' && !invoice.deleted) invoices.set(intentId, invoice)
    }
  }

  const toPayment = async (charge: Stripe.Charge, invoices: InvoicesByIntent): Promise<ProviderPayment | undefined> => {
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
    if (!invoices.has(intentId)) await addInvoices({ payment: { type: 'payment_intent', payment_intent } }, invoices)
    const invoice = invoices.get(intentId)
    const subscription = invoice && subscriptionOf(invoice)
    return {
      ...payment,
      invoiceId: invoice?.id,
      subscriptionId: subscription?.id,
      tenantId: subscription?.metadata.tenant_id,
      regularGiftId: subscription?.metadata.jummah_id,
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
          const status = refundStatuses[refundStatus ?? 'pending']
          if (!status) throw new OutcomeUnknown(`Stripe returned an unknown status: ${refundStatus}.`)
          returns.refunds.push({ id, amountMinor: amount, status, at: dateOf(created) })
        }
        for await (const { id, amount, status: disputeStatus, created } of stripe.disputes.list({
          payment_intent,
          limit: 100,
        })) {
          const status = disputeStatuses[disputeStatus]
          if (!status && !inquiries.includes(disputeStatus))
            throw new OutcomeUnknown(`Stripe returned an unknown status: ${disputeStatus}.`)
          if (status) returns.disputes.push({ id, amountMinor: amount, status, at: dateOf(created) })
        }
        return returns
      }),
    refund: ({ intentId, giftId, amountMinor, idempotencyKey }) =>
      translateErrors(async () => {
        const metadata = createMetadata(connection, { donation_id: giftId })
        const params = { payment_intent: intentId, amount: amountMinor, metadata }
        return checkResponse(await stripe.refunds.create(params, sendOnce(idempotencyKey)), 'refund').id
      }),
    async *paymentsBetween(from, before) {
      for await (const { charge, invoices } of listCharges(from, before)) {
        const payment = await translateErrors(() => toPayment(charge, invoices))
        if (payment) yield payment
      }
    },
    async *eventsSince(since) {
      // Stripe's clock may run ahead of ours.
      const until = new Date(now().getTime() + 300_000)
      const events = byDay(since, until, (created) => stripe.events.list({ created, limit: 100 }))
      for await (const { id, type, created, data } of translateListErrors(events))
        yield { id, type, at: dateOf(created), about: subjectOf(type, data.object) }
    },
  }

  /** Lists charges, each with the invoices of its day. */
  async function* listCharges(from: Date, before: Date) {
    let invoices: InvoicesByIntent = new Map()
    let listedDay = -1
    const expand = ['data.payment_intent']
    const dailyCharges = byDay(from, before, (created) => stripe.charges.list({ created, limit: 100, expand }))
    for await (const charge of translateListErrors(dailyCharges)) {
      const day = Math.floor(charge.created / 86_400)
      if (day !== listedDay && expandedOf(charge.payment_intent)?.metadata.donation_id === undefined) {
        listedDay = day
        invoices = new Map()
        const created = { gte: day * 86_400 - 3600, lt: (day + 1) * 86_400 }
        await translateErrors(() => addInvoices({ created }, invoices))
      }
      yield { charge, invoices }
    }
  }
}
