import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyReturns } from '../gift-payments/returns.ts'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { ProviderPayment } from '../providers/billing.ts'
import { type Gateway, OutcomeUnknown, type Payments } from '../providers/gateway.ts'
import { createPayments } from '../providers/payments.ts'
import type { ReconciliationContext } from './account.ts'
import { reconcileTenant, type ReconcileOptions } from './run.ts'

let giving: Giving
let mosque: Mosque
let minutes = 0
/** Laid over the gateway of the reconciliation. */
let over: Partial<Gateway> = {}

beforeAll(async () => {
  giving = await startGiving('demonstration')
})
afterAll(() => giving.close())
beforeEach(async () => {
  mosque = await giving.mosque()
  minutes = 10
  over = {}
})

const now = () => new Date(Date.now() + minutes * 60_000)

async function context(): Promise<ReconciliationContext> {
  const { database, secrets, app } = giving.server
  const around = (gateway: Gateway): Gateway => ({ ...gateway, ...over })
  const payments: Payments = createPayments({ secrets, around, now })
  const tenant = await loadTenant(database, mosque.id)
  return { db: database.forTenant(mosque.id), secrets, now: now(), log: app.log, tenant, payments }
}

async function gateway(): Promise<Gateway> {
  const { payments, db } = await context()
  const opened = await payments.gatewayOf(mosque, db, mosque.accountId)
  if (!opened) throw new Error('There is no gateway.')
  return opened
}

const reconcile = async (wanted?: ReconcileOptions) => {
  const [report] = await reconcileTenant(await context(), wanted)
  if (!report || 'failure' in report) throw new Error(`Nothing was compared: ${report?.failure}`)
  return report
}

const pool = () => giving.server.database.pool
const ledger = async () => (await giving.rows(mosque)).ledger
const storedDifferences = async () =>
  (
    await pool().query<Record<string, unknown>>(
      'select kind, there_minor as there, here_minor as here, gone_at is not null as gone from reconciliation_differences where tenant_id = $1',
      [mosque.id],
    )
  ).rows

async function paidGift() {
  await giving.pay(mosque, await giving.attempt(mosque))
  const gift = (await giving.rows(mosque)).gifts.at(-1)
  if (!gift?.intentId) throw new Error('Nothing was paid.')
  return { id: gift.id, intentId: gift.intentId }
}

/** As if the provider had been paid and no word of it had come. */
async function unheardOf(id: string) {
  await pool().query('delete from ledger_entries where gift_id = $1', [id])
  await pool().query('delete from receipts where gift_id = $1', [id])
  await pool().query("update gifts set state = 'processing', paid_at = null where id = $1", [id])
}

/** The demonstration's doorbell stays silent: its jobs never run. */
const loseEvents = () => pool().query('delete from graphile_worker._private_jobs')

test('books that say the same are equal, and it is kept when that was', async () => {
  await paidGift()
  await giving.work()
  expect(await reconcile()).toMatchObject({
    totals: [{ currency: 'gbp', payments: 1, thereMinor: 2500, hereMinor: 2500 }],
    foreign: 0,
    healed: 0,
    missedEvents: 0,
    differences: [],
  })
  const { rows } = await pool().query('select * from reconciliations where tenant_id = $1', [mosque.id])
  expect(rows).toMatchObject([{ account_id: mosque.accountId, last_equal_at: expect.any(Date) }])
})

test('a payment whose events were lost is found, booked once and counted as healed', async () => {
  const { id } = await paidGift()
  await unheardOf(id)
  await loseEvents()
  const report = await reconcile()
  expect(report).toMatchObject({
    healed: 1,
    differences: [],
    totals: [{ thereMinor: 2500, hereMinor: 2500 }],
  })
  expect(report.missedEvents).toBeGreaterThan(0)
  await giving.work('provider-event')
  expect(await ledger()).toMatchObject([{ kind: 'paid', amountMinor: 2500 }])
  expect(await reconcile()).toMatchObject({ healed: 0, missedEvents: 0 })
})

test('events are found again after our clock was a day ahead', async () => {
  minutes = 24 * 60
  await reconcile()
  minutes = 10
  const { id } = await paidGift()
  await unheardOf(id)
  await loseEvents()
  expect((await reconcile()).missedEvents).toBeGreaterThan(0)
  minutes = 20
  expect((await reconcile()).missedEvents).toBe(0)
  const { rows } = await pool().query<{ ahead: boolean }>(
    'select events_until > $2 as ahead from reconciliations where tenant_id = $1',
    [mosque.id, now()],
  )
  expect(rows).toEqual([{ ahead: false }])
})

test('a dry run finds the same and changes nothing', async () => {
  const { id } = await paidGift()
  await unheardOf(id)
  await loseEvents()
  const report = await reconcile({ dryRun: true })
  expect(report).toMatchObject({ differences: [{ kind: 'missing here', thereMinor: 2500, hereMinor: 0 }] })
  expect(report.missedEvents).toBeGreaterThan(0)
  expect(await ledger()).toEqual([])
  expect(await storedDifferences()).toEqual([])
})

