import { Logger, runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { applyReturns } from '../gift-payments/returns.ts'
import type { PaymentContext } from '../gift-payments/settle.ts'
import { findGift, type Gift } from '../records/giftStore.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { redactErrors } from '../../../foundation/src/jobs/redactErrors.ts'
import { OperatorError } from '../../../foundation/src/base/OperatorError.ts'
import { createPayments } from '../providers/payments.ts'
import { reconciliationTasks } from '../reconciliation/tasks.ts'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { sendRefundEmail } from './refundEmail.ts'
import { findUnanswered, refundGift, resumeRefund } from './refund.ts'

const quiet = new Logger(() => () => {})

let giving: Giving
let mosque: Mosque
let gateway: Gateway
let context: PaymentContext
let gift: Gift

beforeAll(async () => {
  giving = await startGiving('demonstration')
})
afterAll(() => giving.close())

async function openGateway(): Promise<Gateway> {
  const { database, secrets } = giving.server
  const mosqueGateway = await createPayments({ secrets }).gatewayOf(
    mosque,
    database.forTenant(mosque.id),
    mosque.accountId,
  )
  if (!mosqueGateway) throw new Error('Expected a gateway.')
  return mosqueGateway
}

beforeEach(async () => {
  mosque = await giving.mosque()
  const { database, secrets, app } = giving.server
  context = { db: database.forTenant(mosque.id), secrets, now: new Date(), log: app.log }
  gateway = await openGateway()
  await giving.pay(mosque, await giving.attempt(mosque))
  const [paid] = (await giving.rows(mosque)).gifts
  if (!paid) throw new Error('Expected a paid gift.')
  gift = paid
})

const refundedAmounts = async () =>
  (await gateway.returnsOf(gift.intentId ?? '')).refunds.map(({ amountMinor }) => amountMinor)
const refunds = async () =>
  (
    await giving.server.database.pool.query<Record<string, unknown>>(
      'select no, amount_minor as amount, state from refunds where tenant_id = $1 order by no',
      [mosque.id],
    )
  ).rows
const net = async () => (await giving.rows(mosque)).ledger.reduce((total, { amountMinor }) => total + amountMinor, 0)
const afterSeconds = (seconds: number): PaymentContext => ({
  ...context,
  now: new Date(context.now.getTime() + seconds * 1000),
})

test('refunds a part, then the rest, and never more than was paid', async () => {
  const first = await refundGift(context, gateway, gift, 1000)
  expect(first).toMatchObject({ resumed: false, refund: { no: 1, state: 'taken' }, gift: { state: 'part_refunded' } })
  await expect(refundGift(context, gateway, gift, 1501)).rejects.toMatchObject({ problem: { code: 'tooMuch' } })
  expect(await refundGift(context, gateway, gift, 1500)).toMatchObject({ gift: { state: 'refunded' } })
  await expect(refundGift(context, gateway, gift, 1)).rejects.toMatchObject({ problem: { code: 'refunded' } })
  expect(await refundedAmounts()).toEqual([1000, 1500])
  expect(await net()).toBe(0)
})

test('refunds the same amount again only after a day, or on purpose', async () => {
  await refundGift(context, gateway, gift, 700)
  const all = await Promise.allSettled(
    [1, 2, 3].map((seconds) => refundGift(afterSeconds(seconds), gateway, gift, 700)),
  )
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(refundGift(afterSeconds(86_390), gateway, gift, 700)).rejects.toMatchObject({
    problem: { code: 'repeated', refund: { no: 1, amountMinor: 700, booking: 'booked' } },
  })
  expect(await refundedAmounts()).toEqual([700])
  expect(await refundGift(context, gateway, gift, 700, { again: true })).toMatchObject({ refund: { no: 2 } })
  expect(await refundGift(afterSeconds(86_500), gateway, gift, 700)).toMatchObject({ refund: { no: 3 } })
  expect(await refundedAmounts()).toEqual([700, 700, 700])
})

test('twenty concurrent full refunds refund once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => refundGift(context, gateway, gift, 2500)))
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await refundedAmounts()).toEqual([2500])
  expect(await refunds()).toHaveLength(1)
})

