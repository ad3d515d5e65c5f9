import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TenantDb } from '../../../foundation/src/db/database.ts'
import { type DemoHarness, startDemoHarness } from '../../../acceptance/src/billingHarness.ts'
import type { SubscriptionRequest, SubscriptionChange } from './billing.ts'
import { collectNow } from './demoCollect.ts'
import { closeDemoDispute, openDemoDispute } from '../testing/demoDispute.ts'
import { demoOutcomes } from './outcomes.ts'
import { type Gateway, ProviderRefusal } from './gateway.ts'

const week = 7 * 86_400_000
let harness: DemoHarness
let gateway: Gateway
let db: TenantDb
let account: { tenantId: string; id: string }
let keyCount = 0
const key = () => `key:${(keyCount += 1)}`

beforeAll(async () => {
  harness = await startDemoHarness(new Date('2026-11-16T12:00:00Z'))
})
beforeEach(async () => {
  const newAccount = await harness.createAccount()
  ;({ gateway, db } = newAccount)
  account = { tenantId: newAccount.tenant.id, id: newAccount.accountId }
})
afterAll(() => harness.close())

const friday = () => new Date(harness.now().getTime() + 4 * 86_400_000)
const addWeeks = (date: Date, count: number) => new Date(date.getTime() + count * week)

/** Creates a weekly gift of £5 whose card has a given outcome. */
async function startRegularGift(token = 'demo_succeeds', overrides: Partial<SubscriptionRequest> = {}) {
  const regularGiftId = `regular${(keyCount += 1)}`
  const customerId = await gateway.customer({ name: 'A', email: 'a@example.org', idempotencyKey: key() })
  const startsAt = friday()
  const { id, setupIntentId } = await gateway.subscribe({
    regularGiftId,
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
    regularGiftId,
    customerId,
    setupIntentId,
    confirmationTokenId: token,
    idempotencyKey: key(),
  })
  return { id, regularGiftId, customerId, startsAt, setup }
}

const collect = (id: string) => db((tx) => collectNow(tx, account, id, harness.now()))
const change = (id: string, request: SubscriptionChange) => gateway.changeSubscription(id, request, key())
const readInvoices = (id: string) => gateway.invoicesOf(id, new Date(0))

