import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BillingHarness, billingHarnesses } from '../../../acceptance/src/billingHarness.ts'
import {
  draftMs,
  addMs,
  type BillingDonor,
  createBillingDonor,
  dayMs,
  weekMs,
} from '../../../acceptance/src/billingDonor.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from './gateway.ts'

async function readAll<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const result: Row[] = []
  for await (const row of rows) result.push(row)
  return result
}

describe.each(billingHarnesses)('recurring collections through %s', (_, start) => {
  let harness: BillingHarness
  let gateway: Gateway
  let donor: BillingDonor

  beforeAll(async () => {
    harness = await start(new Date('2026-10-20T12:00:00Z'))
    gateway = (await harness.createAccount()).gateway
    donor = createBillingDonor(harness, gateway)
  })
  afterAll(() => harness.close())

  test('is incomplete and collects nothing until a card is set up', async () => {
    const regularGift = await donor.subscribe()
    expect(regularGift.subscription).toMatchObject({
      status: 'incomplete',
      regularGiftId: regularGift.regularGiftId,
      nextAt: regularGift.request.startsAt,
    })
    expect(regularGift.subscription.setupIntentId).toMatch(/^\w+$/)
    await donor.advanceBy(3 * dayMs)
    expect(await donor.readStatuses(regularGift)).not.toContain('paid')
  })

  test('the first collection is on its day, not earlier, and is paid once', async () => {
    const regularGift = await donor.createActiveSubscription()
    expect(await donor.readSubscription(regularGift)).toMatchObject({
      status: 'running',
      nextAt: regularGift.request.startsAt,
      setupIntentId: undefined,
    })
    await harness.advanceTo(addMs(regularGift.request.startsAt, -1000))
    expect(await donor.readInvoices(regularGift)).toEqual([])
    await harness.advanceTo(addMs(regularGift.request.startsAt, 1000))
    expect(await donor.readInvoices(regularGift)).toMatchObject([
      { status: 'draft', dueAt: regularGift.request.startsAt, paidMinor: 0 },
    ])
    await harness.advanceTo(addMs(regularGift.request.startsAt, draftMs))
    await harness.advanceTo(addMs(regularGift.request.startsAt, 2 * draftMs))
    const [invoice, ...others] = await donor.readInvoices(regularGift)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      status: 'paid',
      regularGiftId: regularGift.regularGiftId,
      amountMinor: 700,
      paidMinor: 700,
      currency: 'gbp',
      intentId: expect.any(String),
      declineCode: undefined,
    })
    expect(await gateway.readInvoice(invoice?.id ?? '')).toEqual(invoice)
    expect(await gateway.read(invoice?.intentId ?? '')).toMatchObject({ status: 'succeeded', giftId: undefined })
    expect((await donor.readSubscription(regularGift)).nextAt).toEqual(addMs(regularGift.request.startsAt, weekMs))
  })

  test('collections are exactly a week apart across clock changes, and a short month does not move later ones', async () => {
    const weekly = await donor.createActiveSubscription()
    const firstMonthlyAt = new Date(Date.UTC(harness.now().getUTCFullYear() + 1, 0, 31, 12))
    const monthly = await donor.createActiveSubscription('succeeds', { rhythm: 'monthly', startsAt: firstMonthlyAt })
    const daily = await donor.createActiveSubscription('succeeds', {
      rhythm: 'daily',
      endsAt: donor.timeAfter(5.5 * dayMs),
    })
    for (let weekIndex = 0; weekIndex < 4; weekIndex += 1) await donor.advanceBy(weekMs)
    const readDueDates = async (regularGift: { id: string }) =>
      (await donor.readInvoices(regularGift)).map(({ dueAt }) => dueAt.toISOString())
    const firstDueAt = weekly.request.startsAt
    expect(await readDueDates(weekly)).toEqual(
      [0, 1, 2, 3].map((weeks) => addMs(firstDueAt, weeks * weekMs).toISOString()),
    )
    expect(await readDueDates(daily)).toHaveLength(5)
    await harness.advanceTo(addMs(firstMonthlyAt, 91 * dayMs))
    expect((await readDueDates(monthly)).map((due) => due.slice(5, 10))).toEqual(['01-31', '02-28', '03-31', '04-30'])
  })

  test('returns a decline as a result, and accepts another card after it', async () => {
    const regularGift = await donor.subscribe()
    const declinedSetup = await donor.setUp(regularGift, 'declined')
    expect(declinedSetup).toMatchObject({
      status: 'requires_payment_method',
      declineCode: 'generic_decline',
      card: undefined,
    })
    expect((await donor.readSubscription(regularGift)).status).toBe('incomplete')
    const setup = await donor.setUp(regularGift, 'succeeds')
    expect(setup).toMatchObject({ id: declinedSetup.id, status: 'succeeded', declineCode: undefined })
    expect(await gateway.readSetup(setup.id)).toMatchObject({ status: 'succeeded', customerId: regularGift.customerId })
    expect(await donor.readSubscription(regularGift)).toMatchObject({
      status: 'running',
      card: { last4: expect.stringMatching(/^\d{4}$/) },
    })
  })

  test.each([true, false])('a bank may require a check first (passed: %s)', async (isPassed) => {
    const regularGift = await donor.subscribe()
    const pending = await donor.setUp(regularGift, '3ds')
    expect(pending).toMatchObject({ status: 'requires_action', clientSecret: expect.any(String) })
    expect((await donor.readSubscription(regularGift)).status).toBe('incomplete')
    await harness.completeBankCheck(gateway, pending, isPassed)
    expect((await donor.readSubscription(regularGift)).status).toBe(isPassed ? 'running' : 'incomplete')
  })

  test('a repeat returns the first result, and a key is valid for one request', async () => {
    const payer = { name: 'A', email: 'a@example.org', idempotencyKey: donor.createKey() }
    const customerId = await gateway.customer(payer)
    expect(await gateway.customer(payer)).toBe(customerId)
    expect(await gateway.customer({ ...payer, customerId, idempotencyKey: donor.createKey() })).toBe(customerId)

    const regularGift = await donor.subscribe()
    expect((await gateway.subscribe(regularGift.request)).id).toBe(regularGift.id)
    await expect(gateway.subscribe({ ...regularGift.request, amountMinor: 900 })).rejects.toThrow(OutcomeUnknown)

    const { setupIntentId } = regularGift.subscription
    const { regularGiftId } = regularGift
    const idempotencyKey = donor.createKey()
    const { customerId: subscribedCustomerId } = regularGift
    const request = {
      regularGiftId,
      customerId: subscribedCustomerId,
      setupIntentId,
      confirmationTokenId: harness.createToken('declined'),
      idempotencyKey,
    }
    const declinedSetup = await gateway.setUp(request)
    await donor.setUp(regularGift, 'succeeds')
    // A key always returns its first response, whatever has happened since.
    expect(await gateway.setUp(request)).toEqual(declinedSetup)

    const pauseKey = donor.createKey()
    await gateway.changeSubscription(regularGift.id, { kind: 'pause' }, pauseKey)
    await gateway.changeSubscription(regularGift.id, { kind: 'resume' }, donor.createKey())
    await gateway.changeSubscription(regularGift.id, { kind: 'pause' }, pauseKey)
    expect((await donor.readSubscription(regularGift)).status).toBe('running')
    const resumesAt = donor.timeAfter(weekMs)
    const otherPause = gateway.changeSubscription(regularGift.id, { kind: 'pause', resumesAt }, pauseKey)
    await expect(otherPause).rejects.toThrow(OutcomeUnknown)
  })

  test('twenty concurrent requests with one key create one subscription', async () => {
    const { request } = await donor.subscribe()
    const newOrder = { ...request, idempotencyKey: donor.createKey() }
    const responses = await Promise.allSettled(Array.from({ length: 20 }, () => gateway.subscribe(newOrder)))
    const ids = responses.flatMap((response) => (response.status === 'fulfilled' ? [response.value.id] : []))
    expect(new Set(ids).size).toBe(1)
    // A caller whose first request is still in progress retries, and finds it.
    for (const response of responses)
      if (response.status === 'rejected') expect(response.reason).toBeInstanceOf(OutcomeUnknown)
    expect((await gateway.subscribe(newOrder)).id).toBe(ids[0])
  })

  test('can be found by its regular gift once the key has expired', async () => {
    const regularGift = await donor.subscribe()
    expect((await gateway.findSubscription(regularGift.regularGiftId, donor.timeAfter(-dayMs)))?.id).toBe(
      regularGift.id,
    )
    expect(await gateway.findSubscription('another', donor.timeAfter(-dayMs))).toBeUndefined()
  })

  test('cannot access another mosque’s subscription, setup or invoice', async () => {
    const regularGift = await donor.createActiveSubscription()
    await harness.advanceTo(addMs(regularGift.request.startsAt, draftMs))
    const [invoice] = await donor.readInvoices(regularGift)
    const otherGateway = (await harness.createAccount()).gateway
    await expect(otherGateway.readSubscription(regularGift.id)).rejects.toThrow(ProviderRefusal)
    await expect(otherGateway.changeSubscription(regularGift.id, { kind: 'end' }, donor.createKey())).rejects.toThrow(
      ProviderRefusal,
    )
    await expect(otherGateway.readInvoice(invoice?.id ?? '')).rejects.toThrow(ProviderRefusal)
    await expect(otherGateway.readSetup(regularGift.subscription.setupIntentId ?? '')).rejects.toThrow(ProviderRefusal)
    await expect(
      otherGateway.refund({
        intentId: invoice?.intentId ?? '',
        giftId: 'x',
        amountMinor: 1,
        idempotencyKey: donor.createKey(),
      }),
    ).rejects.toThrow(ProviderRefusal)
    expect(await otherGateway.findSubscription(regularGift.regularGiftId, new Date(0))).toBeUndefined()
  })

  test('the ledger lists each payment and its returns, never more than the payment', async () => {
    const from = harness.now()
    const regularGift = await donor.createActiveSubscription()
    await harness.advanceTo(addMs(regularGift.request.startsAt, draftMs))
    const [invoice] = await donor.readInvoices(regularGift)
    const intentId = invoice?.intentId ?? ''
    const payments = (await readAll(gateway.paymentsBetween(from, donor.timeAfter(1000)))).filter(
      ({ regularGiftId }) => regularGiftId === regularGift.regularGiftId,
    )
    expect(payments).toMatchObject([
      { intentId, invoiceId: invoice?.id, subscriptionId: regularGift.id, amountMinor: 700, currency: 'gbp' },
    ])

    const order = { intentId, giftId: 'gift', amountMinor: 300, idempotencyKey: donor.createKey() }
    const refund = await gateway.refund(order)
    expect(await gateway.refund(order)).toBe(refund)
    await expect(gateway.refund({ ...order, amountMinor: 401, idempotencyKey: donor.createKey() })).rejects.toThrow(
      ProviderRefusal,
    )
    expect(await gateway.returnsOf(intentId)).toMatchObject({
      refunds: [{ id: refund, amountMinor: 300, status: 'succeeded' }],
      disputes: [],
    })
  })

  test('lists an event for every change, oldest first, with the ids it concerns', async () => {
    const from = harness.now()
    const regularGift = await donor.createActiveSubscription()
    await harness.advanceTo(addMs(regularGift.request.startsAt, draftMs))
    const events = await readAll(gateway.eventsSince(from))
    const types = events.filter(({ about }) => about.subscriptionId === regularGift.id).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['customer.subscription.created', 'invoice.paid']))
    expect(events.map(({ at: time }) => time)).toEqual(
      events.map(({ at: time }) => time).toSorted((a, b) => a.getTime() - b.getTime()),
    )
    expect(
      events.some(
        ({ type, about }) =>
          type === 'setup_intent.succeeded' && about.setupIntentId === regularGift.subscription.setupIntentId,
      ),
    ).toBe(true)
  })
})
