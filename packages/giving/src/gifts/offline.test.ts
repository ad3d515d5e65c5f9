import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { fill, makeCause, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { lockNeeds } from '../causes/needs.ts'
import { reverseOfflineGift, recordOfflineGift, recordOfflineGifts } from './offline.ts'

let server: TestServer
beforeAll(async () => (server = await startTestServer({ jobs: false })))
afterAll(() => server.close())

const now = new Date()

async function recordGift(mosque: TestTenant, fields: Partial<Parameters<typeof recordOfflineGift>[2]> = {}) {
  const tenant = await loadTenant(server.database, mosque.id)
  const gift = {
    amountMinor: 4000,
    currency: 'gbp',
    causeId: 'general',
    how: 'cash' as const,
    day: '2026-11-20',
    at: now,
  }
  return (await recordOfflineGift(server, tenant, { ...gift, ...fields })).gift
}

async function makeCampaign(mosque: TestTenant, id: string, currency = 'gbp') {
  const texts = { title: 'Roof', summary: 'S', body: 'B' }
  const money = { cause_id: 'general', currency, target_minor: 100_000, presets_minor: [1000] }
  await fill(server.database, mosque.id, 'campaigns', [
    { id, position: 0, ...texts, ...money, published_at: '2026-01-01T00:00:00Z' },
  ])
}

test("a campaign's total includes offline gifts, and excludes reversed ones", async () => {
  const mosque = await server.tenant()
  await makeCampaign(mosque, 'roof')
  const gift = await recordGift(mosque, { campaignId: 'roof', how: 'matched' })
  const readTotal = async () => (await server.get(mosque, '/api/campaigns/roof')).body.data
  expect(await readTotal()).toMatchObject({ raisedMinor: 4000, gifts: 1 })
  await reverseOfflineGift(server.database, mosque.id, gift.id, now)
  expect(await readTotal()).toMatchObject({ raisedMinor: 0, gifts: 0 })
})

test('a donor cannot be found in the ledger by trying names', async () => {
  const mosque = await server.tenant()
  const { intentId } = await recordGift(mosque, { donorName: 'Yusuf Ali' })
  const content = JSON.stringify([
    4000,
    'gbp',
    'general',
    undefined,
    'cash',
    '2026-11-20',
    'Yusuf Ali',
    undefined,
    undefined,
  ])
  expect(intentId).toMatch(/^offline:[\w-]{22}$/)
  expect(intentId).not.toContain(createHash('sha256').update(content).digest('base64url').slice(0, 22))
  await expect(recordGift(mosque, { donorName: 'Yusuf Ali' })).rejects.toThrow('already recorded')
})

test('the page of an offline gift states that it is paid, and reveals no names', async () => {
  const mosque = await server.tenant()
  const gift = await recordGift(mosque, { donorName: 'Yusuf Ali', note: 'slip 7' })
  const response = await server.get(mosque, `/api/getDonationTransactionDetail/${gift.id}`)
  expect(response.body.data).toMatchObject({ state: 'paid', next: 'done', amountMinor: 4000 })
  expect(JSON.stringify(response.body)).not.toMatch(/Yusuf|slip/)
})

test('rejects a campaign of another cause, currency or mosque', async () => {
  const [mosque, otherMosque] = [await server.tenant({ currencies: 'gbp,eur' }), await server.tenant()]
  await makeCause(server.database, mosque.id, { id: 'food' })
  await makeCampaign(mosque, 'roof')
  await makeCampaign(otherMosque, 'theirs')
  await expect(recordGift(mosque, { causeId: 'food', campaignId: 'roof' })).rejects.toThrow(
    'The cause "food" has no campaigns',
  )
  await expect(recordGift(mosque, { campaignId: 'theirs' })).rejects.toThrow('Available: roof.')
  await expect(recordGift(mosque, { campaignId: 'roof', currency: 'eur' })).rejects.toThrow('is in GBP')
})

test('a gift for a campaign’s need counts towards it until it is reversed', async () => {
  const mosque = await server.tenant()
  await makeCampaign(mosque, 'roof')
  await fill(server.database, mosque.id, 'campaign_needs', [
    { campaign_id: 'roof', id: 'door', position: 0, title: 'A door', price_minor: 4000, wanted: 1 },
  ])
  const readNeeds = async () => (await server.get(mosque, '/api/campaigns/roof/needs')).body.data
  const door = { campaignId: 'roof', needId: 'door' }
  await expect(recordGift(mosque, { ...door, needId: 'roof' })).rejects.toThrow('Available: door.')
  await expect(recordGift(mosque, { needId: 'door' })).rejects.toThrow('Add --campaign')
  await recordGift(mosque, { ...door, amountMinor: 1000 })
  await expect(recordGift(mosque, door)).rejects.toThrow('Only £30 of "A door" is still needed.')
  const restGift = await recordGift(mosque, { ...door, amountMinor: 3000 })
  expect(await readNeeds()).toMatchObject([{ given: 1, takenMinor: 4000 }])
  await reverseOfflineGift(server.database, mosque.id, restGift.id, now)
  expect(await readNeeds()).toMatchObject([{ given: 0, takenMinor: 1000 }])
})

test('a batch of gifts locks its needs before it locks the receipt counter', async () => {
  const mosque = await server.tenant()
  await makeCampaign(mosque, 'roof')
  const door = { campaign_id: 'roof', id: 'door', position: 0, title: 'A door', price_minor: 4000, wanted: 1 }
  await fill(server.database, mosque.id, 'campaign_needs', [door])
  await recordGift(mosque, { note: 'the first receipt' })
  const tenant = await loadTenant(server.database, mosque.id)
  const cashGift = {
    amountMinor: 1000,
    currency: 'gbp',
    causeId: 'general',
    how: 'cash',
    day: '2026-11-20',
    at: now,
  } as const
  const gifts = [cashGift, { ...cashGift, campaignId: 'roof', needId: 'door' }]
  const recording = await server.database.forTenant(mosque.id)(async (tx) => {
    await lockNeeds(tx, [{ campaignId: 'roof', id: 'door' }])
    const work = recordOfflineGifts(server, tenant, gifts, async () => true)
    const waitingLocks =
      "select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database() where l.locktype = 'advisory' and not l.granted"
    await expect.poll(async () => (await server.database.pool.query(waitingLocks)).rowCount).toBe(1)
    await tx.execute(sql`select 1 from receipt_counters for update nowait`)
    return { work }
  })
  await recording.work
  expect((await server.get(mosque, '/api/campaigns/roof/needs')).body.data).toMatchObject([{ takenMinor: 1000 }])
})

test('the database separates offline gifts from card gifts', async () => {
  const mosque = await server.tenant()
  const { id } = await recordGift(mosque)
  const updateGift = (set: string) => server.database.pool.query(`update gifts set ${set} where id = $1`, [id])
  await expect(updateGift("intent_id = 'pi_1'")).rejects.toThrow('gifts_offline_apart')
  await expect(updateGift("how = 'card'")).rejects.toThrow('gifts_offline_apart')
  await expect(updateGift("how = 'gold'")).rejects.toThrow('gifts_how_known')
  const setKey = "update payment_accounts set secret_key = 'x' where kind = 'offline' and tenant_id = $1"
  await expect(server.database.pool.query(setKey, [mosque.id])).rejects.toThrow('payment_accounts_offline_is_bare')
})

test('the account of offline gifts has no webhook, and accepts no cards', async () => {
  const mosque = await server.tenant()
  const { accountId } = await recordGift(mosque)
  expect((await server.post(mosque, `/api/stripe/webhook/${accountId}`, {})).code).toBe(404)
})
