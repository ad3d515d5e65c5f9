import http from 'node:http'
import https from 'node:https'
import Stripe from 'stripe'

type Client = NonNullable<Stripe.StripeConfig['httpClient']>

const name = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

/**
 * How the SDK reaches Stripe: a request that changes something goes out once. The SDK repeats one whose connection was
 * closed whatever `maxNetworkRetries` says, and the refusal of a repeat would hide that the first has charged. So such
 * a request gets a connection of its own, which cannot be stale, and its loss is told without the code the SDK looks for.
 * @param protocol of the server that is spoken to
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
