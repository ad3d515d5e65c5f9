import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { causes, settings } from '../db/content.ts'
import { allowOrigin } from '../tenancy/origins.ts'
import { getPath, contractCalls } from '../../../testkit/src/calls.ts'
import { countQueries } from '../../../testkit/src/countQueries.ts'
import { makeCause, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { cachedReads } from './cachedReads.ts'

let server: TestServer
let mosque: TestTenant
let clock = Date.parse('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, cacheReads: true, limitRates: false, now: () => new Date(clock) })
  mosque = await server.tenant()
})
afterAll(() => server.close())

const request = (
  tenant: TestTenant,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => server.app.inject({ method, url, headers: { host: tenant.hostname, ...headers } })

const firstTitle = (body: string) => /"title":"([^"]*)"/.exec(body)?.[1]

describe('public reads', () => {
  const reads = contractCalls.filter(({ id }) => id in cachedReads)

  test('include every read without a session, except a gift, the visitor count and the search', () => {
    const uncachedCalls = contractCalls.filter(
      ({ id, method, json }) => method === 'GET' && json && !(id in cachedReads),
    )
    expect(uncachedCalls.map(({ id }) => id)).toEqual(['visitorSave', 'giftView', 'siteSearch'])
    expect(reads.filter(({ session, method }) => session !== 'none' || method !== 'GET')).toEqual([])
  })

  test.each(reads.filter(({ path }) => !path.includes('{')).map(({ path, id }) => [path, id] as const))(
    '%s must be revalidated, and is only sent if changed',
    async (path) => {
      const first = await request(mosque, path)
      // The test mosque has no legal pages.
      if (first.statusCode === 404) return expect(first.headers['cache-control']).toBe('no-store')
      expect(first.statusCode).toBe(200)
      const { etag } = first.headers
      expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
      expect(first.headers).toMatchObject({
        vary: 'Origin',
        'cache-control': 'public, no-cache',
      })
      const revalidation = await request(mosque, path, { 'if-none-match': `"other", ${String(etag)}` })
      expect([revalidation.statusCode, revalidation.body]).toEqual([304, ''])
      expect(revalidation.headers).toMatchObject({
        etag,
        vary: 'Origin',
        'cache-control': first.headers['cache-control'],
        'x-content-type-options': 'nosniff',
      })
      expect(revalidation.headers['content-type']).toBeUndefined()
      expect((await request(mosque, path, { 'if-none-match': '"other"' })).statusCode).toBe(200)
      const head = await request(mosque, path, {}, 'HEAD')
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])
      expect(head.headers['content-length']).toBe(String(Buffer.byteLength(first.body)))
    },
  )

  test('of missing items have no ETag and are not cached', async () => {
    const details = reads.filter(({ path }) => path.includes('{'))
    expect(details.length).toBeGreaterThan(10)
    for (const call of details) {
      const response = await request(mosque, getPath(call, 'nothing-of-that-name'))
      expect([call.path, response.statusCode, response.headers['cache-control']]).toEqual([call.path, 404, 'no-store'])
      expect(response.headers.etag).toBeUndefined()
    }
  })
})

test('all other responses are marked no-store', async () => {
  const calls = contractCalls.filter(({ id, json }) => json && !(id in cachedReads))
  for (const call of calls) {
    const response = await server.app.inject({
      method: call.method,
      url: getPath(call, 'x'.repeat(22)),
      headers: { host: mosque.hostname, 'content-type': 'application/json', 'x-requested-with': 'x' },
      ...(call.method === 'POST' ? { payload: '{}' } : {}),
    })
    expect([call.path, response.headers['cache-control']]).toEqual([call.path, 'no-store'])
  }
})

