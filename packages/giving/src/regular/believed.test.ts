import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Invoice, Subscription } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { createPayments } from '../providers/payments.ts'
import { type Regular, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
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
  giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z', { around: falsify })
})
afterAll(() => giving.close())

const untilFriday = async (gift: Regular) => giving.until(`${(await gift.row()).nextOn}T18:00:00Z`)

/** Opens the gateway of a gift's mosque, with the context of its calls. */
async function openGateway(gift: Regular) {
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
  { cycleId: 'another' },
  { cycleId: undefined },
  { accountId: 'another' },
  { subscriptionId: 'sub_another' },
  { currency: 'usd' },
  { mode: 'live' },
])('does not record a collection with %o until it matches', async (overrides) => {
  const gift = await giving.begin()
  falseFields = overrides
  await untilFriday(gift)
  const initialTotals = await gift.given()
  const collections = await gift.dues()
  falseFields = {}
  await giving.work()
  expect([initialTotals, collections]).toEqual([{ days: [], totalMinor: 0 }, []])
  expect((await gift.given()).totalMinor).toBe(2500)
})

test.each<Partial<Subscription>>([
  { tenantId: 'another' },
  { tenantId: undefined },
  { cycleId: 'another' },
  { cycleId: undefined },
  { accountId: 'another' },
  { id: 'sub_another' },
  { customerId: 'cus_another' },
  { currency: 'usd' },
  { mode: 'live' },
  { rhythm: 'daily' },
])('ignores the end of a subscription with %o', async (overrides) => {
  const gift = await giving.begin()
  const row = await gift.row()
  const { context, gateway } = await openGateway(gift)
  const subscription = await gateway.readSubscription(row.subscriptionId ?? '')
  await applySubscription(context, row, { ...subscription, status: 'ended', ...overrides })
  expect(await gift.row()).toEqual(row)
  await applySubscription(context, row, { ...subscription, status: 'ended' })
  expect(await gift.row()).toMatchObject({ state: 'ended' })
})

test('discards a read that started before another was recorded, or before a change', async () => {
  const gift = await giving.begin()
  const { context, gateway } = await openGateway(gift)
  const originalRow = await gift.row()
  const subscription = await gateway.readSubscription(originalRow.subscriptionId ?? '')
  // Two servers read concurrently: the later response is the older state.
  await applySubscription(context, originalRow, { ...subscription, status: 'paused' })
  expect(await gift.row()).toMatchObject({ state: 'paused' })
  await applySubscription(context, originalRow, subscription)
  expect(await gift.row()).toMatchObject({ state: 'paused' })
  await applySubscription(context, await gift.row(), subscription)
  expect(await gift.row()).toMatchObject({ state: 'scheduled' })

  const beforePause = await gift.row()
  expect((await gift.change('pause')).code).toBe(200)
  const pausedRow = await gift.row()
  await applySubscription(context, { ...beforePause, checkedAt: pausedRow.checkedAt }, subscription)
  expect(await gift.row()).toMatchObject({ state: 'paused', version: pausedRow.version })
})

test('a paid collection stays paid, whatever an older read returns', async () => {
  const gift = await giving.begin()
  await untilFriday(gift)
  const [due] = await gift.dues()
  expect(due).toMatchObject({ state: 'paid' })
  const { context, gateway } = await openGateway(gift)
  const invoice = await gateway.readInvoice(due?.invoiceId ?? '')
  await applyInvoice(context, await gift.row(), { ...invoice, status: 'open', declineCode: 'generic_decline' })
  expect(await gift.dues()).toMatchObject([{ state: 'paid' }])
  expect(await gift.row()).toMatchObject({ failures: 0, declineCode: null })
  await applyInvoice(context, await gift.row(), invoice)
  expect((await gift.given()).totalMinor).toBe(2500)
})
