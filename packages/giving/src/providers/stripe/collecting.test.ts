import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Invoice, Subscription } from '../billing.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'
import { type StripeHarness, startStripeHarness, wednesday } from '../../../../acceptance/src/stripe/harness.ts'

let harness: StripeHarness
beforeEach(async () => {
  harness = await startStripeHarness()
})
// Throws if a request was invalid for Stripe, or would charge at once.
afterEach(() => harness.stub.close())

const readInvoices = (subscription: Subscription): Promise<Invoice[]> =>
  harness.gateway.invoicesOf(subscription.id, wednesday)
const listCharges = () => harness.account.ledger().map(({ amount, at }) => [amount, new Date(at * 1000).toISOString()])
const change = (
  subscription: Subscription,
  request: Parameters<StripeHarness['gateway']['changeSubscription']>[1],
  key = 'change',
) => harness.gateway.changeSubscription(subscription.id, request, `${key}:${subscription.id}`)

describe('Fridays', () => {
  test('charge nothing before the first one, and then an hour after each due time', async () => {
    const regularGift = await harness.createActiveSubscription()
    harness.advanceTo('2026-03-20T12:59:59Z')
    expect(await readInvoices(regularGift)).toEqual([])
    harness.advanceTo('2026-03-20T13:30:00Z')
    expect(await readInvoices(regularGift)).toMatchObject([
      { status: 'draft', amountMinor: 700, paidMinor: 0, tries: 0 },
    ])
    expect(listCharges()).toEqual([])
    harness.advanceTo('2026-03-20T14:00:00Z')
    expect(await readInvoices(regularGift)).toEqual([
      {
        accountId: 'acc',
        id: expect.stringMatching(/^in_/),
        mode: 'test',
        subscriptionId: regularGift.id,
        tenantId: 'tenant-a',
        regularGiftId: regularGift.regularGiftId,
        status: 'paid',
        amountMinor: 700,
        paidMinor: 700,
        currency: 'gbp',
        dueAt: new Date('2026-03-20T13:00:00Z'),
        paidAt: new Date('2026-03-20T14:00:00Z'),
        tries: 1,
        nextTryAt: undefined,
        intentId: expect.stringMatching(/^pi_/),
        declineCode: undefined,
      },
    ])
    expect(listCharges()).toEqual([[700, '2026-03-20T14:00:00.000Z']])
    expect((await harness.gateway.readSubscription(regularGift.id)).nextAt).toEqual(new Date('2026-03-27T13:00:00Z'))
  })

  test('are exactly a week apart across clock changes: the local hour changes, but not the day', async () => {
    const regularGift = await harness.createActiveSubscription()
    harness.advanceTo('2026-04-10T15:00:00Z')
    const days = (await readInvoices(regularGift)).map(({ dueAt }) =>
      dueAt.toLocaleString('en-GB', { timeZone: 'Europe/London' }),
    )
    expect(days).toEqual([
      '20/03/2026, 13:00:00',
      '27/03/2026, 13:00:00',
      '03/04/2026, 14:00:00',
      '10/04/2026, 14:00:00',
    ])
  })

  test('without a card are not paid and become past due', async () => {
    const { id } = await harness.gateway.subscribe(harness.createRequest({ customerId: await harness.createDonor() }))
    harness.advanceTo('2026-03-20T15:00:00Z')
    expect(await harness.gateway.invoicesOf(id, wednesday)).toMatchObject([{ status: 'open', tries: 1 }])
    expect(await harness.gateway.readSubscription(id)).toMatchObject({ status: 'past_due' })
    expect(listCharges()).toEqual([])
  })
})

test('monthly gifts keep their day, or use the last day of a short month', async () => {
  const startsAt = new Date('2026-03-31T09:00:00Z')
  const regularGift = await harness.createActiveSubscription({ rhythm: 'monthly', startsAt })
  harness.advanceTo('2026-07-01T00:00:00Z')
  expect((await readInvoices(regularGift)).map(({ dueAt }) => dueAt.toISOString().slice(0, 10))).toEqual([
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
  ])
})

