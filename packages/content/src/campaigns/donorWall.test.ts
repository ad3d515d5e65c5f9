import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CampaignDetail, GiftDetail } from '@minaret/contract'
import { reverseOfflineGift, recordOfflineGift } from '../../../giving/src/gifts/offline.ts'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { computeMatch } from './match.ts'
import { firstName } from './donorWall.ts'

const now = new Date('2026-11-21T12:00:00Z')
let server: TestServer
let mosque: TestTenant

const campaign = {
  id: 'roof',
  cause_id: 'general',
  title: 'The roof',
  summary: 'A sentence.',
  body: '<p>Words</p>',
  currency: 'gbp',
  target_minor: 100_000,
  presets_minor: [1000],
  match_sponsor: 'Rahman & Sons',
  match_percent: 50,
  match_cap_minor: 4000,
  match_from: '2026-11-10T00:00:00Z',
  match_until: '2026-11-21T12:00:01Z',
  published_at: '2026-01-01T00:00:00Z',
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  mosque = await server.tenant()
  await fill(server.database, mosque.id, 'campaigns', [
    campaign,
    { ...campaign, id: 'names' },
    { ...campaign, id: 'many' },
    { ...campaign, id: 'pace' },
    { ...campaign, id: 'each' },
  ])
})
afterAll(() => server.close())

async function readCampaign(id: string, tenant = mosque): Promise<CampaignDetail> {
  const { body } = await server.get(tenant, `/api/campaigns/${id}`)
  const parsed: CampaignDetail = JSON.parse(JSON.stringify(body.data))
  return parsed
}

let giftCount = 0
async function recordGift(
  campaignId: string,
  day: string,
  overrides: Partial<Parameters<typeof recordOfflineGift>[2]> = {},
) {
  const tenant = await loadTenant(server.database, mosque.id)
  const paidAt = new Date(`${day}T10:00:00Z`)
  const gift = { amountMinor: 2000, currency: 'gbp', causeId: 'general', how: 'cash' as const, day, at: paidAt }
  return (
    await recordOfflineGift(server, tenant, { ...gift, campaignId, note: `slip ${(giftCount += 1)}`, ...overrides })
  ).gift
}

describe('the donor wall of a campaign', () => {
  test('shows only first names, and no names of anonymous or erased donors', async () => {
    const showName = true
    await recordGift('names', '2026-11-01', {
      donorName: 'Yusuf Ali',
      donorEmail: 'yusuf@example.org',
      showName,
    })
    await recordGift('names', '2026-11-02', { showName })
    await recordGift('names', '2026-11-03', { donorName: 'https://shop.example buy', showName })
    const anonymousGift = await recordGift('names', '2026-11-04', { donorName: 'Maryam Shah', showName })
    const erasedGift = await recordGift('names', '2026-11-05', { donorName: 'Bilal Khan', showName })
    // From a bank statement: she has not agreed to be shown.
    await recordGift('names', '2026-11-06', { donorName: 'Khadija Noor' })
    const { pool } = server.database
    await pool.query('update gifts set anonymous = true where id = $1', [anonymousGift.id])
    await pool.query("update gifts set donor_name = '', donor_email = '', forgotten_at = now() where id = $1", [
      erasedGift.id,
    ])
    const { wall } = await readCampaign('names')
    expect(wall?.map(({ name }) => name)).toEqual([...Array.from({ length: 5 }), 'Yusuf'])
    const { rows } = await pool.query<{ id: string }>('select id from gifts')
    for (const { id } of rows) expect(JSON.stringify(wall)).not.toContain(id)
    expect(JSON.stringify(wall)).not.toMatch(/Ali|example|Maryam|Khadija|slip/)
  })

  test.each([
    ['Aisha Rahman', 'Aisha'],
    ['  Zoë-Marie  von X', 'Zoë-Marie'],
    ["D'Arcy", "D'Arcy"],
    ['فاطمة العلي', 'فاطمة'],
    ['Dr. Shah', undefined],
    ['x'.repeat(31), undefined],
    ['<b>Bold</b>', undefined],
    ['', undefined],
  ])('shows %j as %j', (name, expected) => expect(firstName(name)).toBe(expected))

  test('shows the newest nine gifts without fee cover, sponsors, refunds and other currencies', async () => {
    for (let day = 0; day < 31; day += 1)
      await recordGift('many', `2026-10-${String(day + 1).padStart(2, '0')}`, { amountMinor: 1000 + day })
    const reversedGift = await recordGift('many', '2026-11-01', { amountMinor: 77 })
    await reverseOfflineGift(server.database, mosque.id, reversedGift.id, now)
    await recordGift('many', '2026-11-02', { how: 'matched', donorName: 'Rahman' })
    const { pool } = server.database
    await pool.query("update gifts set currency = 'eur' where amount_minor = 1029 and campaign_id = 'many'")
    await pool.query("update gifts set cover_minor = 30 where amount_minor = 1030 and campaign_id = 'many'")
    const { wall } = await readCampaign('many')
    expect(wall?.map(({ amountMinor }) => amountMinor)).toEqual([
      1000,
      ...Array.from({ length: 8 }, (_, index) => 1028 - index),
    ])
    expect(wall?.[0]?.at).toBe('2026-10-31T10:00:00.000Z')
  })

  test("does not show another mosque's gifts", async () => {
    const otherMosque = await server.tenant()
    await fill(server.database, otherMosque.id, 'campaigns', [campaign])
    await recordGift('roof', '2026-10-01')
    expect(await readCampaign('roof', otherMosque)).toMatchObject({ wall: [], match: { matchedMinor: 0 } })
  })
})

