import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Campaign, CampaignDetail, CampaignNeed } from '@minaret/contract'
import { listPayouts, readPayoutDetail, readFailedPayouts } from '@minaret/giving/payouts'
import { findTenantId } from '../tenants/store.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { giftsOf } from './gifts.ts'
import { loadDemonstration } from './load.ts'

const now = new Date('2026-11-21T12:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  await loadDemonstration({ ...server, now })
})
afterAll(() => server.close())

async function readApi<T>(hostname: string, url: string): Promise<T> {
  const { body } = await server.get({ id: '', slug: '', hostname }, url)
  const parsed: T = JSON.parse(JSON.stringify(body.data))
  return parsed
}

test.each(['localhost', 'campaigns.localhost', 'arabic.localhost'])(
  'started campaigns of %s have gifts, some anonymous and some for their needs',
  async (hostname) => {
    const allCampaigns = await readApi<Campaign[]>(hostname, '/api/campaigns')
    for (const { id, state, raisedMinor, targetMinor, mode } of allCampaigns) {
      expect(mode).toBe('demo')
      if (state === 'upcoming') expect(raisedMinor).toBe(0)
      else expect(raisedMinor / targetMinor).toBeGreaterThan(state === 'finished' ? 1 : 0.3)
      if (state === 'live') expect(raisedMinor).toBeLessThan(targetMinor)
      const { wall = [] } = await readApi<CampaignDetail>(hostname, `/api/campaigns/${id}`)
      if (state === 'upcoming') expect(wall).toEqual([])
      else expect(new Set(wall.map(({ name }) => name !== undefined))).toEqual(new Set([true, false]))
      const needs = await readApi<CampaignNeed[]>(hostname, `/api/campaigns/${id}/needs`)
      for (const { given, wanted } of needs) expect(given).toBeLessThan(wanted)
      if (needs.length > 0)
        expect(
          needs.reduce((total, { priceMinor, wanted }) => total + priceMinor * wanted, 0),
          id,
        ).toBe(targetMinor)
      if (state === 'live' && needs.length > 0) expect(needs.some(({ takenMinor = 0 }) => takenMinor > 0)).toBe(true)
    }
  },
)

test('every mosque has example payouts that add up, and none that failed recently', async () => {
  for (const slug of ['an-noor', 'as-sakinah'])
    await server.database.forTenant((await findTenantId(server.database, slug)) ?? '')(async (tx) => {
      const payouts = await listPayouts(tx, 'demo')
      expect(payouts.map(({ state, itemising }) => `${state} ${itemising}`)).toEqual([
        'paid listed',
        'failed listed',
        'paid manual',
      ])
      for (const { id, amountMinor, itemising } of payouts) {
        const { totals = {} } = (await readPayoutDetail(tx, id)) ?? {}
        const sum = Object.values<number>(totals).reduce((total, part) => total + part, 0)
        expect(sum).toBe(itemising === 'listed' ? amountMinor : 0)
      }
      expect(await readFailedPayouts(tx, 'demo')).toEqual([])
    })
})

test('generates the same gifts on every load', () => {
  const campaign = {
    id: 'roof',
    causeId: 'roof',
    currency: 'kwd',
    targetMinor: 5_000_000,
    startsAt: null,
    endsAt: null,
  }
  const needs = [{ id: 'door', priceMinor: 50_000, wanted: 12 }]
  const makeGifts = () => giftsOf({ ...campaign, needs }, { language: 'ar', timeZone: 'Asia/Kuwait', now })
  expect(makeGifts()).toEqual(makeGifts())
  expect(makeGifts().every(({ amountMinor }) => amountMinor % 10 === 0 && amountMinor > 0)).toBe(true)
})
