import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type StripeHarness, startStripeHarness, wednesday } from '../../../../acceptance/src/stripe/harness.ts'
import type { ListedEvent, ProviderPayment } from '../billing.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'

let harness: StripeHarness
beforeEach(async () => {
  harness = await startStripeHarness()
})
afterEach(() => harness.stub.close())

const payGift = async (giftId = 'gift1') => {
  const order = { giftId, causeId: 'general', fund: 'General fund', amountMinor: 2500, currency: 'gbp' }
  const request = { ...order, confirmationTokenId: harness.createToken('succeeds'), idempotencyKey: `don:${giftId}` }
  return (await harness.gateway.confirm(request)).id
}

async function readAll<T>(items: AsyncIterable<T>): Promise<T[]> {
  const result: T[] = []
  for await (const item of items) result.push(item)
  return result
}

describe('a refund', () => {
  const order = (intentId: string, amountMinor: number, key = 'ref:1') => ({
    intentId,
    giftId: 'gift1',
    amountMinor,
    idempotencyKey: key,
  })

  test('in two parts is made once per part, and never exceeds the payment', async () => {
    const intentId = await payGift()
    harness.stub.addFaults(['hang-up-after'])
    await expect(harness.gateway.refund(order(intentId, 1000))).rejects.toThrow(OutcomeUnknown)
    const id = await harness.gateway.refund(order(intentId, 1000))
    await expect(harness.gateway.refund(order(intentId, 1600, 'ref:2'))).rejects.toThrow(ProviderRefusal)
    await harness.gateway.refund(order(intentId, 1500, 'ref:3'))
    const { refunds, disputes } = await harness.gateway.returnsOf(intentId)
    expect(Object.fromEntries(refunds.map(({ amountMinor, status }) => [amountMinor, status]))).toEqual({
      1000: 'succeeded',
      1500: 'succeeded',
    })
    expect(refunds.map((refund) => refund.id)).toContain(id)
    expect(disputes).toEqual([])
    expect(harness.account.balance('gbp')).toBe(0)
  })

  test('has its tenant and gift in its metadata, but no personal data', async () => {
    const id = await harness.gateway.refund(order(await payGift(), 100))
    expect(harness.account.refunds.get(id)?.metadata).toEqual({
      tenant_id: 'tenant-a',
      donation_id: 'gift1',
      env: 'test',
    })
  })

  test('may be pending and fail later, which restores the balance', async () => {
    const intentId = await payGift()
    harness.account.setRefundOutcome('pending')
    const id = await harness.gateway.refund(order(intentId, 2500))
    expect((await harness.gateway.returnsOf(intentId)).refunds).toMatchObject([{ id, status: 'pending' }])
    harness.account.settleRefund(id)
    expect((await harness.gateway.returnsOf(intentId)).refunds).toMatchObject([{ id, status: 'succeeded' }])
    harness.account.failRefund(id)
    expect((await harness.gateway.returnsOf(intentId)).refunds).toMatchObject([{ id, status: 'failed' }])
    expect(harness.account.balance('gbp')).toBe(2500)
  })

  test('of a payment in another account is refused', async () => {
    const other = harness.createGateway({ secretKey: 'rk_test_other' })
    await expect(other.refund(order(await payGift(), 100))).rejects.toThrow(ProviderRefusal)
  })
})

test.each([
  ['won', 2500],
  ['lost', 0],
] as const)('a dispute withdraws the money; once it is %s the balance is %i', async (outcome, balance) => {
  const intentId = await payGift()
  const id = harness.account.openDispute(intentId)
  expect((await harness.gateway.returnsOf(intentId)).disputes).toMatchObject([
    { id, amountMinor: 2500, status: 'open' },
  ])
  expect(harness.account.balance('gbp')).toBe(0)
  harness.account.closeDispute(id, outcome)
  expect((await harness.gateway.returnsOf(intentId)).disputes).toMatchObject([{ id, status: outcome }])
  expect(harness.account.balance('gbp')).toBe(balance)
})

test("a bank's inquiry withdraws nothing", async () => {
  const intentId = await payGift()
  const dispute = harness.account.disputes.get(harness.account.openDispute(intentId))
  if (dispute) dispute.status = 'warning_needs_response'
  expect((await harness.gateway.returnsOf(intentId)).disputes).toEqual([])
})

