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
let minutesAhead = 0
/** Overrides of the gateway used for reconciliation. */
let gatewayOverrides: Partial<Gateway> = {}

beforeAll(async () => {
  giving = await startGiving('demonstration')
})
afterAll(() => giving.close())
beforeEach(async () => {
  mosque = await giving.mosque()
  minutesAhead = 10
  gatewayOverrides = {}
})

const now = () => new Date(Date.now() + minutesAhead * 60_000)

async function createContext(): Promise<ReconciliationContext> {
  const { database, secrets, app } = giving.server
  const wrap = (gateway: Gateway): Gateway => ({ ...gateway, ...gatewayOverrides })
  const payments: Payments = createPayments({ secrets, wrapGateway: wrap, now })
  const tenant = await loadTenant(database, mosque.id)
  return { db: database.forTenant(mosque.id), secrets, now: now(), log: app.log, tenant, payments }
}

async function openGateway(): Promise<Gateway> {
  const { payments, db } = await createContext()
  const mosqueGateway = await payments.gatewayOf(mosque, db, mosque.accountId)
  if (!mosqueGateway) throw new Error('There is no gateway.')
  return mosqueGateway
}

const reconcile = async (options?: ReconcileOptions) => {
  const [report] = await reconcileTenant(await createContext(), options)
  if (!report || 'failure' in report) throw new Error(`The comparison failed: ${report?.failure}`)
  return report
}

const getPool = () => giving.server.database.pool
const readLedgerRows = async () => (await giving.rows(mosque)).ledger
const readStoredDifferences = async () =>
  (
    await getPool().query<Record<string, unknown>>(
      'select kind, there_minor as there, here_minor as here, gone_at is not null as gone from reconciliation_differences where tenant_id = $1',
      [mosque.id],
    )
  ).rows

async function payGift() {
  await giving.pay(mosque, await giving.attempt(mosque))
  const gift = (await giving.rows(mosque)).gifts.at(-1)
  if (!gift?.intentId) throw new Error('No payment was made.')
  return { id: gift.id, intentId: gift.intentId }
}

/** Simulates a payment at the provider that was never recorded here. */
async function forgetPayment(id: string) {
  await getPool().query('delete from ledger_entries where gift_id = $1', [id])
  await getPool().query('delete from receipts where gift_id = $1', [id])
  await getPool().query("update gifts set state = 'processing', paid_at = null where id = $1", [id])
}

/** Deletes the jobs that deliver the demonstration's events. */
const loseEvents = () => getPool().query('delete from graphile_worker._private_jobs')

test('stores the time when the ledgers last matched', async () => {
  await payGift()
  await giving.runJobs()
  expect(await reconcile()).toMatchObject({
    totals: [{ currency: 'gbp', payments: 1, thereMinor: 2500, hereMinor: 2500 }],
    foreign: 0,
    healed: 0,
    missedEvents: 0,
    differences: [],
  })
  const { rows } = await getPool().query('select * from reconciliations where tenant_id = $1', [mosque.id])
  expect(rows).toMatchObject([{ account_id: mosque.accountId, last_equal_at: expect.any(Date) }])
})

test('finds a payment whose events were lost, records it once and counts it as resolved', async () => {
  const { id } = await payGift()
  await forgetPayment(id)
  await loseEvents()
  const report = await reconcile()
  expect(report).toMatchObject({
    healed: 1,
    differences: [],
    totals: [{ thereMinor: 2500, hereMinor: 2500 }],
  })
  expect(report.missedEvents).toBeGreaterThan(0)
  await giving.runJobs('provider-event')
  expect(await readLedgerRows()).toMatchObject([{ kind: 'paid', amountMinor: 2500 }])
  expect(await reconcile()).toMatchObject({ healed: 0, missedEvents: 0 })
})

test('finds events again after our clock was a day ahead', async () => {
  minutesAhead = 24 * 60
  await reconcile()
  minutesAhead = 10
  const { id } = await payGift()
  await forgetPayment(id)
  await loseEvents()
  expect((await reconcile()).missedEvents).toBeGreaterThan(0)
  minutesAhead = 20
  expect((await reconcile()).missedEvents).toBe(0)
  const { rows } = await getPool().query<{ ahead: boolean }>(
    'select events_until > $2 as ahead from reconciliations where tenant_id = $1',
    [mosque.id, now()],
  )
  expect(rows).toEqual([{ ahead: false }])
})

test('a dry run reports the same and changes nothing', async () => {
  const { id } = await payGift()
  await forgetPayment(id)
  await loseEvents()
  const report = await reconcile({ dryRun: true })
  expect(report).toMatchObject({ differences: [{ kind: 'missing here', thereMinor: 2500, hereMinor: 0 }] })
  expect(report.missedEvents).toBeGreaterThan(0)
  expect(await readLedgerRows()).toEqual([])
  expect(await readStoredDifferences()).toEqual([])
})

test('finds a refund without an event', async () => {
  const { id, intentId } = await payGift()
  await giving.runJobs()
  await (await openGateway()).refund({ intentId, giftId: id, amountMinor: 700, idempotencyKey: 'by hand' })
  await loseEvents()
  gatewayOverrides = { paymentsBetween: createListing({ refundedMinor: 700, disputed: false }) }
  expect(await reconcile()).toMatchObject({ healed: 1, differences: [] })
  expect((await readLedgerRows()).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['paid', 2500],
    ['refunded', -700],
  ])
})

