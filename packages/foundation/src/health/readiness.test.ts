import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { type MonitoredServer, monitorServer } from './monitorServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Starts a server with only its health routes, on the same database. */
function startServer(options: Partial<MonitoredServer> = {}) {
  const app = Fastify()
  monitorServer({ app, database: server.database, directory: server.directory, ...options })
  return app
}

test('reports an unavailable file storage to the operator and stays ready, however long it is unresponsive', async () => {
  const failingApp = startServer({
    storage: { check: () => Promise.reject(new Error('http://10.0.0.4/mosques is gone')) },
  })
  const response = await failingApp.inject('/readyz')
  const storage = { ok: false, problem: 'The file storage cannot be read or written.' }
  expect([response.statusCode, response.json()]).toMatchObject([200, { ready: true, parts: { storage } }])
  expect((await failingApp.inject('/metrics')).body).toMatch(/^minaret_storage_up 0$/m)
  // A load balancer's check does not wait for optional parts.
  const silentApp = startServer({ storage: { check: () => new Promise(() => {}) } })
  const silentResponse = await silentApp.inject({ url: '/readyz', remoteAddress: '203.0.113.7' })
  expect([silentResponse.statusCode, silentResponse.json()]).toEqual([200, { ready: true }])
})

test('reports a full disk to the operator until there is space again, and stays ready', async () => {
  let code: string | undefined = '53100'
  const { asOwner } = server.database
  const database: MonitoredServer['database'] = {
    ...server.database,
    asOwner: async (work) => {
      if (code) await server.database.pool.query(`DO $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '${code}'; END $$`)
      return asOwner(work)
    },
  }
  const storage = {
    check: () => (code ? Promise.reject(Object.assign(new Error(''), { code: 'EDQUOT' })) : Promise.resolve()),
  }
  const app = startServer({ database, storage })
  const read = async () => {
    const report: object = (await app.inject('/readyz')).json()
    return report
  }
  expect(await read()).toMatchObject({
    ready: true,
    parts: {
      space: { ok: false, problem: expect.stringContaining('The disk of PostgreSQL is full') },
      storage: { ok: false, problem: expect.stringContaining('The file storage is full') },
    },
  })
  code = undefined
  await expect.poll(read, { timeout: 5000 }).toMatchObject({ parts: { space: { ok: true }, storage: { ok: true } } })
})

test('shows problems and the version only to the operator, and to others only whether it is ready', async () => {
  const checks = [{ name: 'disk', probe: () => Promise.reject(new Error('Something inside.')) }]
  const unreadyApp = startServer({ build: { version: '9.9.9', build: 'f00' }, checks })
  const tokenApp = startServer({ checks, metricsToken: 'a-token-of-some-length' })
  const outsideRequest = { url: '/readyz', remoteAddress: '203.0.113.7' }
  const proxiedRequest = { url: '/readyz', headers: { 'x-forwarded-for': '127.0.0.1' } }
  for (const response of [
    await unreadyApp.inject(outsideRequest),
    await unreadyApp.inject(proxiedRequest),
    await tokenApp.inject('/readyz'),
    await tokenApp.inject({ url: '/readyz', headers: { authorization: 'Bearer wrong' } }),
  ])
    expect([response.statusCode, response.json()]).toEqual([503, { ready: false }])
  const bearer = { authorization: 'Bearer a-token-of-some-length' }
  for (const response of [
    await unreadyApp.inject('/readyz'),
    await tokenApp.inject({ ...outsideRequest, headers: bearer }),
  ])
    expect([response.statusCode, response.json()]).toMatchObject([
      503,
      { parts: { disk: { ok: false, problem: 'Something inside.' } } },
    ])
})