test('a refund nobody told us of is found', async () => {
  const { id, intentId } = await paidGift()
  await giving.work()
  await (await gateway()).refund({ intentId, giftId: id, amountMinor: 700, idempotencyKey: 'by hand' })
  await loseEvents()
  over = { paymentsBetween: listing({ refundedMinor: 700, disputed: false }) }
  expect(await reconcile()).toMatchObject({ healed: 1, differences: [] })
  expect((await ledger()).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['paid', 2500],
    ['refunded', -700],
  ])
})

/** The provider's list, with what it hints of returns, or otherwise changed. */
const listing = (returned: ProviderPayment['returned'], change: Partial<ProviderPayment> = {}) =>
  async function* list(from: Date, before: Date) {
    const { db } = await context()
    const plain = await createPayments({ secrets: giving.server.secrets }).gatewayOf(mosque, db, mosque.accountId)
    if (plain)
      for await (const payment of plain.paymentsBetween(from, before)) yield { ...payment, returned, ...change }
  }

test('an entry in our books that the provider knows nothing of stays a difference until it is gone', async () => {
  const { id } = await paidGift()
  await giving.work()
  await pool().query("update gifts set intent_id = 'demo_made_by_hand' where id = $1", [id])
  await pool().query('update ledger_entries set provider_ref = $2 where gift_id = $1', [id, 'demo_made_by_hand'])
  const report = await reconcile()
  expect(report.differences.map(({ kind }) => kind).toSorted()).toEqual(['missing here', 'missing there'])
  const second = await reconcile()
  expect(second.differences).toHaveLength(2)
  expect(await storedDifferences()).toHaveLength(2)
})

test('an amount that differs cannot be healed: it is kept, and goes once both say the same', async () => {
  const { id } = await paidGift()
  await giving.work()
  await pool().query('alter table ledger_entries disable trigger user')
  await pool().query('update ledger_entries set amount_minor = 2400 where gift_id = $1', [id])
  expect(await reconcile()).toMatchObject({
    differences: [{ kind: 'amount', thereMinor: 2500, hereMinor: 2400, giftId: id }],
    totals: [{ thereMinor: 2500, hereMinor: 2400 }],
  })
  expect(await storedDifferences()).toEqual([{ kind: 'amount', there: 2500, here: 2400, gone: false }])
  await pool().query('update ledger_entries set amount_minor = 2500 where gift_id = $1', [id])
  await pool().query('alter table ledger_entries enable trigger user')
  // Also when it has left the span that is looked at.
  const { from, before } = { from: new Date('2026-01-01'), before: new Date('2026-01-02') }
  await reconcile({ span: { from, before } })
  expect(await storedDifferences()).toEqual([{ kind: 'amount', there: 2500, here: 2400, gone: true }])
})

test("another shop's payment, and another mosque's, are counted and raise nothing", async () => {
  await paidGift()
  await giving.work()
  const foreign = { intentId: 'pi_shop', amountMinor: 999, currency: 'gbp', at: new Date() }
  const own = listing(undefined)
  over = {
    async *paymentsBetween(from, before) {
      yield* own(from, before)
      yield foreign
      yield { ...foreign, intentId: 'pi_other', tenantId: crypto.randomUUID(), giftId: 'gift' }
      yield { ...foreign, intentId: 'pi_sub', subscriptionId: 'sub_x', tenantId: mosque.id }
    },
  }
  expect(await reconcile()).toMatchObject({ foreign: 3, differences: [], totals: [{ thereMinor: 2500 }] })
})

test('money that came for a gift that had been closed is a difference until it has gone back', async () => {
  const { id, intentId } = await paidGift()
  await unheardOf(id)
  await pool().query("update gifts set state = 'abandoned' where id = $1", [id])
  expect(await reconcile()).toMatchObject({ healed: 0, differences: [{ kind: 'missing here' }] })
  await (await gateway()).refund({ intentId, giftId: id, amountMinor: 2500, idempotencyKey: 'by hand' })
  over = { paymentsBetween: listing({ refundedMinor: 2500, disputed: false }) }
  expect(await reconcile()).toMatchObject({ differences: [] })
  expect(await storedDifferences()).toMatchObject([{ gone: true }])
})

test('a provider that does not answer is a failure, not a difference', async () => {
  const { id } = await paidGift()
  await unheardOf(id)
  over = {
    async *paymentsBetween() {
      yield* []
      throw new OutcomeUnknown('Nothing came back.')
    },
  }
  expect(await reconcileTenant(await context())).toEqual([
    { accountId: mosque.accountId, failure: 'Nothing came back.' },
  ])
  expect(await storedDifferences()).toEqual([])
})

test('two hosts that compare at once book and count the same money once', async () => {
  const { id, intentId } = await paidGift()
  await unheardOf(id)
  await loseEvents()
  await (await gateway()).refund({ intentId, giftId: id, amountMinor: 500, idempotencyKey: 'by hand' })
  await Promise.all([reconcile(), reconcile(), reconcile()])
  await giving.work('provider-event')
  const { db, secrets, log } = await context()
  await applyReturns({ db, secrets, now: now(), log }, await gateway(), intentId)
  expect((await ledger()).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['paid', 2500],
    ['refunded', -500],
  ])
})
