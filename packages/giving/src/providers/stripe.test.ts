import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStripeStub, stripeIsDescribed, type Fault, type StripeStub } from '../../../testkit/src/stripe/index.ts'
import { type ConfirmRequest, OutcomeUnknown, ProviderRefusal } from './gateway.ts'
import { stripeGateway } from './stripe.ts'
import { stripeHost } from './stripeClient.ts'

const account = {
  tenantId: '7b0d4a0e-0000-4000-8000-000000000001',
  id: 'acc',
  mode: 'test' as const,
  secretKey: 'rk_test_gateway',
  webhookSecrets: ['whsec_a'],
}
let stub: StripeStub
const now = () => new Date()
const gateway = () => stripeGateway(account, stub.url, now)
let count = 0
const order = (outcome: string, overrides: Partial<ConfirmRequest> = {}): ConfirmRequest => {
  count += 1
  return {
    giftId: `gift${count}`,
    causeId: 'general',
    fund: 'General fund',
    amountMinor: 2500,
    currency: 'gbp',
    confirmationTokenId: `ctoken_${outcome}_g${count}`,
    idempotencyKey: `don:t:gift${count}:1`,
    ...overrides,
  }
}

beforeAll(async () => {
  stub = await startStripeStub()
})
afterAll(() => stub.close())

test.runIf(stripeIsDescribed)("a request that violates Stripe's API description fails its test", async () => {
  const strictStub = await startStripeStub()
  const headers = { authorization: 'Bearer sk_test_x', 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'amount=1&currency=gbp&payment_method_types[0]=card'
  expect((await fetch(`${strictStub.url}/v1/payment_intents`, { method: 'POST', headers, body })).status).toBe(400)
  await expect(strictStub.close()).rejects.toThrow('must NOT have additional properties')
})

describe('a confirmation', () => {
  test('has tenant, gift, cause, fund and mode in its metadata, but no personal data', async () => {
    const intent = await gateway().confirm(order('succeeds', { giftId: 'g_meta' }))
    expect(intent).toMatchObject({
      source: 'response',
      status: 'succeeded',
      mode: 'test',
      giftId: 'g_meta',
      tenantId: account.tenantId,
    })
    expect(stub.getAccount(account.secretKey).intents.get(intent.id)?.metadata).toEqual({
      tenant_id: account.tenantId,
      donation_id: 'g_meta',
      cause_id: 'general',
      fund: 'General fund',
      env: 'test',
    })
    expect(stub.requests.at(-1)).toMatchObject({
      method: 'POST',
      key: 'rk_test_gateway',
      idempotencyKey: `don:t:gift${count}:1`,
    })
  })

  test('that is declined returns its intent and code', async () => {
    const intent = await gateway().confirm(order('stolen'))
    expect(intent).toMatchObject({ status: 'requires_payment_method', declineCode: 'stolen_card', receivedMinor: 0 })
    const retry = await gateway().confirm(order('succeeds', { giftId: intent.giftId, intentId: intent.id }))
    expect(retry).toMatchObject({ id: intent.id, status: 'succeeded', declineCode: undefined })
  })

  test('of an intent that has been paid since returns it as paid, and charges nothing', async () => {
    const paidIntent = await gateway().confirm(order('succeeds'))
    const charges = stub.getAccount(account.secretKey).charges.length
    expect(await gateway().confirm(order('succeeds', { intentId: paidIntent.id }))).toMatchObject({
      source: 'response',
      status: 'succeeded',
    })
    expect(stub.getAccount(account.secretKey).charges).toHaveLength(charges)
  })

  test.each<[string, Fault[]]>([
    ['a Stripe server error', ['error-500']],
    ['a connection lost before the request', ['hang-up-before']],
    ['a connection lost after the request', ['hang-up-after']],
    ["a proxy's empty 404, which the SDK treats as success", ['empty-404']],
    ['a paid-looking body with an error status', ['paid-502']],
  ])('throws OutcomeUnknown, not ProviderRefusal, after %s', async (_, faults) => {
    stub.addFaults(faults)
    await expect(gateway().confirm(order('succeeds'))).rejects.toThrow(OutcomeUnknown)
  })

  test.each<[string, Fault]>([
    ['is cut off', 'hang-up-after'],
    ['fails', 'error-500'],
  ])('that %s is sent once, so that only the caller repeats it, with the same key', async (_, fault) => {
    const request = order('succeeds')
    const countRequests = () =>
      stub.requests.filter(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey).length
    stub.addFaults([fault])
    await expect(gateway().confirm(request)).rejects.toThrow(OutcomeUnknown)
    expect(countRequests()).toBe(1)
    const { id } = await gateway().confirm(request)
    stub.addFaults([fault])
    const retry = { ...request, intentId: id, idempotencyKey: `${request.idempotencyKey}2` }
    await expect(gateway().confirm(retry)).rejects.toThrow(OutcomeUnknown)
    expect(stub.getAccount(account.secretKey).charges.filter(({ giftId }) => giftId === request.giftId)).toHaveLength(1)
  })

  test('with a key used for another request throws OutcomeUnknown, as that request may have charged', async () => {
    const firstOrder = order('succeeds')
    await gateway().confirm(firstOrder)
    await expect(gateway().confirm({ ...firstOrder, amountMinor: 2600 })).rejects.toThrow(OutcomeUnknown)
  })

  test.each<[string, Fault[], string]>([
    ['a revoked key', ['revoked'], 'succeeds'],
    ['a token Stripe does not know', [], 'unknown'],
  ])('with %s is refused', async (_, faults, outcome) => {
    stub.addFaults(faults)
    await expect(gateway().confirm(order(outcome))).rejects.toThrow(ProviderRefusal)
  })

  test('never quotes the request in an error', async () => {
    stub.addFaults(['revoked'])
    const error: unknown = await gateway()
      .confirm(order('succeeds'))
      .catch((reason: unknown) => reason)
    expect(String(error)).not.toMatch(/rk_test|ctoken|gift\d/)
  })

  test.each<[string, Fault[], string]>([
    ['refusal', ['revoked'], 'succeeds'],
    ['unknown token', [], 'unknown'],
    ['lost response', ['hang-up-after'], 'succeeds'],
    ['server error', ['error-500'], 'succeeds'],
  ])('logs no text from Stripe (%s)', async (_, faults, outcome) => {
    stub.addFaults(faults)
    const error: unknown = await gateway()
      .confirm(order(outcome))
      .catch((reason: unknown) => reason)
    expect(error).not.toHaveProperty('cause')
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/Expired\.|No such|went wrong|ctoken|rk_test/)
  })
})

