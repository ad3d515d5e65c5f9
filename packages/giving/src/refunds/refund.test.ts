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

const silentLogger = new Logger(() => () => {})

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
  const [paidGift] = (await giving.rows(mosque)).gifts
  if (!paidGift) throw new Error('Expected a paid gift.')
  gift = paidGift
})

const readRefundedAmounts = async () =>
  (await gateway.returnsOf(gift.intentId ?? '')).refunds.map(({ amountMinor }) => amountMinor)
const readRefunds = async () =>
  (
    await giving.server.database.pool.query<Record<string, unknown>>(
      'select no, amount_minor as amount, state from refunds where tenant_id = $1 order by no',
      [mosque.id],
    )
  ).rows
const readNet = async () =>
  (await giving.rows(mosque)).ledger.reduce((total, { amountMinor }) => total + amountMinor, 0)
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
  expect(await readRefundedAmounts()).toEqual([1000, 1500])
  expect(await readNet()).toBe(0)
})

test('refunds the same amount again only after a day, or if requested explicitly', async () => {
  await refundGift(context, gateway, gift, 700)
  const results = await Promise.allSettled(
    [1, 2, 3].map((seconds) => refundGift(afterSeconds(seconds), gateway, gift, 700)),
  )
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(refundGift(afterSeconds(86_390), gateway, gift, 700)).rejects.toMatchObject({
    problem: { code: 'repeated', refund: { no: 1, amountMinor: 700, booking: 'booked' } },
  })
  expect(await readRefundedAmounts()).toEqual([700])
  expect(await refundGift(context, gateway, gift, 700, { again: true })).toMatchObject({ refund: { no: 2 } })
  expect(await refundGift(afterSeconds(86_500), gateway, gift, 700)).toMatchObject({ refund: { no: 3 } })
  expect(await readRefundedAmounts()).toEqual([700, 700, 700])
})

test('makes only one of twenty concurrent full refunds', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => refundGift(context, gateway, gift, 2500)))
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await readRefundedAmounts()).toEqual([2500])
  expect(await readRefunds()).toHaveLength(1)
})

test('after a crash before the call, the next request sends the recorded refund and no other', async () => {
  const crashing: Gateway = { ...gateway, refund: () => Promise.reject(new Error('Simulated crash.')) }
  await expect(refundGift(context, crashing, gift, 1000)).rejects.toThrow('Simulated crash')
  expect(await readRefunds()).toEqual([{ no: 1, amount: 1000, state: 'asked' }])
  expect(await readRefundedAmounts()).toEqual([])
  const result = await refundGift(afterSeconds(5), gateway, gift, 700)
  expect(result).toMatchObject({ resumed: true, refund: { no: 1, amountMinor: 1000, state: 'taken' } })
  expect(await readRefundedAmounts()).toEqual([1000])
})

const createLosingGateway = (): Gateway => ({
  ...gateway,
  async refund(order) {
    await gateway.refund(order)
    throw new OutcomeUnknown('Simulated loss.')
  },
})

test('after a crash after the call, the hourly job requests the same number, and the money is refunded once', async () => {
  await expect(refundGift(context, createLosingGateway(), gift, 1000)).rejects.toThrow(OutcomeUnknown)
  expect(await context.db((tx) => findUnanswered(tx, context.now))).toHaveLength(0)
  const after = afterSeconds(90)
  const [unanswered] = await after.db((tx) => findUnanswered(tx, after.now))
  if (!unanswered) throw new Error('Expected an unanswered refund.')
  expect(await resumeRefund(after, gateway, gift, unanswered)).toMatchObject({ refund: { state: 'taken' } })
  expect(await readRefundedAmounts()).toEqual([1000])
  expect(await readNet()).toBe(1500)
})

test('looks up the refund at the provider after the idempotency key has expired', async () => {
  await expect(refundGift(context, createLosingGateway(), gift, 1000)).rejects.toThrow(OutcomeUnknown)
  const daysLater = afterSeconds(3 * 86_400)
  const expiredKey: Gateway = { ...gateway, refund: () => Promise.reject(new Error('The key must not be used again.')) }
  expect(await refundGift(daysLater, expiredKey, gift, 1000)).toMatchObject({ refund: { no: 1, state: 'taken' } })
  expect(await readRefundedAmounts()).toEqual([1000])
})

test('a refund that never reached the provider is refused after a day, and can be requested again', async () => {
  const unreachable: Gateway = { ...gateway, refund: () => Promise.reject(new OutcomeUnknown('No answer.')) }
  await expect(refundGift(context, unreachable, gift, 1000)).rejects.toThrow(OutcomeUnknown)
  const daysLater = afterSeconds(3 * 86_400)
  expect(await refundGift(daysLater, gateway, gift, 1000)).toMatchObject({ refund: { state: 'refused' } })
  expect(await refundGift(daysLater, gateway, gift, 1000)).toMatchObject({ refund: { no: 2, state: 'taken' } })
  expect(await readRefundedAmounts()).toEqual([1000])
})

test('records a refund as refused if the provider refuses it', async () => {
  const refusing: Gateway = { ...gateway, refund: () => Promise.reject(new ProviderRefusal('No.')) }
  expect(await refundGift(context, refusing, gift, 1000)).toMatchObject({ refund: { state: 'refused' } })
  expect(await readNet()).toBe(2500)
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
  expect(await readRefunds()).toEqual([{ no: 1, amount: 2500, state: 'refused' }])
  expect(await refundGift(context, gateway, gift, 2500)).toMatchObject({ gift: { state: 'refunded' } })
})