test('after a crash before the call, the next request sends the recorded refund and no other', async () => {
  const crashing: Gateway = { ...gateway, refund: () => Promise.reject(new Error('Simulated crash.')) }
  await expect(refundGift(context, crashing, gift, 1000)).rejects.toThrow('Simulated crash')
  expect(await refunds()).toEqual([{ no: 1, amount: 1000, state: 'asked' }])
  expect(await refundedAmounts()).toEqual([])
  const next = await refundGift(afterSeconds(5), gateway, gift, 700)
  expect(next).toMatchObject({ resumed: true, refund: { no: 1, amountMinor: 1000, state: 'taken' } })
  expect(await refundedAmounts()).toEqual([1000])
})

const losingGateway = (): Gateway => ({
  ...gateway,
  async refund(order) {
    await gateway.refund(order)
    throw new OutcomeUnknown('Simulated loss.')
  },
})

test('after a crash after the call, the hourly job requests the same number, and the money is refunded once', async () => {
  await expect(refundGift(context, losingGateway(), gift, 1000)).rejects.toThrow(OutcomeUnknown)
  expect(await context.db((tx) => findUnanswered(tx, context.now))).toHaveLength(0)
  const after = afterSeconds(90)
  const [waiting] = await after.db((tx) => findUnanswered(tx, after.now))
  if (!waiting) throw new Error('Expected an unanswered refund.')
  expect(await resumeRefund(after, gateway, gift, waiting)).toMatchObject({ refund: { state: 'taken' } })
  expect(await refundedAmounts()).toEqual([1000])
  expect(await net()).toBe(1500)
})

test('after the idempotency key has expired, looks the refund up at the provider', async () => {
  await expect(refundGift(context, losingGateway(), gift, 1000)).rejects.toThrow(OutcomeUnknown)
  const daysLater = afterSeconds(3 * 86_400)
  const expiredKey: Gateway = { ...gateway, refund: () => Promise.reject(new Error('The key must not be used again.')) }
  expect(await refundGift(daysLater, expiredKey, gift, 1000)).toMatchObject({ refund: { no: 1, state: 'taken' } })
  expect(await refundedAmounts()).toEqual([1000])
})

test('a refund that never reached the provider is refused after a day, and can be requested again', async () => {
  const unreachable: Gateway = { ...gateway, refund: () => Promise.reject(new OutcomeUnknown('No answer.')) }
  await expect(refundGift(context, unreachable, gift, 1000)).rejects.toThrow(OutcomeUnknown)
  const daysLater = afterSeconds(3 * 86_400)
  expect(await refundGift(daysLater, gateway, gift, 1000)).toMatchObject({ refund: { state: 'refused' } })
  expect(await refundGift(daysLater, gateway, gift, 1000)).toMatchObject({ refund: { no: 2, state: 'taken' } })
  expect(await refundedAmounts()).toEqual([1000])
})

test('records a refund the provider refuses as refused', async () => {
  const refusing: Gateway = { ...gateway, refund: () => Promise.reject(new ProviderRefusal('No.')) }
  expect(await refundGift(context, refusing, gift, 1000)).toMatchObject({ refund: { state: 'refused' } })
  expect(await net()).toBe(2500)
})

test('a pending refund that fails does not block a later one', async () => {
  const pending: Gateway = { ...gateway, refund: () => Promise.resolve('re_lost') }
  await refundGift(context, pending, gift, 2500)
  await expect(refundGift(context, gateway, gift, 1000)).rejects.toMatchObject({ problem: { code: 'tooMuch' } })
  const failed: Gateway = {
    ...gateway,
    returnsOf: () =>
      Promise.resolve({
        refunds: [{ id: 're_lost', amountMinor: 2500, status: 'failed', at: context.now }],
        disputes: [],
      }),
  }
  await applyReturns(context, failed, gift.intentId ?? '')
  expect(await refunds()).toEqual([{ no: 1, amount: 2500, state: 'refused' }])
  expect(await refundGift(context, gateway, gift, 2500)).toMatchObject({ gift: { state: 'refunded' } })
})

