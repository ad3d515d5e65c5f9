import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../../../content/src/page-rendering/site.ts'
import { saveAccount } from '../../../giving/src/providers/accounts.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { TimedResponse, FloodResult } from '../../../testkit/src/flood.ts'

/** Times at which pages had been rendered. */
const renderedAt: number[] = []

/** A page as expensive as a real one: it calls the server's API, and then keeps this thread busy. */
const slowSite: Site = {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  async render(request, { api }) {
    await api(new Request(new URL('/api/donations', request.url)))
    const until = performance.now() + 15
    while (performance.now() < until);
    renderedAt.push(Date.now())
    return new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } })
  },
}

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ sites: [slowSite], proxies: 1, limitRates: false, cacheReads: true, jobs: false })
  mosque = await server.tenant()
  await saveAccount(server.database, server.secrets, { tenantId: mosque.id, kind: 'demonstration' })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** Runs a flood of visitors in a separate process. */
async function flooded(visitors: number): Promise<FloodResult> {
  const bound = server.app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const child = fork(fileURLToPath(new URL('../../../testkit/src/flood.ts', import.meta.url)), [
    String(port),
    mosque.hostname,
    String(visitors),
  ])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one message our own child sends
  const [result] = (await once(child, 'message')) as [FloodResult]
  return result
}

test('a flood of page requests delays neither payments nor health checks, and every request gets a response, if only a 503', async () => {
  const { pages, payments, health } = await flooded(600)
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 503]))
  // Measured in rendered pages rather than time, so that the speed of the machine does not matter.
  const rendersDuring = ({ at, took }: TimedResponse) =>
    renderedAt.filter((time) => time >= at && time <= at + took).length
  const middle = (responses: readonly TimedResponse[]) =>
    responses.map(rendersDuring).toSorted((a, b) => a - b)[responses.length >> 1] ?? 0
  for (const { calm, flood } of [payments, health])
    expect([...calm, ...flood].filter(({ status }) => status !== 200)).toEqual([])
  expect(middle(health.flood)).toBeLessThan(30)
  expect(middle(payments.flood)).toBeLessThan(120)
  // Afterwards the server works as before.
  const after = await server.app.inject({ url: '/', headers: { host: mosque.hostname } })
  expect(after.statusCode).toBe(200)
}, 120_000)

test('a refused page request gets an uncached page with Retry-After', async () => {
  const busy = await startTestServer({ sites: [slowSite], limitRates: false, jobs: false })
  const tenant = await busy.tenant()
  const ask = () => busy.app.inject({ url: '/', headers: { host: tenant.hostname } })
  const answers = await Promise.all([...Array(400)].map(() => ask()))
  const away = answers.find(({ statusCode }) => statusCode === 503)
  expect(away?.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  expect(Number(away?.headers['retry-after'])).toBeGreaterThan(1)
  expect(away?.body).toContain('The site is very busy right now.')
  const call = await busy.app.inject({ url: '/api/donations', headers: { host: tenant.hostname } })
  expect(call.statusCode).toBe(200)
  await busy.close()
})
