import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '../../../../testkit/src/stripe/index.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'
import { type StripeHarness, friday, startStripeHarness, wednesday } from '../../../../acceptance/src/stripe/harness.ts'

let harness: StripeHarness
beforeAll(async () => {
  harness = await startStripeHarness()
})
afterAll(() => harness.stub.close())
beforeEach(() => {
  // The stub's own clock never goes back; these tests stay before their first Friday.
  harness.clock.now = wednesday
})

describe('a customer', () => {
  const payer = { name: 'Yusuf', email: 'yusuf@example.org', idempotencyKey: 'cus:yusuf' }

  test('is created once per donor, even after a lost response and an expired key', async () => {
    harness.stub.addFaults(['hang-up-after'])
    await expect(harness.gateway.customer(payer)).rejects.toThrow(OutcomeUnknown)
    harness.account.forgetKeys()
    const id = await harness.gateway.customer(payer)
    expect(await harness.gateway.customer({ ...payer, customerId: id, name: 'Yusuf Ali' })).toBe(id)
    expect([...harness.account.customers.values()].filter(({ email }) => email === payer.email)).toHaveLength(1)
  })

  test('has its tenant in its metadata, but no personal data', async () => {
    const id = await harness.gateway.customer(payer)
    expect(harness.account.customers.get(id)?.metadata).toEqual({ tenant_id: 'tenant-a', env: 'test' })
  })

  test('that was deleted in Stripe is created again', async () => {
    const id = await harness.gateway.customer({ ...payer, email: 'gone@example.org', customerId: 'cus_gone' })
    expect(harness.account.customers.has(id)).toBe(true)
  })

  test('of another tenant in the same account is not reused', async () => {
    const id = await harness.gateway.customer(payer)
    const otherGateway = harness.createGateway({ tenantId: 'tenant-b' })
    expect(await otherGateway.customer({ ...payer, idempotencyKey: 'cus:b' })).not.toBe(id)
  })
})

