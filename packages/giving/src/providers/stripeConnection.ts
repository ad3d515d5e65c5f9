import http from 'node:http'
import https from 'node:https'
import Stripe from 'stripe'

type Client = NonNullable<Stripe.StripeConfig['httpClient']>

const name = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

/**
 * The SDK's HTTP client, which sends each writing request once. The SDK retries after a closed connection despite
 * `maxNetworkRetries`, and the refusal of a retry would hide that the first request has charged. So a writing request gets its own
 * connection, which cannot be stale, and its loss is reported without the error code that makes the SDK retry.
 * @param protocol of the server
 */
export function stripeConnection(protocol: 'http' | 'https'): Client {
  const client = Stripe.createNodeHttpClient()
  const fresh = Stripe.createNodeHttpClient(protocol === 'http' ? new http.Agent() : new https.Agent())
  return {
    getClientName: () => client.getClientName(),
    makeRequest(host, port, path, method, ...rest) {
      if (method !== 'POST') return client.makeRequest(host, port, path, method, ...rest)
      return fresh.makeRequest(host, port, path, method, ...rest).catch((error: unknown) => {
        throw new Error(`The connection to Stripe was lost (${name(error)}).`)
      })
    },
  }
}
