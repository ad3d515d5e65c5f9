import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '@minaret/contract'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

const now = new Date('2026-11-21T12:00:00Z')
const publishedAt = '2026-01-01T00:00:00Z'

let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant

const campaign = (id: string, overrides: object = {}) => ({
  id,
  position: 1,
  cause_id: 'general',
  title: 'A title',
  summary: 'A sentence.',
  body: '<p onclick="x">Words</p>',
  currency: 'gbp',
  target_minor: 100_000,
  presets_minor: [1000, 2500],
  starts_at: null,
  ends_at: null,
  video: null,
  chair_name: null,
  chair_role: null,
  chair_body: null,
  published_at: publishedAt,
  ...overrides,
})

/** Inserts a gift to a campaign, with its ledger entries. */
async function insertGift(
  tenant: TestTenant,
  id: string,
  entries: { kind: string; amount: number; currency?: string; mode?: string }[],
  campaignId: string | null = 'live',
) {
  await fill(server.database, tenant.id, 'gifts', [
    {
      id,
      attempt_id: crypto.randomUUID(),
      pass_hash: `\\x${Buffer.from(id).toString('hex')}`,
      cause_id: 'general',
      campaign_id: campaignId,
      fund: 'general',
      amount_minor: 1,
      currency: 'gbp',
      mode: 'demo',
      account_id: 'account',
      donor_name: 'A',
      donor_email: 'a@example.org',
      state: 'paid',
      confirm_no: 1,
      anonymous: false,
      created_at: publishedAt,
    },
  ])
  await fill(
    server.database,
    tenant.id,
    'ledger_entries',
    entries.map(({ kind, amount, currency = 'gbp', mode = 'demo' }, index) => ({
      id: `${id}-${index}`,
      gift_id: id,
      kind,
      provider_ref: `${id}-${index}`,
      amount_minor: amount,
      currency,
      mode,
      at: publishedAt,
    })),
  )
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  mosque = await server.tenant({ websiteName: 'Ours', campaignitemscount: '99' })
  otherMosque = await server.tenant()
  await fill(server.database, mosque.id, 'campaigns', [
    campaign('finished', { position: 0, ends_at: '2026-11-21T12:00:00Z' }),
    campaign('upcoming', { position: 0, starts_at: '2026-11-21T12:00:01Z' }),
    campaign('live', { position: 2, starts_at: '2026-11-21T12:00:00Z', ends_at: '2026-11-21T12:00:01Z' }),
    campaign('open', {
      position: 1,
      video: 'https://video.example/1',
      chair_name: 'Dr Amina Shah',
      chair_role: 'Chair of trustees',
      chair_body: '<p>Friends<script>x</script></p>',
    }),
    campaign('draft', { published_at: null }),
    campaign('bad-link', { position: 3, video: 'javascript:alert(1)' }),
  ])
  await fill(server.database, otherMosque.id, 'campaigns', [campaign('theirs'), campaign('live')])
  for (const { id } of [mosque, otherMosque])
    await fill(server.database, id, 'payment_accounts', [
      { id: 'account', kind: 'demonstration', mode: 'demo', created_at: publishedAt },
    ])
})
afterAll(() => server.close())

async function getData<T>(url: string, tenant = mosque): Promise<T> {
  const { body } = await server.get(tenant, url)
  const parsed: T = JSON.parse(JSON.stringify(body.data))
  return parsed
}

test('lists live campaigns first, then upcoming and finished campaigns', async () => {
  const rows = await getData<components['schemas']['Campaign'][]>('/api/campaigns')
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    ['open', 'live'],
    ['live', 'live'],
    ['bad-link', 'live'],
    ['upcoming', 'upcoming'],
    ['finished', 'finished'],
  ])
})

