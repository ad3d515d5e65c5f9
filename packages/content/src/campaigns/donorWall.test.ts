import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CampaignDetail, GiftDetail } from '@minaret/contract'
import { reverseOfflineGift, recordOfflineGift } from '../../../giving/src/gifts/offline.ts'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { pledgedBy } from './match.ts'
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

async function view(id: string, of = mosque): Promise<CampaignDetail> {
  const { body } = await server.get(of, `/api/campaigns/${id}`)
  const parsed: CampaignDetail = JSON.parse(JSON.stringify(body.data))
  return parsed
}

let written = 0
async function give(campaignId: string, day: string, more: Partial<Parameters<typeof recordOfflineGift>[2]> = {}) {
  const tenant = await loadTenant(server.database, mosque.id)
  const at = new Date(`${day}T10:00:00Z`)
  const gift = { amountMinor: 2000, currency: 'gbp', causeId: 'general', how: 'cash' as const, day, at }
  return (await recordOfflineGift(server, tenant, { ...gift, campaignId, note: `slip ${(written += 1)}`, ...more }))
    .gift
}

describe('the newest gifts of a campaign', () => {
  test('show a first name and no more of who gave, and nobody who did not want it or was forgotten', async () => {
    const shown = true
    await give('names', '2026-11-01', { donorName: 'Yusuf Ali', donorEmail: 'yusuf@example.org', shown })
    await give('names', '2026-11-02', { shown })
    await give('names', '2026-11-03', { donorName: 'https://shop.example buy', shown })
    const shy = await give('names', '2026-11-04', { donorName: 'Maryam Shah', shown })
    const refunded = await give('names', '2026-11-05', { donorName: 'Bilal Khan', shown })
    // Out of a bank's statement: nobody has asked her.
    await give('names', '2026-11-06', { donorName: 'Khadija Noor' })
    const { pool } = server.database
    await pool.query('update gifts set anonymous = true where id = $1', [shy.id])
    await pool.query("update gifts set donor_name = '', donor_email = '', forgotten_at = now() where id = $1", [
      refunded.id,
    ])
    const { wall } = await view('names')
    expect(wall?.map(({ name }) => name)).toEqual([...Array.from({ length: 5 }), 'Yusuf'])
    const { gifts } = { gifts: await pool.query<{ id: string }>('select id from gifts') }
    for (const { id } of gifts.rows) expect(JSON.stringify(wall)).not.toContain(id)
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
  ])('of %j show %j', (name, first) => expect(firstName(name)).toBe(first))

  test('are nine, the newest first, without the cover of the fee, a sponsor, what went back and other currencies', async () => {
    for (let day = 0; day < 31; day += 1)
      await give('many', `2026-10-${String(day + 1).padStart(2, '0')}`, { amountMinor: 1000 + day })
    const back = await give('many', '2026-11-01', { amountMinor: 77 })
    await reverseOfflineGift(server.database, mosque.id, back.id, now)
    await give('many', '2026-11-02', { how: 'matched', donorName: 'Rahman' })
    const { pool } = server.database
    await pool.query("update gifts set currency = 'eur' where amount_minor = 1029 and campaign_id = 'many'")
    await pool.query("update gifts set cover_minor = 30 where amount_minor = 1030 and campaign_id = 'many'")
    const { wall } = await view('many')
    expect(wall?.map(({ amountMinor }) => amountMinor)).toEqual([
      1000,
      ...Array.from({ length: 8 }, (_, at) => 1028 - at),
    ])
    expect(wall?.[0]?.at).toBe('2026-10-31T10:00:00.000Z')
  })

  test("of another mosque's campaign are its own", async () => {
    const other = await server.tenant()
    await fill(server.database, other.id, 'campaigns', [campaign])
    await give('roof', '2026-10-01')
    expect(await view('roof', other)).toMatchObject({ wall: [], match: { matchedMinor: 0 } })
  })
})

