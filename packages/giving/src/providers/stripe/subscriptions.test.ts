import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '../../../../testkit/src/stripe/index.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'
import { type Bench, friday, startBench, wednesday } from '../../../../acceptance/src/stripe/bench.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.stub.close())
beforeEach(() => {
  // The stub's own clock never goes back; these tests stay before their first Friday.
  bench.clock.now = wednesday
})

describe('a customer', () => {
  const payer = { name: 'Yusuf', email: 'yusuf@example.org', idempotencyKey: 'cus:yusuf' }

  test('is created once per donor, even after a lost response and an expired key', async () => {
    bench.stub.fail(['hang-up-after'])
    await expect(bench.gateway.customer(payer)).rejects.toThrow(OutcomeUnknown)
    bench.account.forgetKeys()
    const id = await bench.gateway.customer(payer)
    expect(await bench.gateway.customer({ ...payer, customerId: id, name: 'Yusuf Ali' })).toBe(id)
    expect([...bench.account.customers.values()].filter(({ email }) => email === payer.email)).toHaveLength(1)
  })

  test('has its tenant in its metadata, but no personal data', async () => {
    const id = await bench.gateway.customer(payer)
    expect(bench.account.customers.get(id)?.metadata).toEqual({ tenant_id: 'tenant-a', env: 'test' })
  })

  test('that was deleted in Stripe is created again', async () => {
    const id = await bench.gateway.customer({ ...payer, email: 'gone@example.org', customerId: 'cus_gone' })
    expect(bench.account.customers.has(id)).toBe(true)
  })

  test('of another tenant in the same account is not reused', async () => {
    const id = await bench.gateway.customer(payer)
    const otherGateway = bench.other({ tenantId: 'tenant-b' })
    expect(await otherGateway.customer({ ...payer, idempotencyKey: 'cus:b' })).not.toBe(id)
  })
})

