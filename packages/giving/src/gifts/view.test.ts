import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

let giving: Giving
let mosque: Mosque

beforeAll(async () => {
  giving = await startGiving('stripe')
  mosque = await giving.mosque()
})
afterAll(() => giving.close())

const startProcessing = async () => {
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  const { gifts } = await giving.rows(mosque)
  const gift = gifts.find(({ state }) => state === 'processing')
  if (!gift?.intentId) throw new Error('Expected a processing gift.')
  return { id: gift.id, intentId: gift.intentId }
}
const allowCheck = () => giving.server.database.pool.query("update gifts set checked_at = now() - interval '3 seconds'")
const countReads = () => giving.stub.requests.filter(({ method }) => method === 'GET').length

describe('viewing a gift', () => {
  test('returns the provider’s decision without any event', async () => {
    const { id, intentId } = await startProcessing()
    giving.stub.getAccount(mosque.secretKey).completeProcessing(intentId, true)
    await allowCheck()
    expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'paid', next: 'done' })
  })

  test('twenty times concurrently reads from the provider once, and not again within two seconds', async () => {
    const { id } = await startProcessing()
    await allowCheck()
    const readCount = countReads()
    await Promise.all(Array.from({ length: 20 }, () => giving.view(mosque, id)))
    await giving.view(mosque, id)
    expect(countReads() - readCount).toBe(1)
  })

  test('works while the provider does not respond', async () => {
    const { id } = await startProcessing()
    await allowCheck()
    giving.stub.addFaults(['error-500', 'error-500', 'error-500'], 'read')
    expect(await giving.view(mosque, id)).toMatchObject({
      code: 200,
      body: { data: { state: 'processing', next: 'poll' } },
    })
  })

  test('does not ask the provider about a closed gift', async () => {
    await giving.pay(mosque, await giving.attempt(mosque))
    const paidGift = (await giving.rows(mosque)).gifts.find(({ state }) => state === 'paid')
    await allowCheck()
    const readCount = countReads()
    await giving.view(mosque, paidGift?.id ?? '')
    expect(countReads()).toBe(readCount)
  })

  test.each(['nobody', 'x'.repeat(64), "'; drop table gifts"])('returns 404 for the id %j', async (id) => {
    expect(await giving.view(mosque, encodeURIComponent(id))).toMatchObject({ code: 404 })
  })

  test("returns 404 for another mosque's gift", async () => {
    const { id } = await startProcessing()
    expect(await giving.view(await giving.mosque(), id)).toMatchObject({ code: 404 })
  })
})

describe('an unfinished gift', () => {
  test.each([
    ['a declined card', 'declined' as const],
    ['an open bank check', '3ds' as const],
  ])('with %s is closed after a day, at the provider too', async (_, outcome) => {
    const idleMosque = await giving.mosque()
    await giving.pay(idleMosque, await giving.attempt(idleMosque), outcome)
    await giving.runJobs('gift-settle')
    expect((await giving.rows(idleMosque)).gifts).not.toMatchObject([{ state: 'abandoned' }])
    await giving.server.database.pool.query("update gifts set created_at = created_at - interval '25 hours'")
    await giving.runJobs('gift-settle')
    const { gifts } = await giving.rows(idleMosque)
    expect(gifts).toMatchObject([{ state: 'abandoned' }])
    expect(giving.stub.getAccount(idleMosque.secretKey).intents.get(gifts[0]?.intentId ?? '')?.status).toBe('canceled')
  })

  test('paid at the last moment is paid, not closed', async () => {
    const idleMosque = await giving.mosque()
    await giving.pay(idleMosque, await giving.attempt(idleMosque), '3ds')
    const { gifts } = await giving.rows(idleMosque)
    giving.stub.getAccount(idleMosque.secretKey).authenticate(gifts[0]?.intentId ?? '', true)
    await giving.server.database.pool.query("update gifts set created_at = created_at - interval '25 hours'")
    await giving.runJobs('gift-settle')
    await giving.runJobs('gift-settle')
    expect(await giving.rows(idleMosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
  })
})