describe('a subscription', () => {
  test('has metadata without personal data, and its cause as its product', async () => {
    const order = harness.createRequest({ customerId: await harness.createDonor(), fund: 'Zakat' })
    const { id } = await harness.gateway.subscribe(order)
    const subscription = harness.account.subscriptions.get(id)
    expect(subscription?.metadata).toEqual({
      tenant_id: 'tenant-a',
      jummah_id: order.regularGiftId,
      cause_id: 'general',
      fund: 'Zakat',
      env: 'test',
    })
    const product = subscription?.items.data[0]?.price.product
    expect([...harness.account.products.values()].find(({ id: productId }) => productId === product)).toMatchObject({
      name: 'The mosque',
      metadata: { tenant_id: 'tenant-a', cause_id: 'general' },
    })
  })

  test('shares its product with others of the same cause, and updates the title', async () => {
    const countBefore = harness.account.products.size
    const customerId = await harness.createDonor()
    await harness.gateway.subscribe(harness.createRequest({ customerId, causeId: 'roof', title: 'The roof' }))
    await harness.gateway.subscribe(harness.createRequest({ customerId, causeId: 'roof', title: 'The new roof' }))
    expect(harness.account.products.size).toBe(countBefore + 1)
    expect([...harness.account.products.values()].at(-1)?.name).toBe('The new roof')
  })

  test('is incomplete until its card is set up, then runs', async () => {
    const order = harness.createRequest({ customerId: await harness.createDonor() })
    const subscription = await harness.gateway.subscribe(order)
    expect(subscription).toMatchObject({
      accountId: 'acc',
      mode: 'test',
      status: 'incomplete',
      tenantId: 'tenant-a',
      regularGiftId: order.regularGiftId,
      customerId: order.customerId,
      rhythm: 'weekly',
      amountMinor: 700,
      currency: 'gbp',
      nextAt: friday,
    })
    const { regularGiftId, customerId } = order
    const confirmationTokenId = harness.createToken('succeeds')
    const { setupIntentId } = subscription
    await harness.gateway.setUp({
      regularGiftId,
      customerId,
      setupIntentId,
      confirmationTokenId,
      idempotencyKey: 's1',
    })
    expect(await harness.gateway.readSubscription(subscription.id)).toMatchObject({
      status: 'running',
      setupIntentId: undefined,
      card: { brand: 'visa', last4: '4242' },
      nextAt: friday,
    })
  })

  test.each([
    ['weekly', '2026-03-20T13:00:00Z', 'active'],
    ['weekly', '2026-03-25T09:58:00Z', 'active'],
    ['weekly', '2026-03-27T13:00:00Z', 'trialing'],
    ['monthly', '2026-04-18T09:00:00Z', 'active'],
    ['monthly', '2026-05-01T12:00:00Z', 'trialing'],
    ['daily', '2026-03-19T09:00:00Z', 'active'],
    ['daily', '2026-03-22T09:00:00Z', 'trialing'],
  ] as const)('%s from %s starts with an anchor if allowed, else with a trial: %s', async (rhythm, at, status) => {
    const startsAt = new Date(at)
    const order = harness.createRequest({ customerId: await harness.createDonor(), rhythm, startsAt })
    const { id, nextAt } = await harness.gateway.subscribe(order)
    expect(harness.account.subscriptions.get(id)?.status).toBe(status)
    expect(nextAt).toEqual(startsAt)
    // The zero invoice of a trial is not a collection.
    expect(harness.account.invoicesOf(id)).toHaveLength(status === 'trialing' ? 1 : 0)
    expect(await harness.gateway.invoicesOf(id, wednesday)).toEqual([])
  })

  test('that starts in the past is refused', async () => {
    const order = harness.createRequest({
      customerId: await harness.createDonor(),
      startsAt: new Date('2026-03-13T13:00:00Z'),
    })
    await expect(harness.gateway.subscribe(order)).rejects.toThrow(ProviderRefusal)
  })

  test.each<[string, Fault[]]>([
    ['a Stripe server error', ['error-500']],
    ['a connection lost before the request', ['hang-up-before']],
    ['a connection lost after the request', ['hang-up-after']],
    ["a proxy's empty 404", ['empty-404']],
    ['a body that looks like a payment', ['paid-502']],
  ])('throws OutcomeUnknown after %s, and is created once despite repeats', async (_, faults) => {
    // The product exists already, so the fault hits the subscription itself.
    const order = harness.createRequest({ customerId: await harness.createDonor() })
    harness.stub.addFaults(faults)
    await expect(harness.gateway.subscribe(order)).rejects.toThrow(OutcomeUnknown)
    const { id } = await harness.gateway.subscribe(order)
    expect((await harness.gateway.subscribe(order)).id).toBe(id)
    const subscriptions = [...harness.account.subscriptions.values()].filter(
      ({ metadata }) => metadata.jummah_id === order.regularGiftId,
    )
    expect(subscriptions).toHaveLength(1)
  })

  test('repeated within one interval of its start is found instead of created again', async () => {
    const startsAt = new Date(wednesday.getTime() + 7 * 86_400_000 + 30_000)
    const order = harness.createRequest({ customerId: await harness.createDonor(), startsAt })
    harness.stub.addFaults(['hang-up-after'])
    await expect(harness.gateway.subscribe(order)).rejects.toThrow(OutcomeUnknown)
    harness.clock.now = new Date(wednesday.getTime() + 120_000)
    const secondResult = await harness.gateway.subscribe(order)
    expect(secondResult).toMatchObject({ regularGiftId: order.regularGiftId, nextAt: startsAt })
  })

  test('repeated with other data under the same key throws OutcomeUnknown', async () => {
    const order = harness.createRequest({ customerId: await harness.createDonor() })
    await harness.gateway.subscribe(order)
    await expect(harness.gateway.subscribe({ ...order, amountMinor: 800 })).rejects.toThrow(OutcomeUnknown)
  })

  test('is found by its regular gift, and only by its own tenant and key', async () => {
    const { id, regularGiftId = '' } = await harness.createActiveSubscription()
    expect(await harness.gateway.findSubscription(regularGiftId, wednesday)).toMatchObject({ id, status: 'running' })
    expect(await harness.gateway.findSubscription('unknown', wednesday)).toBeUndefined()
    expect(
      await harness.createGateway({ tenantId: 'tenant-b' }).findSubscription(regularGiftId, wednesday),
    ).toBeUndefined()
    await expect(harness.createGateway({ secretKey: 'rk_test_other' }).readSubscription(id)).rejects.toThrow(
      ProviderRefusal,
    )
  })

  test('of a connected account is requested in that account with the platform’s key', async () => {
    const connectedGateway = harness.createGateway({ stripeAccount: 'acct_mosque' })
    await connectedGateway.customer({ name: 'A', email: 'a@example.org', idempotencyKey: 'cus:connected' })
    expect(harness.stub.requests.at(-1)).toMatchObject({ key: 'rk_test_bench', account: 'acct_mosque' })
    expect(harness.stub.getAccount('acct_mosque').customers.size).toBe(1)
  })
})