test("rejects a refund in another mosque's context", async () => {
  const other = await giving.mosque()
  const otherContext: PaymentContext = { ...context, db: giving.server.database.forTenant(other.id) }
  await expect(refundGift(otherContext, gateway, gift, 1000)).rejects.toThrow('is missing')
  expect(await otherContext.db((tx) => findGift(tx, gift.id))).toBeUndefined()
  expect(await refundedAmounts()).toEqual([])
})

test('emails the donor once per refund, in their language, and marks demonstration emails', async () => {
  await refundGift(context, gateway, gift, 1000)
  const [refunded] = (await giving.rows(mosque)).ledger.filter(({ kind }) => kind === 'refunded')
  const tenant = await loadTenant(giving.server.database, mosque.id)
  for (let run = 0; run < 3; run += 1)
    await context.db((tx) => sendRefundEmail(tx, tenant, gift.id, refunded?.providerRef ?? ''))
  const emails = (await giving.server.emails(mosque)).filter(({ kind }) => kind === 'refund')
  expect(emails).toHaveLength(1)
  expect(emails[0]?.email).toMatchObject({ to: 'aisha@example.org' })
  expect(emails[0]?.email.text).toMatch(/^Demonstration: no money is taken\./)
  expect(emails[0]?.email.text).toContain('£10')
})

test('a refund that later fails sends one second email that corrects the first', async () => {
  await refundGift(context, gateway, gift, 1000)
  const [refund] = (await gateway.returnsOf(gift.intentId ?? '')).refunds
  if (!refund) throw new Error('Expected a refund.')
  const failed: Gateway = {
    ...gateway,
    returnsOf: () => Promise.resolve({ refunds: [{ ...refund, status: 'failed' }], disputes: [] }),
  }
  await applyReturns(context, failed, gift.intentId ?? '')
  await applyReturns(context, failed, gift.intentId ?? '')
  const { database, app, secrets, directory } = giving.server
  const payments = createPayments({ secrets })
  const tasks = reconciliationTasks({ database, secrets, directory, payments, now: () => context.now, log: app.log })
  await runOnce({ pgPool: database.pool, taskList: redactErrors(tasks), noHandleSignals: true, logger: quiet })
  const emails = await giving.server.emails(mosque)
  expect(
    emails
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('refund'))
      .toSorted(),
  ).toEqual(['refund', 'refund-failed'])
  const second = emails.find(({ kind }) => kind === 'refund-failed')?.email
  expect(second?.subject).toContain('couldn’t refund £10')
  expect(second?.text).toMatch(/^Demonstration: no money is taken\.[^]*still have the money[^]*another way/)
  expect(await net()).toBe(2500)
})

/** Closes the gift as if before its payment was reported: no ledger entry, no intent. */
async function closeBeforePayment(): Promise<Gift> {
  const { pool } = giving.server.database
  await pool.query('delete from receipts where tenant_id = $1', [mosque.id]).catch(() => undefined)
  await pool.query('delete from ledger_entries where tenant_id = $1', [mosque.id])
  await pool.query("update gifts set state = 'abandoned', paid_at = null, intent_id = null where tenant_id = $1", [
    mosque.id,
  ])
  const [closed] = (await giving.rows(mosque)).gifts
  if (!closed) throw new Error('Expected the gift.')
  return closed
}

