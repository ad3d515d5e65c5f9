import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { signEvent } from '../providers/events.ts'

let giving: Giving
let mosque: Mosque
beforeAll(async () => {
  giving = await startGiving('stripe')
  mosque = await giving.mosque()
})
afterAll(() => giving.close())

/** A paid gift's event, so many characters longer than Stripe's own, signed as Stripe signs it. */
async function postLong(characters: number) {
  const event = giving.stub.account(mosque.secretKey).events.at(-1)
  if (!event) throw new Error('Nothing has happened yet.')
  const object = { ...event.data.object, description: 'x'.repeat(characters) }
  const payload = JSON.stringify({ ...event, data: { object } })
  return giving.server.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/${mosque.accountId}`,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(payload, mosque.webhookSecret, new Date()),
    },
    payload,
  })
}

test('a signed event of 400 kB is read like any other, and one over 1 MB is refused', async () => {
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  giving.stub.account(mosque.secretKey).finish((await giving.rows(mosque)).gifts[0]?.intentId ?? '', true)
  expect((await postLong(1_100_000)).statusCode).toBe(413)
  expect((await postLong(400_000)).statusCode).toBe(200)
  await giving.work('provider-event')
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
})

test('an event without a signature is refused before any of its body has come', async () => {
  const address = new URL(await giving.server.app.listen({ port: 0, host: '127.0.0.1' }))
  for (const signature of [[], ['stripe-signature: t=1,v1=guess'], ['stripe-signature: t=1,v0=00']]) {
    const socket = connect(Number(address.port), address.hostname)
    const head = [
      `POST /api/stripe/webhook/${mosque.accountId} HTTP/1.1`,
      `host: ${mosque.hostname}`,
      'content-type: application/json',
      'content-length: 1000000',
      ...signature,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  }
})
