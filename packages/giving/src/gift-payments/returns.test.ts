import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDemoDispute, openDemoDispute } from '../testing/demoDispute.ts'
import type { Gateway } from '../providers/gateway.ts'
import { createPayments } from '../providers/payments.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { applyReturns } from './returns.ts'
import type { PaymentContext } from './settle.ts'

let giving: Giving
let mosque: Mosque
let gateway: Gateway
let context: PaymentContext

beforeAll(async () => {
  giving = await startGiving('demonstration')
})
afterAll(() => giving.close())
beforeEach(async () => {
  mosque = await giving.mosque()
  const { database, secrets, app } = giving.server
  const db = database.forTenant(mosque.id)
  context = { db, secrets, now: new Date(), log: app.log }
  const mosqueGateway = await createPayments({ secrets }).gatewayOf(mosque, db, mosque.accountId)
  if (!mosqueGateway) throw new Error('Expected a gateway.')
  gateway = mosqueGateway
})

async function payGift() {
  await giving.pay(mosque, await giving.attempt(mosque))
  const gift = (await giving.rows(mosque)).gifts.at(-1)
  if (!gift?.intentId) throw new Error('Expected a paid gift.')
  return { id: gift.id, intentId: gift.intentId }
}

const readState = async () => {
  const { gifts, ledger } = await giving.rows(mosque)
  return {
    state: gifts[0]?.state,
    net: ledger.reduce((total, { amountMinor }) => total + amountMinor, 0),
    kinds: ledger.map(({ kind }) => kind).toSorted(),
  }
}

const refund = (intentId: string, giftId: string, amountMinor: number) =>
  gateway.refund({ intentId, giftId, amountMinor, idempotencyKey: `test:${giftId}:${amountMinor}` })
const getAccount = () => ({ tenantId: mosque.id, id: mosque.accountId })

test('records a refund once, however often and concurrently it is reported', async () => {
  const { id, intentId } = await payGift()
  await refund(intentId, id, 1000)
  await Promise.all(Array.from({ length: 4 }, () => applyReturns(context, gateway, intentId)))
  expect(await readState()).toEqual({ state: 'part_refunded', net: 1500, kinds: ['paid', 'refunded'] })
  await refund(intentId, id, 1500)
  await applyReturns(context, gateway, intentId)
  expect(await readState()).toEqual({ state: 'refunded', net: 0, kinds: ['paid', 'refunded', 'refunded'] })
})

test('a dispute deducts the money, and winning it restores the money', async () => {
  const { intentId } = await payGift()
  const disputeId = await context.db((tx) => openDemoDispute(tx, getAccount(), intentId, new Date()))
  await applyReturns(context, gateway, intentId)
  expect(await readState()).toEqual({ state: 'disputed', net: 0, kinds: ['disputed', 'paid'] })
  await context.db((tx) => closeDemoDispute(tx, getAccount(), disputeId, 'won', new Date()))
  await applyReturns(context, gateway, intentId)
  expect(await readState()).toEqual({ state: 'paid', net: 2500, kinds: ['dispute_won', 'disputed', 'paid'] })
})

test('discards a read overtaken by a newer one', async () => {
  const { intentId } = await payGift()
  const disputeId = await context.db((tx) => openDemoDispute(tx, getAccount(), intentId, new Date()))
  let shouldOvertake = true
  const slowGateway: Gateway = {
    ...gateway,
    async returnsOf(id) {
      const staleReturns = await gateway.returnsOf(id)
      if (!shouldOvertake) return staleReturns
      shouldOvertake = false
      await context.db((tx) => closeDemoDispute(tx, getAccount(), disputeId, 'won', new Date()))
      await applyReturns(context, gateway, id)
      return staleReturns
    },
  }
  await applyReturns(context, slowGateway, intentId)
  expect(await readState()).toEqual({ state: 'paid', net: 2500, kinds: ['paid'] })
})

test('a refund reported before its payment settles the payment first', async () => {
  const { id, intentId } = await payGift()
  await refund(intentId, id, 500)
  const { pool } = giving.server.database
  await pool.query('delete from ledger_entries where gift_id = $1', [id])
  await pool.query('delete from receipts where gift_id = $1', [id])
  await pool.query("update gifts set state = 'processing', paid_at = null where id = $1", [id])
  await applyReturns(context, gateway, intentId)
  expect(await readState()).toEqual({ state: 'part_refunded', net: 2000, kinds: ['paid', 'refunded'] })
})

test('a refund reported before the response to its payment finds the gift by the payment’s metadata', async () => {
  const { id, intentId } = await payGift()
  await refund(intentId, id, 500)
  const { pool } = giving.server.database
  await pool.query('delete from ledger_entries where gift_id = $1', [id])
  await pool.query('delete from receipts where gift_id = $1', [id])
  await pool.query("update gifts set state = 'confirming', paid_at = null, intent_id = null where id = $1", [id])
  await applyReturns(context, gateway, intentId)
  expect(await readState()).toEqual({ state: 'part_refunded', net: 2000, kinds: ['paid', 'refunded'] })
})

test('ignores an unknown intent, and one of another mosque', async () => {
  const { intentId } = await payGift()
  const otherMosque = await giving.mosque()
  const otherContext: PaymentContext = { ...context, db: giving.server.database.forTenant(otherMosque.id) }
  expect(await applyReturns(otherContext, gateway, intentId)).toBeUndefined()
  expect(await applyReturns(context, gateway, 'demo_nobody')).toBeUndefined()
  expect(await applyReturns(context, { ...gateway, accountId: 'another' }, intentId)).toBeUndefined()
  expect(await readState()).toEqual({ state: 'paid', net: 2500, kinds: ['paid'] })
})

test('updates the totals of the mosque', async () => {
  const { id, intentId } = await payGift()
  await refund(intentId, id, 1000)
  await applyReturns(context, gateway, intentId)
  const { rows } = await giving.server.database.pool.query(
    'select amount_minor::int as amount, gifts from money_totals where tenant_id = $1',
    [mosque.id],
  )
  expect(rows).toEqual([{ amount: 1500, gifts: 1 }])
})
