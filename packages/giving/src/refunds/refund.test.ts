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
  const { database, secrets } = giving.host
  const opened = await createPayments({ secrets }).gatewayOf(mosque, database.forTenant(mosque.id), mosque.accountId)
  if (!opened) throw new Error('There is no gateway.')
  return opened
}

beforeEach(async () => {
  mosque = await giving.mosque()
  const { database, secrets, app } = giving.host
  context = { db: database.forTenant(mosque.id), secrets, now: new Date(), log: app.log }
  gateway = await openGateway()
  await giving.pay(mosque, await giving.attempt(mosque))
  const [paid] = (await giving.rows(mosque)).gifts
  if (!paid) throw new Error('Nothing was paid.')
  gift = paid
})

const back = async () => (await gateway.returnsOf(gift.intentId ?? '')).refunds.map(({ amountMinor }) => amountMinor)
const refunds = async () =>
  (
    await giving.host.database.pool.query<Record<string, unknown>>(
      'select no, amount_minor as amount, state from refunds where tenant_id = $1 order by no',
      [mosque.id],
    )
  ).rows
const net = async () => (await giving.rows(mosque)).ledger.reduce((total, { amountMinor }) => total + amountMinor, 0)
const afterSeconds = (seconds: number): PaymentContext => ({
  ...context,
  now: new Date(context.now.getTime() + seconds * 1000),
})

test('a part goes back, and then the rest; more than was paid never does', async () => {
  const first = await refundGift(context, gateway, gift, 1000)
  expect(first).toMatchObject({ resumed: false, refund: { no: 1, state: 'taken' }, gift: { state: 'part_refunded' } })
  await expect(refundGift(context, gateway, gift, 1501)).rejects.toMatchObject({ problem: { code: 'tooMuch' } })
  expect(await refundGift(context, gateway, gift, 1500)).toMatchObject({ gift: { state: 'refunded' } })
  await expect(refundGift(context, gateway, gift, 1)).rejects.toMatchObject({ problem: { code: 'refunded' } })
  expect(await back()).toEqual([1000, 1500])
  expect(await net()).toBe(0)
})

test('the same amount goes back another time only after a day, or when it is meant', async () => {
  await refundGift(context, gateway, gift, 700)
  const all = await Promise.allSettled(
    [1, 2, 3].map((seconds) => refundGift(afterSeconds(seconds), gateway, gift, 700)),
  )
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(refundGift(afterSeconds(86_390), gateway, gift, 700)).rejects.toMatchObject({
    problem: { code: 'repeated', refund: { no: 1, amountMinor: 700, booking: 'booked' } },
  })
  expect(await back()).toEqual([700])
  expect(await refundGift(context, gateway, gift, 700, { again: true })).toMatchObject({ refund: { no: 2 } })
  expect(await refundGift(afterSeconds(86_500), gateway, gift, 700)).toMatchObject({ refund: { no: 3 } })
  expect(await back()).toEqual([700, 700, 700])
})

test('twenty who ask at once for all of it give it back once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => refundGift(context, gateway, gift, 2500)))
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await back()).toEqual([2500])
  expect(await refunds()).toHaveLength(1)
})

test('a crash before the call: the next who asks sends the one that was written down, and no other', async () => {
  const dies: Gateway = { ...gateway, refund: () => Promise.reject(new Error('The host died.')) }
  await expect(refundGift(context, dies, gift, 1000)).rejects.toThrow('died')
  expect(await refunds()).toEqual([{ no: 1, amount: 1000, state: 'asked' }])
  expect(await back()).toEqual([])
  const next = await refundGift(afterSeconds(5), gateway, gift, 700)
  expect(next).toMatchObject({ resumed: true, refund: { no: 1, amountMinor: 1000, state: 'taken' } })
  expect(await back()).toEqual([1000])
})

const lost = (): Gateway => ({
  ...gateway,
  async refund(order) {
    await gateway.refund(order)
    throw new OutcomeUnknown('The answer was lost.')
  },
})

test('a crash after the call: the hourly round asks under the same number, and it went back once', async () => {
  await expect(refundGift(context, lost(), gift, 1000)).rejects.toThrow(OutcomeUnknown)
  expect(await context.db((tx) => findUnanswered(tx, context.now))).toHaveLength(0)
  const after = afterSeconds(90)
  const [waiting] = await after.db((tx) => findUnanswered(tx, after.now))
  if (!waiting) throw new Error('Nothing waits.')
  expect(await resumeRefund(after, gateway, gift, waiting)).toMatchObject({ refund: { state: 'taken' } })
  expect(await back()).toEqual([1000])
  expect(await net()).toBe(1500)
})

