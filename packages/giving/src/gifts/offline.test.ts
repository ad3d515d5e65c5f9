import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { fill, makeCause, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { lockNeeds } from '../causes/needs.ts'
import { reverseOfflineGift, recordOfflineGift, recordOfflineGifts } from './offline.ts'

let host: TestServer
beforeAll(async () => (host = await startTestServer({ jobs: false })))
afterAll(() => host.close())

const now = new Date()

async function write(mosque: TestTenant, more: Partial<Parameters<typeof recordOfflineGift>[2]> = {}) {
  const tenant = await loadTenant(host.database, mosque.id)
  const gift = {
    amountMinor: 4000,
    currency: 'gbp',
    causeId: 'general',
    how: 'cash' as const,
    day: '2026-11-20',
    at: now,
  }
  return (await recordOfflineGift(host, tenant, { ...gift, ...more })).gift
}

async function makeCampaign(mosque: TestTenant, id: string, currency = 'gbp') {
  const words = { title: 'Roof', summary: 'S', body: 'B' }
  const money = { cause_id: 'general', currency, target_minor: 100_000, presets_minor: [1000] }
  await fill(host.database, mosque.id, 'campaigns', [
    { id, position: 0, ...words, ...money, published_at: '2026-01-01T00:00:00Z' },
  ])
}

test("a campaign's meter counts what came past the provider, and what was undone no longer", async () => {
  const mosque = await host.tenant()
  await makeCampaign(mosque, 'roof')
  const gift = await write(mosque, { campaignId: 'roof', how: 'matched' })
  const meter = async () => (await host.get(mosque, '/api/campaigns/roof')).body.data
  expect(await meter()).toMatchObject({ raisedMinor: 4000, gifts: 1 })
  await reverseOfflineGift(host.database, mosque.id, gift.id, now)
  expect(await meter()).toMatchObject({ raisedMinor: 0, gifts: 0 })
})

test('the ledger does not tell, by trying names, who gave', async () => {
  const mosque = await host.tenant()
  const { intentId } = await write(mosque, { donorName: 'Yusuf Ali' })
  const words = JSON.stringify([
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
  expect(intentId).not.toContain(createHash('sha256').update(words).digest('base64url').slice(0, 22))
  await expect(write(mosque, { donorName: 'Yusuf Ali' })).rejects.toThrow('already recorded')
})

test('its page says it is paid, and names nobody', async () => {
  const mosque = await host.tenant()
  const gift = await write(mosque, { donorName: 'Yusuf Ali', note: 'slip 7' })
  const answer = await host.get(mosque, `/api/getDonationTransactionDetail/${gift.id}`)
  expect(answer.body.data).toMatchObject({ state: 'paid', next: 'done', amountMinor: 4000 })
  expect(JSON.stringify(answer.body)).not.toMatch(/Yusuf|slip/)
})

test('a campaign of another cause, another currency or another mosque takes none', async () => {
  const [mosque, other] = [await host.tenant({ currencies: 'gbp,eur' }), await host.tenant()]
  await makeCause(host.database, mosque.id, { id: 'food' })
  await makeCampaign(mosque, 'roof')
  await makeCampaign(other, 'theirs')
  await expect(write(mosque, { causeId: 'food', campaignId: 'roof' })).rejects.toThrow('No campaign collects for food')
  await expect(write(mosque, { campaignId: 'theirs' })).rejects.toThrow('There are: roof.')
  await expect(write(mosque, { campaignId: 'roof', currency: 'eur' })).rejects.toThrow('counts in GBP')
})

test('a gift for what a campaign needs is counted there, and freed again when it is undone', async () => {
  const mosque = await host.tenant()
  await makeCampaign(mosque, 'roof')
  await fill(host.database, mosque.id, 'campaign_needs', [
    { campaign_id: 'roof', id: 'door', position: 0, title: 'A door', price_minor: 4000, wanted: 1 },
  ])
  const needs = async () => (await host.get(mosque, '/api/campaigns/roof/needs')).body.data
  const door = { campaignId: 'roof', needId: 'door' }
  await expect(write(mosque, { ...door, needId: 'roof' })).rejects.toThrow('There are: door.')
  await expect(write(mosque, { needId: 'door' })).rejects.toThrow('Add --campaign')
  await write(mosque, { ...door, amountMinor: 1000 })
  await expect(write(mosque, door)).rejects.toThrow('Only £30 of "A door" is left to give.')
  const rest = await write(mosque, { ...door, amountMinor: 3000 })
  expect(await needs()).toMatchObject([{ given: 1, takenMinor: 4000 }])
  await reverseOfflineGift(host.database, mosque.id, rest.id, now)
  expect(await needs()).toMatchObject([{ given: 0, takenMinor: 1000 }])
})

test('many gifts at once wait for what somebody is giving to before they keep the next receipt for themselves', async () => {
  const mosque = await host.tenant()
  await makeCampaign(mosque, 'roof')
  const door = { campaign_id: 'roof', id: 'door', position: 0, title: 'A door', price_minor: 4000, wanted: 1 }
  await fill(host.database, mosque.id, 'campaign_needs', [door])
  await write(mosque, { note: 'the first receipt' })
  const tenant = await loadTenant(host.database, mosque.id)
  const cash = {
    amountMinor: 1000,
    currency: 'gbp',
    causeId: 'general',
    how: 'cash',
    day: '2026-11-20',
    at: now,
  } as const
  const gifts = [cash, { ...cash, campaignId: 'roof', needId: 'door' }]
  const writing = await host.database.forTenant(mosque.id)(async (tx) => {
    await lockNeeds(tx, [{ campaignId: 'roof', id: 'door' }])
    const work = recordOfflineGifts(host, tenant, gifts, async () => true)
    const waiting =
      "select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database() where l.locktype = 'advisory' and not l.granted"
    await expect.poll(async () => (await host.database.pool.query(waiting)).rowCount).toBe(1)
    await tx.execute(sql`select 1 from receipt_counters for update nowait`)
    return { work }
  })
  await writing.work
  expect((await host.get(mosque, '/api/campaigns/roof/needs')).body.data).toMatchObject([{ takenMinor: 1000 }])
})

test('the database keeps hand and provider apart', async () => {
  const mosque = await host.tenant()
  const { id } = await write(mosque)
  const change = (set: string) => host.database.pool.query(`update gifts set ${set} where id = $1`, [id])
  await expect(change("intent_id = 'pi_1'")).rejects.toThrow('gifts_offline_apart')
  await expect(change("how = 'card'")).rejects.toThrow('gifts_offline_apart')
  await expect(change("how = 'gold'")).rejects.toThrow('gifts_how_known')
  const seal = "update payment_accounts set secret_key = 'x' where kind = 'offline' and tenant_id = $1"
  await expect(host.database.pool.query(seal, [mosque.id])).rejects.toThrow('payment_accounts_offline_is_bare')
})

test('the account of the hand has no webhook, and takes no cards', async () => {
  const mosque = await host.tenant()
  const { accountId } = await write(mosque)
  expect((await host.post(mosque, `/api/stripe/webhook/${accountId}`, {})).code).toBe(404)
})