describe('what a sponsor has pledged', () => {
  const pledged = async () => (await view('roof')).match

  test('is a share of what others gave while the pledge stood, less what went back, up to its cap', async () => {
    expect(await pledged()).toEqual({
      sponsor: 'Rahman & Sons',
      percent: 50,
      capMinor: 4000,
      earnedMinor: 0,
      matchedMinor: 0,
      ends: '2026-11-21T12:00:01.000Z',
    })
    await give('roof', '2026-11-09')
    const back = await give('roof', '2026-11-10')
    await give('roof', '2026-11-19', { amountMinor: 3001 })
    await give('roof', '2026-11-22')
    expect(await pledged()).toMatchObject({ matchedMinor: 2500 })
    await reverseOfflineGift(server.database, mosque.id, back.id, now)
    expect(await pledged()).toMatchObject({ matchedMinor: 1500 })
    await give('roof', '2026-11-12', { amountMinor: 90_000 })
    expect(await pledged()).toMatchObject({ matchedMinor: 4000 })
  })

  test('is less by what the sponsor has paid, which is raised like any gift and brings no more', async () => {
    const before = await view('roof')
    const paid = await give('roof', '2026-11-15', { how: 'matched', amountMinor: 3500 })
    expect(await view('roof')).toMatchObject({ raisedMinor: before.raisedMinor + 3500, match: { matchedMinor: 500 } })
    // What is promised is not less by it: nothing more is to come of the pledge.
    expect(await pledged()).toMatchObject({ earnedMinor: 4000, capMinor: 4000 })
    await reverseOfflineGift(server.database, mosque.id, paid.id, now)
    expect(await pledged()).toMatchObject({ matchedMinor: 4000 })
  })

  test('is told to each donor as far as their gift has moved it, and to nobody else', async () => {
    const drawn = async (gift: { id: string }) => {
      const { body } = await server.get(mosque, `/api/getDonationTransactionDetail/${gift.id}`)
      const { match }: Pick<GiftDetail, 'match'> = JSON.parse(JSON.stringify(body.data))
      return match
    }
    const early = await give('each', '2026-11-09')
    const second = await give('each', '2026-11-12', { amountMinor: 7000 })
    const first = await give('each', '2026-11-11', { amountMinor: 3001 })
    const last = await give('each', '2026-11-13')
    const sponsored = await give('each', '2026-11-14', { how: 'matched', amountMinor: 500 })
    const sponsor = 'Rahman & Sons'
    expect(await drawn(first)).toEqual({ sponsor, amountMinor: 1500 })
    // Half of it would be more: the cap is reached.
    expect(await drawn(second)).toEqual({ sponsor, amountMinor: 2500 })
    for (const none of [early, last, sponsored]) expect(await drawn(none)).toBeUndefined()
    const goBack = async (gift: { id: string; mode: string }, amount_minor: number, state: string) => {
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
    await goBack(first, -1001, 'part_refunded')
    expect(await drawn(first)).toEqual({ sponsor, amountMinor: 1000 })
    expect(await drawn(second)).toEqual({ sponsor, amountMinor: 3000 })
    await goBack(first, -2000, 'refunded')
    expect(await drawn(first)).toBeUndefined()
    expect(await drawn(second)).toEqual({ sponsor, amountMinor: 3500 })
    expect(await drawn(last)).toEqual({ sponsor, amountMinor: 500 })
  })

  test('is never less than nothing, and whole', () => {
    const matched = (percent: number, givenMinor: number, enteredMinor = 0) =>
      pledgedBy({ percent, capMinor: 1000 }, { givenMinor, enteredMinor })
    expect(matched(33, 100)).toEqual({ earnedMinor: 33, matchedMinor: 33 })
    expect(matched(10, 99)).toMatchObject({ matchedMinor: 9 })
    expect(matched(100, 100, 500)).toEqual({ earnedMinor: 100, matchedMinor: 0 })
    expect(matched(100, 2000, 1000)).toEqual({ earnedMinor: 1000, matchedMinor: 0 })
  })

  test('is not told before it stands, nor from the second on which it is over', async () => {
    await fill(server.database, mosque.id, 'campaigns', [
      { ...campaign, id: 'later', match_from: '2026-11-21T12:00:01Z', match_until: null },
      { ...campaign, id: 'over', match_until: '2026-11-21T12:00:00Z' },
    ])
    expect(await view('later')).not.toHaveProperty('match')
    expect(await view('over')).not.toHaveProperty('match')
  })
})

test('news is told newest first, cleaned, and none before its moment', async () => {
  const news = { campaign_id: 'roof', title: 'T', body: '<p>So<script>x</script></p>' }
  await fill(server.database, mosque.id, 'campaign_updates', [
    { ...news, id: 'old', at: '2026-11-01T00:00:00Z' },
    { ...news, id: 'now', at: '2026-11-21T12:00:00Z' },
    { ...news, id: 'soon', at: '2026-11-21T12:00:01Z' },
  ])
  const { updates } = await view('roof')
  expect(updates).toEqual([
    { id: 'now', title: 'T', at: '2026-11-21T12:00:00.000Z', body: '<p>So</p>' },
    { id: 'old', title: 'T', at: '2026-11-01T00:00:00.000Z', body: '<p>So</p>' },
  ])
})

test('a campaign says what it was given in the last seven days, less what went back of that', async () => {
  expect((await view('pace')).weekMinor).toBeUndefined()
  await give('pace', '2026-11-14')
  expect((await view('pace')).weekMinor).toBeUndefined()
  await give('pace', '2026-11-15')
  const reversed = await give('pace', '2026-11-20', { amountMinor: 700 })
  expect(await view('pace')).toMatchObject({ weekMinor: 2700, raisedMinor: 4700 })
  await reverseOfflineGift(server.database, mosque.id, reversed.id, now)
  expect(await view('pace')).toMatchObject({ weekMinor: 2000, raisedMinor: 4000 })
})
