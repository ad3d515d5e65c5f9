import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../../../content/src/page-rendering/site.ts'
import { saveAccount } from '../../../giving/src/providers/accounts.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { TimedResponse, FloodResult } from '../../../testkit/src/flood.ts'

/** Times at which pages were rendered. */
const renderedAt: number[] = []

/** A page as expensive as a real one: it calls the server's API, and then keeps this thread busy. */
const slowSite: Site = {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  async render(_request, { call }) {
    await call({ method: 'GET', path: '/api/donations' })
    const endTime = performance.now() + 15
    while (performance.now() < endTime);
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
async function runFlood(visitors: number): Promise<FloodResult> {
  const address = server.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const child = fork(fileURLToPath(new URL('../../../testkit/src/flood.ts', import.meta.url)), [
    String(port),
    mosque.hostname,
    String(visitors),
  ])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one message our own child sends
  const [result] = (await once(child, 'message')) as [FloodResult]
  return result
}

test(
  'a flood of page requests delays neither payments nor health checks, and every request gets at least a 503',
  { tags: ['slow'], timeout: 120_000 },
  async () => {
    const { pages, payments, health } = await runFlood(600)
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 503]))
    // Measured in rendered pages rather than time, so that the speed of the machine does not matter.
    const rendersDuring = ({ sentAt, durationMs }: TimedResponse) =>
      renderedAt.filter((time) => time >= sentAt && time <= sentAt + durationMs).length
    const getMedian = (responses: readonly TimedResponse[]) =>
      responses.map(rendersDuring).toSorted((a, b) => a - b)[responses.length >> 1] ?? 0
    for (const { baseline, flood } of [payments, health])
      expect([...baseline, ...flood].filter(({ status }) => status !== 200)).toEqual([])
    expect(getMedian(health.flood)).toBeLessThan(30)
    expect(getMedian(payments.flood)).toBeLessThan(120)
    // Afterwards the server works as before.
    const responseAfter = await server.app.inject({ url: '/', headers: { host: mosque.hostname } })
    expect(responseAfter.statusCode).toBe(200)
  },
)

test('responds to a refused page request with an uncached page and Retry-After', async () => {
  const busyServer = await startTestServer({ sites: [slowSite], limitRates: false, jobs: false })
  const tenant = await busyServer.tenant()
  const requestPage = () => busyServer.app.inject({ url: '/', headers: { host: tenant.hostname } })
  const responses = await Promise.all([...Array(400)].map(() => requestPage()))
  const refusal = responses.find(({ statusCode }) => statusCode === 503)
  expect(refusal?.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(1)
  expect(refusal?.body).toContain('The site is very busy right now.')
  const call = await busyServer.app.inject({ url: '/api/donations', headers: { host: tenant.hostname } })
  expect(call.statusCode).toBe(200)
  await busyServer.close()
})