describe('the payments of a period', () => {
  test('are listed oldest first, with their gift or regular gift, and match the ledger', async () => {
    const firstId = await payGift('g1')
    const weeklyGift = await harness.createActiveSubscription()
    const retriedGift = await harness.createActiveSubscription({ amountMinor: 300 })
    harness.account.setNextOutcomes(retriedGift.customerId, 'insufficient_funds')
    const order = { giftId: 'g2', causeId: 'c', fund: 'f', amountMinor: 100, currency: 'gbp' }
    await harness.gateway.confirm({
      ...order,
      confirmationTokenId: harness.createToken('declined'),
      idempotencyKey: 'no',
    })
    harness.account.createIntent({
      amount: '900',
      currency: 'gbp',
      confirm: 'true',
      confirmation_token: harness.createToken('succeeds'),
    })
    harness.advanceTo('2026-03-24T00:00:00Z')
    const payments = await readAll(harness.gateway.paymentsBetween(wednesday, harness.clock.now))
    const target = (regularGiftId = '', subscriptionId = '') => ({
      tenantId: 'tenant-a',
      regularGiftId,
      subscriptionId,
      invoiceId: expect.stringMatching(/^in_/),
    })
    expect(payments).toMatchObject([
      { intentId: firstId, giftId: 'g1', tenantId: 'tenant-a', amountMinor: 2500, currency: 'gbp', at: wednesday },
      { amountMinor: 900 },
      { ...target(weeklyGift.regularGiftId, weeklyGift.id), amountMinor: 700, at: new Date('2026-03-20T14:00:00Z') },
      // Charged three days after the invoice was created.
      { ...target(retriedGift.regularGiftId, retriedGift.id), amountMinor: 300, at: new Date('2026-03-23T14:00:00Z') },
    ])
    expect(payments[1]?.tenantId).toBeUndefined()
    const totalOf = (items: readonly ProviderPayment[]) =>
      items.reduce((total, { amountMinor }) => total + amountMinor, 0)
    expect(totalOf(payments)).toBe(harness.account.balance('gbp'))
  })

  test('include the first second and exclude the last', async () => {
    await payGift()
    const nextSecond = new Date(wednesday.getTime() + 1000)
    expect(await readAll(harness.gateway.paymentsBetween(wednesday, nextSecond))).toHaveLength(1)
    expect(
      await readAll(harness.gateway.paymentsBetween(nextSecond, new Date(nextSecond.getTime() + 86_400_000))),
    ).toEqual([])
  })

  test('throw OutcomeUnknown while Stripe does not respond', async () => {
    harness.stub.addFaults(['error-500', 'error-500', 'error-500'], 'read')
    await expect(readAll(harness.gateway.paymentsBetween(wednesday, new Date('2026-03-19')))).rejects.toThrow(
      OutcomeUnknown,
    )
  })

  test('can fill more than one page', async () => {
    for (let n = 0; n < 105; n += 1) await payGift(`many${n}`)
    const payments = await readAll(harness.gateway.paymentsBetween(wednesday, new Date('2026-03-19T00:00:00Z')))
    expect(payments.map(({ giftId }) => giftId)).toEqual(Array.from({ length: 105 }, (_, n) => `many${n}`))
  })
})

test('events are listed oldest first, with their ids, even without a webhook', async () => {
  const weeklyGift = await harness.createActiveSubscription()
  harness.advanceTo('2026-03-20T15:00:00Z')
  const events = await readAll(harness.gateway.eventsSince(wednesday))
  expect(events.map(({ at }) => at.getTime())).toEqual(events.map(({ at }) => at.getTime()).toSorted((a, b) => a - b))
  const subjectOf = (type: string): ListedEvent['about'] | undefined =>
    events.find((event) => event.type === type)?.about
  expect(subjectOf('customer.subscription.created')).toEqual({ subscriptionId: weeklyGift.id })
  expect(subjectOf('setup_intent.succeeded')).toEqual({ setupIntentId: expect.stringMatching(/^seti_/) })
  expect(subjectOf('invoice.paid')).toEqual({ invoiceId: expect.stringMatching(/^in_/), subscriptionId: weeklyGift.id })
  expect(await readAll(harness.gateway.eventsSince(new Date('2026-03-20T14:30:00Z')))).toEqual([])
})
