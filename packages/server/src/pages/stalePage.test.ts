import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { admitRequests } from '../../../foundation/src/load-shedding/admit.ts'
import { createAdmission } from '../../../foundation/src/load-shedding/policy.ts'
import { createServerDirectory } from '../directory.ts'
import { testDatabase } from '../../../testkit/src/database.ts'
import { makeTenant } from '../../../acceptance/src/tenants.ts'
import { mountPages } from './mountPages.ts'
import { mountSite } from './site.ts'
import type { Site } from '../../../content/src/page-rendering/site.ts'

/** Admits one request at a time, while another may wait. */
const singleSlot = { min: 1, initial: 1, max: 1, msPerRequest: 5000 }

/** Starts a server that renders `first` pages at a time while another may wait. Renderings hang while its gate is closed. */
async function startSmallServer(slots: { first: number }) {
  const database = await testDatabase()
  const { hostname } = await makeTenant(database)
  const gates: (() => void)[] = []
  const clocks = { page: Date.parse('2026-11-21T23:00:00Z'), admission: 0, isOpen: true, callStatus: 200 }
  const site: Site = {
    folder: mkdtempSync(`${tmpdir()}/site-`),
    language: () => 'en',
    async render(request, { call }) {
      await call({ method: 'GET', path: '/api/news' })
      if (!clocks.isOpen) await new Promise<void>((open) => gates.push(open))
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' }
      return new Response(`<p>${request.url} ${clocks.page}</p>`, { headers })
    },
  }
  const app = Fastify()
  const directory = createServerDirectory(database)
  const now = () => new Date(clocks.page)
  const pages = mountPages({ app, database, directory, sites: [site], now, isLeaving: () => false })
  const heavyLane = { ...singleSlot, initial: slots.first, max: slots.first }
  const admission = createAdmission({
    now: () => performance.now() + clocks.admission,
    lanes: { heavy: heavyLane, mosques: singleSlot, light: singleSlot, files: singleSlot },
  })
  admitRequests(app, { admission, standIn: pages?.sendStale })
  const callInternally = () => Promise.resolve({ status: clocks.callStatus, body: {} })
  await mountSite({ app, callInternally, directory, sites: [site], pages, now })
  await pages?.poll()
  const get = (url: string) => app.inject({ url, headers: { host: hostname } })
  return {
    clocks,
    gates,
    admission,
    get,
    /** Starts a request without awaiting its response. */
    begin(url: string) {
      const response = get(url)
      void response.then(() => {})
      return response
    },
    open() {
      clocks.isOpen = true
      for (const open of gates) open()
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

test('serves a stale page when there is no capacity to render', async () => {
  const { clocks, gates, admission, get, begin, open, close } = await startSmallServer({ first: 1 })
  const before = await get('/news')
  clocks.isOpen = false
  const renderingResponse = begin('/user/login')
  await expect.poll(() => gates.length).toBe(1)
  const waitingResponse = begin('/user/register')
  await expect.poll(() => admission.waiting('page')).toBe(1)

  expect((await get('/news')).body, 'while fresh').toBe(before.body)
  expect((await get('/events')).statusCode, 'never rendered').toBe(503)
  // Past midnight, when the page became stale.
  clocks.page = Date.parse('2026-11-22T00:00:30Z')
  const after = await get('/news')
  expect([after.statusCode, after.body]).toEqual([200, before.body])

  clocks.page = Date.parse('2026-11-22T00:02:00Z')
  expect((await get('/news')).statusCode, 'a minute later').toBe(503)

  open()
  expect((await Promise.all([renderingResponse, waitingResponse])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200,
  ])
  await close()
})

test('serves the stale page when rendering takes long', async () => {
  const { clocks, gates, get, begin, open, close } = await startSmallServer({ first: 2 })
  const before = await get('/news')
  clocks.page = Date.parse('2026-11-22T00:00:30Z')
  clocks.isOpen = false
  const renderingResponse = begin('/news')
  await expect.poll(() => gates.length).toBe(1)
  expect((await get('/news')).body).toBe(before.body)
  open()
  const renderedPage = await renderingResponse
  expect(renderedPage.body).not.toBe(before.body)
  expect((await get('/news')).body).toBe(renderedPage.body)
  expect(gates).toHaveLength(1)
  await close()
})

test('serves the previous page while the database is unavailable', async () => {
  const { clocks, get, close } = await startSmallServer({ first: 2 })
  const before = await get('/news')
  // Past midnight, when the page became stale, and longer ago than a stale page is served under load.
  clocks.page = Date.parse('2026-11-22T00:30:00Z')
  clocks.callStatus = 503
  const during = await get('/news')
  expect([during.statusCode, during.body]).toEqual([200, before.body])
  clocks.callStatus = 200
  expect((await get('/news')).body).not.toBe(before.body)
  await close()
})

test('refuses every request waiting for a page that there is no capacity to render', async () => {
  const { clocks, gates, admission, begin, open, close } = await startSmallServer({ first: 1 })
  clocks.isOpen = false
  const renderingResponse = begin('/user/login')
  await expect.poll(() => gates.length).toBe(1)
  const firstRequest = begin('/events')
  await expect.poll(() => admission.waiting('page')).toBe(1)
  const otherRequests = [begin('/events'), begin('/events')]
  clocks.admission = 60_000
  const responses = await Promise.all([firstRequest, ...otherRequests])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  for (const { headers } of responses) expect(Number(headers['retry-after'])).toBeGreaterThan(1)
  expect(admission.waiting('page')).toBe(0)
  open()
  expect((await renderingResponse).statusCode).toBe(200)
  expect(gates).toHaveLength(1)
  await close()
})
