import { once } from 'node:events'
import { createServer } from 'node:net'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { causes } from '../db/content.ts'
import { logOptions } from '../base/log.ts'
import { rates } from '../limits/rates.ts'
import { createServer as createHost, type Server } from '../../../server/src/server.ts'
import { setTenantLimits } from '../../../server/src/tenants/limits.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { findRedis, noRedis, programFolders, type RedisProcess, startRedis } from '../../../testkit/src/redis.ts'
import { countQueries } from '../../../testkit/src/countQueries.ts'
import { openSharedStore } from './sharedStore.ts'

const program = findRedis(programFolders)

const quiet = { jobs: false, proxies: 1, cacheReads: true }

let first: TestServer
const started: Server[] = []

beforeAll(async () => {
  first = await startTestServer(quiet)
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.close()
})
afterAll(() => first.close())

/** Starts another server on the same database, with the same key. */
async function another(redisUrl: string): Promise<Server> {
  const { database, secrets } = first
  const server = await createHost({ database, secrets, ...quiet, redisUrl })
  started.push(server)
  return server
}

const wifi = { 'x-forwarded-for': '198.51.100.1' }

const contact = async ({ app }: Pick<Server, 'app'>, { hostname }: TestTenant, headers = wifi) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { host: hostname, 'content-type': 'application/json', 'x-requested-with': 'x', ...headers },
      payload: '{"wrong":true}',
    })
  ).statusCode

const causesOf = ({ app }: Pick<Server, 'app'>, { hostname }: TestTenant) =>
  app.inject({ url: '/api/donations', headers: { host: hostname } })

test('a server starts without Redis, and counts limits on its own', async () => {
  const mosque = await first.tenant()
  await setTenantLimits(first.database, mosque.id, { form: 1 })
  const server = await another('redis://127.0.0.1:1')
  expect(server.shared?.isConnected()).toBe(false)
  expect([await contact(server, mosque), await contact(server, mosque)]).toEqual([422, 429])
  expect((await causesOf(server, mosque)).statusCode).toBe(200)
})

test('a Redis that accepts connections without responding delays no requests', async () => {
  const mosque = await first.tenant()
  const mute = createServer(() => {}).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const bound = mute.address()
  const server = await another(`redis://:password@127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`)
  // If each request waited for it, the test would time out.
  for (let at = 0; at < 20; at += 1) expect(await contact(server, mosque)).toBe(422)
  expect(server.shared?.isConnected()).toBe(false)
  mute.close()
})

test.each([
  ['-WRONGPASS invalid username-password pair', 'Redis rejected the user or password in REDIS_URL'],
  ['-NOAUTH Authentication required.', 'Redis needs a password, and REDIS_URL has none'],
])('logs why Redis answers %s, without the password', async (answer, why) => {
  const lines: string[] = []
  const strict = createServer((socket) => socket.on('error', () => {}).on('data', () => socket.write(`${answer}\r\n`)))
  await once(strict.listen(0, '127.0.0.1'), 'listening')
  const bound = strict.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const log = Fastify({ logger: logOptions('warn', { write: (line) => void lines.push(line) }) }).log
  const shared = await openSharedStore({
    url: `redis://:marked-password@127.0.0.1:${port}`,
    secrets: first.secrets,
    log,
  })
  shared.close()
  strict.close()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: expect.stringContaining(why),
    err: { message: answer.slice(1) },
  })
  expect(lines[0]).not.toContain('marked-password')
})

