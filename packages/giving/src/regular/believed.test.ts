import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Invoice, Subscription } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { createPayments } from '../providers/payments.ts'
import { type RegularDonor, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import { applyInvoice } from './invoices.ts'
import { applySubscription } from './applySubscription.ts'

let giving: RegularGifts
/** Fields to falsify in the provider's invoices during a test. */
let falseFields: Partial<Invoice> = {}

const falsify = (gateway: Gateway): Gateway => ({
  ...gateway,
  readInvoice: async (id) => ({ ...(await gateway.readInvoice(id)), ...falseFields }),
  invoicesOf: async (id, since) =>
    (await gateway.invoicesOf(id, since)).map((invoice) => ({ ...invoice, ...falseFields })),
})

beforeAll(async () => {
  giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z', { wrapGateway: falsify })
})
afterAll(() => giving.close())

const untilFriday = async (gift: RegularDonor) => giving.advanceTo(`${(await gift.readRow()).nextOn}T18:00:00Z`)

/** Opens the gateway of a gift's mosque, with the context of its calls. */
async function openGateway(gift: RegularDonor) {
  const { database, secrets, directory, app } = giving.server
  const tenant = await directory.byId(gift.mosque.id)
  if (!tenant) throw new Error('Expected the mosque.')
  const db = database.forTenant(tenant.id)
  const payments = createPayments({ secrets, now: giving.now, stripeApiBase: giving.stub.url })
  const gateway = await payments.gatewayFor(tenant, db)
  if (!gateway) throw new Error('Expected a gateway.')
  return { context: { db, secrets, now: giving.now(), log: app.log, tenant }, gateway }
}

test.each<Partial<Invoice>>([
  { tenantId: 'another' },
  { tenantId: undefined },
  { regularGiftId: 'another' },
  { regularGiftId: undefined },
  { accountId: 'another' },
  { subscriptionId: 'sub_another' },
  { currency: 'usd' },
  { mode: 'live' },
])('does not record a collection with %o until it matches', async (overrides) => {
  const gift = await giving.startRegularGift()
  falseFields = overrides
  await untilFriday(gift)
  const initialTotals = await gift.readCollected()
  const collections = await gift.listInvoices()
  falseFields = {}
  await giving.runJobs()
  expect([initialTotals, collections]).toEqual([{ days: [], totalMinor: 0 }, []])
  expect((await gift.readCollected()).totalMinor).toBe(2500)
})

test.each<Partial<Subscription>>([
  { tenantId: 'another' },
  { tenantId: undefined },
  { regularGiftId: 'another' },
  { regularGiftId: undefined },
  { accountId: 'another' },
  { id: 'sub_another' },
  { customerId: 'cus_another' },
  { currency: 'usd' },
  { mode: 'live' },
  { rhythm: 'daily' },
])('ignores the end of a subscription with %o', async (overrides) => {
  const gift = await giving.startRegularGift()
  const row = await gift.readRow()
  const { context, gateway } = await openGateway(gift)
  const subscription = await gateway.readSubscription(row.subscriptionId ?? '')
  await applySubscription(context, row, { ...subscription, status: 'ended', ...overrides })
  expect(await gift.readRow()).toEqual(row)
  await applySubscription(context, row, { ...subscription, status: 'ended' })
  expect(await gift.readRow()).toMatchObject({ state: 'ended' })
})

test('discards a read that started before another was recorded, or before a change', async () => {
  const gift = await giving.startRegularGift()
  const { context, gateway } = await openGateway(gift)
  const originalRow = await gift.readRow()
  const subscription = await gateway.readSubscription(originalRow.subscriptionId ?? '')
  // Two servers read concurrently: the later response is the older state.
  await applySubscription(context, originalRow, { ...subscription, status: 'paused' })
  expect(await gift.readRow()).toMatchObject({ state: 'paused' })
  await applySubscription(context, originalRow, subscription)
  expect(await gift.readRow()).toMatchObject({ state: 'paused' })
  await applySubscription(context, await gift.readRow(), subscription)
  expect(await gift.readRow()).toMatchObject({ state: 'scheduled' })

  const beforePause = await gift.readRow()
  expect((await gift.change('pause')).code).toBe(200)
  const pausedRow = await gift.readRow()
  await applySubscription(context, { ...beforePause, checkedAt: pausedRow.checkedAt }, subscription)
  expect(await gift.readRow()).toMatchObject({ state: 'paused', version: pausedRow.version })
})

test('a paid collection stays paid, whatever an older read returns', async () => {
  const gift = await giving.startRegularGift()
  await untilFriday(gift)
  const [due] = await gift.listInvoices()
  expect(due).toMatchObject({ state: 'paid' })
  const { context, gateway } = await openGateway(gift)
  const invoice = await gateway.readInvoice(due?.invoiceId ?? '')
  await applyInvoice(context, await gift.readRow(), { ...invoice, status: 'open', declineCode: 'generic_decline' })
  expect(await gift.listInvoices()).toMatchObject([{ state: 'paid' }])
  expect(await gift.readRow()).toMatchObject({ failures: 0, declineCode: null })
  await applyInvoice(context, await gift.readRow(), invoice)
  expect((await gift.readCollected()).totalMinor).toBe(2500)
})