/** Overrides the returns or other properties in the provider's list of payments. */
const createListing = (returned: ProviderPayment['returned'], overrides: Partial<ProviderPayment> = {}) =>
  async function* list(from: Date, before: Date) {
    const { db } = await createContext()
    const gateway = await createPayments({ secrets: giving.server.secrets }).gatewayOf(mosque, db, mosque.accountId)
    if (gateway)
      for await (const payment of gateway.paymentsBetween(from, before)) yield { ...payment, returned, ...overrides }
  }

test('a ledger entry unknown to the provider remains a difference', async () => {
  const { id } = await payGift()
  await giving.runJobs()
  await getPool().query("update gifts set intent_id = 'demo_made_by_hand' where id = $1", [id])
  await getPool().query('update ledger_entries set provider_ref = $2 where gift_id = $1', [id, 'demo_made_by_hand'])
  const report = await reconcile()
  expect(report.differences.map(({ kind }) => kind).toSorted()).toEqual(['missing here', 'missing there'])
  const secondReport = await reconcile()
  expect(secondReport.differences).toHaveLength(2)
  expect(await readStoredDifferences()).toHaveLength(2)
})

test('a different amount cannot be resolved automatically, and is stored until both sides match', async () => {
  const { id } = await payGift()
  await giving.runJobs()
  await getPool().query('alter table ledger_entries disable trigger user')
  await getPool().query('update ledger_entries set amount_minor = 2400 where gift_id = $1', [id])
  expect(await reconcile()).toMatchObject({
    differences: [{ kind: 'amount', thereMinor: 2500, hereMinor: 2400, giftId: id }],
    totals: [{ thereMinor: 2500, hereMinor: 2400 }],
  })
  expect(await readStoredDifferences()).toEqual([{ kind: 'amount', there: 2500, here: 2400, gone: false }])
  await getPool().query('update ledger_entries set amount_minor = 2500 where gift_id = $1', [id])
  await getPool().query('alter table ledger_entries enable trigger user')
  // A difference is also resolved outside the compared period.
  const { from, before } = { from: new Date('2026-01-01'), before: new Date('2026-01-02') }
  await reconcile({ span: { from, before } })
  expect(await readStoredDifferences()).toEqual([{ kind: 'amount', there: 2500, here: 2400, gone: true }])
})

test('payments of other applications and mosques are counted without a difference', async () => {
  await payGift()
  await giving.runJobs()
  const foreignPayment = { intentId: 'pi_shop', amountMinor: 999, currency: 'gbp', at: new Date() }
  const ownPayments = createListing(undefined)
  gatewayOverrides = {
    async *paymentsBetween(from, before) {
      yield* ownPayments(from, before)
      yield foreignPayment
      yield { ...foreignPayment, intentId: 'pi_other', tenantId: crypto.randomUUID(), giftId: 'gift' }
      yield { ...foreignPayment, intentId: 'pi_sub', subscriptionId: 'sub_x', tenantId: mosque.id }
    },
  }
  expect(await reconcile()).toMatchObject({ foreign: 3, differences: [], totals: [{ thereMinor: 2500 }] })
})

test('a payment for a closed gift is a difference until it is refunded', async () => {
  const { id, intentId } = await payGift()
  await forgetPayment(id)
  await getPool().query("update gifts set state = 'abandoned' where id = $1", [id])
  expect(await reconcile()).toMatchObject({ healed: 0, differences: [{ kind: 'missing here' }] })
  await (await openGateway()).refund({ intentId, giftId: id, amountMinor: 2500, idempotencyKey: 'by hand' })
  gatewayOverrides = { paymentsBetween: createListing({ refundedMinor: 2500, disputed: false }) }
  expect(await reconcile()).toMatchObject({ differences: [] })
  expect(await readStoredDifferences()).toMatchObject([{ gone: true }])
})

test('a provider that does not respond is a failure, not a difference', async () => {
  const { id } = await payGift()
  await forgetPayment(id)
  gatewayOverrides = {
    async *paymentsBetween() {
      yield* []
      throw new OutcomeUnknown('No response.')
    },
  }
  expect(await reconcileTenant(await createContext())).toEqual([
    { accountId: mosque.accountId, failure: 'No response.' },
  ])
  expect(await readStoredDifferences()).toEqual([])
})

test('concurrent reconciliations record and count a payment once', async () => {
  const { id, intentId } = await payGift()
  await forgetPayment(id)
  await loseEvents()
  await (await openGateway()).refund({ intentId, giftId: id, amountMinor: 500, idempotencyKey: 'by hand' })
  await Promise.all([reconcile(), reconcile(), reconcile()])
  await giving.runJobs('provider-event')
  const { db, secrets, log } = await createContext()
  await applyReturns({ db, secrets, now: now(), log }, await openGateway(), intentId)
  expect((await readLedgerRows()).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['paid', 2500],
    ['refunded', -500],
  ])
})
