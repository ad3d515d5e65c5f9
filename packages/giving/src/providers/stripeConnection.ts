import http from 'node:http'
import https from 'node:https'
import Stripe from 'stripe'

type Client = NonNullable<Stripe.StripeConfig['httpClient']>

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

/**
 * Creates the SDK's HTTP client, which sends each write request once. The SDK retries after a closed connection despite
 * `maxNetworkRetries`, and the refusal of a retry would hide that the first request has charged. So a write request gets
 * its own connection, which cannot be stale, and its loss is reported without the error code that makes the SDK retry.
 * @param protocol the server's protocol
 */
export function stripeConnection(protocol: 'http' | 'https'): Client {
  const client = Stripe.createNodeHttpClient()
  const singleUseClient = Stripe.createNodeHttpClient(protocol === 'http' ? new http.Agent() : new https.Agent())
  return {
    getClientName: () => client.getClientName(),
    makeRequest(host, port, path, method, ...rest) {
      if (method !== 'POST') return client.makeRequest(host, port, path, method, ...rest)
      return singleUseClient.makeRequest(host, port, path, method, ...rest).catch((error: unknown) => {
        throw new Error(`The connection to Stripe was lost (${codeOf(error)}).`)
      })
    },
  }
}
