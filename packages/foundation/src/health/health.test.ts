import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import parsePrometheus from 'parse-prometheus-text-format'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { admitRequests } from '../load-shedding/admit.ts'
import { createAdmission } from '../load-shedding/policy.ts'
import {
  fill,
  makeTenant,
  startTestServer,
  testDatabase,
  type TestServer,
  type TestTenant,
} from '../../../acceptance/src/index.ts'
import { createTvScreen } from '../../../content/src/tv/screens.ts'
import { type MonitoredServer, monitorServer } from './monitorServer.ts'

let server: TestServer
let mosque: TestTenant

const build = { version: '1.2.3', build: 'abc1234' }

beforeAll(async () => {
  server = await startTestServer({ build, cacheReads: true })
  mosque = await server.tenant()
})
afterAll(() => server.close())

const request = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url, headers, remoteAddress })

/** Starts a server with only its health routes, on the same database. */
function startServer(options: Partial<MonitoredServer> = {}) {
  const app = Fastify()
  monitorServer({ app, database: server.database, directory: server.directory, ...options })
  return app
}

type Sample = ReturnType<typeof parsePrometheus>[number]
const find = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
  samples
    .find((sample) => sample.name === name)
    ?.metrics.find((metric) => Object.entries(labels).every(([key, value]) => metric.labels?.[key] === value))