test('daily gifts end after the last day, and the trial before the first is not a collection', async () => {
  const startsAt = new Date('2026-03-22T09:00:00Z')
  const endsAt = new Date('2026-03-24T21:00:00Z')
  const regularGift = await harness.createActiveSubscription({ rhythm: 'daily', startsAt, endsAt })
  expect(regularGift).toMatchObject({ status: 'running', nextAt: startsAt, endsAt })
  harness.advanceTo('2026-03-24T12:00:00Z')
  expect((await harness.gateway.readSubscription(regularGift.id)).nextAt).toBeUndefined()
  harness.advanceTo('2026-04-30T00:00:00Z')
  const invoices = await readInvoices(regularGift)
  expect(invoices.map(({ dueAt, status }) => [dueAt.getUTCDate(), status])).toEqual([
    [22, 'paid'],
    [23, 'paid'],
    [24, 'paid'],
  ])
  expect((await harness.gateway.readSubscription(regularGift.id)).status).toBe('ended')
  expect(harness.account.balance('gbp')).toBe(2100)
})

describe('a pause', () => {
  test('charges nothing until it ends, then the next Friday as usual', async () => {
    const regularGift = await harness.createActiveSubscription()
    const resumesAt = new Date('2026-03-28T00:00:00Z')
    expect(await change(regularGift, { kind: 'pause', resumesAt })).toMatchObject({ status: 'paused', resumesAt })
    harness.advanceTo('2026-04-03T15:00:00Z')
    expect((await readInvoices(regularGift)).map(({ status }) => status)).toEqual(['void', 'void', 'paid'])
    expect(listCharges()).toEqual([[700, '2026-04-03T14:00:00.000Z']])
  })

  test('never charges a Friday that is already drafted', async () => {
    const regularGift = await harness.createActiveSubscription()
    harness.advanceTo('2026-03-20T13:20:00Z')
    expect((await change(regularGift, { kind: 'pause' })).status).toBe('paused')
    expect(await readInvoices(regularGift)).toMatchObject([{ status: 'void', paidMinor: 0 }])
    harness.advanceTo('2026-05-01T15:00:00Z')
    expect(listCharges()).toEqual([])
  })

  test('withdraws a failed collection waiting for a retry', async () => {
    const regularGift = await harness.createActiveSubscription({}, 'friday_declined')
    harness.advanceTo('2026-03-21T00:00:00Z')
    expect((await harness.gateway.readSubscription(regularGift.id)).status).toBe('past_due')
    await change(regularGift, { kind: 'pause' })
    harness.advanceTo('2026-04-20T00:00:00Z')
    const invoices = await readInvoices(regularGift)
    expect(invoices.every(({ status }) => status === 'void')).toBe(true)
    expect(invoices[0]?.tries).toBe(1)
  })

  test('that ends while a collection is a draft does not charge it', async () => {
    const regularGift = await harness.createActiveSubscription()
    await change(regularGift, { kind: 'pause' })
    harness.advanceTo('2026-03-20T13:10:00Z')
    expect((await change(regularGift, { kind: 'resume' }, 'resume')).status).toBe('running')
    harness.advanceTo('2026-03-27T15:00:00Z')
    expect(listCharges()).toEqual([[700, '2026-03-27T14:00:00.000Z']])
  })

  test('with a lost response is repeated and withdraws the drafts', async () => {
    const regularGift = await harness.createActiveSubscription()
    harness.advanceTo('2026-03-20T13:20:00Z')
    harness.stub.addFaults(['hang-up-after'])
    await expect(change(regularGift, { kind: 'pause' })).rejects.toThrow(OutcomeUnknown)
    expect((await change(regularGift, { kind: 'pause' })).status).toBe('paused')
    harness.advanceTo('2026-03-20T15:00:00Z')
    expect(listCharges()).toEqual([])
  })

  test('that was interrupted is completed before the regular gift resumes', async () => {
    const regularGift = await harness.createActiveSubscription()
    harness.advanceTo('2026-03-20T13:20:00Z')
    harness.stub.addFaults(['hang-up-after'])
    await expect(change(regularGift, { kind: 'pause' })).rejects.toThrow(OutcomeUnknown)
    expect((await change(regularGift, { kind: 'resume' }, 'resume')).status).toBe('running')
    harness.advanceTo('2026-03-27T15:00:00Z')
    expect(listCharges()).toEqual([[700, '2026-03-27T14:00:00.000Z']])
  })

  test('that could not withdraw a draft throws OutcomeUnknown, so that it is repeated', async () => {
    const regularGift = await harness.createActiveSubscription()
    harness.advanceTo('2026-03-20T13:20:00Z')
    await change(regularGift, { kind: 'amount', amountMinor: 700 }, 'idle')
    harness.stub.addFaults(['error-500', 'error-500', 'error-500'], 'read')
    await expect(change(regularGift, { kind: 'pause' })).rejects.toThrow(OutcomeUnknown)
    harness.stub.addFaults([])
    await change(regularGift, { kind: 'pause' })
    harness.advanceTo('2026-03-20T15:00:00Z')
    expect(listCharges()).toEqual([])
  })

  test('does not withdraw a payment the bank is processing', async () => {
    const regularGift = await harness.createActiveSubscription()
    harness.account.setNextOutcomes(regularGift.customerId, 'processing')
    harness.advanceTo('2026-03-20T15:00:00Z')
    expect((await change(regularGift, { kind: 'pause' })).status).toBe('paused')
    const [invoice] = await readInvoices(regularGift)
    harness.account.completeProcessing(invoice?.intentId ?? '', true)
    expect(await readInvoices(regularGift)).toMatchObject([{ status: 'paid' }])
  })
})