test('after the provider has forgotten the key, its books say whether it was made', async () => {
  await expect(refundGift(context, lost(), gift, 1000)).rejects.toThrow(OutcomeUnknown)
  const days = afterSeconds(3 * 86_400)
  const forgets: Gateway = { ...gateway, refund: () => Promise.reject(new Error('The key must not be used again.')) }
  expect(await refundGift(days, forgets, gift, 1000)).toMatchObject({ refund: { no: 1, state: 'taken' } })
  expect(await back()).toEqual([1000])
})

test('what never reached the provider is refused after a day, and may be asked for anew', async () => {
  const dies: Gateway = { ...gateway, refund: () => Promise.reject(new OutcomeUnknown('No answer.')) }
  await expect(refundGift(context, dies, gift, 1000)).rejects.toThrow(OutcomeUnknown)
  const days = afterSeconds(3 * 86_400)
  expect(await refundGift(days, gateway, gift, 1000)).toMatchObject({ refund: { state: 'refused' } })
  expect(await refundGift(days, gateway, gift, 1000)).toMatchObject({ refund: { no: 2, state: 'taken' } })
  expect(await back()).toEqual([1000])
})

test('what the provider refuses at once is written down as refused', async () => {
  const refuses: Gateway = { ...gateway, refund: () => Promise.reject(new ProviderRefusal('No.')) }
  expect(await refundGift(context, refuses, gift, 1000)).toMatchObject({ refund: { state: 'refused' } })
  expect(await net()).toBe(2500)
})

test('a refund that was on its way and failed stands in the way of no later one', async () => {
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

test("another mosque's refund touches nothing here", async () => {
  const other = await giving.mosque()
  const theirs: PaymentContext = { ...context, db: giving.host.database.forTenant(other.id) }
  await expect(refundGift(theirs, gateway, gift, 1000)).rejects.toThrow('is missing')
  expect(await theirs.db((tx) => findGift(tx, gift.id))).toBeUndefined()
  expect(await back()).toEqual([])
})

test('the donor gets one email for each refund, in their language, that says when nothing is real', async () => {
  await refundGift(context, gateway, gift, 1000)
  const [refunded] = (await giving.rows(mosque)).ledger.filter(({ kind }) => kind === 'refunded')
  const tenant = await loadTenant(giving.host.database, mosque.id)
  for (let again = 0; again < 3; again += 1)
    await context.db((tx) => sendRefundEmail(tx, tenant, gift.id, refunded?.providerRef ?? ''))
  const emails = (await giving.host.letters(mosque)).filter(({ kind }) => kind === 'refund')
  expect(emails).toHaveLength(1)
  expect(emails[0]?.letter).toMatchObject({ to: 'aisha@example.org' })
  expect(emails[0]?.letter.text).toMatch(/^Demonstration: no money is taken\./)
  expect(emails[0]?.letter.text).toContain('£10')
})

test('a refund the bank gives up later brings a second email, once, which takes the first back', async () => {
  await refundGift(context, gateway, gift, 1000)
  const [refund] = (await gateway.returnsOf(gift.intentId ?? '')).refunds
  if (!refund) throw new Error('Nothing went back.')
  const failed: Gateway = {
    ...gateway,
    returnsOf: () => Promise.resolve({ refunds: [{ ...refund, status: 'failed' }], disputes: [] }),
  }
  await applyReturns(context, failed, gift.intentId ?? '')
  await applyReturns(context, failed, gift.intentId ?? '')
  const { database, app, secrets, directory } = giving.host
  const payments = createPayments({ secrets })
  const tasks = reconciliationTasks({ database, secrets, directory, payments, now: () => context.now, log: app.log })
  await runOnce({ pgPool: database.pool, taskList: redactErrors(tasks), noHandleSignals: true, logger: quiet })
  const emails = await giving.host.letters(mosque)
  expect(
    emails
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('refund'))
      .toSorted(),
  ).toEqual(['refund', 'refund-failed'])
  const second = emails.find(({ kind }) => kind === 'refund-failed')?.letter
  expect(second?.subject).toContain('couldn’t refund £10')
  expect(second?.text).toMatch(/^Demonstration: no money is taken\.[^]*still have the money[^]*another way/)
  expect(await net()).toBe(2500)
})

/** As if the gift had been closed before its money was heard of; its payment is named nowhere. */
async function closedFirst(): Promise<Gift> {
  const { pool } = giving.host.database
  await pool.query('delete from receipts where tenant_id = $1', [mosque.id]).catch(() => undefined)
  await pool.query('delete from ledger_entries where tenant_id = $1', [mosque.id])
  await pool.query("update gifts set state = 'abandoned', paid_at = null, intent_id = null where tenant_id = $1", [
    mosque.id,
  ])
  const [closed] = (await giving.rows(mosque)).gifts
  if (!closed) throw new Error('It is missing.')
  return closed
}

test('money that came in for a gift that had been closed goes back once, and no more than came in', async () => {
  const closed = await closedFirst()
  expect(await refundGift(context, gateway, closed, 1000)).toMatchObject({ refund: { no: 1, state: 'taken' } })
  await expect(refundGift(context, gateway, closed, 1501)).rejects.toMatchObject({ problem: { code: 'tooMuch' } })
  await expect(refundGift(context, lost(), closed, 1500)).rejects.toThrow(OutcomeUnknown)
  const after = afterSeconds(90)
  const [waiting] = await after.db((tx) => findUnanswered(tx, after.now))
  const named = await after.db((tx) => findGift(tx, closed.id))
  if (!waiting || !named) throw new Error('Nothing waits.')
  expect(await resumeRefund(after, gateway, named, waiting)).toMatchObject({ refund: { state: 'taken' } })
  expect(await back()).toEqual([1000, 1500])
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'abandoned' }], ledger: [] })
})

