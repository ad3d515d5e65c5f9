import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receipts } from '../../../foundation/src/db/receipts.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

const day = 86_400_000
let giving: Giving
let shop: Giving
let behind = 0

beforeAll(async () => {
  giving = await startGiving('demonstration')
  shop = await startGiving('stripe', { now: () => new Date(Date.now() - behind) })
})
afterAll(async () => {
  await giving.close()
  await shop.close()
})

/** The one gift of a mosque, looked at three seconds after anybody last did. */
async function settleAndRead(host: Giving, mosque: Mosque) {
  await host.host.database.pool.query("update gifts set checked_at = now() - interval '3 seconds'")
  const [waiting] = (await host.rows(mosque)).gifts
  await host.view(mosque, waiting?.id ?? '')
  const { gifts, ledger } = await host.rows(mosque)
  const receipt = await host.host.database.forTenant(mosque.id)((tx) =>
    tx
      .select()
      .from(receipts)
      .where(eq(receipts.giftId, waiting?.id ?? '')),
  )
  return { gift: gifts[0], entry: ledger[0], receipt: receipt[0] }
}

const paidAt = (mosque: Mosque, at: string) =>
  giving.host.database.pool.query("update demo_intents set status = 'succeeded', paid_at = $2 where tenant_id = $1", [
    mosque.id,
    at,
  ])

test('money heard of late belongs to the day, the year and the receipt of when it came in', async () => {
  const mosque = await giving.mosque()
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  await paidAt(mosque, '2025-12-31T20:00:00Z')
  const { gift, entry, receipt } = await settleAndRead(giving, mosque)
  expect(gift).toMatchObject({ state: 'paid', paidAt: new Date('2025-12-31T20:00:00Z') })
  expect(entry?.at).toEqual(gift?.paidAt)
  expect(receipt).toMatchObject({ number: 'DEMO-2025-000001', says: { day: '2025-12-31' } })
})

test('a clock of the provider that runs ahead dates nothing in days to come', async () => {
  const mosque = await giving.mosque()
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  await paidAt(mosque, new Date(Date.now() + day).toISOString())
  const { gift, entry } = await settleAndRead(giving, mosque)
  expect(gift?.paidAt?.getTime()).toBeLessThanOrEqual(Date.now())
  expect(entry?.at).toEqual(gift?.paidAt)
})

test("Stripe's charge says when the money came in", async () => {
  const mosque = await shop.mosque()
  behind = 3 * day
  await shop.pay(mosque, await shop.attempt(mosque), 'processing')
  const [waiting] = (await shop.rows(mosque)).gifts
  shop.stub.account(mosque.secretKey).finish(waiting?.intentId ?? '', true)
  behind = 0
  const { gift, entry } = await settleAndRead(shop, mosque)
  const ago = Date.now() - (gift?.paidAt?.getTime() ?? 0)
  expect(Math.round(ago / day)).toBe(3)
  expect(entry?.at).toEqual(gift?.paidAt)
})
