import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { createServer, type ServerDeps } from '../../../server/src/server.ts'
import { createSecrets } from '../base/secrets.ts'
import { makeCause, makeTenant, startMailbox, testDatabase } from '../../../acceptance/src/index.ts'
import { startStallingProxy } from '../../../testkit/src/stallingProxy.ts'
import { isTransientError, isStatementTimeout, UnresponsiveDatabaseError } from './transientErrors.ts'
import { ensureDatabase, setStatementTimeout, openDatabase } from './database.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { heartbeatTimes } from './heartbeat.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
})

/**
 * Starts a server whose database is behind a proxy that can drop packets.
 * @param slack factor on the timeouts: higher if a slow machine must not look like an unresponsive database
 */
async function startBehindProxy({ slack = 1, ...overrides }: Partial<ServerDeps> & { slack?: number } = {}) {
  const direct = await testDatabase()
  cleanups.push(() => direct.close())
  const proxy = await startStallingProxy(direct.url)
  cleanups.push(() => proxy.close())
  const database = openDatabase(proxy.url, 16, slack)
  cleanups.push(() => database.close())
  const secrets = createSecrets(randomBytes(32).toString('hex'))
  const server = await createServer({ database, secrets, jobs: false, limitRates: false, ...overrides })
  cleanups.push(() => server.close(100))
  const mosque = await makeTenant(direct, { email: 'office@masjid.example' })
  const headers = { host: mosque.hostname }
  const get = (url: string) => server.app.inject({ url, headers })
  let requestCount = 0
  const contact = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { ...headers, 'x-requested-with': 'XMLHttpRequest' },
      payload: {
        name: 'Aisha',
        email: 'aisha@example.org',
        message: `Is there parking on Friday ${(requestCount += 1)}, please?`,
      },
    })
  return { ...server, direct, database, proxy, mosque, get, contact }
}

/** Response to requests that need the database. */
const unavailableResponse = { status: 503, message: expect.stringMatching(/in a moment/), data: {} }

test('the heartbeat timeouts leave time to respond to a visitor within five seconds', () => {
  const { interval, timeout, newConnectionTimeout } = heartbeatTimes
  expect(interval + timeout + newConnectionTimeout).toBeLessThan(4500)
})

test('while the database drops every packet, public data is served from memory and other requests get a 503; everything recovers', async () => {
  const { proxy, get, contact, app, direct, mosque } = await startBehindProxy()
  const { id } = await makeCause(direct, mosque.id, { id: 'roof', position: 2, title: 'Roof appeal' })
  // Warms the pool: sixteen connections, each of which has responded.
  const warmUp = await Promise.all(
    [...Array(40).keys()].map((index) => get(index % 2 ? '/api/donations' : `/api/donations/${id}`)),
  )
  expect(new Set(warmUp.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const page = warmUp[1]?.json<unknown>()

  proxy.stall()
  const startTime = performance.now()
  const [reads, uncachedReads, posts, ready] = await Promise.all([
    Promise.all([...Array(30)].map(() => get('/api/donations'))),
    Promise.all([...Array(10)].map(() => get('/api/news'))),
    Promise.all([...Array(10)].map(() => contact())),
    app.inject('/readyz'),
  ])
  const elapsed = performance.now() - startTime
  for (const response of reads) expect([response.statusCode, response.json()]).toEqual([200, page])
  for (const response of [...uncachedReads, ...posts])
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      503,
      '5',
      unavailableResponse,
    ])
  expect([ready.statusCode, ready.json()]).toMatchObject([503, { parts: { database: { ok: false } } }])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  // The target is five seconds, four were measured; a busy machine may take longer, but requests must not hang.
  expect(elapsed).toBeLessThan(15_000)

  // Now requests fail at once.
  const retryTime = performance.now()
  expect((await contact()).statusCode).toBe(503)
  expect((await get(`/api/donations/${id}`)).statusCode).toBe(200)
  expect(performance.now() - retryTime).toBeLessThan(elapsed / 2)

  proxy.resume()
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
  expect((await contact()).statusCode).toBe(200)
  expect((await get('/api/news')).statusCode).toBe(200)
})

test('connections lost while idle cause no failed requests', async () => {
  const { proxy, get, contact } = await startBehindProxy()
  await Promise.all([...Array(6)].map(() => get('/api/news')))
  proxy.stallOpen()
  expect((await contact()).statusCode).toBe(200)
  expect((await get('/api/news')).statusCode).toBe(200)
})

test('a connection that stops responding in a transaction is closed after its statement timeout', async () => {
  const { proxy, database, mosque } = await startBehindProxy({ slack: 5 })
  const stalledTransaction = database.forTenant(mosque.id)(async (tx) => {
    await setStatementTimeout(tx, 300)
    proxy.stallOpen()
    await tx.execute(sql`select 1`)
  })
  await expect(stalledTransaction).rejects.toSatisfy(isTransientError)
  // On a responsive connection PostgreSQL itself cancels the statement, and the connection stays usable.
  const slowTransaction = database.forTenant(mosque.id)(async (tx) => {
    await setStatementTimeout(tx, 300)
    await tx.execute(sql`select pg_sleep(20)`)
  })
  await expect(slowTransaction).rejects.toSatisfy(isStatementTimeout)
  const { rows } = await database.global((tx) => tx.execute(sql`show statement_timeout`))
  expect(rows).toEqual([{ statement_timeout: '10s' }])
})

test('jobs run again once packets flow, including those in progress before', async () => {
  const mailbox = await startMailbox()
  cleanups.push(() => mailbox.close())
  const { proxy, contact, app } = await startBehindProxy({ jobs: true, mail: { smtpUrl: mailbox.smtpUrl } })
  expect((await contact()).statusCode).toBe(200)
  await expect.poll(() => mailbox.mails.length).toBe(1)
  proxy.stall()
  await expect.poll(async () => (await contact()).statusCode).toBe(503)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  proxy.resume()
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
  expect((await contact()).statusCode).toBe(200)
  await expect.poll(() => mailbox.mails.length, { timeout: 40_000 }).toBeGreaterThan(1)
}, 120_000)

test('migrating an unresponsive database fails with an error, and so does one that stops responding while waiting for a lock', async () => {
  const direct = await testDatabase()
  cleanups.push(() => direct.close())
  const proxy = await startStallingProxy(direct.url)
  cleanups.push(() => proxy.close())
  const lock = await direct.pool.connect()
  cleanups.push(async () => lock.release(true))
  await lock.query('SELECT pg_advisory_lock(7262738)')
  const migration = migrateDatabase(proxy.url).then(
    () => undefined,
    (error: unknown) => error,
  )
  await expect
    .poll(
      async () =>
        (await direct.pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount,
    )
    .toBe(1)
  proxy.stall()
  expect(await migration).toBeInstanceOf(UnresponsiveDatabaseError)
  await expect(migrateDatabase(proxy.url)).rejects.toThrow(UnresponsiveDatabaseError)
  await expect(ensureDatabase(proxy.url, 'other')).rejects.toThrow(/timeout/)
})