test("rejects a refund in another mosque's context", async () => {
  const otherMosque = await giving.mosque()
  const otherContext: PaymentContext = { ...context, db: giving.server.database.forTenant(otherMosque.id) }
  await expect(refundGift(otherContext, gateway, gift, 1000)).rejects.toThrow('is missing')
  expect(await otherContext.db((tx) => findGift(tx, gift.id))).toBeUndefined()
  expect(await readRefundedAmounts()).toEqual([])
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
  expect(emails[0]?.email.text).toMatch(/^Demonstration: you haven’t been charged\./)
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
  await runOnce({ pgPool: database.pool, taskList: redactErrors(tasks), noHandleSignals: true, logger: silentLogger })
  const emails = await giving.server.emails(mosque)
  expect(
    emails
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('refund'))
      .toSorted(),
  ).toEqual(['refund', 'refund-failed'])
  const second = emails.find(({ kind }) => kind === 'refund-failed')?.email
  expect(second?.subject).toContain('couldn’t refund £10')
  expect(second?.text).toMatch(/^Demonstration: you haven’t been charged\.[^]*still have the money[^]*another way/)
  expect(await readNet()).toBe(2500)
})

/** Closes the gift as if before its payment was reported: no ledger entry, no intent. */
async function closeGift(): Promise<Gift> {
  const { pool } = giving.server.database
  await pool.query('delete from receipts where tenant_id = $1', [mosque.id]).catch(() => undefined)
  await pool.query('delete from ledger_entries where tenant_id = $1', [mosque.id])
  await pool.query("update gifts set state = 'abandoned', paid_at = null, intent_id = null where tenant_id = $1", [
    mosque.id,
  ])
  const [closedGift] = (await giving.rows(mosque)).gifts
  if (!closedGift) throw new Error('Expected the gift.')
  return closedGift
}

test('refunds a payment for a closed gift once, and no more than was paid', async () => {
  const closedGift = await closeGift()
  expect(await refundGift(context, gateway, closedGift, 1000)).toMatchObject({ refund: { no: 1, state: 'taken' } })
  await expect(refundGift(context, gateway, closedGift, 1501)).rejects.toMatchObject({ problem: { code: 'tooMuch' } })
  await expect(refundGift(context, createLosingGateway(), closedGift, 1500)).rejects.toThrow(OutcomeUnknown)
  const after = afterSeconds(90)
  const [unanswered] = await after.db((tx) => findUnanswered(tx, after.now))
  const identified = await after.db((tx) => findGift(tx, closedGift.id))
  if (!unanswered || !identified) throw new Error('Expected an unanswered refund.')
  expect(await resumeRefund(after, gateway, identified, unanswered)).toMatchObject({ refund: { state: 'taken' } })
  expect(await readRefundedAmounts()).toEqual([1000, 1500])
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'abandoned' }], ledger: [] })
})

test('a failed refund of a payment for a closed gift raises one alarm, and can be requested again', async () => {
  const closedGift = await closeGift()
  const alarms = vi.spyOn(giving.server.app.log, 'error')
  await refundGift(context, gateway, closedGift, 1000)
  await expect(refundGift(context, gateway, closedGift, 1000)).rejects.toMatchObject({
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
  const refundAlarms = alarms.mock.calls.filter(([entry]) => Reflect.get(Object(entry), 'alarm') === 'refund failed')
  alarms.mockRestore()
  expect(refundAlarms).toHaveLength(1)
  expect(await readRefunds()).toEqual([{ no: 1, amount: 1000, state: 'refused' }])
  expect(await refundGift(context, failed, closedGift, 1000)).toMatchObject({ refund: { no: 2, state: 'taken' } })
})

test('counts refunds of a payment for a closed gift that were made since the provider was read', async () => {
  const closedGift = await closeGift()
  const before = await gateway.returnsOf(gift.intentId ?? '')
  const refundSpy = vi.fn<Gateway['refund']>(gateway.refund)
  const staleGateway: Gateway = { ...gateway, refund: refundSpy, returnsOf: () => Promise.resolve(before) }
  await refundGift(context, gateway, closedGift, 1500)
  await expect(refundGift(context, staleGateway, closedGift, 1001)).rejects.toMatchObject({
    problem: { code: 'tooMuch' },
  })
  expect(refundSpy).not.toHaveBeenCalled()
  expect(await refundGift(context, staleGateway, closedGift, 1000)).toMatchObject({ refund: { state: 'taken' } })
})

test('fails with a message and records nothing if the provider does not report what was paid', async () => {
  const closedGift = await closeGift()
  const failingGateway = (error: Error): Gateway => ({ ...gateway, find: () => Promise.reject(error) })
  for (const [error, message] of [
    [new OutcomeUnknown('No answer.'), 'Nothing was changed'],
    [new ProviderRefusal('The key was revoked.'), 'revoked'],
  ] as const) {
    const refused = refundGift(context, failingGateway(error), closedGift, 1000)
    await expect(refused).rejects.toThrow(OperatorError)
    await expect(refused).rejects.toThrow(message)
  }
  expect(await readRefunds()).toEqual([])
})

test('rejects a refund of a closed gift without a payment', async () => {
  const closedGift = await closeGift()
  await giving.server.database.pool.query("update demo_intents set status = 'canceled' where tenant_id = $1", [
    mosque.id,
  ])
  await expect(refundGift(context, gateway, closedGift, 1000)).rejects.toMatchObject({ problem: { code: 'notPaid' } })
  expect(await readRefunds()).toEqual([])
})
