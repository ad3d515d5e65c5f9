import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyEvent } from '../../../giving/src/providers/events.ts'
import { type StripeHarness, startStripeHarness, wednesday } from './harness.ts'

let harness: StripeHarness
beforeEach(async () => {
  harness = await startStripeHarness()
})
afterEach(() => harness.stub.close())

const listEventTypes = () => harness.account.events.map(({ type }) => type)
const runFirstFriday = async () => {
  await harness.createActiveSubscription()
  const before = harness.account.events.length
  harness.advanceTo('2026-03-20T15:00:00Z')
  return listEventTypes().slice(before)
}

const collectionEvents = [
  'invoice.created',
  'customer.subscription.updated',
  'invoice.finalized',
  'charge.succeeded',
  'payment_intent.succeeded',
  'invoice.paid',
  'invoice.payment_succeeded',
]

test('a collection sends the same events in the same order as Stripe', async () => {
  expect(await runFirstFriday()).toEqual(collectionEvents)
})

test('events of the same second are sent in a random order that depends only on the seed', async () => {
  const orders: string[][] = []
  for (const seed of [7, 7, 8]) {
    await harness.stub.close()
    harness = await startStripeHarness()
    harness.account.shuffleEvents(seed)
    orders.push(await runFirstFriday())
  }
  const [firstOrder, repeatedOrder, otherSeedOrder] = orders
  expect(firstOrder).toEqual(repeatedOrder)
  expect(otherSeedOrder).not.toEqual(firstOrder)
  expect(new Set(firstOrder)).toEqual(new Set(collectionEvents))
})

test('events are posted until they are accepted, signed with the test’s clock', async () => {
  const postedTypes: string[] = []
  let refusals = 2
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      const event = verifyEvent(Buffer.concat(chunks), signature, ['whsec_a'], harness.clock.now)
      refusals -= 1
      if (refusals < 0) postedTypes.push(event.type)
      response.writeHead(refusals < 0 ? 200 : 500).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  const port = typeof address === 'object' && address ? address.port : 0
  harness.stub.deliverTo('rk_test_bench', { url: `http://127.0.0.1:${port}/`, secret: 'whsec_a' })
  await harness.createActiveSubscription()
  // A delivery still in progress when the clock moves would be refused for its old signature.
  await harness.stub.waitForDeliveries()
  harness.advanceTo('2026-03-20T15:00:00Z')
  await harness.stub.waitForDeliveries()
  receiver.close()
  // The webhook is not subscribed to events of charges.
  expect(new Set(postedTypes)).toEqual(new Set(listEventTypes().filter((type) => !type.startsWith('charge.'))))
})

describe('the stub’s endpoints for browser tests', () => {
  const post = (path: string) => fetch(harness.stub.url + path, { method: 'POST' })

  test.each([
    ['pass', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])("POST /test/authenticate makes a card's setup %s its bank's check", async (outcome, status) => {
    const { clientSecret, id } = await harness.gateway.setUp({
      regularGiftId: 'c',
      customerId: await harness.createDonor(),
      confirmationTokenId: harness.createToken('3ds'),
      idempotencyKey: 'k',
    })
    const response = await post(`/test/authenticate?client_secret=${clientSecret}&outcome=${outcome}`)
    expect(await response.json()).toEqual({ id, status })
  })

  test('POST /test/advance moves the clock and collects due invoices', async () => {
    await harness.createActiveSubscription()
    await post('/test/advance?to=2026-03-20T15:00:00Z')
    expect(harness.account.balance('gbp')).toBe(700)
    expect((await post('/test/advance?to=soon')).status).toBe(400)
  })
})

test('an account catches up with the clock at its next request', async () => {
  const { id } = await harness.createActiveSubscription()
  harness.clock.now = new Date('2026-03-28T00:00:00Z')
  const invoices = await harness.gateway.invoicesOf(id, wednesday)
  expect(invoices.map(({ paidAt }) => paidAt?.toISOString())).toEqual([
    '2026-03-20T14:00:00.000Z',
    '2026-03-27T14:00:00.000Z',
  ])
})

test('a subscription stays incomplete if Stripe does not make the card its default payment method', async () => {
  harness.account.ignoreNewCards()
  const regularGift = await harness.createActiveSubscription()
  expect(regularGift).toMatchObject({ status: 'incomplete', setupIntentId: undefined, card: undefined })
  const [setup] = harness.account.setups.values()
  const paymentMethodId = String(setup && (await harness.gateway.readSetup(setup.id)).paymentMethodId)
  expect(
    await harness.gateway.changeSubscription(regularGift.id, { kind: 'card', paymentMethodId }, 'k'),
  ).toMatchObject({
    status: 'running',
    card: { last4: '4242' },
  })
})