test('a refund of such money that the bank gives up is told of once, and the same may be asked for anew', async () => {
  const closed = await closedFirst()
  const alarms = vi.spyOn(giving.host.app.log, 'error')
  await refundGift(context, gateway, closed, 1000)
  await expect(refundGift(context, gateway, closed, 1000)).rejects.toMatchObject({
    problem: { code: 'repeated', refund: { booking: 'orphan' } },
  })
  const [refund] = (await gateway.returnsOf(gift.intentId ?? '')).refunds
  if (!refund) throw new Error('Nothing went back.')
  const failed: Gateway = {
    ...gateway,
    returnsOf: () => Promise.resolve({ refunds: [{ ...refund, status: 'failed' }], disputes: [] }),
  }
  await applyReturns(context, failed, gift.intentId ?? '')
  await applyReturns(context, failed, gift.intentId ?? '')
  const alarmsRaised = alarms.mock.calls.filter(([what]) => Reflect.get(Object(what), 'alarm') === 'refund failed')
  alarms.mockRestore()
  expect(alarmsRaised).toHaveLength(1)
  expect(await refunds()).toEqual([{ no: 1, amount: 1000, state: 'refused' }])
  expect(await refundGift(context, failed, closed, 1000)).toMatchObject({ refund: { no: 2, state: 'taken' } })
})

test('what was taken of such money since the provider was asked counts as gone', async () => {
  const closed = await closedFirst()
  const before = await gateway.returnsOf(gift.intentId ?? '')
  const asks = vi.fn<Gateway['refund']>(gateway.refund)
  const stale: Gateway = { ...gateway, refund: asks, returnsOf: () => Promise.resolve(before) }
  await refundGift(context, gateway, closed, 1500)
  await expect(refundGift(context, stale, closed, 1001)).rejects.toMatchObject({ problem: { code: 'tooMuch' } })
  expect(asks).not.toHaveBeenCalled()
  expect(await refundGift(context, stale, closed, 1000)).toMatchObject({ refund: { state: 'taken' } })
})

test('a provider that does not say what came in stops it in words, with nothing written down', async () => {
  const closed = await closedFirst()
  const silent = (error: Error): Gateway => ({ ...gateway, find: () => Promise.reject(error) })
  for (const [error, words] of [
    [new OutcomeUnknown('No answer.'), 'Nothing was changed'],
    [new ProviderRefusal('The key was revoked.'), 'revoked'],
  ] as const) {
    const refused = refundGift(context, silent(error), closed, 1000)
    await expect(refused).rejects.toThrow(OperatorError)
    await expect(refused).rejects.toThrow(words)
  }
  expect(await refunds()).toEqual([])
})

test('a gift that was closed and has no money at the provider has nothing to give back', async () => {
  const closed = await closedFirst()
  await giving.host.database.pool.query("update demo_intents set status = 'canceled' where tenant_id = $1", [mosque.id])
  await expect(refundGift(context, gateway, closed, 1000)).rejects.toMatchObject({ problem: { code: 'notPaid' } })
  expect(await refunds()).toEqual([])
})
