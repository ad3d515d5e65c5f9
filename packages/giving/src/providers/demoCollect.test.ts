import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TenantDb } from '../../../foundation/src/db/database.ts'
import { type DemoBench, startDemoBench } from '../../../acceptance/src/billingBench.ts'
import type { SubscriptionRequest, SubscriptionChange } from './billing.ts'
import { collectNow } from './demoCollect.ts'
import { closeDemoDispute, openDemoDispute } from '../testing/demoDispute.ts'
import { demoOutcomes } from './outcomes.ts'
import { type Gateway, ProviderRefusal } from './gateway.ts'

const week = 7 * 86_400_000
let bench: DemoBench
let gateway: Gateway
let db: TenantDb
let account: { tenantId: string; id: string }
let keys = 0
const key = () => `key:${(keys += 1)}`

beforeAll(async () => {
  bench = await startDemoBench(new Date('2026-11-16T12:00:00Z'))
})
beforeEach(async () => {
  const opened = await bench.account()
  ;({ gateway, db } = opened)
  account = { tenantId: opened.tenant.id, id: opened.accountId }
})
afterAll(() => bench.close())

const friday = () => new Date(bench.now().getTime() + 4 * 86_400_000)
const weeks = (date: Date, count: number) => new Date(date.getTime() + count * week)

/** Creates a weekly gift of £5 whose card has a given outcome. */
async function running(token = 'demo_succeeds', overrides: Partial<SubscriptionRequest> = {}) {
  const cycleId = `cycle${(keys += 1)}`
  const customerId = await gateway.customer({ name: 'A', email: 'a@example.org', idempotencyKey: key() })
  const startsAt = friday()
  const { id, setupIntentId } = await gateway.subscribe({
    cycleId,
    causeId: 'general',
    fund: 'general',
    title: 'General fund',
    customerId,
    rhythm: 'weekly',
    amountMinor: 500,
    currency: 'gbp',
    startsAt,
    idempotencyKey: key(),
    ...overrides,
  })
  const setup = await gateway.setUp({
    cycleId,
    customerId,
    setupIntentId,
    confirmationTokenId: token,
    idempotencyKey: key(),
  })
  return { id, cycleId, customerId, startsAt, setup }
}

const collect = (id: string) => db((tx) => collectNow(tx, account, id, bench.now()))
const change = (id: string, what: SubscriptionChange) => gateway.changeSubscription(id, what, key())
const invoices = (id: string) => gateway.invoicesOf(id, new Date(0))

