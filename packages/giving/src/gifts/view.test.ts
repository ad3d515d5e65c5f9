import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

let giving: Giving
let mosque: Mosque

beforeAll(async () => {
  giving = await startGiving('stripe')
  mosque = await giving.mosque()
})
afterAll(() => giving.close())

const waiting = async () => {
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  const { gifts } = await giving.rows(mosque)
  const gift = gifts.find(({ state }) => state === 'processing')
  if (!gift?.intentId) throw new Error('A gift is waiting.')
  return { id: gift.id, intentId: gift.intentId }
}
const allowCheck = () => giving.host.database.pool.query("update gifts set checked_at = now() - interval '3 seconds'")
const reads = () => giving.stub.requests.filter(({ method }) => method === 'GET').length

describe('whoever looks at a gift', () => {
  test('hears what the provider has decided, without any event', async () => {
    const { id, intentId } = await waiting()
    giving.stub.account(mosque.secretKey).finish(intentId, true)
    await allowCheck()
    expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'paid', next: 'done' })
  })

  test('with nineteen others makes the provider be asked once, and not again within two seconds', async () => {
    const { id } = await waiting()
    await allowCheck()
    const before = reads()
    await Promise.all(Array.from({ length: 20 }, () => giving.view(mosque, id)))
    await giving.view(mosque, id)
    expect(reads() - before).toBe(1)
  })

  test('is answered also while the provider is silent', async () => {
    const { id } = await waiting()
    await allowCheck()
    giving.stub.fail(['error-500', 'error-500', 'error-500'], 'read')
    expect(await giving.view(mosque, id)).toMatchObject({
      code: 200,
      body: { data: { state: 'processing', next: 'poll' } },
    })
  })

  test('does not make the provider be asked about a gift that is closed', async () => {
    await giving.pay(mosque, await giving.attempt(mosque))
    const paid = (await giving.rows(mosque)).gifts.find(({ state }) => state === 'paid')
    await allowCheck()
    const before = reads()
    await giving.view(mosque, paid?.id ?? '')
    expect(reads()).toBe(before)
  })

  test.each(['nobody', 'x'.repeat(64), "'; drop table gifts"])('finds nothing under %j', async (id) => {
    expect(await giving.view(mosque, encodeURIComponent(id))).toMatchObject({ code: 404 })
  })

  test("cannot see another mosque's gift", async () => {
    const { id } = await waiting()
    expect(await giving.view(await giving.mosque(), id)).toMatchObject({ code: 404 })
  })
})

describe('a gift left lying', () => {
  test.each([
    ['a declined card', 'declined' as const],
    ["an open bank's check", '3ds' as const],
  ])('with %s is closed after a day, at the provider too', async (_, wish) => {
    const lazy = await giving.mosque()
    await giving.pay(lazy, await giving.attempt(lazy), wish)
    await giving.work('gift-settle')
    expect((await giving.rows(lazy)).gifts).not.toMatchObject([{ state: 'abandoned' }])
    await giving.host.database.pool.query("update gifts set created_at = created_at - interval '25 hours'")
    await giving.work('gift-settle')
    const { gifts } = await giving.rows(lazy)
    expect(gifts).toMatchObject([{ state: 'abandoned' }])
    expect(giving.stub.account(lazy.secretKey).intents.get(gifts[0]?.intentId ?? '')?.status).toBe('canceled')
  })

  test('that was paid in the last moment is paid, not closed', async () => {
    const lazy = await giving.mosque()
    await giving.pay(lazy, await giving.attempt(lazy), '3ds')
    const { gifts } = await giving.rows(lazy)
    giving.stub.account(lazy.secretKey).authenticate(gifts[0]?.intentId ?? '', true)
    await giving.host.database.pool.query("update gifts set created_at = created_at - interval '25 hours'")
    await giving.work('gift-settle')
    await giving.work('gift-settle')
    expect(await giving.rows(lazy)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
  })
})
