import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowOrigin } from '../../../foundation/src/tenancy/origins.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { recordStatements } from '../../../testkit/src/queryPlans.ts'

let server: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, proxies: 1, now: () => clock })
})
afterAll(() => server.close())

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile'
const visit = async (tenant: TestTenant, address: string, headers: Record<string, string> = {}) =>
  (await server.get(tenant, '/api/visitor/save', { 'x-forwarded-for': address, 'user-agent': phone, ...headers })).body
    .data

test('a visitor counts once a day, and again the next day', async () => {
  const mosque = await server.tenant()
  clock = new Date('2026-11-21T12:00:00Z')
  expect(await visit(mosque, '198.51.100.1')).toEqual({ today: 1, total: 1 })
  expect(await visit(mosque, '198.51.100.1')).toEqual({ today: 1, total: 1 })
  expect(await visit(mosque, '198.51.100.2')).toEqual({ today: 2, total: 2 })
  clock = new Date('2026-11-22T12:00:00Z')
  expect(await visit(mosque, '198.51.100.1')).toEqual({ today: 1, total: 3 })
})

test('simultaneous requests are one visit, and two browsers behind one address are two', async () => {
  const mosque = await server.tenant()
  await Promise.all([visit(mosque, '198.51.100.1'), visit(mosque, '198.51.100.1')])
  expect(await visit(mosque, '198.51.100.1')).toEqual({ today: 1, total: 1 })
  const otherUserAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'
  expect(await visit(mosque, '198.51.100.1', { 'user-agent': otherUserAgent })).toEqual({ today: 2, total: 2 })
})

test('a new day starts at midnight in the mosque’s time zone, and counts the same visitor again', async () => {
  const bradford = await server.tenant({ timeZone: 'Europe/London' })
  const lahore = await server.tenant({ timeZone: 'Asia/Karachi' })
  const visitBoth = async () => [await visit(bradford, '198.51.100.1'), await visit(lahore, '198.51.100.1')]
  clock = new Date('2026-11-21T18:59:59Z')
  expect(await visitBoth()).toEqual([
    { today: 1, total: 1 },
    { today: 1, total: 1 },
  ])
  // Midnight in Lahore.
  clock = new Date('2026-11-21T19:00:00Z')
  expect(await visitBoth()).toEqual([
    { today: 1, total: 1 },
    { today: 1, total: 2 },
  ])
})

test('the same visitor has different marks at different mosques', async () => {
  const [firstMosque, secondMosque] = [await server.tenant(), await server.tenant()]
  await visit(firstMosque, '198.51.100.1')
  await visit(secondMosque, '198.51.100.1')
  const { rows } = await server.database.pool.query(
    'SELECT DISTINCT mark FROM visitor_marks WHERE tenant_id IN ($1, $2)',
    [firstMosque.id, secondMosque.id],
  )
  expect(rows).toHaveLength(2)
})

test('twenty concurrent requests from one phone count once', async () => {
  const mosque = await server.tenant()
  await Promise.all(Array.from({ length: 20 }, () => visit(mosque, '198.51.100.7')))
  expect(await visit(mosque, '198.51.100.7')).toEqual({ today: 1, total: 1 })
})

test.each([
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a bot that claims to be a phone', { 'user-agent': `${phone} (compatible; bingbot/2.0)` }],
  ['an AI crawler', { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)' }],
  ['a link preview', { 'user-agent': 'WhatsApp/2.23' }],
  ['another link preview', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['an uptime monitor', { 'user-agent': 'Mozilla/5.0 (compatible; UptimeRobot/2.0)' }],
  ['a script', { 'user-agent': 'curl/8.5.0' }],
  ['another script', { 'user-agent': 'python-requests/2.32' }],
  ['a headless browser', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0 Safari/537.36' }],
  ['an empty user agent', { 'user-agent': '' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch by older Chrome', { purpose: 'prefetch' }],
  ['a prefetch by older Firefox', { 'x-moz': 'prefetch' }],
  ['a preview by Safari', { 'x-purpose': 'preview' }],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
])('%s is not counted', async (_, headers) => {
  const mosque = await server.tenant()
  expect(await visit(mosque, '198.51.100.1', headers)).toEqual({ today: 0, total: 0 })
})

test('a static copy of the site on a listed origin counts', async () => {
  const mosque = await server.tenant()
  await allowOrigin(server.database, mosque.id, 'https://static.example')
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://static.example' }
  expect(await visit(mosque, '198.51.100.1', headers)).toEqual({ today: 1, total: 1 })
})

test('an address set by the visitor is not trusted, only the proxy’s', async () => {
  const mosque = await server.tenant()
  await visit(mosque, '203.0.113.5, 198.51.100.1')
  expect(await visit(mosque, '203.0.113.6, 198.51.100.1')).toEqual({ today: 1, total: 1 })
})

test('no address is stored, and the salt of a past day is deleted', async () => {
  const mosque = await server.tenant()
  clock = new Date('2026-11-21T12:00:00Z')
  await visit(mosque, '198.51.100.1')
  clock = new Date('2026-11-22T12:00:00Z')
  await visit(mosque, '198.51.100.1')
  const { rows } = await server.database.pool.query(
    'SELECT day::text, salt IS NULL AS forgotten FROM visitor_days WHERE tenant_id = $1 ORDER BY day',
    [mosque.id],
  )
  expect(rows).toEqual([
    { day: '2026-11-21', forgotten: true },
    { day: '2026-11-22', forgotten: false },
  ])
  const marks = await server.database.pool.query(
    "SELECT mark FROM visitor_marks WHERE tenant_id = $1 AND encode(mark, 'escape') LIKE '%198%'",
    [mosque.id],
  )
  expect(marks.rows).toEqual([])
})

test("the day is in the tenant's time zone, not the server's", async () => {
  const auckland = await server.tenant({ timeZone: 'Pacific/Auckland' })
  clock = new Date('2026-11-21T12:00:00Z')
  await visit(auckland, '198.51.100.1')
  const { rows } = await server.database.pool.query('SELECT day::text FROM visitor_days WHERE tenant_id = $1', [
    auckland.id,
  ])
  expect(rows).toEqual([{ day: '2026-11-22' }])
})

test('days counted before the total existed are included in it', async () => {
  const mosque = await server.tenant()
  clock = new Date('2026-11-21T12:00:00Z')
  await fill(server.database, mosque.id, 'visitor_days', [
    { day: '2026-11-01', visitors: 40 },
    { day: '2026-11-02', visitors: 2 },
  ])
  await Promise.all(['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((address) => visit(mosque, address)))
  expect(await visit(mosque, '198.51.100.1')).toEqual({ today: 3, total: 45 })
})

test('a visit does not sum earlier days, and a repeated visit does not update any rows', async () => {
  const mosque = await server.tenant()
  clock = new Date('2026-11-21T12:00:00Z')
  await visit(mosque, '198.51.100.1')
  const repeatedStatements = await recordStatements(async () => void (await visit(mosque, '198.51.100.1')))
  const visitorStatements = repeatedStatements.filter(({ text }) => text.includes('visitor_'))
  expect(visitorStatements.filter(({ text }) => /^update|^delete|sum\(/i.test(text))).toEqual([])
  const newVisitorStatements = await recordStatements(async () => void (await visit(mosque, '198.51.100.2')))
  expect(newVisitorStatements.filter(({ text }) => /sum\(/i.test(text))).toEqual([])
})
