import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { StubEvent } from '../../../testkit/src/stripe/index.ts'
import { signEvent } from '../providers/events.ts'
import type { Gateway } from '../providers/gateway.ts'
import { createPayments } from '../providers/payments.ts'
import {
  listPayouts,
  matchPayouts,
  readPayoutDetail,
  readFailedPayouts,
  readLastRead,
  readPayouts,
  storePayout,
} from './index.ts'

let giving: Giving

beforeAll(async () => {
  giving = await startGiving('stripe', { latency: 0 })
})
afterAll(() => giving.close())

const accountOf = (mosque: Mosque) => giving.stub.getAccount(mosque.secretKey)
const dbOf = (mosque: Mosque) => giving.server.database.forTenant(mosque.id)

async function openGateway(mosque: Mosque): Promise<Gateway> {
  const { database, secrets } = giving.server
  const payments = createPayments({ secrets, stripeApiBase: giving.stub.url })
  const gateway = await payments.gatewayFor(await loadTenant(database, mosque.id), dbOf(mosque))
  if (!gateway) throw new Error('There is no gateway.')
  return gateway
}

const readAll = async (mosque: Mosque) =>
  readPayouts({ db: dbOf(mosque), now: new Date(), log: giving.server.app.log }, await openGateway(mosque))
const listStored = (mosque: Mosque) => dbOf(mosque)((tx) => listPayouts(tx, 'test'))
const readDetail = async (mosque: Mosque, id: string) => {
  const detail = await dbOf(mosque)((tx) => readPayoutDetail(tx, id))
  if (!detail) throw new Error(`There is no payout ${id}.`)
  return detail
}
const listFailed = (mosque: Mosque) => dbOf(mosque)((tx) => readFailedPayouts(tx, 'test'))
const totalOf = (totals: Record<string, number>) =>
  Object.values(totals).reduce((subtotal, amount) => subtotal + amount, 0)

/** Pays a gift to a mosque. @returns its payment intent id */
async function give(mosque: Mosque, amountMinor = 2500): Promise<string> {
  await giving.pay(mosque, await giving.attempt(mosque, { amountMinor }))
  const intentId = accountOf(mosque).charges.at(-1)?.intentId
  if (!intentId) throw new Error('No payment was made.')
  return intentId
}

/** Creates another application's payment in the same account. */
const payElsewhere = (mosque: Mosque, amount: number) =>
  accountOf(mosque).createIntent({
    amount: String(amount),
    currency: 'gbp',
    confirm: 'true',
    confirmation_token: giving.token('succeeds'),
  })

