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
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
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
    const one = await donor.subscribed()
    expect(one.subscription).toMatchObject({ status: 'incomplete', cycleId: one.cycleId, nextAt: one.order.startsAt })
    expect(one.subscription.setupIntentId).toMatch(/^\w+$/)
    await donor.pass(3 * day)
    expect(await donor.statuses(one)).not.toContain('paid')
  })

  test('the first collection is on its day, not earlier, and is paid once', async () => {
    const one = await donor.running()
    expect(await donor.read(one)).toMatchObject({
      status: 'running',
      nextAt: one.order.startsAt,
      setupIntentId: undefined,
    })
    await bench.until(at(one.order.startsAt, -1000))
    expect(await donor.invoices(one)).toEqual([])
    await bench.until(at(one.order.startsAt, 1000))
    expect(await donor.invoices(one)).toMatchObject([{ status: 'draft', dueAt: one.order.startsAt, paidMinor: 0 }])
    await bench.until(at(one.order.startsAt, afterDraft))
    await bench.until(at(one.order.startsAt, 2 * afterDraft))
    const [invoice, ...more] = await donor.invoices(one)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({
      status: 'paid',
      cycleId: one.cycleId,
      amountMinor: 700,
      paidMinor: 700,
      currency: 'gbp',
      intentId: expect.any(String),
      declineCode: undefined,
    })
    expect(await gateway.readInvoice(invoice?.id ?? '')).toEqual(invoice)
    expect(await gateway.read(invoice?.intentId ?? '')).toMatchObject({ status: 'succeeded', giftId: undefined })
    expect((await donor.read(one)).nextAt).toEqual(at(one.order.startsAt, week))
  })

  test('weeks are exact across clock changes, and a short month does not move later ones', async () => {
    const weekly = await donor.running()
    const first = new Date(Date.UTC(bench.now().getUTCFullYear() + 1, 0, 31, 12))
    const monthly = await donor.running('succeeds', { rhythm: 'monthly', startsAt: first })
    const daily = await donor.running('succeeds', { rhythm: 'daily', endsAt: donor.later(5.5 * day) })
    for (let passed = 0; passed < 4; passed += 1) await donor.pass(week)
    const dues = async (one: { id: string }) => (await donor.invoices(one)).map(({ dueAt }) => dueAt.toISOString())
    const from = weekly.order.startsAt
    expect(await dues(weekly)).toEqual([0, 1, 2, 3].map((weeks) => at(from, weeks * week).toISOString()))
    expect(await dues(daily)).toHaveLength(5)
    await bench.until(at(first, 91 * day))
    expect((await dues(monthly)).map((due) => due.slice(5, 10))).toEqual(['01-31', '02-28', '03-31', '04-30'])
  })

  test('returns a decline as a result, and another card fixes it', async () => {
    const one = await donor.subscribed()
    const declined = await donor.setUp(one, 'declined')
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      declineCode: 'generic_decline',
      card: undefined,
    })
    expect((await donor.read(one)).status).toBe('incomplete')
    const done = await donor.setUp(one, 'succeeds')
    expect(done).toMatchObject({ id: declined.id, status: 'succeeded', declineCode: undefined })
    expect(await gateway.readSetup(done.id)).toMatchObject({ status: 'succeeded', customerId: one.customerId })
    expect(await donor.read(one)).toMatchObject({
      status: 'running',
      card: { last4: expect.stringMatching(/^\d{4}$/) },
    })
  })

  test.each([true, false])('a bank may require a check first (passed: %s)', async (passes) => {
    const one = await donor.subscribed()
    const waits = await donor.setUp(one, '3ds')
    expect(waits).toMatchObject({ status: 'requires_action', clientSecret: expect.any(String) })
    expect((await donor.read(one)).status).toBe('incomplete')
    await bench.decideAtBank(gateway, waits, passes)
    expect((await donor.read(one)).status).toBe(passes ? 'running' : 'incomplete')
  })

  test('a repeat returns the first result, and a key is valid for one request', async () => {
    const payer = { name: 'A', email: 'a@example.org', idempotencyKey: donor.key() }
    const customerId = await gateway.customer(payer)
    expect(await gateway.customer(payer)).toBe(customerId)
    expect(await gateway.customer({ ...payer, customerId, idempotencyKey: donor.key() })).toBe(customerId)

    const one = await donor.subscribed()
    expect((await gateway.subscribe(one.order)).id).toBe(one.id)
    await expect(gateway.subscribe({ ...one.order, amountMinor: 900 })).rejects.toThrow(OutcomeUnknown)

    const { setupIntentId } = one.subscription
    const { cycleId } = one
    const idempotencyKey = donor.key()
    const { customerId: theirs } = one
    const request = {
      cycleId,
      customerId: theirs,
      setupIntentId,
      confirmationTokenId: bench.token('declined'),
      idempotencyKey,
    }
    const declined = await gateway.setUp(request)
    await donor.setUp(one, 'succeeds')
    // A key always returns its first response, whatever happened since.
    expect(await gateway.setUp(request)).toEqual(declined)

    const pause = donor.key()
    await gateway.changeSubscription(one.id, { kind: 'pause' }, pause)
    await gateway.changeSubscription(one.id, { kind: 'resume' }, donor.key())
    await gateway.changeSubscription(one.id, { kind: 'pause' }, pause)
    expect((await donor.read(one)).status).toBe('running')
    const another = gateway.changeSubscription(one.id, { kind: 'pause', resumesAt: donor.later(week) }, pause)
    await expect(another).rejects.toThrow(OutcomeUnknown)
  })

  test('twenty concurrent requests with one key create one subscription', async () => {
    const { order } = await donor.subscribed()
    const again = { ...order, idempotencyKey: donor.key() }
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => gateway.subscribe(again)))
    const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []))
    expect(new Set(ids).size).toBe(1)
    // A caller whose first request is still in progress retries, and finds it.
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(OutcomeUnknown)
    expect((await gateway.subscribe(again)).id).toBe(ids[0])
  })

  test('is found by its regular gift once the key has expired', async () => {
    const one = await donor.subscribed()
    expect((await gateway.findSubscription(one.cycleId, donor.later(-day)))?.id).toBe(one.id)
    expect(await gateway.findSubscription('another', donor.later(-day))).toBeUndefined()
  })

  test('cannot access another mosque’s subscription, setup or invoice', async () => {
    const one = await donor.running()
    await bench.until(at(one.order.startsAt, afterDraft))
    const [invoice] = await donor.invoices(one)
    const theirs = (await bench.account()).gateway
    await expect(theirs.readSubscription(one.id)).rejects.toThrow(ProviderRefusal)
    await expect(theirs.changeSubscription(one.id, { kind: 'end' }, donor.key())).rejects.toThrow(ProviderRefusal)
    await expect(theirs.readInvoice(invoice?.id ?? '')).rejects.toThrow(ProviderRefusal)
    await expect(theirs.readSetup(one.subscription.setupIntentId ?? '')).rejects.toThrow(ProviderRefusal)
    await expect(
      theirs.refund({ intentId: invoice?.intentId ?? '', giftId: 'x', amountMinor: 1, idempotencyKey: donor.key() }),
    ).rejects.toThrow(ProviderRefusal)
    expect(await theirs.findSubscription(one.cycleId, new Date(0))).toBeUndefined()
  })

  test('the ledger lists each payment and its returns, never more than the payment', async () => {
    const from = bench.now()
    const one = await donor.running()
    await bench.until(at(one.order.startsAt, afterDraft))
    const [invoice] = await donor.invoices(one)
    const intentId = invoice?.intentId ?? ''
    const found = (await all(gateway.paymentsBetween(from, donor.later(1000)))).filter(
      ({ cycleId }) => cycleId === one.cycleId,
    )
    expect(found).toMatchObject([
      { intentId, invoiceId: invoice?.id, subscriptionId: one.id, amountMinor: 700, currency: 'gbp' },
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
    const one = await donor.running()
    await bench.until(at(one.order.startsAt, afterDraft))
    const events = await all(gateway.eventsSince(from))
    const types = events.filter(({ about }) => about.subscriptionId === one.id).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['customer.subscription.created', 'invoice.paid']))
    expect(events.map(({ at: moment }) => moment)).toEqual(
      events.map(({ at: moment }) => moment).toSorted((one, other) => one.getTime() - other.getTime()),
    )
    expect(
      events.some(
        ({ type, about }) =>
          type === 'setup_intent.succeeded' && about.setupIntentId === one.subscription.setupIntentId,
      ),
    ).toBe(true)
  })
})
