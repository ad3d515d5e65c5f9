import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receipts } from '../../../foundation/src/db/receipts.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

const day = 86_400_000
let giving: Giving
let stripeGiving: Giving
let clockLagMs = 0

beforeAll(async () => {
  giving = await startGiving('demonstration')
  stripeGiving = await startGiving('stripe', { now: () => new Date(Date.now() - clockLagMs) })
})
afterAll(async () => {
  await giving.close()
  await stripeGiving.close()
})

/** Views the only gift of a mosque, as if its last check was three seconds ago. */
async function settleAndRead(target: Giving, mosque: Mosque) {
  await target.server.database.pool.query("update gifts set checked_at = now() - interval '3 seconds'")
  const [unsettledGift] = (await target.rows(mosque)).gifts
  await target.view(mosque, unsettledGift?.id ?? '')
  const { gifts, ledger } = await target.rows(mosque)
  const receipt = await target.server.database.forTenant(mosque.id)((tx) =>
    tx
      .select()
      .from(receipts)
      .where(eq(receipts.giftId, unsettledGift?.id ?? '')),
  )
  return { gift: gifts[0], entry: ledger[0], receipt: receipt[0] }
}

const setPaidAt = (mosque: Mosque, time: string) =>
  giving.server.database.pool.query("update demo_intents set status = 'succeeded', paid_at = $2 where tenant_id = $1", [
    mosque.id,
    time,
  ])

test('dates a payment confirmed late by when the money arrived, like its ledger entry and receipt', async () => {
  const mosque = await giving.mosque()
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  await setPaidAt(mosque, '2025-12-31T20:00:00Z')
  const { gift, entry, receipt } = await settleAndRead(giving, mosque)
  expect(gift).toMatchObject({ state: 'paid', paidAt: new Date('2025-12-31T20:00:00Z') })
  expect(entry?.at).toEqual(gift?.paidAt)
  expect(receipt).toMatchObject({ number: 'DEMO-2025-000001', says: { day: '2025-12-31' } })
})

test('a provider’s clock that runs ahead never dates a payment in the future', async () => {
  const mosque = await giving.mosque()
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  await setPaidAt(mosque, new Date(Date.now() + day).toISOString())
  const { gift, entry } = await settleAndRead(giving, mosque)
  expect(gift?.paidAt?.getTime()).toBeLessThanOrEqual(Date.now())
  expect(entry?.at).toEqual(gift?.paidAt)
})

test("takes the payment time from Stripe's charge", async () => {
  const mosque = await stripeGiving.mosque()
  clockLagMs = 3 * day
  await stripeGiving.pay(mosque, await stripeGiving.attempt(mosque), 'processing')
  const [unsettledGift] = (await stripeGiving.rows(mosque)).gifts
  stripeGiving.stub.getAccount(mosque.secretKey).completeProcessing(unsettledGift?.intentId ?? '', true)
  clockLagMs = 0
  const { gift, entry } = await settleAndRead(stripeGiving, mosque)
  const ageMs = Date.now() - (gift?.paidAt?.getTime() ?? 0)
  expect(Math.round(ageMs / day)).toBe(3)
  expect(entry?.at).toEqual(gift?.paidAt)
})
