import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Invoice, Subscription } from '../billing.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'
import { type Bench, startBench, wednesday } from '../../../../acceptance/src/stripe/bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
// Throws when a request was one Stripe would not understand, or would charge for at once.
afterEach(() => bench.stub.close())

const collected = (of: Subscription): Promise<Invoice[]> => bench.gateway.invoicesOf(of.id, wednesday)
const change = (of: Subscription, to: Parameters<Bench['gateway']['changeSubscription']>[1], key = 'change') =>
  bench.gateway.changeSubscription(of.id, to, `${key}:${of.id}`)

const movements = () => bench.account.ledger()

describe('a card that is declined on a Friday', () => {
  test('is tried again after three, five and seven days, and then the cycle is over', async () => {
    const regularGift = await bench.running({}, 'friday_declined')
    const days: unknown[] = []
    for (const day of ['20T15', '23T15', '25T15']) {
      bench.until(`2026-03-${day}:00:00Z`)
      const [first] = await collected(regularGift)
      days.push([first?.tries, first?.nextTryAt?.toISOString().slice(0, 10), first?.declineCode])
    }
    expect(days).toEqual([
      [1, '2026-03-23', 'insufficient_funds'],
      [2, '2026-03-25', 'insufficient_funds'],
      [3, '2026-03-27', 'insufficient_funds'],
    ])
    bench.until('2026-03-27T15:00:00Z')
    expect((await collected(regularGift))[0]).toMatchObject({ status: 'uncollectible', tries: 4, paidMinor: 0 })
    expect((await bench.gateway.readSubscription(regularGift.id)).status).toBe('ended')
    expect(movements()).toEqual([])
  })

  test('is mended by another, with which the open collection is paid once', async () => {
    const regularGift = await bench.running({}, 'friday_declined')
    bench.until('2026-03-21T10:00:00Z')
    const { customerId, cycleId = '' } = regularGift
    const confirmationTokenId = bench.token('succeeds')
    const { paymentMethodId = '' } = await bench.gateway.setUp({
      cycleId,
      customerId,
      confirmationTokenId,
      idempotencyKey: 'new card',
    })
    await change(regularGift, { kind: 'card', paymentMethodId })
    const [open] = await collected(regularGift)
    bench.stub.fail(['hang-up-after'])
    await expect(bench.gateway.payInvoice(open?.id ?? '', 'pay:1')).rejects.toThrow(OutcomeUnknown)
    expect(await bench.gateway.payInvoice(open?.id ?? '', 'pay:1')).toMatchObject({ status: 'paid', paidMinor: 700 })
    expect(await bench.gateway.payInvoice(open?.id ?? '', 'pay:2')).toMatchObject({ status: 'paid' })
    expect((await bench.gateway.readSubscription(regularGift.id)).status).toBe('running')
    expect(bench.account.balance('gbp')).toBe(700)
  })

  test('may not be another customer’s', async () => {
    const regularGift = await bench.running()
    const { paymentMethodId = '' } = await bench.gateway.setUp({
      cycleId: 'x',
      customerId: await bench.createDonor(),
      confirmationTokenId: bench.token('succeeds'),
      idempotencyKey: 'stranger',
    })
    await expect(change(regularGift, { kind: 'card', paymentMethodId })).rejects.toThrow(ProviderRefusal)
  })

  test('is an answer when it is tried by hand, with its code', async () => {
    const regularGift = await bench.running()
    bench.account.declineNext(regularGift.customerId, 'insufficient_funds', 'stolen_card')
    bench.until('2026-03-20T15:00:00Z')
    const [open] = await collected(regularGift)
    expect(await bench.gateway.payInvoice(open?.id ?? '', 'pay')).toMatchObject({
      status: 'open',
      tries: 2,
      declineCode: 'stolen_card',
    })
  })
})

test('a bank that wants to see the donor on a Friday is let look, and the money comes in', async () => {
  const regularGift = await bench.running({}, 'friday_check')
  bench.until('2026-03-20T15:00:00Z')
  const [open] = await collected(regularGift)
  expect(open).toMatchObject({ status: 'open', declineCode: 'authentication_required' })
  expect(await bench.gateway.payInvoice(open?.id ?? '', 'pay')).toMatchObject({
    status: 'open',
    declineCode: 'authentication_required',
  })
  const secret = await bench.gateway.invoiceSecret(open?.id ?? '')
  expect(bench.account.waitingFor(secret ?? '')).toBe(open?.intentId)
  bench.account.authenticate(open?.intentId ?? '', true)
  expect(await bench.gateway.readInvoice(open?.id ?? '')).toMatchObject({ status: 'paid', paidMinor: 700 })
  expect(await bench.gateway.invoiceSecret(open?.id ?? '')).toBeUndefined()
  expect((await bench.gateway.readSubscription(regularGift.id)).status).toBe('running')
})