/** Posts an event to the webhook as Stripe does, and processes it. */
async function postEvent(mosque: Mosque, event: StubEvent | undefined): Promise<void> {
  const body = JSON.stringify(event)
  const response = await giving.server.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/${mosque.accountId}`,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(body, mosque.webhookSecret, new Date()),
    },
    payload: body,
  })
  expect(response.statusCode).toBe(200)
  await giving.runJobs('provider-event')
}

const eventOf = (mosque: Mosque, type: string) => accountOf(mosque).events.find((event) => event.type === type)

test('itemises a payout into gifts with donors, fees, refunds, disputes and other applications’ payments', async () => {
  const mosque = await giving.mosque()
  const [firstIntentId, secondIntentId] = [await give(mosque), await give(mosque, 10_000)]
  payElsewhere(mosque, 700)
  accountOf(mosque).refund(firstIntentId, 500)
  accountOf(mosque).openDispute(secondIntentId)
  accountOf(mosque).addToBalance('stripe_fee', -1000, 200)
  accountOf(mosque).addToBalance('reserve_transaction', -50)
  const id = accountOf(mosque).payOut()
  expect(await readAll(mosque)).toBeUndefined()
  const { payout, totals, counts, unmatched, items, itemCount } = await readDetail(mosque, id)
  // Fees: cards 58, 170 and 31, the dispute 2000, and Stripe's 1200 with VAT.
  expect(totals).toEqual({ gift: 13_200, fee: -3459, refund: -500, dispute: -10_000, payout: 0, adjustment: -50 })
  expect(counts).toEqual({ gift: 3, fee: 1, refund: 1, dispute: 1, payout: 0, adjustment: 1 })
  expect(unmatched).toEqual({ count: 1, amountMinor: 700 })
  expect(payout).toMatchObject({ amountMinor: totalOf(totals), itemising: 'listed', state: 'paid' })
  expect(itemCount).toBe(items.length)
  const { gifts } = await giving.rows(mosque)
  const giftOf = (intentId: string) => gifts.find((gift) => gift.intentId === intentId)?.id
  const links = items.flatMap(({ kind, gift }) => (gift ? [`${kind} ${gift.id} ${gift.donorName}`] : []))
  expect(links.toSorted()).toEqual(
    [
      `dispute ${giftOf(secondIntentId)} Aisha Rahman`,
      `gift ${giftOf(firstIntentId)} Aisha Rahman`,
      `gift ${giftOf(secondIntentId)} Aisha Rahman`,
      `refund ${giftOf(firstIntentId)} Aisha Rahman`,
    ].toSorted(),
  )
  expect(items.every(({ gift }) => gift === undefined || gift.donorId !== undefined)).toBe(true)
})

test('the parts of each payout add up to its amount, and each item is in one payout', async () => {
  const anyStep = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('sell' as const), amount: fc.integer({ min: 30, max: 99_999 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('refund' as const, 'dispute' as const, 'fee' as const),
        amount: fc.nat(9999),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constantFrom('pay out' as const, 'fail' as const), amount: fc.nat(9) }),
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 25 }), async (steps) => {
      const mosque = await giving.mosque()
      const account = accountOf(mosque)
      for (const { kind, amount } of steps) {
        const [charge] = account.charges.slice(-1)
        const isUntouched =
          charge &&
          ![...account.refunds.values(), ...account.disputes.values()].some(
            ({ payment_intent }) => payment_intent === charge.intentId,
          )
        if (kind === 'sell') payElsewhere(mosque, amount)
        else if (kind === 'fee') account.addToBalance('stripe_fee', -amount, amount % 7)
        else if (kind === 'pay out') account.payOut()
        else if (kind === 'fail') {
          const paidPayout = [...account.payouts.values()].find(({ status }) => status === 'paid')
          if (paidPayout) account.failPayout(paidPayout.id)
        } else if (isUntouched && kind === 'refund') account.refund(charge.intentId, 1 + (amount % charge.amount))
        else if (isUntouched) account.openDispute(charge.intentId)
      }
      account.payOut()
      expect(await readAll(mosque)).toBeUndefined()
      const itemIds = new Set<string>()
      let gifts = 0
      for (const { id } of await listStored(mosque)) {
        const { payout, totals, items } = await readDetail(mosque, id)
        expect(totalOf(totals)).toBe(payout.amountMinor)
        gifts += totals.gift
        for (const item of items) expect(itemIds.has(item.id) || !itemIds.add(item.id)).toBe(false)
      }
      expect(gifts).toBe(account.charges.reduce((subtotal, { amount }) => subtotal + amount, 0))
    }),
    { numRuns: 20 },
  )
})

describe('events', () => {
  test('stores a payout from its event, once', async () => {
    const mosque = await giving.mosque()
    await give(mosque)
    const id = accountOf(mosque).payOut()
    await postEvent(mosque, eventOf(mosque, 'payout.paid'))
    const storedDetail = await readDetail(mosque, id)
    await postEvent(mosque, eventOf(mosque, 'payout.paid'))
    await postEvent(mosque, eventOf(mosque, 'payout.created'))
    expect(await readDetail(mosque, id)).toEqual(storedDetail)
    expect(storedDetail).toMatchObject({ payout: { state: 'paid' }, itemCount: 1 })
  })

  test('an outdated reading does not revert a payout', async () => {
    const mosque = await giving.mosque()
    await give(mosque)
    const id = accountOf(mosque).payOut()
    const outdatedPayout = await (await openGateway(mosque)).readPayout(id)
    accountOf(mosque).failPayout(id)
    await readAll(mosque)
    const accountColumns = { accountId: mosque.accountId, mode: 'test' as const }
    await dbOf(mosque)((tx) => storePayout(tx, { ...accountColumns, payout: outdatedPayout, items: [] }))
    expect(await readDetail(mosque, id)).toMatchObject({
      payout: { state: 'failed', itemising: 'listed' },
      itemCount: 1,
    })
  })

  test('reports a failed payout until a later one has paid out its money', async () => {
    const mosque = await giving.mosque()
    await give(mosque)
    const id = accountOf(mosque).payOut()
    await readAll(mosque)
    expect(await listFailed(mosque)).toEqual([])
    accountOf(mosque).failPayout(id, 'account_closed')
    await postEvent(mosque, eventOf(mosque, 'payout.failed'))
    // A delayed event from before the failure.
    await postEvent(mosque, eventOf(mosque, 'payout.paid'))
    expect(await listFailed(mosque)).toMatchObject([{ id, state: 'failed', failureCode: 'account_closed' }])
    const nextId = accountOf(mosque).payOut()
    await readAll(mosque)
    expect((await readDetail(mosque, nextId)).totals).toMatchObject({ gift: 0, payout: 2442 })
    // Both were created within the same second here, but a real bank takes a day.
    await giving.server.database.pool.query(
      `update payouts set created_at = created_at - interval '1 day' where id = $1`,
      [id],
    )
    expect(await listFailed(mosque)).toEqual([])
  })
})

test('lists a manual payout without reading its items', async () => {
  const mosque = await giving.mosque()
  await give(mosque)
  const id = accountOf(mosque).payOut({ manual: true, amount: 1000 })
  expect(await readAll(mosque)).toBeUndefined()
  expect(await readDetail(mosque, id)).toMatchObject({
    payout: { amountMinor: 1000, itemising: 'manual' },
    itemCount: 0,
  })
  const gateway = await openGateway(mosque)
  await expect(gateway.payoutItems(id)).rejects.toThrow('Stripe refused')
})

test('reports a key’s missing right and stores the data it may read', async () => {
  const mosque = await giving.mosque()
  await give(mosque)
  const id = accountOf(mosque).payOut()
  accountOf(mosque).denyPermission('payout_read')
  expect(await readAll(mosque)).toEqual({ kind: 'right', right: 'payouts', name: 'payout_read' })
  expect(await listStored(mosque)).toEqual([])
  accountOf(mosque).grantPermission('payout_read')
  accountOf(mosque).denyPermission('balance_read')
  const missingRight = { kind: 'right', right: 'balance', name: 'balance_read' }
  expect(await readAll(mosque)).toEqual(missingRight)
  expect(await listStored(mosque)).toMatchObject([{ id, itemising: 'waiting' }])
  expect(await dbOf(mosque)((tx) => readLastRead(tx, 'test'))).toEqual({ readAt: null, problem: missingRight })
  accountOf(mosque).grantPermission('balance_read')
  expect(await readAll(mosque)).toBeUndefined()
  expect(await readDetail(mosque, id)).toMatchObject({ payout: { itemising: 'listed' }, itemCount: 1 })
  expect(await dbOf(mosque)((tx) => readLastRead(tx, 'test'))).toEqual({ readAt: expect.any(Date) })
})

test('matches a bank line to one payout of the same amount, nearest to its day', async () => {
  const mosque = await giving.mosque()
  await give(mosque)
  const id = accountOf(mosque).payOut()
  await readAll(mosque)
  const { payout } = await readDetail(mosque, id)
  const line = { day: payout.day, amountMinor: payout.amountMinor, currency: 'gbp' }
  const match = (...lines: (typeof line & { id: string })[]) => dbOf(mosque)((tx) => matchPayouts(tx, 'test', lines))
  expect([...(await match({ id: 'a', ...line }, { id: 'b', ...line }))]).toEqual([['a', id]])
  expect((await match({ id: 'a', ...line, amountMinor: 1 }, { id: 'b', ...line, day: '2020-01-01' })).size).toBe(0)
})
