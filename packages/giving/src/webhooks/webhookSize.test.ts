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

/** Posts a paid gift's event, padded with a number of characters and signed as Stripe does. */
async function postLong(characters: number) {
  const event = giving.stub.getAccount(mosque.secretKey).events.at(-1)
  if (!event) throw new Error('The account has no events.')
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

test('accepts a signed event of 400 kB and refuses one over 1 MB', async () => {
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  giving.stub
    .getAccount(mosque.secretKey)
    .completeProcessing((await giving.rows(mosque)).gifts[0]?.intentId ?? '', true)
  expect((await postLong(1_100_000)).statusCode).toBe(413)
  expect((await postLong(400_000)).statusCode).toBe(200)
  await giving.runJobs('provider-event')
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
})

test('refuses an event without a signature before its body is received', async () => {
  const address = new URL(await giving.server.app.listen({ port: 0, host: '127.0.0.1' }))
  for (const signature of [[], ['stripe-signature: t=1,v1=guess'], ['stripe-signature: t=1,v0=00']]) {
    const socket = connect(Number(address.port), address.hostname)
    const requestLines = [
      `POST /api/stripe/webhook/${mosque.accountId} HTTP/1.1`,
      `host: ${mosque.hostname}`,
      'content-type: application/json',
      'content-length: 1000000',
      ...signature,
    ]
    socket.write(`${requestLines.join('\r\n')}\r\n\r\n`)
    const [response] = await once(socket, 'data')
    expect(String(response)).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  }
})
