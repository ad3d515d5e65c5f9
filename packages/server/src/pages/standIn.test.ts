import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { admitRequests } from '../../../foundation/src/load-shedding/admit.ts'
import { createAdmission } from '../../../foundation/src/load-shedding/policy.ts'
import { createServerDirectory } from '../directory.ts'
import { testDatabase } from '../testing/database.ts'
import { makeTenant } from '../testing/tenants.ts'
import { mountPages } from './mountPages.ts'
import { mountSite, type Site } from './site.ts'

test('what was drawn before stands in for a page there is no time to draw', async () => {
  const database = await testDatabase()
  const { hostname } = await makeTenant(database)
  const gates: (() => void)[] = []
  let isOpen = true
  const site: Site = {
    folder: mkdtempSync(`${tmpdir()}/site-`),
    language: () => 'en',
    async render(request) {
      if (!isOpen) await new Promise<void>((open) => gates.push(open))
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' }
      return new Response(`<p>${request.url}</p>`, { headers })
    },
  }
  const app = Fastify()
  const directory = createServerDirectory(database)
  let clock = Date.parse('2026-11-21T23:00:00Z')
  const now = () => new Date(clock)
  const pages = mountPages({ app, database, directory, sites: [site], now, isLeaving: () => false })
  // One is drawn at a time, and one may wait.
  const one = { least: 1, first: 1, most: 1, pace: 5000 }
  const admission = createAdmission({
    now: () => performance.now(),
    defer: (work) => void setImmediate(work),
    lanes: { heavy: one, light: one, files: one },
  })
  admitRequests(app, { admission, standIn: pages?.standIn })
  await mountSite({ app, directory, sites: [site], pages, now })
  const ask = (url: string) => app.inject({ url, headers: { host: hostname } })
  await pages?.look()

  const before = await ask('/news')
  isOpen = false
  const drawn = ask('/user/login')
  void drawn.then(() => {})
  await expect.poll(() => gates.length).toBe(1)
  const waits = ask('/user/register')
  void waits.then(() => {})
  await expect.poll(() => admission.waiting('page')).toBe(1)

  expect((await ask('/news')).body, 'while it is true').toBe(before.body)
  expect((await ask('/events')).statusCode, 'one nobody has drawn').toBe(503)
  // Past midnight, at which it changed.
  clock = Date.parse('2026-11-22T00:00:30Z')
  const after = await ask('/news')
  expect([after.statusCode, after.body]).toEqual([200, before.body])

  clock = Date.parse('2026-11-22T00:02:00Z')
  expect((await ask('/news')).statusCode, 'a minute later').toBe(503)

  isOpen = true
  for (const open of gates) open()
  expect((await Promise.all([drawn, waits])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await app.close()
  await database.close()
})
