import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

/** A text in the `data` of an answer. */
export function inData(answer: unknown, name: string): string | undefined {
  const data = typeof answer === 'object' && answer && 'data' in answer ? answer.data : undefined
  const value = typeof data === 'object' && data ? new Map(Object.entries(data)).get(name) : undefined
  return typeof value === 'string' ? value : undefined
}

/** Makes a call as a page does. @param more further headers */
export const post = (address: string, url: string, body: unknown, more: Record<string, string> = {}) =>
  fetch(address + url, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })

/** What a donor's browser keeps of a gift of £25: enough to ask again. */
export type GiftTry = { body: Record<string, unknown>; id?: string }

/** Opens the form at a demonstration mosque; asks again for a while when nobody answers. */
export async function prepareGift(address: string): Promise<GiftTry> {
  let pass = await post(address, '/api/donation/start', { causeId: 'general' })
  for (let tries = 0; pass.status === 502 && tries < 100; tries += 1) {
    await sleep(50)
    pass = await post(address, '/api/donation/start', { causeId: 'general' })
  }
  return {
    body: {
      attemptId: randomUUID(),
      pageToken: inData(await pass.json(), 'pageToken'),
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

/** Sends it. The same gift, however often. */
export const sendGift = (address: string, { body }: GiftTry) => post(address, '/api/stripePaymentProcess', body)