describe('match funding', () => {
  const readPledge = async () => (await readCampaign('roof')).match

  test('is a percentage of the gifts within its period, less refunds, up to its cap', async () => {
    expect(await readPledge()).toEqual({
      sponsor: 'Rahman & Sons',
      percent: 50,
      capMinor: 4000,
      earnedMinor: 0,
      matchedMinor: 0,
      ends: '2026-11-21T12:00:01.000Z',
    })
    await recordGift('roof', '2026-11-09')
    const reversedGift = await recordGift('roof', '2026-11-10')
    await recordGift('roof', '2026-11-19', { amountMinor: 3001 })
    await recordGift('roof', '2026-11-22')
    expect(await readPledge()).toMatchObject({ matchedMinor: 2500 })
    await reverseOfflineGift(server.database, mosque.id, reversedGift.id, now)
    expect(await readPledge()).toMatchObject({ matchedMinor: 1500 })
    await recordGift('roof', '2026-11-12', { amountMinor: 90_000 })
    expect(await readPledge()).toMatchObject({ matchedMinor: 4000 })
  })

  test("is reduced by the sponsor's payments, which count as raised and are not matched themselves", async () => {
    const campaignBefore = await readCampaign('roof')
    const sponsorPayment = await recordGift('roof', '2026-11-15', { how: 'matched', amountMinor: 3500 })
    expect(await readCampaign('roof')).toMatchObject({
      raisedMinor: campaignBefore.raisedMinor + 3500,
      match: { matchedMinor: 500 },
    })
    // The amount earned stays the same: the cap is used up.
    expect(await readPledge()).toMatchObject({ earnedMinor: 4000, capMinor: 4000 })
    await reverseOfflineGift(server.database, mosque.id, sponsorPayment.id, now)
    expect(await readPledge()).toMatchObject({ matchedMinor: 4000 })
  })

  test("appears on each donor's gift with the amount it earned, and on no other gift", async () => {
    const matchOf = async (gift: { id: string }) => {
      const { body } = await server.get(mosque, `/api/getDonationTransactionDetail/${gift.id}`)
      const { match }: Pick<GiftDetail, 'match'> = JSON.parse(JSON.stringify(body.data))
      return match
    }
    const giftBeforePeriod = await recordGift('each', '2026-11-09')
    const second = await recordGift('each', '2026-11-12', { amountMinor: 7000 })
    const first = await recordGift('each', '2026-11-11', { amountMinor: 3001 })
    const last = await recordGift('each', '2026-11-13')
    const sponsorGift = await recordGift('each', '2026-11-14', { how: 'matched', amountMinor: 500 })
    const sponsor = 'Rahman & Sons'
    expect(await matchOf(first)).toEqual({ sponsor, amountMinor: 1500 })
    // Half of the gift would be more, but the cap is reached.
    expect(await matchOf(second)).toEqual({ sponsor, amountMinor: 2500 })
    for (const unmatched of [giftBeforePeriod, last, sponsorGift]) expect(await matchOf(unmatched)).toBeUndefined()
    const refundGift = async (gift: { id: string; mode: string }, amount_minor: number, state: string) => {
      const entry = {
        id: randomUUID(),
        gift_id: gift.id,
        kind: 'refunded',
        provider_ref: randomUUID(),
        currency: 'gbp',
      }
      await fill(server.database, mosque.id, 'ledger_entries', [{ ...entry, amount_minor, mode: gift.mode, at: now }])
      await server.database.pool.query('update gifts set state = $2 where id = $1', [gift.id, state])
    }
    await refundGift(first, -1001, 'part_refunded')
    expect(await matchOf(first)).toEqual({ sponsor, amountMinor: 1000 })
    expect(await matchOf(second)).toEqual({ sponsor, amountMinor: 3000 })
    await refundGift(first, -2000, 'refunded')
    expect(await matchOf(first)).toBeUndefined()
    expect(await matchOf(second)).toEqual({ sponsor, amountMinor: 3500 })
    expect(await matchOf(last)).toEqual({ sponsor, amountMinor: 500 })
  })

  test('is never negative, and is rounded down to whole pence', () => {
    const matchFor = (percent: number, givenMinor: number, enteredMinor = 0) =>
      computeMatch({ percent, capMinor: 1000 }, { givenMinor, enteredMinor })
    expect(matchFor(33, 100)).toEqual({ earnedMinor: 33, matchedMinor: 33 })
    expect(matchFor(10, 99)).toMatchObject({ matchedMinor: 9 })
    expect(matchFor(100, 100, 500)).toEqual({ earnedMinor: 100, matchedMinor: 0 })
    expect(matchFor(100, 2000, 1000)).toEqual({ earnedMinor: 1000, matchedMinor: 0 })
  })

  test('is not shown before it starts or once it has ended', async () => {
    await fill(server.database, mosque.id, 'campaigns', [
      { ...campaign, id: 'later', match_from: '2026-11-21T12:00:01Z', match_until: null },
      { ...campaign, id: 'over', match_until: '2026-11-21T12:00:00Z' },
    ])
    expect(await readCampaign('later')).not.toHaveProperty('match')
    expect(await readCampaign('over')).not.toHaveProperty('match')
  })
})