test('the health routes respond under any host name, or without one, and are not cached', async () => {
  for (const name of [mosque.hostname, 'nobody.test', '10.0.0.7:3000', '']) {
    for (const url of ['/healthz', '/readyz']) {
      const { statusCode, headers } = await request(url, { host: name })
      expect([url, name, statusCode, headers['cache-control']]).toEqual([url, name, 200, 'no-store'])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  }
  expect((await server.app.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(200)
})

test('tells a proxy which host names belong to a mosque and may get a certificate', async () => {
  const knowsDomain = async (domain: string) =>
    (await request(`/knows?domain=${encodeURIComponent(domain)}`)).statusCode
  expect(await knowsDomain(mosque.hostname)).toBe(200)
  expect(await knowsDomain(`${mosque.hostname.toUpperCase()}.`)).toBe(200)
  for (const domain of ['nobody.test', '', 'x'.repeat(300), `www.${mosque.hostname}`])
    expect(await knowsDomain(domain)).toBe(404)
  expect((await request('/knows')).statusCode).toBe(404)
})

test('limits look-ups of unknown names, and does not count the names of mosques', async () => {
  let checkCount = 0
  const app = startServer({
    directory: {
      byHostname(name) {
        checkCount += 1
        return server.directory.byHostname(name)
      },
    },
  })
  const knowsDomain = async (domain: string, remoteAddress: string) =>
    (await app.inject({ url: `/knows?domain=${domain}`, remoteAddress })).statusCode
  for (let time = 0; time < 100; time += 1) expect(await knowsDomain(mosque.hostname, '203.0.113.7')).toBe(200)
  checkCount = 0
  const codes = new Set<number>()
  for (let time = 0; time < 100; time += 1) codes.add(await knowsDomain(`x${time}.example`, '203.0.113.7'))
  expect([checkCount, [...codes]]).toEqual([60, [404, 429]])
  // Requests from another address are still allowed.
  expect(await knowsDomain('other.example', '203.0.113.8')).toBe(404)
})

test('an overloaded server still serves its health and metrics, but no host name checks', async () => {
  const app = startServer()
  const admission = {
    ...createAdmission({ now: () => 0, defer: () => {} }),
    acquire({ refuse }: { refuse(retry: number): void }) {
      refuse(2)
      return { release: () => {} }
    },
  }
  admitRequests(app, { admission })
  const codes = await Promise.all(
    ['/healthz', '/readyz', '/knows?domain=x.example', '/metrics'].map(
      async (url) => (await app.inject(url)).statusCode,
    ),
  )
  expect(codes).toEqual([200, 200, 503, 200])
})

test('reports an unreachable Redis, and stays ready without it', async () => {
  let isConnected = true
  const app = startServer({ shared: { isConnected: () => isConnected, outageCount: () => (isConnected ? 0 : 1) } })
  expect((await app.inject('/readyz')).json()).toMatchObject({ parts: { redis: { ok: true } } })
  expect((await app.inject('/metrics')).body).toMatch(/^minaret_redis_up 1$/m)
  isConnected = false
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const response = await app.inject('/readyz')
  expect([response.statusCode, response.json()]).toMatchObject([
    200,
    { ready: true, parts: { redis: { ok: false, problem: /Redis cannot be reached/ } } },
  ])
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^minaret_redis_up 0$/m)
  expect(body).toMatch(/^minaret_redis_times_away 1$/m)
})

test('a ready server reports its version and the result of each check', async () => {
  const response = await request('/readyz')
  expect(response.json()).toEqual({
    ready: true,
    leaving: false,
    version: '1.2.3',
    build: 'abc1234',
    parts: { database: { ok: true }, migrations: { ok: true }, space: { ok: true }, storage: { ok: true } },
  })
})

test(
  'a failing or unresponsive check makes the server unready, an optional one is only reported',
  { tags: ['slow'] },
  async () => {
    const unreadyApp = startServer({
      checks: [
        { name: 'disk', probe: () => Promise.reject(new Error('The folder of files cannot be written.')) },
        { name: 'cache', optional: true, probe: () => Promise.reject(new Error('Redis cannot be reached.')) },
        { name: 'silent', probe: () => new Promise(() => {}) },
      ],
    })
    const response = await unreadyApp.inject('/readyz')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({
      ready: false,
      parts: {
        database: { ok: true },
        disk: { ok: false, problem: 'The folder of files cannot be written.' },
        cache: { ok: false, problem: 'Redis cannot be reached.' },
        silent: { ok: false, problem: 'It does not respond.' },
      },
    })
    expect((await unreadyApp.inject('/healthz')).statusCode).toBe(200)

    const readyApp = startServer({
      checks: [{ name: 'cache', optional: true, probe: () => Promise.reject(new Error('Redis cannot be reached.')) }],
    })
    expect((await readyApp.inject('/readyz')).statusCode).toBe(200)
  },
)

test('an unreachable or outdated database makes the server unready, without revealing its address', async () => {
  const database = await testDatabase()
  const app = startServer({ database })
  await database.pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1e12')
  expect((await app.inject('/readyz')).json()).toMatchObject({
    ready: false,
    parts: { database: { ok: true }, migrations: { ok: false, problem: /older than this version/ } },
  })
  await database.close()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const response = await app.inject('/readyz')
  expect([response.statusCode, response.json()]).toMatchObject([503, { parts: { database: { ok: false } } }])
  expect(response.body).not.toMatch(/127\.0\.0\.1|postgres:/)
  expect((await app.inject('/metrics')).body).toMatch(/^minaret_database_up 0$/m)
})

test('serves metrics to this machine only, and not through a proxy', async () => {
  expect((await request('/metrics', { host: 'nobody.test' })).statusCode).toBe(200)
  expect((await request('/metrics', {}, '203.0.113.7')).statusCode).toBe(403)
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    expect((await request('/metrics', { [header]: '127.0.0.1' })).statusCode, header).toBe(403)
})

test('with a token, serves metrics only to requests with the token, from anywhere', async () => {
  const metricsToken = 'a-token-of-some-length'
  const app = startServer({ metricsToken })
  const readMetrics = (authorization?: string) =>
    app.inject({
      url: '/metrics',
      headers: authorization ? { authorization } : {},
      remoteAddress: authorization ? '203.0.113.7' : '127.0.0.1',
    })
  expect((await readMetrics()).statusCode).toBe(401)
  expect((await readMetrics('Bearer something-else')).statusCode).toBe(401)
  expect((await readMetrics(`Basic ${metricsToken}`)).statusCode).toBe(401)
  expect((await readMetrics(`Bearer ${metricsToken}`)).statusCode).toBe(200)
})

test('metrics parse as Prometheus text, name no mosque, and are cached between requests', async () => {
  // A stopped clock: on a busy machine the first read may have expired before the second.
  const fixedTime = new Date()
  const testServer = await startTestServer({ build, cacheReads: true, now: () => fixedTime })
  onTestFinished(() => testServer.close())
  const visitedMosque = await testServer.tenant()
  const read = async () => (await testServer.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
  const readSamples = async (): Promise<Sample[]> => parsePrometheus(await read())
  await testServer.get(visitedMosque, '/api/prayer-time/today')
  await testServer.get(visitedMosque, '/api/prayer-time/today')
  await testServer.get(visitedMosque, '/api/donations/no-such-cause')
  await testServer.get(visitedMosque, '/api/no-such-call/a-secret')
  const samples = await readSamples()
  expect(find(samples, 'minaret_requests_total', { kind: 'read', status: '200' })?.value).toBe('2')
  expect(find(samples, 'minaret_requests_total', { kind: 'read', status: '404' })?.value).toBe('1')
  expect(find(samples, 'minaret_requests_total', { kind: 'unknown', status: '404' })?.value).toBe('1')
  expect(find(samples, 'minaret_reads_total', { from: 'memory' })?.value).toBe('1')
  expect(find(samples, 'minaret_database_up')?.value).toBe('1')
  expect(find(samples, 'minaret_tenants', { state: 'open' })?.value).toBe('1')
  expect(find(samples, 'minaret_build_info', { version: '1.2.3', build: 'abc1234' })?.value).toBe('1')
  expect(samples.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']),
  )
  const body = await read()
  for (const name of [visitedMosque.slug, visitedMosque.hostname, visitedMosque.id, 'secret'])
    expect(body).not.toContain(name)
  // The server's own routes do not count as visits.
  const lines = () => body.match(/^minaret_requests_total\{.*\} [1-9]/gm)
  expect(lines()).toHaveLength(3)

  const firstDuration = find(samples, 'minaret_figures_seconds')?.value
  expect(find(await readSamples(), 'minaret_figures_seconds')?.value).toBe(firstDuration)
})

test('counts waiting and failed emails, silent displays and due jobs over all mosques', async () => {
  const database = await testDatabase()
  const app = startServer({ database })
  const hour = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000)
  for (const tenant of [await makeTenant(database), await makeTenant(database)]) {
    const mail = (state: string, age: number) => ({ id: state, kind: 'a', cause: state, state, created_at: hour(age) })
    const mails = [mail('waiting', 2), mail('failed', 30), mail('sent', 40), mail('uncertain', 50)]
    await fill(database, tenant.id, 'mails', mails)
    await createTvScreen(database.forTenant(tenant.id), 'Hall')
    await fill(database, tenant.id, 'tv_screens', [
      { id: 'quiet', name: 'Door', token_hash: Buffer.from('q'), seen_at: hour(1), revoked_at: null },
      { id: 'gone', name: 'Old', token_hash: Buffer.from('g'), seen_at: hour(99), revoked_at: hour(9) },
    ])
  }
  await database.pool.query("SELECT graphile_worker.add_job('mail-send', run_at := now() - interval '90 seconds')")
  const samples: Sample[] = parsePrometheus((await app.inject('/metrics')).body)
  expect(find(samples, 'minaret_mails', { state: 'waiting' })?.value).toBe('2')
  expect(find(samples, 'minaret_mails', { state: 'failed' })?.value).toBe('2')
  expect(find(samples, 'minaret_mails', { state: 'uncertain' })?.value).toBe('2')
  expect(Number(find(samples, 'minaret_mails_oldest_seconds', { state: 'uncertain' })?.value)).toBeCloseTo(180_000, -2)
  expect(Number(find(samples, 'minaret_mails_oldest_seconds', { state: 'waiting' })?.value)).toBeCloseTo(7200, -2)
  expect(find(samples, 'minaret_screens', { state: 'silent' })?.value).toBe('2')
  expect(find(samples, 'minaret_screens', { state: 'new' })?.value).toBe('2')
  expect(find(samples, 'minaret_jobs', { task: 'mail-send', state: 'due' })?.value).toBe('1')
  expect(Number(find(samples, 'minaret_jobs_due_oldest_seconds', { task: 'mail-send' })?.value)).toBeCloseTo(90, -1)
  await database.close()
})

test('while shutting down, reports it and completes the requests in progress', async () => {
  const stoppingServer = await startTestServer()
  const tenant = await stoppingServer.tenant()
  await stoppingServer.app.listen({ port: 0, host: '127.0.0.1' })
  const address = stoppingServer.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const read = (path: string) =>
    new Promise<{ status?: number; connection?: string; body: string }>((resolve, reject) => {
      get({ port, path, host: '127.0.0.1', headers: { host: tenant.hostname } }, (response) => {
        void text(response).then(
          (body) => resolve({ status: response.statusCode, connection: response.headers.connection, body }),
          reject,
        )
      }).on('error', reject)
    })
  expect((await read('/readyz')).status).toBe(200)
  stoppingServer.leave()
  expect(await read('/readyz')).toMatchObject({ status: 503, body: /"leaving":true/ })
  expect(await read('/api/donations')).toMatchObject({ status: 200, connection: 'close' })

  // A table lock causes a slow response while the server closes.
  const lock = await stoppingServer.database.pool.connect()
  await lock.query('BEGIN; LOCK TABLE causes IN ACCESS EXCLUSIVE MODE')
  const requestStarted = once(stoppingServer.app.server, 'request')
  const slowResponse = read('/api/donations')
  await requestStarted
  const closing = stoppingServer.close()
  await expect.poll(() => stoppingServer.app.server.listening).toBe(false)
  await expect(read('/healthz')).rejects.toThrow(/ECONNREFUSED/)
  await lock.query('COMMIT')
  lock.release()
  expect((await slowResponse).status).toBe(200)
  await closing
})
