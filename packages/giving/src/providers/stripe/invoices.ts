import type Stripe from 'stripe'
import { invoiceStates } from '@minaret/foundation/db'
import type { Billing, Invoice } from '../billing.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'
import { declineOf, isCardError, translateError } from '../stripeErrors.ts'
import {
  dateOf,
  checkResponse,
  idOf,
  maybeDate,
  translateErrors,
  sendOnce,
  secondsOf,
  type StripeConnection,
  expandedOf,
} from './requests.ts'

/** The payment of an invoice: the succeeded one, else the one being tried. */
function paymentOf(invoice: Stripe.Invoice): Stripe.InvoicePayment.Payment | undefined {
  const payments = invoice.payments?.data ?? []
  const preferredPayment =
    payments.find(({ status }) => status === 'paid') ?? payments.find((payment) => payment.is_default)
  return (preferredPayment ?? payments.at(-1))?.payment
}

function statusOf({ status }: Stripe.Invoice): Invoice['status'] {
  const state = invoiceStates.find((name) => name === status)
  if (!state) throw new OutcomeUnknown(`Stripe returned an unknown status: ${status}.`)
  return state
}

/** The subscription details in an invoice. */
export const subscriptionOf = (invoice: Stripe.Invoice) => {
  const details = invoice.parent?.subscription_details
  return details && { id: idOf(details.subscription), metadata: details.metadata ?? {} }
}

function toInvoice(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent | undefined, accountId: string): Invoice {
  const subscription = subscriptionOf(invoice)
  if (!subscription?.id) throw new ProviderRefusal('That invoice has no subscription.')
  const status = statusOf(invoice)
  return {
    accountId,
    id: invoice.id,
    mode: invoice.livemode ? 'live' : 'test',
    subscriptionId: subscription.id,
    tenantId: subscription.metadata.tenant_id,
    regularGiftId: subscription.metadata.jummah_id,
    status,
    amountMinor: invoice.total,
    paidMinor: invoice.amount_paid,
    currency: invoice.currency,
    // A collection is for the period ahead, so it fell due at the start of that period.
    dueAt: dateOf(invoice.lines.data[0]?.period.start ?? invoice.created),
    paidAt: maybeDate(invoice.status_transitions.paid_at),
    tries: invoice.attempt_count,
    nextTryAt: status === 'draft' || status === 'open' ? maybeDate(invoice.next_payment_attempt) : undefined,
    intentId: idOf(paymentOf(invoice)?.payment_intent),
    declineCode: status === 'open' && intent ? declineOf(intent) : undefined,
  }
}

/** Whether an invoice is a collection: a trial's zero invoice is not. */
const isCollection = (invoice: Stripe.Invoice): boolean => invoice.total !== 0

/** Reads, tries and lists the collections of subscriptions. */
export function stripeInvoices(
  connection: StripeConnection,
): Pick<Billing, 'invoicesOf' | 'readInvoice' | 'payInvoice' | 'invoiceSecret'> {
  const { stripe, accountId } = connection

  const readWithPayment = async (id: string): Promise<Invoice> => {
    const expand = ['payments.data.payment.payment_intent']
    const response = checkResponse(await stripe.invoices.retrieve(id, { expand }), 'invoice')
    return toInvoice(response, expandedOf(paymentOf(response)?.payment_intent), accountId)
  }

  return {
    invoicesOf: (subscription, since) =>
      translateErrors(async () => {
        const collections: Stripe.Invoice[] = []
        const query = { subscription, created: { gte: secondsOf(since) }, limit: 100, expand: ['data.payments'] }
        for await (const invoice of stripe.invoices.list(query)) if (isCollection(invoice)) collections.push(invoice)
        const invoices: Invoice[] = []
        // The reason for a failure is in the payment, too deep to expand in a list; there are few open invoices.
        for (const invoice of collections.toReversed())
          invoices.push(
            invoice.status === 'open' && invoice.attempt_count > 0
              ? await readWithPayment(invoice.id)
              : toInvoice(invoice, undefined, accountId),
          )
        return invoices
      }),
    readInvoice: (id) => translateErrors(() => readWithPayment(id)),
    payInvoice: (id, idempotencyKey) =>
      translateErrors(async () => {
        try {
          checkResponse(await stripe.invoices.pay(id, {}, sendOnce(idempotencyKey)), 'invoice')
        } catch (error) {
          const isRefused = translateError(error) instanceof ProviderRefusal
          if (!isRefused && !isCardError(error)) throw error
          const invoice = await readWithPayment(id)
          // A paid or void invoice can no longer be paid: return it unchanged.
          if (isRefused && (invoice.status === 'draft' || invoice.status === 'open')) throw error
          return invoice
        }
        return readWithPayment(id)
      }),
    invoiceSecret: (id) =>
      translateErrors(async () => {
        const expand = ['confirmation_secret']
        const invoice = checkResponse(await stripe.invoices.retrieve(id, { expand }), 'invoice')
        return invoice.status === 'open' ? invoice.confirmation_secret?.client_secret : undefined
      }),
  }
}
