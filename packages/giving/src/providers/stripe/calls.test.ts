import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bench, startBench, wednesday } from '../../../../acceptance/src/stripe/bench.ts'
import type { Fault } from '../../../../testkit/src/stripe/index.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../gateway.ts'

let bench: Bench
/** Creates a regular gift whose first Friday was declined and waits for a retry. */
let ids: { subscriptionId: string; invoiceId: string; setupId: string; intentId: string; customerId: string }

beforeAll(async () => {
  bench = await startBench()
  const { id, customerId } = await bench.running({}, 'friday_declined')
  const confirmationTokenId = bench.token('succeeds')
  const order = { giftId: 'g', causeId: 'c', fund: 'f', amountMinor: 2500, currency: 'gbp' }
  const gift = await bench.gateway.confirm({ ...order, confirmationTokenId, idempotencyKey: 'gift' })
  bench.until('2026-03-20T15:00:00Z')
  const [invoice] = await bench.gateway.invoicesOf(id, wednesday)
  const [setup] = bench.account.setups.keys()
  const invoiceId = invoice?.id ?? ''
  ids = { subscriptionId: id, invoiceId, setupId: setup ?? '', intentId: gift.id, customerId }
})
afterAll(() => bench.stub.close())

async function first(items: AsyncIterable<unknown>): Promise<unknown> {
  for await (const item of items) return item
  return undefined
}

let calls = 0
const key = () => `call:${(calls += 1)}`

type Work = (gateway: Gateway) => Promise<unknown>
const afterwards = new Date('2026-03-21T00:00:00Z')

const reads: Record<string, Work> = {
  readSubscription: (gateway) => gateway.readSubscription(ids.subscriptionId),
  findSubscription: (gateway) => gateway.findSubscription('none', wednesday),
  invoicesOf: (gateway) => gateway.invoicesOf(ids.subscriptionId, wednesday),
  readInvoice: (gateway) => gateway.readInvoice(ids.invoiceId),
  invoiceSecret: (gateway) => gateway.invoiceSecret(ids.invoiceId),
  readSetup: (gateway) => gateway.readSetup(ids.setupId),
  returnsOf: (gateway) => gateway.returnsOf(ids.intentId),
  paymentsBetween: (gateway) => first(gateway.paymentsBetween(wednesday, afterwards)),
  eventsSince: (gateway) => first(gateway.eventsSince(wednesday)),
}

const changes: Record<string, Work> = {
  customer: (gateway) => gateway.customer({ name: 'N', email: `${key()}@example.org`, idempotencyKey: key() }),
  subscribe: (gateway) =>
    gateway.subscribe(
      bench.order({ customerId: ids.customerId, startsAt: new Date('2026-03-27T13:00:00Z'), idempotencyKey: key() }),
    ),
  setUp: (gateway) =>
    gateway.setUp({
      cycleId: 'c',
      customerId: ids.customerId,
      confirmationTokenId: bench.token('succeeds'),
      idempotencyKey: key(),
    }),
  'change of amount': (gateway) =>
    gateway.changeSubscription(ids.subscriptionId, { kind: 'amount', amountMinor: 800 }, key()),
  resume: (gateway) => gateway.changeSubscription(ids.subscriptionId, { kind: 'resume' }, key()),
  payInvoice: (gateway) => gateway.payInvoice(ids.invoiceId, key()),
  refund: (gateway) => gateway.refund({ intentId: ids.intentId, giftId: 'g', amountMinor: 1, idempotencyKey: key() }),
}

/** The SDK retries requests that only read. */
const thrice = (fault: Fault): Fault[] => [fault, fault, fault]

describe.each(Object.entries(reads))('%s', (_, work) => {
  test.each<[string, Fault[]]>([
    ['errors of Stripe', thrice('error-500')],
    ["a proxy's empty 404", ['empty-404']],
  ])('that hits %s is unknown', async (_name, faults) => {
    bench.stub.fail(faults, 'read')
    await expect(work(bench.gateway)).rejects.toThrow(OutcomeUnknown)
    await expect(work(bench.gateway)).resolves.not.toThrow()
  })

  test('with a revoked key is refused, without quoting the request', async () => {
    bench.stub.fail(['revoked'], 'read')
    const refused: unknown = await work(bench.gateway).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ProviderRefusal)
    expect(String(refused)).not.toMatch(/rk_test|Expired/)
  })
})

describe.each(Object.entries(changes))('%s', (_, work) => {
  test.each<[string, Fault]>([
    ['an error of Stripe', 'error-500'],
    ['a cut connection', 'hang-up-before'],
    ['a lost response', 'hang-up-after'],
    ['an error after a completed request', 'error-after'],
    ["a proxy's empty 404", 'empty-404'],
    ['a body that looks like a payment', 'paid-502'],
  ])('that hits %s is unknown, and was sent once', async (_name, fault) => {
    const sent = () => bench.stub.requests.filter(({ method }) => method === 'POST').length
    const before = sent()
    bench.stub.fail([fault])
    await expect(work(bench.gateway)).rejects.toThrow(OutcomeUnknown)
    expect(sent()).toBe(before + 1)
  })

  test('with a revoked key is refused', async () => {
    bench.stub.fail(['revoked'])
    await expect(work(bench.gateway)).rejects.toThrow(ProviderRefusal)
  })
})

test.each(['readSubscription', 'readInvoice', 'invoiceSecret', 'readSetup'])(
  "%s of another account's objects is refused",
  async (name) => {
    await expect(reads[name]?.(bench.other({ secretKey: 'rk_test_other' }))).rejects.toThrow(ProviderRefusal)
  },
)

test.each(['change of amount', 'resume', 'payInvoice', 'refund', 'setUp', 'subscribe'])(
  "%s with another account's objects is refused, and changes nothing",
  async (name) => {
    const before = JSON.stringify([...bench.account.subscriptions.values(), bench.account.ledger()])
    await expect(changes[name]?.(bench.other({ secretKey: 'rk_test_other' }))).rejects.toThrow(ProviderRefusal)
    expect(JSON.stringify([...bench.account.subscriptions.values(), bench.account.ledger()])).toBe(before)
  },
)