describe('setting up a card', () => {
  const setUp = async (outcome: string, overrides: { setupIntentId?: string; customerId?: string } = {}) => {
    const customerId = overrides.customerId ?? (await harness.createDonor())
    const confirmationTokenId = harness.createToken(outcome)
    const order = {
      regularGiftId: 'c1',
      ...overrides,
      customerId,
      confirmationTokenId,
      idempotencyKey: `k:${confirmationTokenId}`,
    }
    return { order, setup: await harness.gateway.setUp(order) }
  }

  test('returns the card, its customer and its regular gift, and charges nothing', async () => {
    const chargeCount = harness.account.ledger().length
    const { order, setup } = await setUp('succeeds')
    expect(setup).toMatchObject({
      accountId: 'acc',
      status: 'succeeded',
      customerId: order.customerId,
      tenantId: 'tenant-a',
      regularGiftId: 'c1',
      paymentMethodId: expect.stringMatching(/^pm_/),
      card: { brand: 'visa', last4: '4242' },
    })
    expect(await harness.gateway.readSetup(setup.id)).toEqual(setup)
    expect(harness.account.ledger()).toHaveLength(chargeCount)
  })

  test('returns a decline with its code, and the same setup accepts another card', async () => {
    const customerId = await harness.createDonor()
    const { setupIntentId } = await harness.gateway.subscribe(harness.createRequest({ customerId }))
    const { setup } = await setUp('stolen', { setupIntentId, customerId })
    expect(setup).toMatchObject({ id: setupIntentId, status: 'requires_payment_method', declineCode: 'stolen_card' })
    expect(setup.paymentMethodId).toBeUndefined()
    const secondResult = await setUp('succeeds', { setupIntentId, customerId })
    expect(secondResult.setup).toMatchObject({ id: setupIntentId, status: 'succeeded', declineCode: undefined })
  })

  test('waits for a bank check and succeeds when it is passed', async () => {
    const customerId = await harness.createDonor()
    const { id, setupIntentId } = await harness.gateway.subscribe(harness.createRequest({ customerId }))
    const { setup } = await setUp('3ds', { setupIntentId, customerId })
    expect(setup).toMatchObject({ status: 'requires_action', clientSecret: expect.stringContaining('_secret_') })
    expect((await harness.gateway.readSubscription(id)).status).toBe('incomplete')
    harness.account.authenticate(setup.id, true)
    expect((await harness.gateway.readSetup(setup.id)).status).toBe('succeeded')
    expect((await harness.gateway.readSubscription(id)).status).toBe('running')
  })

  test('is declined if the bank check fails', async () => {
    const { setup } = await setUp('3ds')
    harness.account.authenticate(setup.id, false)
    expect(await harness.gateway.readSetup(setup.id)).toMatchObject({
      status: 'requires_payment_method',
      declineCode: 'setup_intent_authentication_failure',
    })
  })

  test('is repeated with its key after a lost response, and read once it has succeeded', async () => {
    const customerId = await harness.createDonor()
    const { setupIntentId } = await harness.gateway.subscribe(harness.createRequest({ customerId }))
    const confirmationTokenId = harness.createToken('succeeds')
    const order = { regularGiftId: 'c', customerId, setupIntentId, confirmationTokenId, idempotencyKey: 'lost' }
    harness.stub.addFaults(['hang-up-after'])
    await expect(harness.gateway.setUp(order)).rejects.toThrow(OutcomeUnknown)
    expect((await harness.gateway.setUp(order)).status).toBe('succeeded')
    const lateOrder = { ...order, confirmationTokenId: harness.createToken('declined'), idempotencyKey: 'late' }
    expect((await harness.gateway.setUp(lateOrder)).status).toBe('succeeded')
  })

  test("refuses an unknown token and another account's customer", async () => {
    await expect(setUp('unknown')).rejects.toThrow(ProviderRefusal)
    await expect(setUp('succeeds', { customerId: 'cus_elsewhere' })).rejects.toThrow(ProviderRefusal)
  })
})
