import Stripe from 'stripe'
import { stripeConnection } from './stripeConnection.ts'

/** A key and its mode, with the connected account for a platform's key. */
export type StripeKey = { secretKey: string; mode: 'test' | 'live'; stripeAccount?: string }

const keyPatterns = { test: /^[sr]k_test_\w+$/, live: /^[sr]k_live_\w+$/ }

/**
 * Returns the SDK's server: Stripe itself, unless a local test server is configured, which only receives test keys.
 * @throws Error with a message for the operator
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
 * Creates the official SDK with one key.
 * @param apiBase a local test server; see {@link stripeHost}
 * @throws Error if the key does not match the mode
 */
export function stripeClient({ secretKey, mode, stripeAccount }: StripeKey, apiBase: string | undefined): Stripe {
  if (!keyPatterns[mode].test(secretKey))
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
