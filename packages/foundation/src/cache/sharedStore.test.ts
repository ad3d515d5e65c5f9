import { once } from 'node:events'
import { createServer } from 'node:net'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { causes } from '../db/content.ts'
import { logOptions } from '../base/log.ts'
import { rates } from '../limits/rates.ts'
import { createServer as createMinaretServer, type Server } from '../../../server/src/server.ts'
import { setTenantLimits } from '../../../server/src/tenants/limits.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { findRedis, noRedis, programFolders, type RedisProcess, startRedis } from '../../../testkit/src/redis.ts'
import { countQueries } from '../../../testkit/src/countQueries.ts'
import { openSharedStore } from './sharedStore.ts'

const redisBinary = findRedis(programFolders)

const options = { jobs: false, proxies: 1, cacheReads: true }

let firstServer: TestServer
const startedServers: Server[] = []

beforeAll(async () => {
  firstServer = await startTestServer(options)
})
afterEach(async () => {
  for (const server of startedServers.splice(0)) await server.close()
})
afterAll(() => firstServer.close())

/** Starts another server on the same database, with the same key. */
async function startAnother(redisUrl: string): Promise<Server> {
  const { database, secrets } = firstServer
  const server = await createMinaretServer({ database, secrets, ...options, redisUrl })
  startedServers.push(server)
  return server
}

const wifi = { 'x-forwarded-for': '198.51.100.1' }

const postContact = async ({ app }: Pick<Server, 'app'>, { hostname }: TestTenant, headers = wifi) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { host: hostname, 'content-type': 'application/json', 'x-requested-with': 'x', ...headers },
      payload: '{"wrong":true}',
    })
  ).statusCode

const requestCauses = ({ app }: Pick<Server, 'app'>, { hostname }: TestTenant) =>
  app.inject({ url: '/api/donations', headers: { host: hostname } })

test('a server starts without Redis, and counts limits on its own', async () => {
  const mosque = await firstServer.tenant()
  await setTenantLimits(firstServer.database, mosque.id, { form: 1 })
  const server = await startAnother('redis://127.0.0.1:1')
  expect(server.shared?.isConnected()).toBe(false)
  expect([await postContact(server, mosque), await postContact(server, mosque)]).toEqual([422, 429])
  expect((await requestCauses(server, mosque)).statusCode).toBe(200)
})

test('a Redis that accepts connections without responding delays no requests', { tags: ['slow'] }, async () => {
  const mosque = await firstServer.tenant()
  const silentServer = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silentServer, 'listening')
  const address = silentServer.address()
  const server = await startAnother(
    `redis://:password@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  )
  // If each request waited for it, the test would time out.
  for (let i = 0; i < 20; i += 1) expect(await postContact(server, mosque)).toBe(422)
  expect(server.shared?.isConnected()).toBe(false)
  silentServer.close()
})

test.each([
  ['-WRONGPASS invalid username-password pair', 'Redis rejected the user or password in REDIS_URL'],
  ['-NOAUTH Authentication required.', 'Redis needs a password, and REDIS_URL has none'],
])('logs the reason for Redis’s reply %s, without the password', async (reply, reason) => {
  const lines: string[] = []
  const rejectingServer = createServer((socket) =>
    socket.on('error', () => {}).on('data', () => socket.write(`${reply}\r\n`)),
  )
  await once(rejectingServer.listen(0, '127.0.0.1'), 'listening')
  const address = rejectingServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const log = Fastify({ logger: logOptions('warn', { write: (line) => void lines.push(line) }) }).log
  const shared = await openSharedStore({
    url: `redis://:marked-password@127.0.0.1:${port}`,
    secrets: firstServer.secrets,
    log,
  })
  shared.close()
  rejectingServer.close()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: expect.stringContaining(reason),
    err: { message: reply.slice(1) },
  })
  expect(lines[0]).not.toContain('marked-password')
})

