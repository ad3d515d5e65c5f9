import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

/** A string field in the `data` of a response body; undefined if there is none. */
export function readDataField(body: unknown, name: string): string | undefined {
  const data = typeof body === 'object' && body && 'data' in body ? body.data : undefined
  const value = typeof data === 'object' && data ? new Map(Object.entries(data)).get(name) : undefined
  return typeof value === 'string' ? value : undefined
}

/** Posts JSON as a page does. */
export const post = (address: string, url: string, body: unknown, extraHeaders: Record<string, string> = {}) =>
  fetch(address + url, { method: 'POST', headers: { ...headers, ...extraHeaders }, body: JSON.stringify(body) })

/** A gift of £25 that can be sent repeatedly; `id` once the server has acknowledged it. */
export type PreparedGift = { body: Record<string, unknown>; id?: string }

/** Opens the donation form at a demonstration mosque; retries for a while on 502. */
export async function prepareGift(address: string): Promise<PreparedGift> {
  let response = await post(address, '/api/donation/start', { causeId: 'general' })
  for (let attempts = 0; response.status === 502 && attempts < 100; attempts += 1) {
    await sleep(50)
    response = await post(address, '/api/donation/start', { causeId: 'general' })
  }
  return {
    body: {
      attemptId: randomUUID(),
      pageToken: readDataField(await response.json(), 'pageToken'),
      causeId: 'general',
      amountMinor: 2500,
      currency: 'gbp',
      kind: 'once',
      confirmationTokenId: 'demo_succeeds',
      donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
      giftAid: { claim: false },
    },
  }
}

/** Sends a gift; repeating it sends the same gift. */
export const sendGift = (address: string, { body }: PreparedGift) => post(address, '/api/stripePaymentProcess', body)
