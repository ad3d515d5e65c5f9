import type Stripe from 'stripe'
import { verifyEvent } from './events.ts'
import { type Gateway, type Intent, type IntentStatus, OutcomeUnknown, type ConfirmRequest } from './gateway.ts'
import { stripePaymentRecords } from './stripe/payments.ts'
import { stripeChanges } from './stripe/changes.ts'
import { stripeCustomers } from './stripe/customers.ts'
import { stripeInvoices } from './stripe/invoices.ts'
import { stripePayouts } from './stripe/payouts.ts'
import { stripeSetups } from './stripe/setups.ts'
import { stripeListing } from './stripe/listing.ts'
import { stripeSubscriptions } from './stripe/subscriptions.ts'
import { dateOf, checkResponse, translateErrors, sendOnce, expandedOf } from './stripe/requests.ts'
import { stripeClient } from './stripeClient.ts'
import { intentOfError, translateError } from './stripeErrors.ts'

/** An account with opened secrets, created for one call; never stored or logged. */
export type StripeAccount = {
  tenantId: string
  id: string
  mode: 'test' | 'live'
  secretKey: string
  /** Valid secrets of its webhook, newest first. */
  webhookSecrets: readonly string[]
  /** Set when the key is the platform's: the connected account every call is made for (`Stripe-Account`). */
  stripeAccount?: string
}

const statuses: Record<string, IntentStatus | undefined> = {
  requires_payment_method: 'requires_payment_method',
  // We confirm ourselves: until then the card has not been tried.
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

function toIntent(intent: Stripe.PaymentIntent, source: Intent['source'], accountId: string): Intent {
  const failure = intent.last_payment_error
  const status = statuses[intent.status]
  if (!status) throw new OutcomeUnknown(`Stripe returned an unknown status: ${intent.status}.`)
  const charge = status === 'succeeded' ? expandedOf(intent.latest_charge) : undefined
  return {
    source,
    accountId,
    id: intent.id,
    status,
    amountMinor: intent.amount,
    receivedMinor: intent.amount_received,
    paidAt: charge && dateOf(charge.created),
    currency: intent.currency,
    mode: intent.livemode ? 'live' : 'test',
    tenantId: intent.metadata.tenant_id,
    giftId: intent.metadata.donation_id,
    clientSecret: intent.client_secret ?? undefined,
    declineCode: status === 'requires_payment_method' ? failure?.decline_code || failure?.code || undefined : undefined,
  }
}

/**
 * A tenant's own Stripe account, through the official SDK.
 * @param apiBase a local test server; see {@link stripeClient}
 * @throws Error if the key does not match the account's mode
 */
export function stripeGateway(account: StripeAccount, apiBase: string | undefined, now: () => Date): Gateway {
  const { tenantId, id: accountId, mode, secretKey, webhookSecrets, stripeAccount } = account
  const stripe = stripeClient({ secretKey, mode, stripeAccount }, apiBase)
  const connection = { stripe, tenantId, accountId, mode, now }

  const toOwnIntent = (intent: Stripe.PaymentIntent, source: Intent['source']) => toIntent(intent, source, accountId)
  const readIntent = (intentId: string, source: Intent['source'] = 'read') =>
    translateErrors(async () => {
      const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
      return toOwnIntent(checkResponse(intent, 'payment_intent'), source)
    })

  /** Returns a declined intent instead of throwing, and reads an intent again that can no longer be confirmed or cancelled. */
  const withDeclines = async (
    request: () => Promise<Stripe.Response<Stripe.PaymentIntent>>,
    intentId?: string,
    source: Intent['source'] = 'response',
  ) => {
    try {
      return await translateErrors(async () =>
        toOwnIntent(checkResponse(await request(), 'payment_intent'), 'response'),
      )
    } catch (error) {
      const { declined, settled } = intentOfError(error)
      if (declined) return toOwnIntent(declined, 'response')
      if (settled && intentId) return readIntent(intentId, source)
      throw error
    }
  }

  const create = (order: ConfirmRequest) =>
    stripe.paymentIntents.create(
      {
        amount: order.amountMinor,
        currency: order.currency,
        confirm: true,
        confirmation_token: order.confirmationTokenId,
        use_stripe_sdk: true,
        // No receipt_email: our own receipt carries the charity's number, the fund and the Gift Aid wording.
        metadata: {
          tenant_id: tenantId,
          donation_id: order.giftId,
          cause_id: order.causeId,
          fund: order.fund.slice(0, 500),
          env: mode,
        },
      },
      sendOnce(order.idempotencyKey),
    )

  return {
    ...stripeCustomers(connection),
    ...stripeSubscriptions(connection),
    ...stripeListing(connection, stripeAccount !== undefined),
    ...stripeChanges(connection),
    ...stripeInvoices(connection),
    ...stripeSetups(connection),
    ...stripePaymentRecords(connection),
    ...stripePayouts(connection),
    accountId,
    mode,
    confirm(order) {
      const { intentId, confirmationTokenId, idempotencyKey } = order
      if (!intentId) return withDeclines(() => create(order))
      const params = { confirmation_token: confirmationTokenId, use_stripe_sdk: true }
      return withDeclines(() => stripe.paymentIntents.confirm(intentId, params, sendOnce(idempotencyKey)), intentId)
    },
    read: (intentId) => readIntent(intentId),
    async find(giftId, since) {
      const gte = Math.floor(since.getTime() / 1000) - 300
      const created = { gte, lte: gte + 2 * 86_400 }
      const expand = ['data.latest_charge']
      try {
        for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand }))
          if (intent.metadata.donation_id === giftId && intent.metadata.tenant_id === tenantId)
            return toOwnIntent(intent, 'read')
      } catch (error) {
        throw translateError(error)
      }
      return undefined
    },
    cancel: (intentId) => withDeclines(() => stripe.paymentIntents.cancel(intentId), intentId, 'read'),
    verify: (raw, signature) => verifyEvent(raw, signature, webhookSecrets, now()),
  }
}
