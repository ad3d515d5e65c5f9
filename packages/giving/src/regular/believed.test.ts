import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Invoice, Subscription } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { createPayments } from '../providers/payments.ts'
import { type Regular, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import { applyInvoice } from './invoices.ts'
import { applySubscription } from './applySubscription.ts'

let giving: RegularGifts
/** What the provider says of collections otherwise than it would, while a test wants that. */
let misreading: Partial<Invoice> = {}

const misled = (gateway: Gateway): Gateway => ({
  ...gateway,
  readInvoice: async (id) => ({ ...(await gateway.readInvoice(id)), ...misreading }),
  invoicesOf: async (id, since) =>
    (await gateway.invoicesOf(id, since)).map((invoice) => ({ ...invoice, ...misreading })),
})

beforeAll(async () => {
  giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z', { around: misled })
})
afterAll(() => giving.close())

const untilFriday = async (gift: Regular) => giving.until(`${(await gift.row()).nextOn}T18:00:00Z`)

/** The gateway of a gift's mosque, and what is at hand when it is asked. */
async function atHand(gift: Regular) {
  const { database, secrets, directory, app } = giving.host
  const tenant = await directory.byId(gift.mosque.id)
  if (!tenant) throw new Error('There is no such mosque.')
  const db = database.forTenant(tenant.id)
  const payments = createPayments({ secrets, now: giving.now, stripeApiBase: giving.stub.url })
  const gateway = await payments.gatewayFor(tenant, db)
  if (!gateway) throw new Error('There is no gateway.')
  return { asking: { db, secrets, now: giving.now(), log: app.log, tenant }, gateway }
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
])('a collection that says %o is no gift; as soon as it is right, it is one', async (wrong) => {
  const gift = await giving.begin()
  misreading = wrong
  await untilFriday(gift)
  const before = await gift.given()
  const dues = await gift.dues()
  misreading = {}
  await giving.work()
  expect([before, dues]).toEqual([{ days: [], totalMinor: 0 }, []])
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
])('the end of a subscription that says %o ends nothing', async (wrong) => {
  const gift = await giving.begin()
  const row = await gift.row()
  const { asking: context, gateway } = await atHand(gift)
  const subscription = await gateway.readSubscription(row.subscriptionId ?? '')
  await applySubscription(context, row, { ...subscription, status: 'ended', ...wrong })
  expect(await gift.row()).toEqual(row)
  await applySubscription(context, row, { ...subscription, status: 'ended' })
  expect(await gift.row()).toMatchObject({ state: 'ended' })
})

test('a reading that began before another was written, or before a change, is not written', async () => {
  const gift = await giving.begin()
  const { asking: context, gateway } = await atHand(gift)
  const first = await gift.row()
  const running = await gateway.readSubscription(first.subscriptionId ?? '')
  // Two hosts read at once: the one that answers last has seen the older truth.
  await applySubscription(context, first, { ...running, status: 'paused' })
  expect(await gift.row()).toMatchObject({ state: 'paused' })
  await applySubscription(context, first, running)
  expect(await gift.row()).toMatchObject({ state: 'paused' })
  await applySubscription(context, await gift.row(), running)
  expect(await gift.row()).toMatchObject({ state: 'scheduled' })

  const read = await gift.row()
  expect((await gift.change('pause')).code).toBe(200)
  const paused = await gift.row()
  await applySubscription(context, { ...read, checkedAt: paused.checkedAt }, running)
  expect(await gift.row()).toMatchObject({ state: 'paused', version: paused.version })
})

test('a collection that is paid stays paid, whatever an older reading of it says', async () => {
  const gift = await giving.begin()
  await untilFriday(gift)
  const [due] = await gift.dues()
  expect(due).toMatchObject({ state: 'paid' })
  const { asking: context, gateway } = await atHand(gift)
  const invoice = await gateway.readInvoice(due?.invoiceId ?? '')
  await applyInvoice(context, await gift.row(), { ...invoice, status: 'open', declineCode: 'generic_decline' })
  expect(await gift.dues()).toMatchObject([{ state: 'paid' }])
  expect(await gift.row()).toMatchObject({ failures: 0, declineCode: null })
  await applyInvoice(context, await gift.row(), invoice)
  expect((await gift.given()).totalMinor).toBe(2500)
})