describe('a subscription', () => {
  test('has metadata without personal data, and its cause as its product', async () => {
    const order = bench.order({ customerId: await bench.createDonor(), fund: 'Zakat' })
    const { id } = await bench.gateway.subscribe(order)
    const subscription = bench.account.subscriptions.get(id)
    expect(subscription?.metadata).toEqual({
      tenant_id: 'tenant-a',
      jummah_id: order.cycleId,
      cause_id: 'general',
      fund: 'Zakat',
      env: 'test',
    })
    const product = subscription?.items.data[0]?.price.product
    expect([...bench.account.products.values()].find(({ id: productId }) => productId === product)).toMatchObject({
      name: 'The mosque',
      metadata: { tenant_id: 'tenant-a', cause_id: 'general' },
    })
  })

  test('shares its product with others of the same cause, and updates the title', async () => {
    const countBefore = bench.account.products.size
    const customerId = await bench.createDonor()
    await bench.gateway.subscribe(bench.order({ customerId, causeId: 'roof', title: 'The roof' }))
    await bench.gateway.subscribe(bench.order({ customerId, causeId: 'roof', title: 'The new roof' }))
    expect(bench.account.products.size).toBe(countBefore + 1)
    expect([...bench.account.products.values()].at(-1)?.name).toBe('The new roof')
  })

  test('is incomplete until its card is set up, then runs', async () => {
    const order = bench.order({ customerId: await bench.createDonor() })
    const subscription = await bench.gateway.subscribe(order)
    expect(subscription).toMatchObject({
      accountId: 'acc',
      mode: 'test',
      status: 'incomplete',
      tenantId: 'tenant-a',
      cycleId: order.cycleId,
      customerId: order.customerId,
      rhythm: 'weekly',
      amountMinor: 700,
      currency: 'gbp',
      nextAt: friday,
    })
    const { cycleId, customerId } = order
    const confirmationTokenId = bench.token('succeeds')
    const { setupIntentId } = subscription
    await bench.gateway.setUp({ cycleId, customerId, setupIntentId, confirmationTokenId, idempotencyKey: 's1' })
    expect(await bench.gateway.readSubscription(subscription.id)).toMatchObject({
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
    const order = bench.order({ customerId: await bench.createDonor(), rhythm, startsAt })
    const { id, nextAt } = await bench.gateway.subscribe(order)
    expect(bench.account.subscriptions.get(id)?.status).toBe(status)
    expect(nextAt).toEqual(startsAt)
    // The zero invoice of a trial is not a collection.
    expect(bench.account.invoicesOf(id)).toHaveLength(status === 'trialing' ? 1 : 0)
    expect(await bench.gateway.invoicesOf(id, wednesday)).toEqual([])
  })

  test('that starts in the past is refused', async () => {
    const order = bench.order({ customerId: await bench.createDonor(), startsAt: new Date('2026-03-13T13:00:00Z') })
    await expect(bench.gateway.subscribe(order)).rejects.toThrow(ProviderRefusal)
  })

  test.each<[string, Fault[]]>([
    ['a Stripe server error', ['error-500']],
    ['a connection lost before the request', ['hang-up-before']],
    ['a connection lost after the request', ['hang-up-after']],
    ["a proxy's empty 404", ['empty-404']],
    ['a body that looks like a payment', ['paid-502']],
  ])('throws OutcomeUnknown after %s, and is created once despite repeats', async (_, faults) => {
    // The product exists already, so the fault hits the subscription itself.
    const order = bench.order({ customerId: await bench.createDonor() })
    bench.stub.fail(faults)
    await expect(bench.gateway.subscribe(order)).rejects.toThrow(OutcomeUnknown)
    const { id } = await bench.gateway.subscribe(order)
    expect((await bench.gateway.subscribe(order)).id).toBe(id)
    const subscriptions = [...bench.account.subscriptions.values()].filter(
      ({ metadata }) => metadata.jummah_id === order.cycleId,
    )
    expect(subscriptions).toHaveLength(1)
  })

  test('repeated within one interval of its start is found instead of created again', async () => {
    const startsAt = new Date(wednesday.getTime() + 7 * 86_400_000 + 30_000)
    const order = bench.order({ customerId: await bench.createDonor(), startsAt })
    bench.stub.fail(['hang-up-after'])
    await expect(bench.gateway.subscribe(order)).rejects.toThrow(OutcomeUnknown)
    bench.clock.now = new Date(wednesday.getTime() + 120_000)
    const secondResult = await bench.gateway.subscribe(order)
    expect(secondResult).toMatchObject({ cycleId: order.cycleId, nextAt: startsAt })
  })

  test('repeated with other data under the same key throws OutcomeUnknown', async () => {
    const order = bench.order({ customerId: await bench.createDonor() })
    await bench.gateway.subscribe(order)
    await expect(bench.gateway.subscribe({ ...order, amountMinor: 800 })).rejects.toThrow(OutcomeUnknown)
  })

  test('is found by its regular gift, and only by its own tenant and key', async () => {
    const { id, cycleId = '' } = await bench.running()
    expect(await bench.gateway.findSubscription(cycleId, wednesday)).toMatchObject({ id, status: 'running' })
    expect(await bench.gateway.findSubscription('unknown', wednesday)).toBeUndefined()
    expect(await bench.other({ tenantId: 'tenant-b' }).findSubscription(cycleId, wednesday)).toBeUndefined()
    await expect(bench.other({ secretKey: 'rk_test_other' }).readSubscription(id)).rejects.toThrow(ProviderRefusal)
  })

  test('of a connected account is requested in that account with the platform’s key', async () => {
    const connectedGateway = bench.other({ stripeAccount: 'acct_mosque' })
    await connectedGateway.customer({ name: 'A', email: 'a@example.org', idempotencyKey: 'cus:connected' })
    expect(bench.stub.requests.at(-1)).toMatchObject({ key: 'rk_test_bench', account: 'acct_mosque' })
    expect(bench.stub.account('acct_mosque').customers.size).toBe(1)
  })
})

describe('setting up a card', () => {
  const setUp = async (outcome: string, overrides: { setupIntentId?: string; customerId?: string } = {}) => {
    const customerId = overrides.customerId ?? (await bench.createDonor())
    const confirmationTokenId = bench.token(outcome)
    const order = {
      cycleId: 'c1',
      ...overrides,
      customerId,
      confirmationTokenId,
      idempotencyKey: `k:${confirmationTokenId}`,
    }
    return { order, setup: await bench.gateway.setUp(order) }
  }

  test('returns the card, its customer and its regular gift, and charges nothing', async () => {
    const chargeCount = bench.account.ledger().length
    const { order, setup } = await setUp('succeeds')
    expect(setup).toMatchObject({
      accountId: 'acc',
      status: 'succeeded',
      customerId: order.customerId,
      tenantId: 'tenant-a',
      cycleId: 'c1',
      paymentMethodId: expect.stringMatching(/^pm_/),
      card: { brand: 'visa', last4: '4242' },
    })
    expect(await bench.gateway.readSetup(setup.id)).toEqual(setup)
    expect(bench.account.ledger()).toHaveLength(chargeCount)
  })

  test('returns a decline with its code, and the same setup accepts another card', async () => {
    const customerId = await bench.createDonor()
    const { setupIntentId } = await bench.gateway.subscribe(bench.order({ customerId }))
    const { setup } = await setUp('stolen', { setupIntentId, customerId })
    expect(setup).toMatchObject({ id: setupIntentId, status: 'requires_payment_method', declineCode: 'stolen_card' })
    expect(setup.paymentMethodId).toBeUndefined()
    const secondResult = await setUp('succeeds', { setupIntentId, customerId })
    expect(secondResult.setup).toMatchObject({ id: setupIntentId, status: 'succeeded', declineCode: undefined })
  })

  test('waits for a bank check and succeeds when it is passed', async () => {
    const customerId = await bench.createDonor()
    const { id, setupIntentId } = await bench.gateway.subscribe(bench.order({ customerId }))
    const { setup } = await setUp('3ds', { setupIntentId, customerId })
    expect(setup).toMatchObject({ status: 'requires_action', clientSecret: expect.stringContaining('_secret_') })
    expect((await bench.gateway.readSubscription(id)).status).toBe('incomplete')
    bench.account.authenticate(setup.id, true)
    expect((await bench.gateway.readSetup(setup.id)).status).toBe('succeeded')
    expect((await bench.gateway.readSubscription(id)).status).toBe('running')
  })

  test('is declined if the bank check fails', async () => {
    const { setup } = await setUp('3ds')
    bench.account.authenticate(setup.id, false)
    expect(await bench.gateway.readSetup(setup.id)).toMatchObject({
      status: 'requires_payment_method',
      declineCode: 'setup_intent_authentication_failure',
    })
  })

  test('is repeated with its key after a lost response, and read once it has succeeded', async () => {
    const customerId = await bench.createDonor()
    const { setupIntentId } = await bench.gateway.subscribe(bench.order({ customerId }))
    const confirmationTokenId = bench.token('succeeds')
    const order = { cycleId: 'c', customerId, setupIntentId, confirmationTokenId, idempotencyKey: 'lost' }
    bench.stub.fail(['hang-up-after'])
    await expect(bench.gateway.setUp(order)).rejects.toThrow(OutcomeUnknown)
    expect((await bench.gateway.setUp(order)).status).toBe('succeeded')
    const lateOrder = { ...order, confirmationTokenId: bench.token('declined'), idempotencyKey: 'late' }
    expect((await bench.gateway.setUp(lateOrder)).status).toBe('succeeded')
  })

  test("refuses an unknown token and another account's customer", async () => {
    await expect(setUp('unknown')).rejects.toThrow(ProviderRefusal)
    await expect(setUp('succeeds', { customerId: 'cus_elsewhere' })).rejects.toThrow(ProviderRefusal)
  })
})
