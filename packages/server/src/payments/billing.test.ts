import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BillingBench, type CardWish, startDemoBench, startStripeBench } from '../testing/billingBench.ts'
import type { CycleOrder, Invoice, Subscription } from './billing.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from './gateway.ts'

const day = 86_400_000
const week = 7 * day
/** Longer than a collection is a draft. */
const afterDraft = 2 * 3_600_000

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}

const benches = [
  ['the demonstration', startDemoBench],
  ['Stripe', startStripeBench],
] as const

describe.each(benches)('collecting again and again through %s', (_, start) => {
  let bench: BillingBench
  let gateway: Gateway
  let made = 0

  beforeAll(async () => {
    bench = await start(new Date('2026-10-20T12:00:00Z'))
    gateway = (await bench.account()).gateway
  })
  afterAll(() => bench.close())

  const key = () => `key:${(made += 1)}`
  const later = (ms: number) => new Date(bench.now().getTime() + ms)
  const at = (date: Date, ms: number) => new Date(date.getTime() + ms)
  const pass = (ms: number) => bench.until(later(ms))

  /** A subscription whose first collection is tomorrow, not set up yet. */
  async function subscribed(overrides: Partial<CycleOrder> = {}) {
    const cycleId = `cycle${(made += 1)}`
    const payer = { name: 'Aisha Rahman', email: 'aisha@example.org', idempotencyKey: key() }
    const customerId = await gateway.customer(payer)
    const order: CycleOrder = {
      cycleId,
      causeId: 'general',
      fund: 'general',
      title: 'General fund',
      customerId,
      rhythm: 'weekly',
      amountMinor: 700,
      currency: 'gbp',
      startsAt: later(day),
      idempotencyKey: key(),
      ...overrides,
    }
    const subscription = await gateway.subscribe(order)
    return { order, subscription, id: subscription.id, customerId, cycleId }
  }

  type Subscribed = Awaited<ReturnType<typeof subscribed>>

  const setUp = ({ cycleId, customerId, subscription }: Subscribed, wish: CardWish) =>
    gateway.setUp({
      cycleId,
      customerId,
      setupIntentId: subscription.setupIntentId,
      confirmationTokenId: bench.token(wish),
      idempotencyKey: key(),
    })

  async function running(wish: CardWish = 'succeeds', overrides: Partial<CycleOrder> = {}): Promise<Subscribed> {
    const one = await subscribed(overrides)
    await setUp(one, wish)
    return one
  }

  const read = (one: Subscribed): Promise<Subscription> => gateway.readSubscription(one.id)
  const invoices = (one: Subscribed): Promise<Invoice[]> => gateway.invoicesOf(one.id, new Date(0))
  const statuses = async (one: Subscribed) => (await invoices(one)).map(({ status }) => status)

  /** A card in the place of the one that stands. */
  async function newCard({ id, cycleId, customerId }: Subscribed, wish: CardWish): Promise<Subscription> {
    const confirmationTokenId = bench.token(wish)
    const { paymentMethodId = '' } = await gateway.setUp({
      cycleId,
      customerId,
      confirmationTokenId,
      idempotencyKey: key(),
    })
    return gateway.changeSubscription(id, { kind: 'card', paymentMethodId }, key())
  }

  test('nothing is collected before a card has been set up, and it is called incomplete until then', async () => {
    const one = await subscribed()
    expect(one.subscription).toMatchObject({ status: 'incomplete', cycleId: one.cycleId, nextAt: one.order.startsAt })
    expect(one.subscription.setupIntentId).toMatch(/^\w+$/)
    await pass(3 * day)
    expect(await statuses(one)).not.toContain('paid')
  })

  test('the first collection is on its day, not before, and is paid once', async () => {
    const one = await running()
    expect(await read(one)).toMatchObject({ status: 'running', nextAt: one.order.startsAt, setupIntentId: undefined })
    await bench.until(at(one.order.startsAt, -1000))
    expect(await invoices(one)).toEqual([])
    await bench.until(at(one.order.startsAt, 1000))
    expect(await invoices(one)).toMatchObject([{ status: 'draft', dueAt: one.order.startsAt, paidMinor: 0 }])
    await bench.until(at(one.order.startsAt, afterDraft))
    await bench.until(at(one.order.startsAt, 2 * afterDraft))
    const [invoice, ...more] = await invoices(one)
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
    expect((await read(one)).nextAt).toEqual(at(one.order.startsAt, week))
  })

  test('weeks are exact, also when the clocks change, and a month that is short moves no other', async () => {
    const weekly = await running()
    const first = new Date(Date.UTC(bench.now().getUTCFullYear() + 1, 0, 31, 12))
    const monthly = await running('succeeds', { rhythm: 'monthly', startsAt: first })
    const daily = await running('succeeds', { rhythm: 'daily', endsAt: later(5.5 * day) })
    for (let passed = 0; passed < 4; passed += 1) await pass(week)
    const dues = async (one: Subscribed) => (await invoices(one)).map(({ dueAt }) => dueAt.toISOString())
    const from = weekly.order.startsAt
    expect(await dues(weekly)).toEqual([0, 1, 2, 3].map((weeks) => at(from, weeks * week).toISOString()))
    expect(await dues(daily)).toHaveLength(5)
    await bench.until(at(first, 91 * day))
    expect((await dues(monthly)).map((due) => due.slice(5, 10))).toEqual(['01-31', '02-28', '03-31', '04-30'])
  })

  test('a card that is declined is an answer, and another one mends it', async () => {
    const one = await subscribed()
    const declined = await setUp(one, 'declined')
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      declineCode: 'generic_decline',
      card: undefined,
    })
    expect((await read(one)).status).toBe('incomplete')
    const done = await setUp(one, 'succeeds')
    expect(done).toMatchObject({ id: declined.id, status: 'succeeded', declineCode: undefined })
    expect(await gateway.readSetup(done.id)).toMatchObject({ status: 'succeeded', customerId: one.customerId })
    expect(await read(one)).toMatchObject({ status: 'running', card: { last4: expect.stringMatching(/^\d{4}$/) } })
  })

  test.each([true, false])('a bank may look at the giver first (it is content: %s)', async (passes) => {
    const one = await subscribed()
    const waits = await setUp(one, '3ds')
    expect(waits).toMatchObject({ status: 'requires_action', clientSecret: expect.any(String) })
    expect((await read(one)).status).toBe('incomplete')
    await bench.bankLooks(gateway, waits, passes)
    expect((await read(one)).status).toBe(passes ? 'running' : 'incomplete')
  })

  test('a repeat finds the first, and a key is good for one question', async () => {
    const payer = { name: 'A', email: 'a@example.org', idempotencyKey: key() }
    const customerId = await gateway.customer(payer)
    expect(await gateway.customer(payer)).toBe(customerId)
    expect(await gateway.customer({ ...payer, customerId, idempotencyKey: key() })).toBe(customerId)

    const one = await subscribed()
    expect((await gateway.subscribe(one.order)).id).toBe(one.id)
    await expect(gateway.subscribe({ ...one.order, amountMinor: 900 })).rejects.toThrow(OutcomeUnknown)

    const { setupIntentId } = one.subscription
    const { cycleId } = one
    const idempotencyKey = key()
    const { customerId: theirs } = one
    const asked = {
      cycleId,
      customerId: theirs,
      setupIntentId,
      confirmationTokenId: bench.token('declined'),
      idempotencyKey,
    }
    const declined = await gateway.setUp(asked)
    await setUp(one, 'succeeds')
    // The first answer for ever, whatever has become of it.
    expect(await gateway.setUp(asked)).toEqual(declined)

    const pause = key()
    await gateway.changeSubscription(one.id, { kind: 'pause' }, pause)
    await gateway.changeSubscription(one.id, { kind: 'resume' }, key())
    await gateway.changeSubscription(one.id, { kind: 'pause' }, pause)
    expect((await read(one)).status).toBe('running')
    const another = gateway.changeSubscription(one.id, { kind: 'pause', resumesAt: later(week) }, pause)
    await expect(another).rejects.toThrow(OutcomeUnknown)
  })

  test('twenty that ask with one key at once make one subscription', async () => {
    const { order } = await subscribed()
    const again = { ...order, idempotencyKey: key() }
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => gateway.subscribe(again)))
    const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []))
    expect(new Set(ids).size).toBe(1)
    // Whoever is told that the first is still under way asks again, and finds it.
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(OutcomeUnknown)
    expect((await gateway.subscribe(again)).id).toBe(ids[0])
  })

  test('it is found by its regular gift when no key can be asked any more', async () => {
    const one = await subscribed()
    expect((await gateway.findSubscription(one.cycleId, later(-day)))?.id).toBe(one.id)
    expect(await gateway.findSubscription('another', later(-day))).toBeUndefined()
  })

  test('a pause voids what falls due and what is drafted; after it the day is the same', async () => {
    const one = await running()
    await bench.until(at(one.order.startsAt, 1000))
    expect(await statuses(one)).toEqual(['draft'])
    const paused = await gateway.changeSubscription(one.id, { kind: 'pause' }, key())
    expect(paused).toMatchObject({ status: 'paused', nextAt: at(one.order.startsAt, week) })
    await bench.until(at(one.order.startsAt, 2 * week + day))
    const resumed = await gateway.changeSubscription(one.id, { kind: 'resume' }, key())
    expect(resumed).toMatchObject({ status: 'running', nextAt: at(one.order.startsAt, 3 * week) })
    await bench.until(at(one.order.startsAt, 3 * week + afterDraft))
    const all = await invoices(one)
    expect(all.filter(({ status }) => status === 'paid').map(({ dueAt }) => dueAt)).toEqual([
      at(one.order.startsAt, 3 * week),
    ])
    expect(all.every(({ status }) => status === 'paid' || status === 'void')).toBe(true)
  })

  test('a pause with an end resumes by itself: the week that was skipped is never collected', async () => {
    const one = await running()
    const resumesAt = at(one.order.startsAt, day)
    await gateway.changeSubscription(one.id, { kind: 'pause', resumesAt }, key())
    expect(await read(one)).toMatchObject({ status: 'paused', resumesAt })
    await bench.until(at(one.order.startsAt, 2 * day))
    expect(await read(one)).toMatchObject({ status: 'running', resumesAt: undefined })
    await bench.until(at(one.order.startsAt, week + afterDraft))
    const paid = (await invoices(one)).filter(({ status }) => status === 'paid')
    expect(paid.map(({ dueAt }) => dueAt)).toEqual([at(one.order.startsAt, week)])
  })

  test('a new amount holds from the next collection on, to the penny', async () => {
    const one = await running()
    await bench.until(at(one.order.startsAt, 3 * day))
    await gateway.changeSubscription(one.id, { kind: 'amount', amountMinor: 1400 }, key())
    await bench.until(at(one.order.startsAt, week + afterDraft))
    expect((await invoices(one)).map(({ paidMinor }) => paidMinor)).toEqual([700, 1400])
  })

  test('an end is at once and for ever: what is drafted is never collected, and a second end is an end', async () => {
    const one = await running()
    await bench.until(at(one.order.startsAt, 1000))
    expect(await gateway.changeSubscription(one.id, { kind: 'end' }, key())).toMatchObject({ status: 'ended' })
    expect(await gateway.changeSubscription(one.id, { kind: 'end' }, key())).toMatchObject({ status: 'ended' })
    await pass(10 * week)
    expect(await statuses(one)).toEqual(['void'])
    expect(await gateway.changeSubscription(one.id, { kind: 'resume' }, key())).toMatchObject({ status: 'ended' })
    expect((await read(one)).nextAt).toBeUndefined()
  })

  test('with an end date the last collection before it is made, and then it has ended', async () => {
    const one = await running('succeeds', { endsAt: later(day + 1.5 * week) })
    await pass(5 * week)
    expect(await statuses(one)).toEqual(['paid', 'paid'])
    expect((await read(one)).status).toBe('ended')
  })

  test('a collection that is declined stays open and is tried again; a new card mends it', async () => {
    const one = await running('declined later')
    await bench.until(at(one.order.startsAt, afterDraft))
    const [open] = await invoices(one)
    expect(open).toMatchObject({ status: 'open', tries: 1, paidMinor: 0, declineCode: 'insufficient_funds' })
    expect(open?.nextTryAt?.getTime()).toBeGreaterThan(bench.now().getTime())
    expect((await read(one)).status).toBe('past_due')
    expect((await gateway.payInvoice(open?.id ?? '', key())).status).toBe('open')
    await newCard(one, 'succeeds')
    expect(await gateway.payInvoice(open?.id ?? '', key())).toMatchObject({ status: 'paid', paidMinor: 700 })
    expect(await gateway.payInvoice(open?.id ?? '', key())).toMatchObject({ status: 'paid', paidMinor: 700 })
    expect((await read(one)).status).toBe('running')
    await bench.until(at(one.order.startsAt, week + afterDraft))
    expect(await statuses(one)).toEqual(['paid', 'paid'])
  })

  test('after the last try it has ended, and nothing of it is ever collected', async () => {
    const one = await running('declined later', { rhythm: 'monthly' })
    for (let days = 0; days < 29; days += 1) await pass(day)
    expect((await read(one)).status).toBe('ended')
    expect(['void', 'uncollectible']).toContain((await statuses(one))[0])
  })

  test('a bank that wants to see the giver is named, with the secret to go there', async () => {
    const one = await running('checked later')
    await bench.until(at(one.order.startsAt, afterDraft))
    const [open] = await invoices(one)
    expect(open).toMatchObject({ status: 'open', declineCode: 'authentication_required' })
    expect(await gateway.invoiceSecret(open?.id ?? '')).toEqual(expect.any(String))
  })

  test('another mosque’s subscription, setup and invoice are not there', async () => {
    const one = await running()
    await bench.until(at(one.order.startsAt, afterDraft))
    const [invoice] = await invoices(one)
    const theirs = (await bench.account()).gateway
    await expect(theirs.readSubscription(one.id)).rejects.toThrow(ProviderRefusal)
    await expect(theirs.changeSubscription(one.id, { kind: 'end' }, key())).rejects.toThrow(ProviderRefusal)
    await expect(theirs.readInvoice(invoice?.id ?? '')).rejects.toThrow(ProviderRefusal)
    await expect(theirs.readSetup(one.subscription.setupIntentId ?? '')).rejects.toThrow(ProviderRefusal)
    await expect(
      theirs.refund({ intentId: invoice?.intentId ?? '', giftId: 'x', amountMinor: 1, idempotencyKey: key() }),
    ).rejects.toThrow(ProviderRefusal)
    expect(await theirs.findSubscription(one.cycleId, new Date(0))).toBeUndefined()
  })

  test('the books name each payment that came in, and what went back, never more than there was', async () => {
    const from = bench.now()
    const one = await running()
    await bench.until(at(one.order.startsAt, afterDraft))
    const [invoice] = await invoices(one)
    const intentId = invoice?.intentId ?? ''
    const found = (await all(gateway.paymentsBetween(from, later(1000)))).filter(
      ({ cycleId }) => cycleId === one.cycleId,
    )
    expect(found).toMatchObject([
      { intentId, invoiceId: invoice?.id, subscriptionId: one.id, amountMinor: 700, currency: 'gbp' },
    ])

    const order = { intentId, giftId: 'gift', amountMinor: 300, idempotencyKey: key() }
    const refund = await gateway.refund(order)
    expect(await gateway.refund(order)).toBe(refund)
    await expect(gateway.refund({ ...order, amountMinor: 401, idempotencyKey: key() })).rejects.toThrow(ProviderRefusal)
    expect(await gateway.returnsOf(intentId)).toMatchObject({
      refunds: [{ id: refund, amountMinor: 300, status: 'succeeded' }],
      disputes: [],
    })
  })

  test('every change is among the events, oldest first, with what it is about', async () => {
    const from = bench.now()
    const one = await running()
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
