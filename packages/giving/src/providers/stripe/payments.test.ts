import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Bench, startBench, wednesday } from '../../../../acceptance/src/stripe/bench.ts'
import type { ListedEvent, ProviderPayment } from '../billing.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
afterEach(() => bench.stub.close())

const payGift = async (giftId = 'gift1') => {
  const order = { giftId, causeId: 'general', fund: 'General fund', amountMinor: 2500, currency: 'gbp' }
  const request = { ...order, confirmationTokenId: bench.token('succeeds'), idempotencyKey: `don:${giftId}` }
  return (await bench.gateway.confirm(request)).id
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
    bench.stub.fail(['hang-up-after'])
    await expect(bench.gateway.refund(order(intentId, 1000))).rejects.toThrow(OutcomeUnknown)
    const id = await bench.gateway.refund(order(intentId, 1000))
    await expect(bench.gateway.refund(order(intentId, 1600, 'ref:2'))).rejects.toThrow(ProviderRefusal)
    await bench.gateway.refund(order(intentId, 1500, 'ref:3'))
    const { refunds, disputes } = await bench.gateway.returnsOf(intentId)
    expect(Object.fromEntries(refunds.map(({ amountMinor, status }) => [amountMinor, status]))).toEqual({
      1000: 'succeeded',
      1500: 'succeeded',
    })
    expect(refunds.map((refund) => refund.id)).toContain(id)
    expect(disputes).toEqual([])
    expect(bench.account.balance('gbp')).toBe(0)
  })

  test('has its tenant and gift in its metadata, but no personal data', async () => {
    const id = await bench.gateway.refund(order(await payGift(), 100))
    expect(bench.account.refunds.get(id)?.metadata).toEqual({
      tenant_id: 'tenant-a',
      donation_id: 'gift1',
      env: 'test',
    })
  })

  test('may be pending and fail later, which restores the balance', async () => {
    const intentId = await payGift()
    bench.account.refundsAre('pending')
    const id = await bench.gateway.refund(order(intentId, 2500))
    expect((await bench.gateway.returnsOf(intentId)).refunds).toMatchObject([{ id, status: 'pending' }])
    bench.account.settleRefund(id)
    expect((await bench.gateway.returnsOf(intentId)).refunds).toMatchObject([{ id, status: 'succeeded' }])
    bench.account.failRefund(id)
    expect((await bench.gateway.returnsOf(intentId)).refunds).toMatchObject([{ id, status: 'failed' }])
    expect(bench.account.balance('gbp')).toBe(2500)
  })

  test('of a payment in another account is refused', async () => {
    const other = bench.other({ secretKey: 'rk_test_other' })
    await expect(other.refund(order(await payGift(), 100))).rejects.toThrow(ProviderRefusal)
  })
})

test.each([
  ['won', 2500],
  ['lost', 0],
] as const)('a dispute withdraws the money; once it is %s the balance is %i', async (outcome, balance) => {
  const intentId = await payGift()
  const id = bench.account.dispute(intentId)
  expect((await bench.gateway.returnsOf(intentId)).disputes).toMatchObject([{ id, amountMinor: 2500, status: 'open' }])
  expect(bench.account.balance('gbp')).toBe(0)
  bench.account.closeDispute(id, outcome)
  expect((await bench.gateway.returnsOf(intentId)).disputes).toMatchObject([{ id, status: outcome }])
  expect(bench.account.balance('gbp')).toBe(balance)
})

test("a bank's inquiry withdraws nothing", async () => {
  const intentId = await payGift()
  const dispute = bench.account.disputes.get(bench.account.dispute(intentId))
  if (dispute) dispute.status = 'warning_needs_response'
  expect((await bench.gateway.returnsOf(intentId)).disputes).toEqual([])
})

