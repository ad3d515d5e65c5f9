import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { Site } from '../../../content/src/page-rendering/site.ts'
import { news } from '../../../foundation/src/db/site.ts'
import { createServer, type Server } from '../server.ts'
import { pageTasks } from './tasks.ts'

let renderedPages: string[] = []
const folder = mkdtempSync(path.join(tmpdir(), 'site-'))

/** A site whose pages print the news. */
const createNewsSite = (version: string): Site => ({
  folder,
  version,
  language: (_tenant, cookies) => /language=(ar|en)\b/.exec(cookies)?.[1] ?? 'en',
  async render(request, { call }) {
    const { pathname, search } = new URL(request.url)
    renderedPages.push(pathname + search)
    const { body } = await call({ method: 'GET', path: '/api/news' })
    const status = pathname === '/nowhere' ? 404 : 200
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' }
    return { status, headers, html: JSON.stringify(body) }
  },
})

let clock = Date.parse('2026-11-21T13:00:00Z')
const build = { version: '1.0.0', build: 'a' }
const options = { jobs: false, now: () => new Date(clock), cacheReads: true, build, sites: [createNewsSite('1')] }

let server: TestServer
let mosque: TestTenant
let otherServers: Server[] = []
beforeEach(async () => {
  server = await startTestServer(options)
  mosque = await server.tenant()
  await server.pages?.poll()
  renderedPages = []
})
afterEach(async () => {
  for (const otherServer of otherServers) await otherServer.close()
  otherServers = []
  await server.close()
})

/** Starts another server of the installation, with nothing in its memory. */
async function startAnother(overrides: Partial<typeof options> = {}) {
  const { database, secrets, storage } = server
  const another = await createServer({ ...options, database, secrets, storage, limitRates: false, ...overrides })
  otherServers.push(another)
  await another.pages?.poll()
  return another
}

const get = (url: string, { app }: Pick<Server, 'app'> = server, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: mosque.hostname, ...headers } })

/** Waits until the rendered pages are stored. */
const waitForStore = async (count: number) =>
  await expect
    .poll(async () => (await server.database.pool.query('SELECT FROM stored_pages')).rowCount, { interval: 20 })
    .toBe(count)

const publish = (title: string) =>
  server.database.forTenant(mosque.id)((tx) =>
    tx.insert(news).values({
      tenantId: mosque.id,
      id: title,
      title,
      summary: '',
      body: '',
      publishedAt: new Date('2026-11-20T00:00:00Z'),
    }),
  )

test('a server sends the page another server rendered, with its headers', async () => {
  const rendered = await get('/news')
  await waitForStore(1)
  const taken = await get('/news', await startAnother())
  expect([taken.statusCode, taken.body]).toEqual([200, rendered.body])
  for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary', 'content-type'])
    expect(taken.headers[name], name).toBe(rendered.headers[name])
  expect(renderedPages).toEqual(['/news'])
})

test('a change made while no server runs ends a stored page', async () => {
  await get('/news')
  await waitForStore(1)
  await publish('Roof')
  const response = await get('/news', await startAnother())
  expect(response.body).toContain('Roof')
  expect(renderedPages).toEqual(['/news', '/news'])
})

test('a change that began before a rendering and is committed after it ends the stored page', async () => {
  const client = await server.database.pool.connect()
  await client.query('BEGIN')
  await client.query(
    "INSERT INTO news (tenant_id, id, title, summary, body, published_at) VALUES ($1, 'late', 'Late', '', '', '2026-11-20')",
    [mosque.id],
  )
  await get('/news')
  await waitForStore(1)
  await client.query('COMMIT')
  client.release()
  expect((await get('/news', await startAnother())).body).toContain('Late')
})

test('deleting old changes also deletes the pages they ended', async () => {
  await get('/news')
  await waitForStore(1)
  await publish('Roof')
  await server.database.pool.query("UPDATE page_changes SET at = now() - interval '1 hour'")
  await pageTasks(server)['page-changes-tidy']()
  expect((await server.database.pool.query('SELECT FROM page_changes')).rowCount).toBe(0)
  expect((await get('/news', await startAnother())).body).toContain('Roof')
})

test('deleting old changes keeps pages that were rendered after them', async () => {
  await publish('Roof')
  await server.pages?.poll()
  await get('/news')
  await waitForStore(1)
  await server.database.pool.query("UPDATE page_changes SET at = now() - interval '1 hour'")
  await server.database.pool.query("UPDATE stored_pages SET expires_at = now() + interval '1 hour'")
  await pageTasks(server)['page-changes-tidy']()
  expect((await server.database.pool.query('SELECT FROM stored_pages')).rowCount).toBe(1)
})

test.each([
  ['another release', { build: { version: '1.0.1', build: 'a' } }],
  ['another build of the apps', { sites: [createNewsSite('2')] }],
])('%s does not send it', async (_name, overrides) => {
  await get('/news')
  await waitForStore(1)
  await get('/news', await startAnother(overrides))
  expect(renderedPages).toEqual(['/news', '/news'])
})

test('a stored page is not sent beyond its expiry, before it was rendered or with other settings', async () => {
  await get('/news')
  await waitForStore(1)
  const startTime = clock
  for (const time of ['2026-11-22T00:00:01Z', '2026-11-21T12:59:59Z']) {
    clock = Date.parse(time)
    await get('/news', await startAnother())
  }
  clock = startTime
  expect(renderedPages).toHaveLength(3)
  await server.database.forTenant(mosque.id)((tx) =>
    tx.execute(sql`insert into settings (tenant_id, key, value) values (${mosque.id}, 'themeColor', '#0d5c4a')`),
  )
  await get('/news', await startAnother())
  expect(renderedPages).toHaveLength(4)
})

test('stores neither missing pages, addresses with parameters nor pages of identified visitors', async () => {
  await get('/nowhere')
  await get('/news?after=x')
  await get('/events', server, { 'x-jwt-token': 'x' })
  await get('/news?utm_source=x', server, { cookie: 'language=ar' })
  await waitForStore(1)
  const { rows } = await server.database.pool.query('SELECT language, address FROM stored_pages')
  expect(rows).toEqual([{ language: 'ar', address: '/news' }])
})

test('a database that does not respond counts as an empty store', async () => {
  await server.database.pool.query('ALTER TABLE stored_pages RENAME TO hidden_pages')
  const response = await get('/news')
  expect([response.statusCode, renderedPages]).toEqual([200, ['/news']])
})
