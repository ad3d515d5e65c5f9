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
  once,
  secondsOf,
  type StripeConnection,
  expandedOf,
} from './requests.ts'

/** The payment of an invoice: the succeeded one, else the one being tried. */
function paymentOf(found: Stripe.Invoice): Stripe.InvoicePayment.Payment | undefined {
  const payments = found.payments?.data ?? []
  const chosen = payments.find(({ status }) => status === 'paid') ?? payments.find((payment) => payment.is_default)
  return (chosen ?? payments.at(-1))?.payment
}

function statusOf({ status }: Stripe.Invoice): Invoice['status'] {
  const state = invoiceStates.find((name) => name === status)
  if (!state) throw new OutcomeUnknown(`Stripe returned an unknown status: ${status}.`)
  return state
}

/** The subscription details in an invoice. */
export const subscriptionOf = (found: Stripe.Invoice) => {
  const details = found.parent?.subscription_details
  return details && { id: idOf(details.subscription), metadata: details.metadata ?? {} }
}

function toInvoice(found: Stripe.Invoice, intent: Stripe.PaymentIntent | undefined, accountId: string): Invoice {
  const subscription = subscriptionOf(found)
  if (!subscription?.id) throw new ProviderRefusal('That invoice has no subscription.')
  const status = statusOf(found)
  return {
    accountId,
    id: found.id,
    mode: found.livemode ? 'live' : 'test',
    subscriptionId: subscription.id,
    tenantId: subscription.metadata.tenant_id,
    cycleId: subscription.metadata.jummah_id,
    status,
    amountMinor: found.total,
    paidMinor: found.amount_paid,
    currency: found.currency,
    // A collection is for the period ahead, so it fell due at the start of that period.
    dueAt: dateOf(found.lines.data[0]?.period.start ?? found.created),
    paidAt: maybeDate(found.status_transitions.paid_at),
    tries: found.attempt_count,
    nextTryAt: status === 'draft' || status === 'open' ? maybeDate(found.next_payment_attempt) : undefined,
    intentId: idOf(paymentOf(found)?.payment_intent),
    declineCode: status === 'open' && intent ? declineOf(intent) : undefined,
  }
}

/** Whether an invoice is a collection: a trial's zero invoice is not. */
const isCollection = (found: Stripe.Invoice): boolean => found.total !== 0

/** Reads, tries and lists the collections of subscriptions. */
export function stripeInvoices(
  connection: StripeConnection,
): Pick<Billing, 'invoicesOf' | 'readInvoice' | 'payInvoice' | 'invoiceSecret'> {
  const { stripe, accountId } = connection

  const read = async (id: string): Promise<Invoice> => {
    const expand = ['payments.data.payment.payment_intent']
    const found = checkResponse(await stripe.invoices.retrieve(id, { expand }), 'invoice')
    return toInvoice(found, expandedOf(paymentOf(found)?.payment_intent), accountId)
  }

  return {
    invoicesOf: (subscription, since) =>
      translateErrors(async () => {
        const found: Stripe.Invoice[] = []
        const query = { subscription, created: { gte: secondsOf(since) }, limit: 100, expand: ['data.payments'] }
        for await (const invoice of stripe.invoices.list(query)) if (isCollection(invoice)) found.push(invoice)
        const invoices: Invoice[] = []
        // The reason for a failure is in the payment, too deep to expand in a list; open invoices are few.
        for (const invoice of found.toReversed())
          invoices.push(
            invoice.status === 'open' && invoice.attempt_count > 0
              ? await read(invoice.id)
              : toInvoice(invoice, undefined, accountId),
          )
        return invoices
      }),
    readInvoice: (id) => translateErrors(() => read(id)),
    payInvoice: (id, idempotencyKey) =>
      translateErrors(async () => {
        try {
          checkResponse(await stripe.invoices.pay(id, {}, once(idempotencyKey)), 'invoice')
        } catch (error) {
          const refused = translateError(error) instanceof ProviderRefusal
          if (!refused && !isCardError(error)) throw error
          const invoice = await read(id)
          // A paid or void invoice can no longer be paid: return it as it is.
          if (refused && (invoice.status === 'draft' || invoice.status === 'open')) throw error
          return invoice
        }
        return read(id)
      }),
    invoiceSecret: (id) =>
      translateErrors(async () => {
        const found = checkResponse(await stripe.invoices.retrieve(id, { expand: ['confirmation_secret'] }), 'invoice')
        return found.status === 'open' ? found.confirmation_secret?.client_secret : undefined
      }),
  }
}
