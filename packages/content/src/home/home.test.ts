import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '@minaret/contract'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createTvScreen } from '../tv/screens.ts'

const now = new Date('2026-11-21T12:00:00Z')
const publishedAt = '2026-01-01T00:00:00Z'
const texts = { title: 'A title', summary: 'A sentence.', published_at: publishedAt }

let server: TestServer
let mosque: TestTenant

/** Inserts six rows of each kind of content on the home page. */
async function insertContent({ id }: TestTenant) {
  const sixRows = (row: (index: number) => object) =>
    Array.from({ length: 6 }, (_, index) => ({ id: `r${index}`, ...row(index) }))
  const fillSix = (table: string, row: (index: number) => object) => fill(server.database, id, table, sixRows(row))
  await fillSix('banners', (position) => ({ title: 'A title', position, published_at: publishedAt }))
  await fillSix('activities', (position) => ({ ...texts, position, weekday: 5 }))
  await fillSix('events', (index) => ({
    ...texts,
    body: '',
    starts_at: `2026-12-0${index + 1}T10:00:00Z`,
    all_day: false,
    cancelled: false,
    updated_at: publishedAt,
  }))
  await fillSix('news', (index) => ({
    ...texts,
    body: '',
    published_at: `2026-02-0${index + 1}T10:00:00Z`,
    updated_at: publishedAt,
  }))
  await fillSix('campaigns', (position) => ({
    ...texts,
    position,
    body: '',
    cause_id: 'general',
    currency: 'gbp',
    target_minor: 100,
    presets_minor: [],
    ends_at: position < 2 ? '2026-11-21T12:00:00Z' : null,
  }))
  await fill(server.database, id, 'announcements', [
    { id: 'old', kind: 'ordinary', text: 'Old', from_at: '2026-11-01T10:00:00Z', until_at: null },
    { id: 'new', kind: 'ordinary', text: 'New', from_at: '2026-11-20T10:00:00Z', until_at: '2026-11-21T12:00:01Z' },
    { id: 'over', kind: 'emergency', text: 'Over', from_at: '2026-11-20T10:00:00Z', until_at: '2026-11-21T12:00:00Z' },
    { id: 'to-come', kind: 'emergency', text: 'Soon', from_at: '2026-11-21T12:00:01Z', until_at: null },
    { id: 'janazah', kind: 'janazah', text: 'Today', from_at: '2026-11-19T10:00:00Z', until_at: null },
    { id: 'flood', kind: 'emergency', text: 'Go home', from_at: '2026-11-02T10:00:00Z', until_at: null },
  ])
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  mosque = await server.tenant()
  await insertContent(mosque)
})
afterAll(() => server.close())

async function getData<T>(tenant: TestTenant, url: string): Promise<T> {
  const response = await server.get(tenant, url)
  expect(response.code).toBe(200)
  const parsed: T = JSON.parse(JSON.stringify(response.body.data))
  return parsed
}
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).join(' ')
const getHome = (tenant: TestTenant) => getData<components['schemas']['Home']>(tenant, '/api/home')

describe('the home page', () => {
  test("shows the first items of each kind, and today's prayer times", async () => {
    const page = await getHome(mosque)
    expect({
      banners: idsOf(page.banners),
      announcements: idsOf(page.announcements),
      activities: idsOf(page.activities),
      events: idsOf(page.events),
      news: idsOf(page.news),
      causes: idsOf(page.causes),
      campaigns: idsOf(page.campaigns),
    }).toEqual({
      banners: 'r0 r1 r2 r3 r4',
      announcements: 'flood janazah new old',
      activities: 'r0 r1 r2 r3 r4 r5',
      events: 'r0 r1 r2 r3',
      news: 'r5 r4 r3',
      causes: 'general',
      campaigns: 'r2 r3 r4',
    })
    expect(page.prayer).toEqual((await server.get(mosque, '/api/prayer-time/today')).body.data)
  })

  test.each([
    ['the basic plan', { activePlan: 'basic' }, ['events', 'news']],
    ['activities switched off', { DisableWeeklyActivities: 'true' }, ['activities']],
    [
      'prayer times and donations only',
      { PrayerTimeDonateModuleOnly: '1' },
      ['activities', 'events', 'news', 'campaigns'],
    ],
    ['standalone campaigns', { StandaloneCampaigns: '1' }, ['activities', 'events', 'news', 'causes']],
  ])('with %s omits closed content', async (_, settings, emptyKeys) => {
    const tenant = await server.tenant(settings)
    await insertContent(tenant)
    const page = await getHome(tenant)
    const emptyLists = Object.entries(page).flatMap(([key, value]) =>
      Array.isArray(value) && value.length === 0 ? key : [],
    )
    expect(emptyLists.toSorted()).toEqual(emptyKeys.toSorted())
  })

  test("shows none of another mosque's content", async () => {
    const page = await getHome(await server.tenant())
    expect(Object.values(page).filter(Array.isArray).flat()).toEqual([expect.objectContaining({ id: 'general' })])
  })

  test('is unavailable for a suspended site', async () => {
    const suspendedMosque = await server.tenant()
    await server.database.pool.query("update tenants set state = 'suspended' where id = $1", [suspendedMosque.id])
    expect((await server.get(suspendedMosque, '/api/home')).code).toBe(503)
  })
})

describe('the prayer hall display', () => {
  const createScreen = async (tenant = mosque) => createTvScreen(server.database.forTenant(tenant.id), 'Main hall')

  test("returns today's times, announcements, events and causes for a valid token", async () => {
    const { token } = await createScreen()
    const feed = await getData<components['schemas']['TvFeed']>(mosque, `/api/tv/${token}`)
    expect(feed).toMatchObject({ mosque: 'Test Mosque', language: 'en', screen: 'Main hall' })
    expect([idsOf(feed.announcements), idsOf(feed.events), idsOf(feed.causes)]).toEqual([
      'flood janazah new old to-come',
      'r0 r1 r2 r3 r4 r5',
      'general',
    ])
    expect(feed.prayer).toEqual((await server.get(mosque, '/api/prayer-time/today')).body.data)
  })

  test('does not leak its token', async () => {
    const { token } = await createScreen()
    const { headers } = await server.get(mosque, `/api/tv/${token}`)
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(String(headers['cache-control'])).not.toContain('public')
    const { rows } = await server.database.pool.query('select * from tv_screens')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test("does not need the site's request header", async () => {
    const { token } = await createScreen()
    const response = await server.app.inject({ url: `/api/tv/${token}`, headers: { host: mosque.hostname } })
    expect(response.statusCode).toBe(200)
  })

  test('has no events if the plan has none', async () => {
    const basicMosque = await server.tenant({ activePlan: 'basic' })
    await insertContent(basicMosque)
    const { token } = await createScreen(basicMosque)
    expect(await getData(basicMosque, `/api/tv/${token}`)).toMatchObject({ events: [] })
  })

  test("returns 404 for an unknown or revoked token, or another mosque's", async () => {
    const [revokedScreen, otherScreen] = [await createScreen(), await createScreen(await server.tenant())]
    await server.database.pool.query('update tv_screens set revoked_at = now() where id = $1', [revokedScreen.id])
    for (const token of [revokedScreen.token, otherScreen.token, 'A'.repeat(43), 'short', "'"]) {
      const response = await server.get(mosque, `/api/tv/${token}`)
      expect(response.code).toBe(404)
      // The response does not reveal why.
      expect([[], ['errors']]).toContainEqual(Object.keys(response.body.data ?? {}))
    }
  })
})
