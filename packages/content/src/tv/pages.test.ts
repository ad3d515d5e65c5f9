import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tvScreens } from '../../../foundation/src/db/home.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { TvPages } from './pages.ts'
import { createTvScreen } from './screens.ts'

/** Renders its arguments as text. */
const pages: TvPages = {
  draw: ({ feed, orientation, refresh, now }) =>
    Promise.resolve(`<p>${feed.mosque} ${orientation} ${new Date(now).toISOString()} ${refresh}</p>`),
  release: () => Promise.resolve('r1'),
  waiting: () => Promise.resolve('<p>waiting</p>'),
  preview: () => Promise.resolve('<svg/>'),
  notice: ({ kind, tenant, orientation }) => Promise.resolve(`<p>${kind} ${tenant?.language} ${orientation}</p>`),
}

let server: TestServer
let mosque: TestTenant
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock, tvPages: pages })
  mosque = await server.tenant({ websiteName: 'Masjid an-Noor' })
})
afterAll(() => server.close())

const createScreen = ({ id }: TestTenant) => createTvScreen(server.database.forTenant(id), 'Hall')

const get = (url: string, { hostname }: Pick<TestTenant, 'hostname'> = mosque, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers: { host: hostname } })

test('shows the mosque’s times by the server’s clock, in landscape or portrait', async () => {
  const { token } = await createScreen(mosque)
  const landscape = await get(`/tv/${token}`)
  expect([landscape.statusCode, landscape.body]).toEqual([
    200,
    expect.stringContaining('Masjid an-Noor landscape 2026-11-21T12:00:00.000Z'),
  ])
  expect((await get(`/tv/portrait/${token}?from=remote`)).body).toContain('Masjid an-Noor portrait')
  expect((await get(`/tv/${token}/`)).statusCode).toBe(200)
  const headResponse = await get(`/tv/${token}`, mosque, 'HEAD')
  expect([headResponse.statusCode, headResponse.rawPayload.length]).toEqual([200, 0])
})

test('allows no external resources, caching, indexing or referrer', async () => {
  const { token } = await createScreen(mosque)
  const { headers } = await get(`/tv/${token}`)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(headers['set-cookie']).toBeUndefined()
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/)
})

test('varies the refresh interval, and never goes below a minute', async () => {
  const { token } = await createScreen(mosque)
  const intervals = await Promise.all(
    Array.from({ length: 40 }, async () => Number(/ (\d+)<\/p>/.exec((await get(`/tv/${token}`)).body)?.[1])),
  )
  expect(new Set(intervals).size).toBeGreaterThan(4)
  expect(Math.min(...intervals)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...intervals)).toBeLessThanOrEqual(75)
})

describe('shows that a screen is not connected, without details of the mosque', () => {
  test('with an unknown token, another mosque’s token, or none', async () => {
    const otherMosque = await server.tenant({ websiteName: 'Masjid al-Falah' })
    const { token } = await createScreen(otherMosque)
    for (const url of [`/tv/${'x'.repeat(43)}`, `/tv/${token}`, '/tv/portrait', '/tv/a/b', `/tv/${'a'.repeat(500)}`]) {
      const response = await get(url)
      expect([response.statusCode, response.body], url).toEqual([404, expect.stringContaining('notConnected')])
      expect(response.body).not.toContain('Masjid')
    }
    expect((await get(`/tv/${token}`, otherMosque)).statusCode).toBe(200)
  })

  test('as soon as its token is revoked', async () => {
    const { id, token } = await createScreen(mosque)
    expect((await get(`/tv/${token}`)).statusCode).toBe(200)
    await server.database.forTenant(mosque.id)((tx) =>
      tx.update(tvScreens).set({ revokedAt: clock }).where(eq(tvScreens.id, id)),
    )
    expect((await get(`/tv/${token}`)).statusCode).toBe(404)
  })

  test('at an unknown hostname', async () => {
    const response = await get('/tv/anything', { hostname: 'nobody.test' })
    expect([response.statusCode, response.body]).toEqual([404, expect.stringContaining('notConnected undefined')])
  })
})

test('shows a notice for a suspended mosque, and refreshes', async () => {
  const suspendedMosque = await server.tenant()
  const { token } = await createScreen(suspendedMosque)
  await server.database.pool.query(`update tenants set state = 'suspended' where id = $1`, [suspendedMosque.id])
  const response = await get(`/tv/${token}`, suspendedMosque)
  expect([response.statusCode, response.body]).toEqual([503, expect.stringContaining('closed')])
  expect(Number(response.headers.refresh)).toBeGreaterThanOrEqual(300)
})

test('refreshes after any error, since screens are unattended', async () => {
  const brokenServer = await startTestServer({
    jobs: false,
    tvPages: { ...pages, draw: () => Promise.reject(new Error('render failed')) },
  })
  const tenant = await brokenServer.tenant()
  const { token } = await createTvScreen(brokenServer.database.forTenant(tenant.id), 'Hall')
  const response = await brokenServer.app.inject({ url: `/tv/${token}`, headers: { host: tenant.hostname } })
  expect([response.statusCode, response.body]).toEqual([503, expect.stringContaining('away')])
  expect(Number(response.headers.refresh)).toBeGreaterThanOrEqual(60)
  await brokenServer.close()
})

test('records the screen’s request, and does not count it as a visit', async () => {
  const { id, token } = await createScreen(mosque)
  clock = new Date('2026-11-21T13:00:00Z')
  await get(`/tv/${token}`)
  const [row] = await server.database.forTenant(mosque.id)((tx) =>
    tx.select().from(tvScreens).where(eq(tvScreens.id, id)),
  )
  expect(row?.seenAt?.toISOString()).toBe(clock.toISOString())
  const { rows } = await server.database.pool.query('select count(*)::int as many from visitor_days')
  expect(rows).toEqual([{ many: 0 }])
})

test.each([
  ['basic', {}, 200],
  ['standard', {}, 200],
  ['premium', { DisablePrayertimeFeature: '1' }, 200],
  ['basic', { PrayerTimeDonateModuleOnly: '1' }, 200],
  ['premium', { StandaloneCampaigns: '1' }, 404],
] as const)(
  'serves screens for all mosques except those with only campaigns: %s %o',
  async (activePlan, values, code) => {
    const tenant = await server.tenant({ activePlan, ...values })
    const { token } = await createScreen(tenant)
    expect((await get(`/tv/${token}`, tenant)).statusCode).toBe(code)
  },
)