describe('the payments of a period', () => {
  test('are listed oldest first, with their gift or regular gift, and match the ledger', async () => {
    const firstId = await payGift('g1')
    const weeklyGift = await bench.running()
    const retriedGift = await bench.running({ amountMinor: 300 })
    bench.account.declineNext(retriedGift.customerId, 'insufficient_funds')
    const order = { giftId: 'g2', causeId: 'c', fund: 'f', amountMinor: 100, currency: 'gbp' }
    await bench.gateway.confirm({ ...order, confirmationTokenId: bench.token('declined'), idempotencyKey: 'no' })
    bench.account.create({
      amount: '900',
      currency: 'gbp',
      confirm: 'true',
      confirmation_token: bench.token('succeeds'),
    })
    bench.until('2026-03-24T00:00:00Z')
    const payments = await readAll(bench.gateway.paymentsBetween(wednesday, bench.clock.now))
    const target = (cycleId = '', subscriptionId = '') => ({
      tenantId: 'tenant-a',
      cycleId,
      subscriptionId,
      invoiceId: expect.stringMatching(/^in_/),
    })
    expect(payments).toMatchObject([
      { intentId: firstId, giftId: 'g1', tenantId: 'tenant-a', amountMinor: 2500, currency: 'gbp', at: wednesday },
      { amountMinor: 900 },
      { ...target(weeklyGift.cycleId, weeklyGift.id), amountMinor: 700, at: new Date('2026-03-20T14:00:00Z') },
      // Charged three days after the invoice was created.
      { ...target(retriedGift.cycleId, retriedGift.id), amountMinor: 300, at: new Date('2026-03-23T14:00:00Z') },
    ])
    expect(payments[1]?.tenantId).toBeUndefined()
    const totalOf = (items: readonly ProviderPayment[]) =>
      items.reduce((total, { amountMinor }) => total + amountMinor, 0)
    expect(totalOf(payments)).toBe(bench.account.balance('gbp'))
  })

  test('include the first second and exclude the last', async () => {
    await payGift()
    const nextSecond = new Date(wednesday.getTime() + 1000)
    expect(await readAll(bench.gateway.paymentsBetween(wednesday, nextSecond))).toHaveLength(1)
    expect(
      await readAll(bench.gateway.paymentsBetween(nextSecond, new Date(nextSecond.getTime() + 86_400_000))),
    ).toEqual([])
  })

  test('throw OutcomeUnknown while Stripe does not respond', async () => {
    bench.stub.fail(['error-500', 'error-500', 'error-500'], 'read')
    await expect(readAll(bench.gateway.paymentsBetween(wednesday, new Date('2026-03-19')))).rejects.toThrow(
      OutcomeUnknown,
    )
  })

  test('can fill more than one page', async () => {
    for (let n = 0; n < 105; n += 1) await payGift(`many${n}`)
    const payments = await readAll(bench.gateway.paymentsBetween(wednesday, new Date('2026-03-19T00:00:00Z')))
    expect(payments.map(({ giftId }) => giftId)).toEqual(Array.from({ length: 105 }, (_, n) => `many${n}`))
  })
})

test('events are listed oldest first, with their ids, even without a webhook', async () => {
  const weeklyGift = await bench.running()
  bench.until('2026-03-20T15:00:00Z')
  const events = await readAll(bench.gateway.eventsSince(wednesday))
  expect(events.map(({ at }) => at.getTime())).toEqual(events.map(({ at }) => at.getTime()).toSorted((a, b) => a - b))
  const subjectOf = (type: string): ListedEvent['about'] | undefined =>
    events.find((event) => event.type === type)?.about
  expect(subjectOf('customer.subscription.created')).toEqual({ subscriptionId: weeklyGift.id })
  expect(subjectOf('setup_intent.succeeded')).toEqual({ setupIntentId: expect.stringMatching(/^seti_/) })
  expect(subjectOf('invoice.paid')).toEqual({ invoiceId: expect.stringMatching(/^in_/), subscriptionId: weeklyGift.id })
  expect(await readAll(bench.gateway.eventsSince(new Date('2026-03-20T14:30:00Z')))).toEqual([])
})
