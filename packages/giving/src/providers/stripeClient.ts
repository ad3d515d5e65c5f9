import Stripe from 'stripe'
import { stripeConnection } from './stripeConnection.ts'

/** Whose key speaks, and for which account where it is a platform's. */
export type StripeKey = { secretKey: string; mode: 'test' | 'live'; stripeAccount?: string }

const keyForm = { test: /^[sr]k_test_\w+$/, live: /^[sr]k_live_\w+$/ }

/**
 * Where the SDK speaks to. Stripe itself unless a local test server is named, and that only ever sees test keys.
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
      'STRIPE_API_BASE is a test server, and a live key must never be sent to one. Unset it, or set paymentMode to test.',
    )
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, protocol, port: url.port || (protocol === 'http' ? 80 : 443) }
}

/**
 * The official SDK with one key.
 * @param apiBase a local test server; see {@link stripeHost}
 * @throws Error when the key is not one of that mode
 */
export function stripeClient({ secretKey, mode, stripeAccount }: StripeKey, apiBase: string | undefined): Stripe {
  if (!keyForm[mode].test(secretKey))
    throw new Error(`The ${mode} account must have a key that begins with sk_${mode}_ or rk_${mode}_. Save it again.`)
  const host = stripeHost(apiBase, mode)
  return new Stripe(secretKey, {
    ...host,
    httpClient: stripeConnection(host.protocol ?? 'https'),
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(stripeAccount ? { stripeAccount } : {}),
  })
}
