import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BillingBench, benches } from '../../../acceptance/src/billingBench.ts'
import {
  afterDraft,
  at,
  type BillingDonor,
  createBillingDonor,
  day,
  week,
} from '../../../acceptance/src/billingDonor.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from './gateway.ts'

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const collected: Row[] = []
  for await (const row of rows) collected.push(row)
  return collected
}

describe.each(benches)('recurring collections through %s', (_, start) => {
  let bench: BillingBench
  let gateway: Gateway
  let donor: BillingDonor

  beforeAll(async () => {
    bench = await start(new Date('2026-10-20T12:00:00Z'))
    gateway = (await bench.account()).gateway
    donor = createBillingDonor(bench, gateway)
  })
  afterAll(() => bench.close())

  test('is incomplete and collects nothing until a card is set up', async () => {
    const started = await donor.subscribed()
    expect(started.subscription).toMatchObject({
      status: 'incomplete',
      cycleId: started.cycleId,
      nextAt: started.order.startsAt,
    })
    expect(started.subscription.setupIntentId).toMatch(/^\w+$/)
    await donor.pass(3 * day)
    expect(await donor.statuses(started)).not.toContain('paid')
  })

  test('the first collection is on its day, not earlier, and is paid once', async () => {
    const started = await donor.running()
    expect(await donor.read(started)).toMatchObject({
      status: 'running',
      nextAt: started.order.startsAt,
      setupIntentId: undefined,
    })
    await bench.until(at(started.order.startsAt, -1000))
    expect(await donor.invoices(started)).toEqual([])
    await bench.until(at(started.order.startsAt, 1000))
    expect(await donor.invoices(started)).toMatchObject([
      { status: 'draft', dueAt: started.order.startsAt, paidMinor: 0 },
    ])
    await bench.until(at(started.order.startsAt, afterDraft))
    await bench.until(at(started.order.startsAt, 2 * afterDraft))
    const [invoice, ...others] = await donor.invoices(started)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      status: 'paid',
      cycleId: started.cycleId,
      amountMinor: 700,
      paidMinor: 700,
      currency: 'gbp',
      intentId: expect.any(String),
      declineCode: undefined,
    })
    expect(await gateway.readInvoice(invoice?.id ?? '')).toEqual(invoice)
    expect(await gateway.read(invoice?.intentId ?? '')).toMatchObject({ status: 'succeeded', giftId: undefined })
    expect((await donor.read(started)).nextAt).toEqual(at(started.order.startsAt, week))
  })

  test('weeks are exact across clock changes, and a short month does not move later ones', async () => {
    const weekly = await donor.running()
    const first = new Date(Date.UTC(bench.now().getUTCFullYear() + 1, 0, 31, 12))
    const monthly = await donor.running('succeeds', { rhythm: 'monthly', startsAt: first })
    const daily = await donor.running('succeeds', { rhythm: 'daily', endsAt: donor.later(5.5 * day) })
    for (let passed = 0; passed < 4; passed += 1) await donor.pass(week)
    const dues = async (started: { id: string }) =>
      (await donor.invoices(started)).map(({ dueAt }) => dueAt.toISOString())
    const from = weekly.order.startsAt
    expect(await dues(weekly)).toEqual([0, 1, 2, 3].map((weeks) => at(from, weeks * week).toISOString()))
    expect(await dues(daily)).toHaveLength(5)
    await bench.until(at(first, 91 * day))
    expect((await dues(monthly)).map((due) => due.slice(5, 10))).toEqual(['01-31', '02-28', '03-31', '04-30'])
  })

  test('returns a decline as a result, and another card fixes it', async () => {
    const started = await donor.subscribed()
    const declined = await donor.setUp(started, 'declined')
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      declineCode: 'generic_decline',
      card: undefined,
    })
    expect((await donor.read(started)).status).toBe('incomplete')
    const done = await donor.setUp(started, 'succeeds')
    expect(done).toMatchObject({ id: declined.id, status: 'succeeded', declineCode: undefined })
    expect(await gateway.readSetup(done.id)).toMatchObject({ status: 'succeeded', customerId: started.customerId })
    expect(await donor.read(started)).toMatchObject({
      status: 'running',
      card: { last4: expect.stringMatching(/^\d{4}$/) },
    })
  })

  test.each([true, false])('a bank may require a check first (passed: %s)', async (passes) => {
    const started = await donor.subscribed()
    const pending = await donor.setUp(started, '3ds')
    expect(pending).toMatchObject({ status: 'requires_action', clientSecret: expect.any(String) })
    expect((await donor.read(started)).status).toBe('incomplete')
    await bench.decideAtBank(gateway, pending, passes)
    expect((await donor.read(started)).status).toBe(passes ? 'running' : 'incomplete')
  })

  test('a repeat returns the first result, and a key is valid for one request', async () => {
    const payer = { name: 'A', email: 'a@example.org', idempotencyKey: donor.key() }
    const customerId = await gateway.customer(payer)
    expect(await gateway.customer(payer)).toBe(customerId)
    expect(await gateway.customer({ ...payer, customerId, idempotencyKey: donor.key() })).toBe(customerId)

    const started = await donor.subscribed()
    expect((await gateway.subscribe(started.order)).id).toBe(started.id)
    await expect(gateway.subscribe({ ...started.order, amountMinor: 900 })).rejects.toThrow(OutcomeUnknown)

    const { setupIntentId } = started.subscription
    const { cycleId } = started
    const idempotencyKey = donor.key()
    const { customerId: theirs } = started
    const request = {
      cycleId,
      customerId: theirs,
      setupIntentId,
      confirmationTokenId: bench.token('declined'),
      idempotencyKey,
    }
    const declined = await gateway.setUp(request)
    await donor.setUp(started, 'succeeds')
    // A key always returns its first response, whatever happened since.
    expect(await gateway.setUp(request)).toEqual(declined)

    const pause = donor.key()
    await gateway.changeSubscription(started.id, { kind: 'pause' }, pause)
    await gateway.changeSubscription(started.id, { kind: 'resume' }, donor.key())
    await gateway.changeSubscription(started.id, { kind: 'pause' }, pause)
    expect((await donor.read(started)).status).toBe('running')
    const another = gateway.changeSubscription(started.id, { kind: 'pause', resumesAt: donor.later(week) }, pause)
    await expect(another).rejects.toThrow(OutcomeUnknown)
  })

  test('twenty concurrent requests with one key create one subscription', async () => {
    const { order } = await donor.subscribed()
    const again = { ...order, idempotencyKey: donor.key() }
    const responses = await Promise.allSettled(Array.from({ length: 20 }, () => gateway.subscribe(again)))
    const ids = responses.flatMap((response) => (response.status === 'fulfilled' ? [response.value.id] : []))
    expect(new Set(ids).size).toBe(1)
    // A caller whose first request is still in progress retries, and finds it.
    for (const response of responses)
      if (response.status === 'rejected') expect(response.reason).toBeInstanceOf(OutcomeUnknown)
    expect((await gateway.subscribe(again)).id).toBe(ids[0])
  })

  test('is found by its regular gift once the key has expired', async () => {
    const started = await donor.subscribed()
    expect((await gateway.findSubscription(started.cycleId, donor.later(-day)))?.id).toBe(started.id)
    expect(await gateway.findSubscription('another', donor.later(-day))).toBeUndefined()
  })

  test('cannot access another mosque’s subscription, setup or invoice', async () => {
    const started = await donor.running()
    await bench.until(at(started.order.startsAt, afterDraft))
    const [invoice] = await donor.invoices(started)
    const theirs = (await bench.account()).gateway
    await expect(theirs.readSubscription(started.id)).rejects.toThrow(ProviderRefusal)
    await expect(theirs.changeSubscription(started.id, { kind: 'end' }, donor.key())).rejects.toThrow(ProviderRefusal)
    await expect(theirs.readInvoice(invoice?.id ?? '')).rejects.toThrow(ProviderRefusal)
    await expect(theirs.readSetup(started.subscription.setupIntentId ?? '')).rejects.toThrow(ProviderRefusal)
    await expect(
      theirs.refund({ intentId: invoice?.intentId ?? '', giftId: 'x', amountMinor: 1, idempotencyKey: donor.key() }),
    ).rejects.toThrow(ProviderRefusal)
    expect(await theirs.findSubscription(started.cycleId, new Date(0))).toBeUndefined()
  })

  test('the ledger lists each payment and its returns, never more than the payment', async () => {
    const from = bench.now()
    const started = await donor.running()
    await bench.until(at(started.order.startsAt, afterDraft))
    const [invoice] = await donor.invoices(started)
    const intentId = invoice?.intentId ?? ''
    const found = (await all(gateway.paymentsBetween(from, donor.later(1000)))).filter(
      ({ cycleId }) => cycleId === started.cycleId,
    )
    expect(found).toMatchObject([
      { intentId, invoiceId: invoice?.id, subscriptionId: started.id, amountMinor: 700, currency: 'gbp' },
    ])

    const order = { intentId, giftId: 'gift', amountMinor: 300, idempotencyKey: donor.key() }
    const refund = await gateway.refund(order)
    expect(await gateway.refund(order)).toBe(refund)
    await expect(gateway.refund({ ...order, amountMinor: 401, idempotencyKey: donor.key() })).rejects.toThrow(
      ProviderRefusal,
    )
    expect(await gateway.returnsOf(intentId)).toMatchObject({
      refunds: [{ id: refund, amountMinor: 300, status: 'succeeded' }],
      disputes: [],
    })
  })

  test('lists an event for every change, oldest first, with the ids it concerns', async () => {
    const from = bench.now()
    const started = await donor.running()
    await bench.until(at(started.order.startsAt, afterDraft))
    const events = await all(gateway.eventsSince(from))
    const types = events.filter(({ about }) => about.subscriptionId === started.id).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['customer.subscription.created', 'invoice.paid']))
    expect(events.map(({ at: moment }) => moment)).toEqual(
      events.map(({ at: moment }) => moment).toSorted((started, other) => started.getTime() - other.getTime()),
    )
    expect(
      events.some(
        ({ type, about }) =>
          type === 'setup_intent.succeeded' && about.setupIntentId === started.subscription.setupIntentId,
      ),
    ).toBe(true)
  })
})