test('a Friday that is brought forward is paid immediately, and not again on its day', async () => {
  const { id, startsAt } = await startRegularGift()
  expect(await collect(id)).toMatchObject({ status: 'paid', dueAt: startsAt, paidMinor: 500, tries: 1 })
  expect(await collect(id)).toMatchObject({ status: 'paid', dueAt: addWeeks(startsAt, 1) })
  expect((await gateway.readSubscription(id)).nextAt).toEqual(addWeeks(startsAt, 2))
  await harness.advanceTo(addWeeks(startsAt, 1.5))
  expect(await readInvoices(id)).toHaveLength(2)
  await harness.advanceTo(addWeeks(startsAt, 2.5))
  expect((await readInvoices(id)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
})

test('twenty concurrent calls collect twenty different Fridays once each', async () => {
  const { id } = await startRegularGift()
  const collections = await Promise.all(Array.from({ length: 20 }, () => collect(id)))
  expect(new Set(collections.map((invoice) => invoice?.dueAt.getTime())).size).toBe(20)
})

test('voids a skipped Friday that is brought forward, and pays the following one', async () => {
  const { id, startsAt } = await startRegularGift()
  await change(id, { kind: 'pause', resumesAt: new Date(startsAt.getTime() + 86_400_000) })
  expect(await collect(id)).toMatchObject({ status: 'void', dueAt: startsAt, paidMinor: 0 })
  expect(await collect(id)).toMatchObject({ status: 'paid', dueAt: addWeeks(startsAt, 1) })
  expect((await gateway.readSubscription(id)).status).toBe('running')
})

test('brings nothing forward without a card, after the last day, or after the end', async () => {
  const withoutCard = await startRegularGift('demo_declined')
  expect(await collect(withoutCard.id)).toBeUndefined()
  const shortGift = await startRegularGift('demo_succeeds', { endsAt: addWeeks(friday(), 0.5) })
  expect(await collect(shortGift.id)).toMatchObject({ status: 'paid' })
  expect((await gateway.readSubscription(shortGift.id)).nextAt).toBeUndefined()
  expect(await collect(shortGift.id)).toBeUndefined()
  expect((await gateway.readSubscription(shortGift.id)).status).toBe('ended')
  expect(await collect(shortGift.id)).toBeUndefined()
  expect(await readInvoices(shortGift.id)).toHaveLength(1)
})

test('accepts a card with a delayed decline today, and ends the subscription after three failed retries', async () => {
  const { id, setup } = await startRegularGift('demo_friday_declined')
  expect(setup.status).toBe('succeeded')
  for (const tries of [1, 2, 3]) expect(await collect(id)).toMatchObject({ status: 'open', tries })
  expect((await gateway.readSubscription(id)).status).toBe('past_due')
  expect(await collect(id)).toMatchObject({ status: 'uncollectible', tries: 4, paidMinor: 0 })
  expect((await gateway.readSubscription(id)).status).toBe('ended')
})

test('an ended subscription is never paid, and another donor’s card is refused', async () => {
  const { id } = await startRegularGift('demo_friday_declined')
  const openInvoice = await collect(id)
  const otherGift = await startRegularGift()
  const paymentMethodId = otherGift.setup.paymentMethodId ?? ''
  await expect(change(id, { kind: 'card', paymentMethodId })).rejects.toThrow(ProviderRefusal)
  await change(id, { kind: 'end' })
  await expect(gateway.payInvoice(openInvoice?.id ?? '', key())).rejects.toThrow(ProviderRefusal)
})

test('retries automatically, a day apart', async () => {
  const { id, startsAt } = await startRegularGift('demo_friday_declined')
  const hoursAfterStart = (count: number) => new Date(startsAt.getTime() + count * 3_600_000)
  for (const [hours, tries] of [
    [1, 1],
    [24, 1],
    [25, 2],
    [49, 3],
    [73, 4],
  ] as const) {
    await harness.advanceTo(hoursAfterStart(hours))
    expect(await readInvoices(id)).toMatchObject([{ tries, status: tries === 4 ? 'uncollectible' : 'open' }])
  }
})

test('passing a required bank check pays the open collection', async () => {
  const { id, regularGiftId, customerId } = await startRegularGift('demo_friday_check')
  const openInvoice = await collect(id)
  expect(openInvoice).toMatchObject({ status: 'open', declineCode: 'authentication_required' })
  const setUpCard = (confirmationTokenId: string) =>
    gateway.setUp({ regularGiftId, customerId, confirmationTokenId, idempotencyKey: key() })
  expect(await setUpCard('demo_3ds_refused')).toMatchObject({ status: 'requires_payment_method' })
  const { paymentMethodId = '' } = await setUpCard('demo_3ds_approved')
  await change(id, { kind: 'card', paymentMethodId })
  expect(await gateway.payInvoice(openInvoice?.id ?? '', key())).toMatchObject({ status: 'paid' })
  // Without a pending bank check there is nothing to pass.
  await expect(setUpCard('demo_3ds_approved')).rejects.toThrow(ProviderRefusal)
})

test('a slow bank sets up a card a little later', async () => {
  const { id, setup } = await startRegularGift('demo_processing')
  expect(setup.status).toBe('processing')
  expect((await gateway.readSubscription(id)).status).toBe('incomplete')
  await harness.advanceTo(harness.now())
  expect((await gateway.readSubscription(id)).status).toBe('running')
})

test('a one-off gift supports every outcome that a regular gift does', async () => {
  for (const confirmationTokenId of Object.keys(demoOutcomes)) {
    const order = { giftId: key(), causeId: 'general', fund: 'general', amountMinor: 500, currency: 'gbp' }
    const { status } = await gateway.confirm({ ...order, confirmationTokenId, idempotencyKey: key() })
    expect(status).toBe(demoOutcomes[confirmationTokenId]?.status)
  }
})

test(
  'each change sends an event that our webhook can verify, with the ids to read again',
  { tags: ['slow'] },
  async () => {
    await harness.deliverEvents()
    const { id } = await startRegularGift()
    const invoice = await collect(id)
    const refund = { giftId: 'gift', amountMinor: 100, idempotencyKey: key() }
    await gateway.refund({ ...refund, intentId: invoice?.intentId ?? '' })
    const events = (await harness.deliverEvents()).map(({ body, signature }) =>
      gateway.verify(Buffer.from(body), signature),
    )
    const findEvent = (type: string) => events.find((event) => event.type === type)
    expect(findEvent('invoice.paid')?.about).toEqual({ invoiceId: invoice?.id, subscriptionId: id })
    expect(findEvent('customer.subscription.created')?.about).toEqual({ subscriptionId: id })
    expect(findEvent('setup_intent.succeeded')?.about.setupIntentId).toMatch(/^seti_demo_/)
    expect(findEvent('payment_intent.succeeded')?.about).toEqual({ intentId: invoice?.intentId })
    expect(findEvent('refund.updated')?.about).toEqual({ intentId: invoice?.intentId })
    // Nothing is left to deliver.
    expect(await harness.deliverEvents()).toEqual([])
  },
)

test('a dispute takes the rest of a payment until the bank has decided', async () => {
  const { id } = await startRegularGift()
  const intentId = (await collect(id))?.intentId ?? ''
  await gateway.refund({ intentId, giftId: 'gift', amountMinor: 100, idempotencyKey: key() })
  const openDispute = () => db((tx) => openDemoDispute(tx, account, intentId, harness.now()))
  const closeDispute = (dispute: string, outcome: 'won' | 'lost') =>
    db((tx) => closeDemoDispute(tx, account, dispute, outcome, harness.now()))
  const dispute = await openDispute()
  expect((await gateway.returnsOf(intentId)).disputes).toMatchObject([
    { id: dispute, amountMinor: 400, status: 'open' },
  ])
  await expect(openDispute()).rejects.toThrow(ProviderRefusal)
  const secondRefund = { intentId, giftId: 'gift', amountMinor: 100, idempotencyKey: key() }
  await expect(gateway.refund(secondRefund)).rejects.toThrow(ProviderRefusal)
  await closeDispute(dispute, 'won')
  await expect(closeDispute(dispute, 'lost')).rejects.toThrow(ProviderRefusal)
  expect((await gateway.returnsOf(intentId)).disputes).toMatchObject([{ status: 'won' }])
  await gateway.refund(secondRefund)
})

test('cannot bring another mosque’s collection forward, nor dispute its payment', async () => {
  const { id } = await startRegularGift()
  const intentId = (await collect(id))?.intentId ?? ''
  const otherMosque = await harness.createAccount()
  const otherAccount = { tenantId: otherMosque.tenant.id, id: otherMosque.accountId }
  await expect(otherMosque.db((tx) => collectNow(tx, otherAccount, id, harness.now()))).rejects.toThrow(ProviderRefusal)
  await expect(otherMosque.db((tx) => openDemoDispute(tx, otherAccount, intentId, harness.now()))).rejects.toThrow(
    ProviderRefusal,
  )
})
