import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyEvent } from '../../../giving/src/providers/events.ts'
import { type Bench, startBench, wednesday } from './bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
afterEach(() => bench.stub.close())

const types = () => bench.account.events.map(({ type }) => type)
const firstFriday = async () => {
  await bench.running()
  const before = bench.account.events.length
  bench.until('2026-03-20T15:00:00Z')
  return types().slice(before)
}

const usual = [
  'invoice.created',
  'customer.subscription.updated',
  'invoice.finalized',
  'charge.succeeded',
  'payment_intent.succeeded',
  'invoice.paid',
  'invoice.payment_succeeded',
]

test('a Friday is told as Stripe tells it', async () => {
  expect(await firstFriday()).toEqual(usual)
})

test('what happens in one moment may be told in any order, and in the same one for the same seed', async () => {
  const orders: string[][] = []
  for (const seed of [7, 7, 8]) {
    await bench.stub.close()
    bench = await startBench()
    bench.account.disorder(seed)
    orders.push(await firstFriday())
  }
  const [first, again, other] = orders
  expect(first).toEqual(again)
  expect(other).not.toEqual(first)
  expect(new Set(first)).toEqual(new Set(usual))
})

test('events are posted until they are taken, signed by the clock of the test', async () => {
  const posted: string[] = []
  let refusals = 2
  const host = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      const event = verifyEvent(Buffer.concat(chunks), signature, ['whsec_a'], bench.clock.now)
      refusals -= 1
      if (refusals < 0) posted.push(event.type)
      response.writeHead(refusals < 0 ? 200 : 500).end()
    })
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const address = host.address()
  const port = typeof address === 'object' && address ? address.port : 0
  bench.stub.deliverTo('rk_test_bench', { url: `http://127.0.0.1:${port}/`, secret: 'whsec_a' })
  await bench.running()
  // A post that is under way while the clock moves would be signed at a time long gone, and refused.
  await bench.stub.delivered()
  bench.until('2026-03-20T15:00:00Z')
  await bench.stub.delivered()
  host.close()
  // Nobody has asked Stripe to tell of charges.
  expect(new Set(posted)).toEqual(new Set(types().filter((type) => !type.startsWith('charge.'))))
})

describe('the doors for a page and for another process', () => {
  const knock = (path: string) => fetch(bench.stub.url + path, { method: 'POST' })

  test.each([
    ['pass', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])("a card that is set up %ses its bank's check by its secret", async (outcome, status) => {
    const { clientSecret, id } = await bench.gateway.setUp({
      cycleId: 'c',
      customerId: await bench.giver(),
      confirmationTokenId: bench.token('3ds'),
      idempotencyKey: 'k',
    })
    const answer = await knock(`/test/authenticate?client_secret=${clientSecret}&outcome=${outcome}`)
    expect(await answer.json()).toEqual({ id, status })
  })

  test('time passes', async () => {
    await bench.running()
    await knock('/test/advance?to=2026-03-20T15:00:00Z')
    expect(bench.account.balance('gbp')).toBe(700)
    expect((await knock('/test/advance?to=soon')).status).toBe(400)
  })
})

test('an account by whose clock nobody looks catches up when it is asked again', async () => {
  const { id } = await bench.running()
  bench.clock.now = new Date('2026-03-28T00:00:00Z')
  const dues = await bench.gateway.invoicesOf(id, wednesday)
  expect(dues.map(({ paidAt }) => paidAt?.toISOString())).toEqual([
    '2026-03-20T14:00:00.000Z',
    '2026-03-27T14:00:00.000Z',
  ])
})

test('a card that Stripe does not make the one to collect from leaves its subscription incomplete', async () => {
  bench.account.forgetsCards()
  const cycle = await bench.running()
  expect(cycle).toMatchObject({ status: 'incomplete', setupIntentId: undefined, card: undefined })
  const [setup] = bench.account.setups.values()
  const paymentMethodId = String(setup && (await bench.gateway.readSetup(setup.id)).paymentMethodId)
  expect(await bench.gateway.changeSubscription(cycle.id, { kind: 'card', paymentMethodId }, 'k')).toMatchObject({
    status: 'running',
    card: { last4: '4242' },
  })
})
