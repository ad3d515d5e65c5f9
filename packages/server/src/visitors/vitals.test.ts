import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { readVitals } from './vitals.ts'

let server: TestServer
let now = new Date('2026-11-25T12:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ jobs: false, proxies: 1, now: () => now })
})
afterAll(() => server.close())

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile', 'x-forwarded-for': '198.51.100.9' }
const sendView = (tenant: TestTenant, vitals: object, headers: Record<string, string> = {}) =>
  server.post(tenant, '/api/visitor/vitals', { page: 'home', device: 'phone', ...vitals }, { ...phone, ...headers })
const readMosqueVitals = (tenant: TestTenant) =>
  server.database.forTenant(tenant.id)((tx) => readVitals(tx, '2026-11-25'))
const readRows = async ({ id }: TestTenant) =>
  (await server.database.pool.query<Record<string, unknown>>('SELECT * FROM page_vitals WHERE tenant_id = $1', [id]))
    .rows

test('the figures are the 75th percentile, and omitted for too few views', async () => {
  const mosque = await server.tenant()
  for (let index = 0; index < 15; index += 1) await sendView(mosque, { lcp: 900, inp: 30, cls: 0 })
  expect((await readMosqueVitals(mosque)).all).toEqual({ views: 15 })
  for (let index = 0; index < 5; index += 1) await sendView(mosque, { lcp: 5200, cls: 0.3 })
  // Fifteen of twenty had 900 ms; interactions were measured fifteen times, which is too few.
  expect((await readMosqueVitals(mosque)).all).toEqual({ views: 20, lcp: 1000, cls: 0.005 })
  await sendView(mosque, { lcp: 5200 })
  expect((await readMosqueVitals(mosque)).all).toMatchObject({ views: 21, lcp: 6000 })
})

test('pages and devices are counted separately, and by mosque', async () => {
  const [firstMosque, secondMosque] = [await server.tenant(), await server.tenant()]
  await sendView(firstMosque, { lcp: 900 })
  await sendView(firstMosque, { page: 'giving', device: 'desktop', lcp: 400 })
  const parts = [
    { page: 'giving', device: 'desktop', views: 1 },
    { page: 'home', device: 'phone', views: 1 },
  ]
  expect((await readMosqueVitals(firstMosque)).parts).toEqual(parts)
  expect(await readMosqueVitals(secondMosque)).toEqual({ all: { views: 0 }, parts: [] })
})

test.each([
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
])('%s is not counted', async (_, headers) => {
  const mosque = await server.tenant()
  await sendView(mosque, { lcp: 900 }, headers)
  expect(await readRows(mosque)).toEqual([])
})

test('only counts are stored: no address, browser or path', async () => {
  const mosque = await server.tenant()
  await sendView(mosque, { lcp: 900 })
  const [row] = await readRows(mosque)
  expect(Object.keys(row ?? {})).toEqual(['tenant_id', 'day', 'page', 'device', 'metric', 'bucket', 'views'])
  expect((await sendView(mosque, { lcp: 900, path: '/user/confirm/secret' })).code).toBe(422)
  expect((await sendView(mosque, { page: '/donate' })).code).toBe(422)
})

test('counts are deleted after 120 days, and requests per address are limited', async () => {
  const mosque = await server.tenant()
  await sendView(mosque, { lcp: 900 })
  now = new Date('2027-03-26T12:00:00Z')
  await sendView(mosque, { lcp: 900 })
  const days = await server.database.pool.query('SELECT day::text FROM page_vitals WHERE tenant_id = $1', [mosque.id])
  expect(days.rows).toEqual([{ day: '2027-03-26' }])
  now = new Date('2026-11-25T12:00:00Z')
  const codes = await Promise.all(Array.from({ length: 301 }, async () => (await sendView(mosque, { lcp: 1 })).code))
  expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0)
})