describe('many requests', () => {
  test('at once cause one query', async () => {
    const tenant = await server.tenant()
    const otherTenant = await server.tenant()
    const queryCount = await countQueries('causes', () => request(otherTenant, '/api/donations'))
    expect(queryCount).toBeGreaterThan(0)
    const requestAll = () => Promise.all(Array.from({ length: 200 }, () => request(tenant, '/api/donations')))
    expect(await countQueries('causes', requestAll)).toBe(queryCount)
    expect(await countQueries('causes', () => request(tenant, '/api/donations?utm_source=x'))).toBe(0)
    expect(await countQueries('causes', () => request(tenant, '/api/donations/', { 'x-jwt-token': 'somebody' }))).toBe(
      0,
    )
  })

  test('get a new response after the lifetime', async () => {
    const tenant = await server.tenant()
    expect(firstTitle((await request(tenant, '/api/donations')).body)).toBe('General fund')
    await server.database.forTenant(tenant.id)((tx) => tx.update(causes).set({ title: 'Roof' }))
    clock += 790
    expect(firstTitle((await request(tenant, '/api/donations')).body)).toBe('General fund')
    clock += 20
    expect(firstTitle((await request(tenant, '/api/donations')).body)).toBe('Roof')
  })

  test('see a change within a second, whatever browsers and proxies have cached', async () => {
    const tenant = await server.tenant()
    const first = await request(tenant, '/api/donations')
    // The header makes every cache revalidate.
    expect(first.headers['cache-control']).toContain('no-cache')
    await server.database.forTenant(tenant.id)((tx) => tx.update(causes).set({ title: 'Roof' }))
    clock += 1000
    const revalidation = await request(tenant, '/api/donations', { 'if-none-match': String(first.headers.etag) })
    expect([revalidation.statusCode, firstTitle(revalidation.body)]).toEqual([200, 'Roof'])
  })

  test('get the next day’s times when it begins', async () => {
    clock = Date.parse('2026-11-21T23:59:59.500Z')
    const readDate = async () =>
      /"today":\{"date":"([^"]*)"/.exec((await request(mosque, '/api/prayer-time/today')).body)?.[1]
    expect(await readDate()).toBe('2026-11-21')
    clock += 1000
    expect(await readDate()).toBe('2026-11-22')
  })

  test('see another currency as soon as the settings change', async () => {
    const tenant = await server.tenant()
    expect((await request(tenant, '/api/donations')).body).toContain('"currencies":["gbp"]')
    await server.database.forTenant(tenant.id)((tx) =>
      tx.update(settings).set({ value: 'eur' }).where(eq(settings.key, 'currencies')),
    )
    await expect.poll(async () => (await request(tenant, '/api/donations')).body).toContain('"currencies":["eur"]')
  })

  test('do not get a cached failure', async () => {
    const tenant = await server.tenant()
    await server.database.pool.query('ALTER TABLE causes RENAME TO causes_lost')
    const failures = await Promise.all([request(tenant, '/api/donations'), request(tenant, '/api/donations')])
    await server.database.pool.query('ALTER TABLE causes_lost RENAME TO causes')
    expect(failures.map(({ statusCode }) => statusCode)).toEqual([500, 500])
    expect((await request(tenant, '/api/donations')).statusCode).toBe(200)
    expect((await request(tenant, '/api/donations/roof')).statusCode).toBe(404)
    await makeCause(server.database, tenant.id, { id: 'roof' })
    expect((await request(tenant, '/api/donations/roof')).statusCode).toBe(200)
  })
})

test('two mosques never share a cached response', async () => {
  const [one, two] = [await server.tenant(), await server.tenant()]
  await server.database.forTenant(two.id)((tx) => tx.update(causes).set({ title: 'Two' }))
  const results = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const tenant = index % 2 === 0 ? one : two
      return [tenant === one ? 'General fund' : 'Two', firstTitle((await request(tenant, '/api/donations')).body)]
    }),
  )
  for (const [expected, title] of results) expect(title).toBe(expected)
})

test('a cached response contains nothing from the first client’s request', async () => {
  const tenant = await server.tenant()
  await allowOrigin(server.database, tenant.id, 'https://static.example')
  const first = await request(tenant, '/api/donations', { origin: 'https://static.example' })
  const second = await request(tenant, '/api/donations')
  expect(second.body).toBe(first.body)
  expect(first.headers['access-control-allow-origin']).toBe('https://static.example')
  expect(second.headers['access-control-allow-origin']).toBeUndefined()
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  const headers = { 'if-none-match': String(first.headers.etag), origin: 'https://static.example' }
  const revalidation = await request(tenant, '/api/donations', headers)
  expect([revalidation.statusCode, revalidation.headers['access-control-allow-origin']]).toEqual([
    304,
    'https://static.example',
  ])
})