test('lists sanitised updates, newest first, and none before its publication time', async () => {
  const update = { campaign_id: 'roof', title: 'T', body: '<p>So<script>x</script></p>' }
  await fill(server.database, mosque.id, 'campaign_updates', [
    { ...update, id: 'old', at: '2026-11-01T00:00:00Z' },
    { ...update, id: 'now', at: '2026-11-21T12:00:00Z' },
    { ...update, id: 'soon', at: '2026-11-21T12:00:01Z' },
  ])
  const { updates } = await readCampaign('roof')
  expect(updates).toEqual([
    { id: 'now', title: 'T', at: '2026-11-21T12:00:00.000Z', body: '<p>So</p>' },
    { id: 'old', title: 'T', at: '2026-11-01T00:00:00.000Z', body: '<p>So</p>' },
  ])
})

test('a campaign shows the amount given in the last seven days, less refunds', async () => {
  expect((await readCampaign('pace')).weekMinor).toBeUndefined()
  await recordGift('pace', '2026-11-14')
  expect((await readCampaign('pace')).weekMinor).toBeUndefined()
  await recordGift('pace', '2026-11-15')
  const reversedGift = await recordGift('pace', '2026-11-20', { amountMinor: 700 })
  expect(await readCampaign('pace')).toMatchObject({ weekMinor: 2700, raisedMinor: 4700 })
  await reverseOfflineGift(server.database, mosque.id, reversedGift.id, now)
  expect(await readCampaign('pace')).toMatchObject({ weekMinor: 2000, raisedMinor: 4000 })
})