test('refunds a payment for a closed gift once, and no more than came in', async () => {
  const closed = await closeBeforePayment()
  expect(await refundGift(context, gateway, closed, 1000)).toMatchObject({ refund: { no: 1, state: 'taken' } })
  await expect(refundGift(context, gateway, closed, 1501)).rejects.toMatchObject({ problem: { code: 'tooMuch' } })
  await expect(refundGift(context, losingGateway(), closed, 1500)).rejects.toThrow(OutcomeUnknown)
  const after = afterSeconds(90)
  const [waiting] = await after.db((tx) => findUnanswered(tx, after.now))
  const identified = await after.db((tx) => findGift(tx, closed.id))
  if (!waiting || !identified) throw new Error('Expected an unanswered refund.')
  expect(await resumeRefund(after, gateway, identified, waiting)).toMatchObject({ refund: { state: 'taken' } })
  expect(await refundedAmounts()).toEqual([1000, 1500])
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'abandoned' }], ledger: [] })
})

test('a failed refund of a payment for a closed gift raises one alarm, and can be requested again', async () => {
  const closed = await closeBeforePayment()
  const alarms = vi.spyOn(giving.server.app.log, 'error')
  await refundGift(context, gateway, closed, 1000)
  await expect(refundGift(context, gateway, closed, 1000)).rejects.toMatchObject({
    problem: { code: 'repeated', refund: { booking: 'orphan' } },
  })
  const [refund] = (await gateway.returnsOf(gift.intentId ?? '')).refunds
  if (!refund) throw new Error('Expected a refund.')
  const failed: Gateway = {
    ...gateway,
    returnsOf: () => Promise.resolve({ refunds: [{ ...refund, status: 'failed' }], disputes: [] }),
  }
  await applyReturns(context, failed, gift.intentId ?? '')
  await applyReturns(context, failed, gift.intentId ?? '')
  const alarmsRaised = alarms.mock.calls.filter(([entry]) => Reflect.get(Object(entry), 'alarm') === 'refund failed')
  alarms.mockRestore()
  expect(alarmsRaised).toHaveLength(1)
  expect(await refunds()).toEqual([{ no: 1, amount: 1000, state: 'refused' }])
  expect(await refundGift(context, failed, closed, 1000)).toMatchObject({ refund: { no: 2, state: 'taken' } })
})

test('counts refunds of a payment for a closed gift that were made since the provider was read', async () => {
  const closed = await closeBeforePayment()
  const before = await gateway.returnsOf(gift.intentId ?? '')
  const refundSpy = vi.fn<Gateway['refund']>(gateway.refund)
  const stale: Gateway = { ...gateway, refund: refundSpy, returnsOf: () => Promise.resolve(before) }
  await refundGift(context, gateway, closed, 1500)
  await expect(refundGift(context, stale, closed, 1001)).rejects.toMatchObject({ problem: { code: 'tooMuch' } })
  expect(refundSpy).not.toHaveBeenCalled()
  expect(await refundGift(context, stale, closed, 1000)).toMatchObject({ refund: { state: 'taken' } })
})

test('fails with a message and records nothing if the provider does not report what came in', async () => {
  const closed = await closeBeforePayment()
  const failingGateway = (error: Error): Gateway => ({ ...gateway, find: () => Promise.reject(error) })
  for (const [error, message] of [
    [new OutcomeUnknown('No answer.'), 'Nothing was changed'],
    [new ProviderRefusal('The key was revoked.'), 'revoked'],
  ] as const) {
    const refused = refundGift(context, failingGateway(error), closed, 1000)
    await expect(refused).rejects.toThrow(OperatorError)
    await expect(refused).rejects.toThrow(message)
  }
  expect(await refunds()).toEqual([])
})

test('rejects a refund of a closed gift without a payment', async () => {
  const closed = await closeBeforePayment()
  await giving.server.database.pool.query("update demo_intents set status = 'canceled' where tenant_id = $1", [
    mosque.id,
  ])
  await expect(refundGift(context, gateway, closed, 1000)).rejects.toMatchObject({ problem: { code: 'notPaid' } })
  expect(await refunds()).toEqual([])
})
