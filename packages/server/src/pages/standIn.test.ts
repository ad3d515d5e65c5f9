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

/** One at a time, and one may wait. */
const single = { least: 1, first: 1, most: 1, pace: 5000 }

/** A server that draws one page at a time while another may wait, and draws none to its end while its gate is closed. */
async function startSmallServer(places: { first: number }) {
  const database = await testDatabase()
  const { hostname } = await makeTenant(database)
  const gates: (() => void)[] = []
  const clocks = { page: Date.parse('2026-11-21T23:00:00Z'), admission: 0, isOpen: true }
  const site: Site = {
    folder: mkdtempSync(`${tmpdir()}/site-`),
    language: () => 'en',
    async render(request) {
      if (!clocks.isOpen) await new Promise<void>((open) => gates.push(open))
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' }
      return new Response(`<p>${request.url} ${clocks.page}</p>`, { headers })
    },
  }
  const app = Fastify()
  const directory = createServerDirectory(database)
  const now = () => new Date(clocks.page)
  const pages = mountPages({ app, database, directory, sites: [site], now, isLeaving: () => false })
  const heavy = { ...single, first: places.first, most: places.first }
  const admission = createAdmission({
    now: () => performance.now() + clocks.admission,
    lanes: { heavy, mosques: single, light: single, files: single },
  })
  admitRequests(app, { admission, standIn: pages?.standIn })
  await mountSite({ app, directory, sites: [site], pages, now })
  await pages?.look()
  const ask = (url: string) => app.inject({ url, headers: { host: hostname } })
  return {
    clocks,
    gates,
    admission,
    ask,
    /** Asks, and does not wait for the answer. */
    begin(url: string) {
      const answer = ask(url)
      void answer.then(() => {})
      return answer
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

test('what was drawn before stands in for a page there is no time to draw', async () => {
  const { clocks, gates, admission, ask, begin, open, close } = await startSmallServer({ first: 1 })
  const before = await ask('/news')
  clocks.isOpen = false
  const drawn = begin('/user/login')
  await expect.poll(() => gates.length).toBe(1)
  const waits = begin('/user/register')
  await expect.poll(() => admission.waiting('page')).toBe(1)

  expect((await ask('/news')).body, 'while it is true').toBe(before.body)
  expect((await ask('/events')).statusCode, 'one nobody has drawn').toBe(503)
  // Past midnight, at which it changed.
  clocks.page = Date.parse('2026-11-22T00:00:30Z')
  const after = await ask('/news')
  expect([after.statusCode, after.body]).toEqual([200, before.body])

  clocks.page = Date.parse('2026-11-22T00:02:00Z')
  expect((await ask('/news')).statusCode, 'a minute later').toBe(503)

  open()
  expect((await Promise.all([drawn, waits])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await close()
})

test('who comes while a page is drawn anew is shown the one before, once that takes long', async () => {
  const { clocks, gates, ask, begin, open, close } = await startSmallServer({ first: 2 })
  const before = await ask('/news')
  clocks.page = Date.parse('2026-11-22T00:00:30Z')
  clocks.isOpen = false
  const first = begin('/news')
  await expect.poll(() => gates.length).toBe(1)
  expect((await ask('/news')).body).toBe(before.body)
  open()
  const drawn = await first
  expect(drawn.body).not.toBe(before.body)
  expect((await ask('/news')).body).toBe(drawn.body)
  expect(gates).toHaveLength(1)
  await close()
})

test('who waited for a page there was no time to draw is sent away with the one it was drawn for', async () => {
  const { clocks, gates, admission, begin, open, close } = await startSmallServer({ first: 1 })
  clocks.isOpen = false
  const drawn = begin('/user/login')
  await expect.poll(() => gates.length).toBe(1)
  const owner = begin('/events')
  await expect.poll(() => admission.waiting('page')).toBe(1)
  const others = [begin('/events'), begin('/events')]
  clocks.admission = 60_000
  const answers = await Promise.all([owner, ...others])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(1)
  expect(admission.waiting('page')).toBe(0)
  open()
  expect((await drawn).statusCode).toBe(200)
  expect(gates).toHaveLength(1)
  await close()
})