describe.skipIf(!redisBinary)(`two servers with one Redis${redisBinary ? '' : ` (${noRedis})`}`, () => {
  let redis: RedisProcess
  beforeAll(async () => {
    redis = await startRedis(redisBinary ?? '')
  })
  afterAll(() => redis.stop())

  test('share their limits', async () => {
    const mosque = await firstServer.tenant()
    await setTenantLimits(firstServer.database, mosque.id, { form: 3 })
    const [one, two] = [await startAnother(redis.url), await startAnother(redis.url)]
    const calls = [one, two, one, two, one].map((server) => () => postContact(server, mosque))
    const codes: number[] = []
    for (const call of calls) codes.push(await call())
    expect(codes).toEqual([422, 422, 422, 429, 429])
    expect(await postContact(two, mosque, { 'x-forwarded-for': '198.51.100.2' })).toBe(422)
  })

  test('store no addresses in it', async () => {
    const mosque = await firstServer.tenant()
    const server = await startAnother(redis.url)
    await postContact(server, mosque)
    await requestCauses(server, mosque)
    const keys = await server.shared?.run("return redis.call('keys', '*')", '-', [])
    expect(JSON.stringify(keys)).toContain('minaret ')
    expect(JSON.stringify(keys)).not.toContain('198.51')
    expect(JSON.stringify(keys)).not.toContain(mosque.id)
  })

  test('share cached reads, and both see a change', async () => {
    const [one, two] = [await startAnother(redis.url), await startAnother(redis.url)]
    let mosque = await firstServer.tenant()
    let firstResponse = await requestCauses(one, mosque)
    let secondResponse = firstResponse
    const readSecond = async () => void (secondResponse = await requestCauses(two, mosque))
    let queries = await countQueries('causes', readSecond)
    // Values are shared for less than a second: on a busy machine they may have expired, so retry with another mosque.
    for (let tries = 0; tries < 4 && queries > 0; tries += 1) {
      mosque = await firstServer.tenant()
      firstResponse = await requestCauses(one, mosque)
      queries = await countQueries('causes', readSecond)
    }
    expect(queries).toBe(0)
    expect([secondResponse.body, secondResponse.headers.etag]).toEqual([firstResponse.body, firstResponse.headers.etag])

    await firstServer.database.forTenant(mosque.id)((tx) =>
      tx.update(causes).set({ title: 'A new roof' }).where(eq(causes.id, 'general')),
    )
    for (const server of [one, two])
      await expect.poll(async () => (await requestCauses(server, mosque)).body).toContain('A new roof')
  })

  test('ignore values not signed by them', async () => {
    const mosque = await firstServer.tenant()
    const [one, two] = [await startAnother(redis.url), await startAnother(redis.url)]
    const forgeScript = (text: string) =>
      `for _, k in ipairs(redis.call('keys', 'minaret *')) do if redis.call('type', k).ok == 'string' then redis.call('set', k, ${text}, 'PX', 5000) end end`
    for (const text of [
      `'nonsense'`,
      `string.gsub(redis.call('get', k), 'General fund', 'Send me money')`,
      `'0 {"text":"{}","etag":"W/1"}'`,
    ]) {
      await requestCauses(one, mosque)
      await one.shared?.run(forgeScript(text), '-', []).catch(() => {})
      const response = await requestCauses(two, mosque)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('General fund')
      await new Promise((resolve) => setTimeout(resolve, 820))
    }
  })

  test.each(['kill', 'hang'] as const)(
    'keep working while it is unavailable (%s), and share limits again afterwards',
    async (fault) => {
      const mosque = await firstServer.tenant()
      await setTenantLimits(firstServer.database, mosque.id, { form: 2 })
      const [one, two] = [await startAnother(redis.url), await startAnother(redis.url)]
      expect([await postContact(one, mosque), await postContact(two, mosque)]).toEqual([422, 422])
      await redis[fault]()
      // Each starts its own count: no request is rejected because a count is unavailable.
      expect([await postContact(one, mosque), await postContact(two, mosque)]).toEqual([422, 422])
      expect((await requestCauses(one, mosque)).statusCode).toBe(200)
      expect([one.shared?.isConnected(), one.shared?.outageCount()]).toEqual([false, 1])

      if (fault === 'kill') await redis.restart()
      else redis.wake()
      await expect.poll(() => [one.shared?.isConnected(), two.shared?.isConnected()]).toEqual([true, true])
      const otherWifi = { 'x-forwarded-for': '198.51.100.77' }
      const codes = [
        await postContact(one, mosque, otherWifi),
        await postContact(two, mosque, otherWifi),
        await postContact(one, mosque, otherWifi),
      ]
      expect(codes).toEqual([422, 422, 429])
    },
  )

  test('log one outage and one recovery, without the password', async () => {
    const warn = vi.fn<(...args: unknown[]) => void>()
    const url = redis.url.replace('//', '//:marked-password@')
    const disconnected = await openSharedStore({ url, secrets: firstServer.secrets, log: { warn } })
    await new Promise((resolve) => setTimeout(resolve, 1200))
    disconnected.close()
    expect(warn.mock.calls.map(([, message]: unknown[]) => message)).toEqual([
      expect.stringMatching(/^Redis cannot be reached: this server counts/),
    ])
    expect(JSON.stringify(warn.mock.calls)).not.toContain('marked-password')

    warn.mockClear()
    const shared = await openSharedStore({ url: redis.url, secrets: firstServer.secrets, log: { warn } })
    await redis.kill()
    await expect.poll(() => shared.isConnected()).toBe(false)
    await redis.restart()
    await expect.poll(() => shared.isConnected()).toBe(true)
    shared.close()
    expect(warn.mock.calls.map((args): unknown => args.at(-1))).toEqual([
      expect.stringMatching(/^Redis cannot be reached/),
      'Redis is reachable again',
    ])
  })

  test('keep responding when it fails under load', async () => {
    const mosque = await firstServer.tenant()
    const server = await startAnother(redis.url)
    const requests = Array.from({ length: 200 }, () =>
      postContact(server, mosque, { 'x-forwarded-for': `198.51.100.${1}` }),
    )
    await redis.kill()
    const codes = await Promise.all(requests)
    expect(codes.filter((code) => ![422, 429].includes(code))).toEqual([])
    expect(codes.filter((code) => code === 422).length).toBeGreaterThanOrEqual(rates.form.fromOne)
    await redis.restart()
  })
})