test('charges a changed amount from the next Friday on', async () => {
  const regularGift = await harness.createActiveSubscription()
  harness.advanceTo('2026-03-24T10:00:00Z')
  expect(await change(regularGift, { kind: 'amount', amountMinor: 1400 })).toMatchObject({
    amountMinor: 1400,
    rhythm: 'weekly',
    nextAt: new Date('2026-03-27T13:00:00Z'),
  })
  harness.advanceTo('2026-04-03T15:00:00Z')
  expect(listCharges().map(([amount]) => amount)).toEqual([700, 1400, 1400])
})

describe('ending a subscription', () => {
  test('takes effect at once, withdraws a draft, and may be repeated', async () => {
    const regularGift = await harness.createActiveSubscription()
    harness.advanceTo('2026-03-20T13:20:00Z')
    expect(await change(regularGift, { kind: 'end' })).toMatchObject({ status: 'ended', nextAt: undefined })
    expect((await change(regularGift, { kind: 'end' }, 'again')).status).toBe('ended')
    harness.advanceTo('2026-05-01T15:00:00Z')
    expect(await readInvoices(regularGift)).toMatchObject([{ status: 'void' }])
    expect(listCharges()).toEqual([])
  })

  test('makes every later change return the ended subscription', async () => {
    const regularGift = await harness.createActiveSubscription()
    await change(regularGift, { kind: 'end' })
    for (const request of [{ kind: 'pause' }, { kind: 'resume' }, { kind: 'amount', amountMinor: 900 }] as const)
      expect((await change(regularGift, request, request.kind)).status).toBe('ended')
  })

  test('is refused for another account', async () => {
    const regularGift = await harness.createActiveSubscription()
    const other = harness.createGateway({ secretKey: 'rk_test_other' })
    await expect(other.changeSubscription(regularGift.id, { kind: 'end' }, 'k')).rejects.toThrow(ProviderRefusal)
    expect((await harness.gateway.readSubscription(regularGift.id)).status).toBe('running')
  })
})