describe.skipIf(!program)(`two servers with one Redis${program ? '' : ` (${noRedis})`}`, () => {
  let redis: RedisProcess
  beforeAll(async () => {
    redis = await startRedis(program ?? '')
  })
  afterAll(() => redis.stop())

  test('share their limits', async () => {
    const mosque = await first.tenant()
    await setTenantLimits(first.database, mosque.id, { form: 3 })
    const [one, two] = [await another(redis.url), await another(redis.url)]
    const reports = [one, two, one, two, one].map((server) => () => contact(server, mosque))
    const codes: number[] = []
    for (const call of reports) codes.push(await call())
    expect(codes).toEqual([422, 422, 422, 429, 429])
    expect(await contact(two, mosque, { 'x-forwarded-for': '198.51.100.2' })).toBe(422)
  })

  test('store no addresses in it', async () => {
    const mosque = await first.tenant()
    const server = await another(redis.url)
    await contact(server, mosque)
    await causesOf(server, mosque)
    const keys = await server.shared?.run("return redis.call('keys', '*')", '-', [])
    expect(JSON.stringify(keys)).toContain('minaret ')
    expect(JSON.stringify(keys)).not.toContain('198.51')
    expect(JSON.stringify(keys)).not.toContain(mosque.id)
  })

  test('share cached reads, and both see a change', async () => {
    const [one, two] = [await another(redis.url), await another(redis.url)]
    let mosque = await first.tenant()
    let here = await causesOf(one, mosque)
    let there = here
    const readThere = async () => void (there = await causesOf(two, mosque))
    let queries = await countQueries('causes', readThere)
    // Values are shared for less than a second: on a busy machine they may have expired, so retry with another mosque.
    for (let tries = 0; tries < 4 && queries > 0; tries += 1) {
      mosque = await first.tenant()
      here = await causesOf(one, mosque)
      queries = await countQueries('causes', readThere)
    }
    expect(queries).toBe(0)
    expect([there.body, there.headers.etag]).toEqual([here.body, here.headers.etag])

    await first.database.forTenant(mosque.id)((tx) =>
      tx.update(causes).set({ title: 'A new roof' }).where(eq(causes.id, 'general')),
    )
    for (const server of [one, two])
      await expect.poll(async () => (await causesOf(server, mosque)).body).toContain('A new roof')
  })

  test('ignore values not signed by them', async () => {
    const mosque = await first.tenant()
    const [one, two] = [await another(redis.url), await another(redis.url)]
    const forged = (text: string) =>
      `for _, k in ipairs(redis.call('keys', 'minaret *')) do if redis.call('type', k).ok == 'string' then redis.call('set', k, ${text}, 'PX', 5000) end end`
    for (const text of [
      `'nonsense'`,
      `string.gsub(redis.call('get', k), 'General fund', 'Send me money')`,
      `'0 {"text":"{}","etag":"W/1"}'`,
    ]) {
      await causesOf(one, mosque)
      await one.shared?.run(forged(text), '-', []).catch(() => {})
      const answer = await causesOf(two, mosque)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('General fund')
      await new Promise((resolve) => setTimeout(resolve, 820))
    }
  })

  test.each(['kill', 'hang'] as const)(
    'keep working while it is unavailable (%s), and share limits again afterwards',
    async (how) => {
      const mosque = await first.tenant()
      await setTenantLimits(first.database, mosque.id, { form: 2 })
      const [one, two] = [await another(redis.url), await another(redis.url)]
      expect([await contact(one, mosque), await contact(two, mosque)]).toEqual([422, 422])
      await redis[how]()
      // Each starts its own count: no request is rejected because a count is unavailable.
      expect([await contact(one, mosque), await contact(two, mosque)]).toEqual([422, 422])
      expect((await causesOf(one, mosque)).statusCode).toBe(200)
      expect([one.shared?.isConnected(), one.shared?.outageCount()]).toEqual([false, 1])

      if (how === 'kill') await redis.restart()
      else redis.wake()
      await expect.poll(() => [one.shared?.isConnected(), two.shared?.isConnected()]).toEqual([true, true])
      const fresh = { 'x-forwarded-for': '198.51.100.77' }
      const codes = [
        await contact(one, mosque, fresh),
        await contact(two, mosque, fresh),
        await contact(one, mosque, fresh),
      ]
      expect(codes).toEqual([422, 422, 429])
    },
  )

  test('log its loss once and its return once, without the password', async () => {
    const warn = vi.fn<(...args: unknown[]) => void>()
    const url = redis.url.replace('//', '//:marked-password@')
    const without = await openSharedStore({ url, secrets: first.secrets, log: { warn } })
    await new Promise((resolve) => setTimeout(resolve, 1200))
    without.close()
    expect(warn.mock.calls.map(([, words]: unknown[]) => words)).toEqual([
      expect.stringMatching(/^Redis cannot be reached: this server counts/),
    ])
    expect(JSON.stringify(warn.mock.calls)).not.toContain('marked-password')

    warn.mockClear()
    const shared = await openSharedStore({ url: redis.url, secrets: first.secrets, log: { warn } })
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
    const mosque = await first.tenant()
    const server = await another(redis.url)
    const requests = Array.from({ length: 200 }, () =>
      contact(server, mosque, { 'x-forwarded-for': `198.51.100.${1}` }),
    )
    await redis.kill()
    const codes = await Promise.all(requests)
    expect(codes.filter((code) => ![422, 429].includes(code))).toEqual([])
    expect(codes.filter((code) => code === 422).length).toBeGreaterThanOrEqual(rates.form.fromOne)
    await redis.restart()
  })
})