test('finds an intent only by its own gift', async () => {
  const request = order('declined')
  const intent = await gateway().confirm(request)
  const since = new Date(Date.now() - 60_000)
  expect(await gateway().find(request.giftId, since)).toMatchObject({ id: intent.id, source: 'read' })
  expect(await gateway().find('unknown', since)).toBeUndefined()
  expect(
    await stripeGateway({ ...account, tenantId: 'other' }, stub.url, now).find(request.giftId, since),
  ).toBeUndefined()
})

test("another account's key cannot access this account's intents", async () => {
  const intent = await gateway().confirm(order('succeeds'))
  const otherGateway = stripeGateway({ ...account, secretKey: 'rk_test_other' }, stub.url, now)
  await expect(otherGateway.read(intent.id)).rejects.toThrow(ProviderRefusal)
})

describe('keys are only sent to the right server', () => {
  test.each([
    ['live', 'sk_test_x'],
    ['live', 'rk_test_x'],
    ['test', 'sk_live_x'],
    ['test', 'whsec_x'],
    ['test', 'pk_test_x'],
  ] as const)('a %s account refuses %s', (mode, secretKey) => {
    expect(() => stripeGateway({ ...account, mode, secretKey }, undefined, now)).toThrow(`begins with sk_${mode}_`)
  })

  test('never sends a live key to a test server', () => {
    expect(() => stripeHost('http://localhost:12111', 'live')).toThrow('must never be sent')
    expect(stripeHost('https://api.stripe.com', 'live')).toEqual({})
    expect(stripeHost(undefined, 'live')).toEqual({})
  })

  test('rejects a test server that is not a URL, with a message', () => {
    expect(stripeHost('http://localhost:12111', 'test')).toEqual({ host: 'localhost', protocol: 'http', port: '12111' })
    expect(stripeHost('https://stripe.test', 'test')).toEqual({ host: 'stripe.test', protocol: 'https', port: 443 })
    for (const address of ['localhost:12111', 'ftp://x', 'http://x/v1', 'nonsense'])
      expect(() => stripeHost(address, 'test')).toThrow('STRIPE_API_BASE must be an address like')
  })
})