test('bringing the next Friday forward pays it at once, and not again on the day', async () => {
  const { id, startsAt } = await running()
  expect(await collect(id)).toMatchObject({ status: 'paid', dueAt: startsAt, paidMinor: 500, tries: 1 })
  expect(await collect(id)).toMatchObject({ status: 'paid', dueAt: weeks(startsAt, 1) })
  expect((await gateway.readSubscription(id)).nextAt).toEqual(weeks(startsAt, 2))
  await bench.until(weeks(startsAt, 1.5))
  expect(await invoices(id)).toHaveLength(2)
  await bench.until(weeks(startsAt, 2.5))
  expect((await invoices(id)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
})

test('twenty concurrent calls collect twenty different Fridays, each once', async () => {
  const { id } = await running()
  const invoices = await Promise.all(Array.from({ length: 20 }, () => collect(id)))
  expect(new Set(invoices.map((invoice) => invoice?.dueAt.getTime())).size).toBe(20)
})

test('voids a skipped Friday that is brought forward, and pays the one after', async () => {
  const { id, startsAt } = await running()
  await change(id, { kind: 'pause', resumesAt: new Date(startsAt.getTime() + 86_400_000) })
  expect(await collect(id)).toMatchObject({ status: 'void', dueAt: startsAt, paidMinor: 0 })
  expect(await collect(id)).toMatchObject({ status: 'paid', dueAt: weeks(startsAt, 1) })
  expect((await gateway.readSubscription(id)).status).toBe('running')
})

test('brings nothing forward without a card, after the last day, or after the end', async () => {
  const withoutCard = await running('demo_declined')
  expect(await collect(withoutCard.id)).toBeUndefined()
  const short = await running('demo_succeeds', { endsAt: weeks(friday(), 0.5) })
  expect(await collect(short.id)).toMatchObject({ status: 'paid' })
  expect((await gateway.readSubscription(short.id)).nextAt).toBeUndefined()
  expect(await collect(short.id)).toBeUndefined()
  expect((await gateway.readSubscription(short.id)).status).toBe('ended')
  expect(await collect(short.id)).toBeUndefined()
  expect(await invoices(short.id)).toHaveLength(1)
})

test('a card with a delayed decline is accepted today, declined on Friday and on three later days, and then the subscription ends', async () => {
  const { id, setup } = await running('demo_friday_declined')
  expect(setup.status).toBe('succeeded')
  for (const tries of [1, 2, 3]) expect(await collect(id)).toMatchObject({ status: 'open', tries })
  expect((await gateway.readSubscription(id)).status).toBe('past_due')
  expect(await collect(id)).toMatchObject({ status: 'uncollectible', tries: 4, paidMinor: 0 })
  expect((await gateway.readSubscription(id)).status).toBe('ended')
})

test('an ended subscription is never paid, and another donor’s card is refused', async () => {
  const { id } = await running('demo_friday_declined')
  const open = await collect(id)
  const other = await running()
  const paymentMethodId = other.setup.paymentMethodId ?? ''
  await expect(change(id, { kind: 'card', paymentMethodId })).rejects.toThrow(ProviderRefusal)
  await change(id, { kind: 'end' })
  await expect(gateway.payInvoice(open?.id ?? '', key())).rejects.toThrow(ProviderRefusal)
})

test('retries happen automatically, a day apart', async () => {
  const { id, startsAt } = await running('demo_friday_declined')
  const hours = (count: number) => new Date(startsAt.getTime() + count * 3_600_000)
  for (const [at, tries] of [
    [1, 1],
    [24, 1],
    [25, 2],
    [49, 3],
    [73, 4],
  ] as const) {
    await bench.until(hours(at))
    expect(await invoices(id)).toMatchObject([{ tries, status: tries === 4 ? 'uncollectible' : 'open' }])
  }
})

test('passing a required bank check pays the open collection', async () => {
  const { id, cycleId, customerId } = await running('demo_friday_check')
  const open = await collect(id)
  expect(open).toMatchObject({ status: 'open', declineCode: 'authentication_required' })
  const answer = (confirmationTokenId: string) =>
    gateway.setUp({ cycleId, customerId, confirmationTokenId, idempotencyKey: key() })
  expect(await answer('demo_3ds_refused')).toMatchObject({ status: 'requires_payment_method' })
  const { paymentMethodId = '' } = await answer('demo_3ds_approved')
  await change(id, { kind: 'card', paymentMethodId })
  expect(await gateway.payInvoice(open?.id ?? '', key())).toMatchObject({ status: 'paid' })
  // Without a pending bank check there is nothing to pass.
  await expect(answer('demo_3ds_approved')).rejects.toThrow(ProviderRefusal)
})

test('a slow bank sets a card up a little later', async () => {
  const { id, setup } = await running('demo_processing')
  expect(setup.status).toBe('processing')
  expect((await gateway.readSubscription(id)).status).toBe('incomplete')
  await bench.until(bench.now())
  expect((await gateway.readSubscription(id)).status).toBe('running')
})

test('a one-off gift takes every outcome a regular one takes', async () => {
  for (const confirmationTokenId of Object.keys(demoOutcomes)) {
    const order = { giftId: key(), causeId: 'general', fund: 'general', amountMinor: 500, currency: 'gbp' }
    const { status } = await gateway.confirm({ ...order, confirmationTokenId, idempotencyKey: key() })
    expect(status).toBe(demoOutcomes[confirmationTokenId]?.status)
  }
})

test('each change sends an event that our webhook can verify, with the ids to read again', async () => {
  await bench.ring()
  const { id } = await running()
  const invoice = await collect(id)
  const refund = { giftId: 'gift', amountMinor: 100, idempotencyKey: key() }
  await gateway.refund({ ...refund, intentId: invoice?.intentId ?? '' })
  const events = (await bench.ring()).map(({ body, signature }) => gateway.verify(Buffer.from(body), signature))
  const find = (type: string) => events.find((event) => event.type === type)
  expect(find('invoice.paid')?.about).toEqual({ invoiceId: invoice?.id, subscriptionId: id })
  expect(find('customer.subscription.created')?.about).toEqual({ subscriptionId: id })
  expect(find('setup_intent.succeeded')?.about.setupIntentId).toMatch(/^seti_demo_/)
  expect(find('payment_intent.succeeded')?.about).toEqual({ intentId: invoice?.intentId })
  expect(find('refund.updated')?.about).toEqual({ intentId: invoice?.intentId })
  // A second delivery has no more events.
  expect(await bench.ring()).toEqual([])
})

test('a dispute takes the rest of a payment until the bank has decided', async () => {
  const { id } = await running()
  const intentId = (await collect(id))?.intentId ?? ''
  await gateway.refund({ intentId, giftId: 'gift', amountMinor: 100, idempotencyKey: key() })
  const open = () => db((tx) => openDemoDispute(tx, account, intentId, bench.now()))
  const close = (dispute: string, outcome: 'won' | 'lost') =>
    db((tx) => closeDemoDispute(tx, account, dispute, outcome, bench.now()))
  const dispute = await open()
  expect((await gateway.returnsOf(intentId)).disputes).toMatchObject([
    { id: dispute, amountMinor: 400, status: 'open' },
  ])
  await expect(open()).rejects.toThrow(ProviderRefusal)
  const more = { intentId, giftId: 'gift', amountMinor: 100, idempotencyKey: key() }
  await expect(gateway.refund(more)).rejects.toThrow(ProviderRefusal)
  await close(dispute, 'won')
  await expect(close(dispute, 'lost')).rejects.toThrow(ProviderRefusal)
  expect((await gateway.returnsOf(intentId)).disputes).toMatchObject([{ status: 'won' }])
  await gateway.refund(more)
})

test('cannot bring another mosque’s collection forward, nor dispute its payment', async () => {
  const { id } = await running()
  const intentId = (await collect(id))?.intentId ?? ''
  const theirs = await bench.account()
  const otherAccount = { tenantId: theirs.tenant.id, id: theirs.accountId }
  await expect(theirs.db((tx) => collectNow(tx, otherAccount, id, bench.now()))).rejects.toThrow(ProviderRefusal)
  await expect(theirs.db((tx) => openDemoDispute(tx, otherAccount, intentId, bench.now()))).rejects.toThrow(
    ProviderRefusal,
  )
})
