import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../../../content/src/page-rendering/site.ts'
import { saveAccount } from '../../../giving/src/providers/accounts.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { TimedResponse, FloodResult } from '../../../testkit/src/flood.ts'

/** When each page had been drawn. */
const drawnAt: number[] = []

/** A page as dear as a real one: it asks the server itself, and then keeps this thread busy. */
const dear: Site = {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  async render(request, { api }) {
    await api(new Request(new URL('/api/donations', request.url)))
    const until = performance.now() + 15
    while (performance.now() < until);
    drawnAt.push(Date.now())
    return new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } })
  },
}

let host: TestServer
let mosque: TestTenant

beforeAll(async () => {
  host = await startTestServer({ sites: [dear], proxies: 1, limitRates: false, keepReads: true, jobs: false })
  mosque = await host.tenant()
  await saveAccount(host.database, host.secrets, { tenantId: mosque.id, kind: 'demonstration' })
  await host.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => host.close())

/** A crowd in a process of its own. */
async function flooded(visitors: number): Promise<FloodResult> {
  const bound = host.app.server.address()
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

test('a crowd at the pages keeps no payment and no question about health waiting, and is answered itself, if only to come again', async () => {
  const { pages, payments, health } = await flooded(600)
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 503]))
  // Counted in pages and not in time: however slow the machine is, so many were drawn while somebody waited.
  const drawnDuring = ({ at, took }: TimedResponse) => drawnAt.filter((time) => time >= at && time <= at + took).length
  const middle = (responses: readonly TimedResponse[]) =>
    responses.map(drawnDuring).toSorted((a, b) => a - b)[responses.length >> 1] ?? 0
  for (const { calm, flood } of [payments, health])
    expect([...calm, ...flood].filter(({ status }) => status !== 200)).toEqual([])
  expect(middle(health.flood)).toBeLessThan(30)
  expect(middle(payments.flood)).toBeLessThan(120)
  // Afterwards all is as before.
  const after = await host.app.inject({ url: '/', headers: { host: mosque.hostname } })
  expect(after.statusCode).toBe(200)
}, 120_000)

test('a page that is sent away says so as a page, with a time, and nothing on the way keeps it', async () => {
  const busy = await startTestServer({ sites: [dear], limitRates: false, jobs: false })
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
