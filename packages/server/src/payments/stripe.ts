import Stripe from 'stripe'
import { unbuiltBilling } from './unbuilt.ts'
import { verifyEvent } from './events.ts'
import { type Gateway, type Intent, type IntentStatus, OutcomeUnknown, type Order } from './gateway.ts'
import { stripeConnection } from './stripeConnection.ts'
import { intentOfError, meaningOf } from './stripeErrors.ts'

/** An account with its secrets opened; made for one call, never kept, never logged. */
export type StripeAccount = {
  tenantId: string
  id: string
  mode: 'test' | 'live'
  secretKey: string
  /** Valid secrets of its webhook, the newest first. */
  webhookSecrets: readonly string[]
}

const keyForm = { test: /^[sr]k_test_\w+$/, live: /^[sr]k_live_\w+$/ }

/**
 * Where the SDK speaks to. Stripe itself unless a local test host is named, and that only ever sees test keys.
 * @throws Error with a sentence for the operator
 */
export function stripeHost(apiBase: string | undefined, mode: 'test' | 'live'): Stripe.StripeConfig {
  if (!apiBase) return {}
  const url = URL.parse(apiBase)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    throw new Error(`STRIPE_API_BASE must be an address like http://localhost:12111, not ${apiBase}.`)
  if (url.hostname === 'api.stripe.com') return {}
  if (mode === 'live')
    throw new Error(
      'STRIPE_API_BASE names a test host, and a live key must never be sent to one. Unset it, or set paymentMode to test.',
    )
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, protocol, port: url.port || (protocol === 'http' ? 80 : 443) }
}

const statuses: Record<string, IntentStatus | undefined> = {
  requires_payment_method: 'requires_payment_method',
  // Confirmation is ours to give: without it the card has not been tried.
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

function toIntent(found: Stripe.PaymentIntent, source: Intent['source'], accountId: string): Intent {
  const failure = found.last_payment_error
  const status = statuses[found.status]
  if (!status) throw new OutcomeUnknown(`Stripe names a status we do not know: ${found.status}.`)
  return {
    source,
    accountId,
    id: found.id,
    status,
    amountMinor: found.amount,
    receivedMinor: found.amount_received,
    currency: found.currency,
    mode: found.livemode ? 'live' : 'test',
    tenantId: found.metadata.tenant_id,
    giftId: found.metadata.donation_id,
    clientSecret: found.client_secret ?? undefined,
    declineCode: status === 'requires_payment_method' ? failure?.decline_code || failure?.code || undefined : undefined,
  }
}

/** A proxy's page or an empty 404 is resolved by the SDK as if it were the object: only a real intent counts. */
function refuseImpostor(answer: Stripe.Response<Stripe.PaymentIntent>): Stripe.PaymentIntent {
  const { statusCode } = answer.lastResponse
  if (statusCode < 200 || statusCode > 299 || answer.object !== 'payment_intent')
    throw new OutcomeUnknown(`Something other than Stripe answered, with ${statusCode}.`)
  return answer
}

/**
 * A tenant's own Stripe account, through the official SDK.
 * @param apiBase a local test host; see {@link stripeHost}
 * @throws Error when the key is not one of the account's mode
 */
export function stripeGateway(account: StripeAccount, apiBase: string | undefined, now: () => Date): Gateway {
  const { tenantId, id: accountId, mode, secretKey, webhookSecrets } = account
  if (!keyForm[mode].test(secretKey))
    throw new Error(`The ${mode} account must have a key that begins with sk_${mode}_ or rk_${mode}_. Save it again.`)
  const host = stripeHost(apiBase, mode)
  const stripe = new Stripe(secretKey, {
    ...host,
    httpClient: stripeConnection(host.protocol ?? 'https'),
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  // Asked once: the answer to a repeat would say nothing of the first. Who repeats, and knows it, is `settle.ts`.
  const once = (idempotencyKey: string) => ({ idempotencyKey, maxNetworkRetries: 0 })

  const here = (found: Stripe.PaymentIntent, source: Intent['source']) => toIntent(found, source, accountId)
  const meant = async (work: () => Promise<Intent>): Promise<Intent> => {
    try {
      return await work()
    } catch (error) {
      throw meaningOf(error)
    }
  }
  const read = (intentId: string, source: Intent['source'] = 'read') =>
    meant(async () => here(refuseImpostor(await stripe.paymentIntents.retrieve(intentId)), source))

  /** A decline carries its intent. One that cannot be confirmed or cancelled any more is read: as the answer, or as is. */
  const answered = async (
    work: () => Promise<Stripe.Response<Stripe.PaymentIntent>>,
    intentId?: string,
    as: Intent['source'] = 'answer',
  ) => {
    try {
      return await meant(async () => here(refuseImpostor(await work()), 'answer'))
    } catch (error) {
      const { declined, settled } = intentOfError(error)
      if (declined) return here(declined, 'answer')
      if (settled && intentId) return read(intentId, as)
      throw error
    }
  }

  const create = (order: Order) =>
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
      once(order.idempotencyKey),
    )

  return {
    ...unbuiltBilling,
    accountId,
    mode,
    confirm(order) {
      const { intentId, confirmationTokenId, idempotencyKey } = order
      if (!intentId) return answered(() => create(order))
      const params = { confirmation_token: confirmationTokenId, use_stripe_sdk: true }
      return answered(() => stripe.paymentIntents.confirm(intentId, params, once(idempotencyKey)), intentId)
    },
    read: (intentId) => read(intentId),
    async find(giftId, since) {
      const gte = Math.floor(since.getTime() / 1000) - 300
      try {
        for await (const intent of stripe.paymentIntents.list({ created: { gte, lte: gte + 2 * 86_400 }, limit: 100 }))
          if (intent.metadata.donation_id === giftId && intent.metadata.tenant_id === tenantId)
            return here(intent, 'read')
      } catch (error) {
        throw meaningOf(error)
      }
      return undefined
    },
    cancel: (intentId) => answered(() => stripe.paymentIntents.cancel(intentId), intentId, 'read'),
    verify: (raw, signature) => verifyEvent(raw, signature, webhookSecrets, now()),
  }
}