test("takes raised amounts from the ledger: payments less refunds, in the campaign's currency and mode", async () => {
  expect(await getData('/api/campaigns/live')).toMatchObject({ raisedMinor: 0, gifts: 0, mode: 'demo' })
  await insertGift(mosque, 'g1', [{ kind: 'paid', amount: 5000 }])
  await insertGift(mosque, 'g2', [
    { kind: 'paid', amount: 3000 },
    { kind: 'refunded', amount: -1000 },
  ])
  await insertGift(mosque, 'g3', [
    { kind: 'paid', amount: 7000 },
    { kind: 'refunded', amount: -7000 },
  ])
  await insertGift(mosque, 'g4', [{ kind: 'paid', amount: 900, currency: 'eur' }])
  await insertGift(mosque, 'g5', [{ kind: 'paid', amount: 900, mode: 'live' }])
  await insertGift(mosque, 'g6', [{ kind: 'paid', amount: 900 }], null)
  await insertGift(mosque, 'g7', [{ kind: 'paid', amount: 100 }], 'open')
  await insertGift(otherMosque, 'g1', [{ kind: 'paid', amount: 123_456 }])
  expect(await getData('/api/campaigns/live')).toMatchObject({ raisedMinor: 7000, gifts: 2 })
  const rows = await getData<components['schemas']['Campaign'][]>('/api/campaigns')
  expect(rows.slice(0, 2).map(({ id, raisedMinor, gifts }) => [id, raisedMinor, gifts])).toEqual([
    ['open', 100, 1],
    ['live', 7000, 2],
  ])
  expect(await getData('/api/campaigns/live', otherMosque)).toMatchObject({ raisedMinor: 123_456, gifts: 1 })
})

test('a mosque that no longer accepts cards still shows the money raised', async () => {
  const withoutCards = await server.tenant({ paymentMode: 'none' })
  await fill(server.database, withoutCards.id, 'campaigns', [campaign('live')])
  expect(await getData('/api/campaigns/live', withoutCards)).toMatchObject({ mode: 'live', raisedMinor: 0 })
})

test('returns a single campaign with its body, its cause and only a safe video link', async () => {
  expect(await getData('/api/campaigns/open')).toMatchObject({
    body: '<p>Words</p>',
    causeId: 'general',
    presetsMinor: [1000, 2500],
    video: 'https://video.example/1',
  })
  expect(await getData('/api/campaigns/bad-link')).not.toHaveProperty('video')
})

describe('parts of a campaign', () => {
  const insertParts = (table: string, rows: object[]) =>
    fill(
      server.database,
      mosque.id,
      table,
      rows.map((row, index) => ({ campaign_id: 'open', id: `p${index}`, position: 9 - index, ...row })),
    )

  beforeAll(async () => {
    const need = { title: 'A door', price_minor: 25_000, wanted: 4 }
    await insertParts('campaign_needs', [need, need])
    await insertParts('campaign_plans', [{ title: 'Each Friday', rhythm: 'weekly', amount_minor: 500 }])
    await insertParts('campaign_faqs', [{ question: 'Why?', answer: '<p>So<img src=x onerror=y></p>' }])
  })

  test('are returned in order with all their fields', async () => {
    expect(await getData('/api/campaigns/open/needs')).toEqual(
      ['p1', 'p0'].map((id) => ({
        id,
        title: 'A door',
        priceMinor: 25_000,
        wanted: 4,
        given: 0,
        takenMinor: 0,
        heldMinor: 0,
      })),
    )
    expect(await getData('/api/campaigns/open/plans')).toEqual([
      { id: 'p0', title: 'Each Friday', rhythm: 'weekly', amountMinor: 500 },
    ])
    expect(await getData('/api/campaigns/open/faqs')).toEqual([{ id: 'p0', question: 'Why?', answer: '<p>So</p>' }])
    expect(await getData('/api/campaigns/open/messagefromchair')).toEqual({
      name: 'Dr Amina Shah',
      role: 'Chair of trustees',
      body: '<p>Friends</p>',
    })
  })

  test('are empty if the campaign has none', async () => {
    for (const path of ['needs', 'plans', 'faqs']) expect(await getData(`/api/campaigns/live/${path}`)).toEqual([])
    expect(await getData('/api/campaigns/live/messagefromchair')).toEqual({ body: '' })
  })

  test.each(['nobody', 'draft', 'theirs'])('return 404 for a campaign that does not exist (%s)', async (id) => {
    for (const path of ['', '/needs', '/plans', '/faqs', '/messagefromchair'])
      expect((await server.get(mosque, `/api/campaigns/${id}${path}`)).code).toBe(404)
  })

  test("do not include another mosque's", async () => {
    await fill(server.database, otherMosque.id, 'campaigns', [campaign('open')])
    for (const path of ['needs', 'plans', 'faqs'])
      expect(await getData(`/api/campaigns/open/${path}`, otherMosque)).toEqual([])
  })
})

test('counts campaigns on the server, whatever the settings contain', async () => {
  const { body } = await server.post(mosque, '/api/loadConfigurationData', { section: 'website_configuration' })
  const { configurationData }: components['schemas']['Configuration'] = JSON.parse(JSON.stringify(body.data))
  expect(configurationData.filter(({ key }) => key === 'campaignitemscount')).toEqual([
    { key: 'campaignitemscount', value: '5' },
  ])
})
