import type Stripe from 'stripe'
import type { Billing, SubscriptionChange } from '../billing.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'
import { isMissing, translateError } from '../stripeErrors.ts'
import { fetchSubscription, itemOf, toSubscription } from './subscriptions.ts'
import {
  checkResponse,
  idOf,
  translateErrors,
  sendOnce,
  secondsOf,
  type StripeConnection,
  expandedOf,
} from './requests.ts'

const expand = ['payments.data.payment.payment_intent']

/** Whether the bank is already processing the payment, which then cannot be cancelled and will be recorded. */
const isProcessing = (invoice: Stripe.Invoice): boolean =>
  (invoice.payments?.data ?? []).some(({ payment }) => expandedOf(payment.payment_intent)?.status === 'processing')

/** Withdraws a collection: finalises a draft without attempting payment, and voids an open invoice. */
async function withdraw({ stripe }: StripeConnection, invoice: Stripe.Invoice): Promise<void> {
  try {
    const { id } = invoice
    if (invoice.status === 'draft')
      checkResponse(await stripe.invoices.finalizeInvoice(id, { auto_advance: false }), 'invoice')
    checkResponse(await stripe.invoices.voidInvoice(id), 'invoice')
  } catch (error) {
    if (!(translateError(error) instanceof ProviderRefusal)) throw error
    // Its state has changed since: charged, voided, or being processed by the bank.
    const currentInvoice = checkResponse(await stripe.invoices.retrieve(invoice.id, { expand }), 'invoice')
    if (currentInvoice.status !== 'draft' && currentInvoice.status !== 'open') return
    if (isProcessing(currentInvoice)) return
    throw new OutcomeUnknown('A draft or open invoice could not be voided.')
  }
}

async function withdrawAll(connection: StripeConnection, subscription: string): Promise<void> {
  for (const status of ['draft', 'open'] as const)
    for await (const invoice of connection.stripe.invoices.list({ subscription, status, limit: 100 }))
      await withdraw(connection, invoice)
}

/** Changes a subscription. Its state is read afterwards, whatever Stripe's response to the change. */
export function stripeChanges(connection: StripeConnection): Pick<Billing, 'changeSubscription'> {
  const { stripe, accountId } = connection

  const update = async (id: string, params: Stripe.SubscriptionUpdateParams, key: string) =>
    checkResponse(await stripe.subscriptions.update(id, params, sendOnce(key)), 'subscription')

  const endSubscription = async (id: string) => {
    try {
      checkResponse(await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }), 'subscription')
    } catch (error) {
      // Ending a subscription that has already ended succeeds.
      if (!isMissing(error)) throw error
    }
  }

  const applyChange = async (id: string, change: SubscriptionChange, key: string): Promise<void> => {
    switch (change.kind) {
      case 'pause': {
        const resumeParams = change.resumesAt ? { resumes_at: secondsOf(change.resumesAt) } : {}
        await update(id, { pause_collection: { behavior: 'void', ...resumeParams } }, key)
        return withdrawAll(connection, id)
      }
      case 'resume': {
        // Collections due during the pause and not voided yet must not be collected after it.
        if ((await fetchSubscription(connection, id)).pause_collection) await withdrawAll(connection, id)
        await update(id, { pause_collection: '' }, key)
        return
      }
      case 'amount': {
        const { id: item, price } = itemOf(await fetchSubscription(connection, id))
        const { currency, recurring } = price
        const interval = recurring?.interval
        const product = idOf(price.product)
        if (!interval || !product) throw new OutcomeUnknown('The Stripe price is not of the expected kind.')
        const price_data = { currency, product, unit_amount: change.amountMinor, recurring: { interval } }
        // Without `none` Stripe would prorate the next collection.
        await update(id, { items: [{ id: item, price_data, quantity: 1 }], proration_behavior: 'none' }, key)
        return
      }
      case 'card':
        await update(id, { default_payment_method: change.paymentMethodId }, key)
        return
      case 'end':
        await endSubscription(id)
        return withdrawAll(connection, id)
    }
  }

  return {
    changeSubscription: (id, change, idempotencyKey) =>
      translateErrors(async () => {
        const readCurrent = async () => toSubscription(await fetchSubscription(connection, id), accountId)
        try {
          await applyChange(id, change, idempotencyKey)
        } catch (error) {
          if (!(translateError(error) instanceof ProviderRefusal)) throw error
          // An ended subscription cannot change: return it unchanged.
          const subscription = await readCurrent()
          if (subscription.status === 'ended') return subscription
          throw error
        }
        return readCurrent()
      }),
  }
}
