import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StripeHarness, startStripeHarness, wednesday } from '../../../../acceptance/src/stripe/harness.ts'
import type { Fault } from '../../../../testkit/src/stripe/index.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../gateway.ts'

let harness: StripeHarness
/** The ids of a regular gift whose first collection was declined and waits for a retry, and of a one-off gift's intent. */
let ids: { subscriptionId: string; invoiceId: string; setupId: string; intentId: string; customerId: string }

beforeAll(async () => {
  harness = await startStripeHarness()
  const { id, customerId } = await harness.createActiveSubscription({}, 'friday_declined')
  const confirmationTokenId = harness.createToken('succeeds')
  const order = { giftId: 'g', causeId: 'c', fund: 'f', amountMinor: 2500, currency: 'gbp' }
  const gift = await harness.gateway.confirm({ ...order, confirmationTokenId, idempotencyKey: 'gift' })
  harness.advanceTo('2026-03-20T15:00:00Z')
  const [invoice] = await harness.gateway.invoicesOf(id, wednesday)
  const [setup] = harness.account.setups.keys()
  const invoiceId = invoice?.id ?? ''
  ids = { subscriptionId: id, invoiceId, setupId: setup ?? '', intentId: gift.id, customerId }
})
afterAll(() => harness.stub.close())

async function firstOf(items: AsyncIterable<unknown>): Promise<unknown> {
  for await (const item of items) return item
  return undefined
}

let keyCount = 0
const key = () => `call:${(keyCount += 1)}`

type GatewayCall = (gateway: Gateway) => Promise<unknown>
const saturday = new Date('2026-03-21T00:00:00Z')

const reads: Record<string, GatewayCall> = {
  readSubscription: (gateway) => gateway.readSubscription(ids.subscriptionId),
  findSubscription: (gateway) => gateway.findSubscription('none', wednesday),
  invoicesOf: (gateway) => gateway.invoicesOf(ids.subscriptionId, wednesday),
  readInvoice: (gateway) => gateway.readInvoice(ids.invoiceId),
  invoiceSecret: (gateway) => gateway.invoiceSecret(ids.invoiceId),
  readSetup: (gateway) => gateway.readSetup(ids.setupId),
  returnsOf: (gateway) => gateway.returnsOf(ids.intentId),
  paymentsBetween: (gateway) => firstOf(gateway.paymentsBetween(wednesday, saturday)),
  eventsSince: (gateway) => firstOf(gateway.eventsSince(wednesday)),
}

const changes: Record<string, GatewayCall> = {
  customer: (gateway) => gateway.customer({ name: 'N', email: `${key()}@example.org`, idempotencyKey: key() }),
  subscribe: (gateway) =>
    gateway.subscribe(
      harness.createRequest({
        customerId: ids.customerId,
        startsAt: new Date('2026-03-27T13:00:00Z'),
        idempotencyKey: key(),
      }),
    ),
  setUp: (gateway) =>
    gateway.setUp({
      regularGiftId: 'c',
      customerId: ids.customerId,
      confirmationTokenId: harness.createToken('succeeds'),
      idempotencyKey: key(),
    }),
  'change of amount': (gateway) =>
    gateway.changeSubscription(ids.subscriptionId, { kind: 'amount', amountMinor: 800 }, key()),
  resume: (gateway) => gateway.changeSubscription(ids.subscriptionId, { kind: 'resume' }, key()),
  payInvoice: (gateway) => gateway.payInvoice(ids.invoiceId, key()),
  refund: (gateway) => gateway.refund({ intentId: ids.intentId, giftId: 'g', amountMinor: 1, idempotencyKey: key() }),
}

/** Repeats a fault, because the SDK retries read requests. */
const threeTimes = (fault: Fault): Fault[] => [fault, fault, fault]

describe.each(Object.entries(reads))('%s', (_, call) => {
  test.each<[string, Fault[]]>([
    ['Stripe server errors', threeTimes('error-500')],
    ["a proxy's empty 404", ['empty-404']],
  ])('throws OutcomeUnknown after %s', async (_name, faults) => {
    harness.stub.addFaults(faults, 'read')
    await expect(call(harness.gateway)).rejects.toThrow(OutcomeUnknown)
    await expect(call(harness.gateway)).resolves.not.toThrow()
  })

  test('with a revoked key is refused, without quoting the request', async () => {
    harness.stub.addFaults(['revoked'], 'read')
    const error: unknown = await call(harness.gateway).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ProviderRefusal)
    expect(String(error)).not.toMatch(/rk_test|Expired/)
  })
})

describe.each(Object.entries(changes))('%s', (_, call) => {
  test.each<[string, Fault]>([
    ['a Stripe server error', 'error-500'],
    ['a dropped connection', 'hang-up-before'],
    ['a lost response', 'hang-up-after'],
    ['an error after a completed request', 'error-after'],
    ["a proxy's empty 404", 'empty-404'],
    ['a body that looks like a payment', 'paid-502'],
  ])('throws OutcomeUnknown after %s, and is sent once', async (_name, fault) => {
    const countPosts = () => harness.stub.requests.filter(({ method }) => method === 'POST').length
    const before = countPosts()
    harness.stub.addFaults([fault])
    await expect(call(harness.gateway)).rejects.toThrow(OutcomeUnknown)
    expect(countPosts()).toBe(before + 1)
  })

  test('with a revoked key is refused', async () => {
    harness.stub.addFaults(['revoked'])
    await expect(call(harness.gateway)).rejects.toThrow(ProviderRefusal)
  })
})

test.each(['readSubscription', 'readInvoice', 'invoiceSecret', 'readSetup'])(
  "%s of another account's objects is refused",
  async (name) => {
    await expect(reads[name]?.(harness.createGateway({ secretKey: 'rk_test_other' }))).rejects.toThrow(ProviderRefusal)
  },
)

test.each(['change of amount', 'resume', 'payInvoice', 'refund', 'setUp', 'subscribe'])(
  "%s with another account's objects is refused, and changes nothing",
  async (name) => {
    const before = JSON.stringify([...harness.account.subscriptions.values(), harness.account.ledger()])
    await expect(changes[name]?.(harness.createGateway({ secretKey: 'rk_test_other' }))).rejects.toThrow(
      ProviderRefusal,
    )
    expect(JSON.stringify([...harness.account.subscriptions.values(), harness.account.ledger()])).toBe(before)
  },
)
