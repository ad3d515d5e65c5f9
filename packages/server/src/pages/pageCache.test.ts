import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { announcements } from '../../../foundation/src/db/home.ts'
import { settings } from '../../../foundation/src/db/content.ts'
import { dayOverrides } from '../../../foundation/src/db/schedule.ts'
import { watchedTables } from '../../../foundation/src/db/pageChanges.ts'
import { news } from '../../../foundation/src/db/site.ts'
import { addHostname } from '../tenants/hostnames.ts'
import { createServer } from '../server.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { Site } from '../../../content/src/page-rendering/site.ts'

/** The pages rendered, in order. */
let renderedPages: string[] = []
/** Blocks rendering until resolved. */
let gate: Promise<void> = Promise.resolve()

/** A site whose home page, prayer times and news print the API's responses. */
function createReadingSite(): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  writeFileSync(path.join(folder, 'index.html'), '')
  return {
    folder,
    language: (_tenant, cookies) => /language=(ar|en)\b/.exec(cookies)?.[1] ?? 'en',
    async render(request, host) {
      const url = new URL(request.url)
      const cookie = request.headers.get('cookie') ?? ''
      renderedPages.push(`${url.pathname}${url.search} ${cookie}`)
      await gate
      const path =
        url.pathname === '/' ? '/api/home' : url.pathname === '/prayer-times' ? '/api/prayer-time/today' : '/api/news'
      const response = await host.call({ method: 'GET', path })
      const html = `<html><head><style nonce="${host.nonce}">p{}</style></head><body><p>${url.href}</p>
        <p>${new Date(host.now).toISOString()}</p><script>stolen()</script>
        <script nonce="${host.nonce}">start()</script><script type="module" src="/assets/a.js" nonce="${host.nonce}" async=""></script>
        <pre>${JSON.stringify(response.body)}</pre></body></html>`
      return new Response(html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, no-cache',
          vary: 'Cookie',
        },
      })
    },
  }
}

/** Saturday afternoon in London: Asr is next. */
const startTime = new Date('2026-11-21T13:00:00Z')
let clock = startTime.getTime()
const now = () => new Date(clock)
const options = { jobs: false, now, pageCacheBytes: 300_000 }

let server: TestServer
let secondServer: Awaited<ReturnType<typeof createServer>>
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ ...options, sites: [createReadingSite()] })
  // Another server of the same installation.
  secondServer = await createServer({ ...server, ...options, cacheReads: false, sites: [createReadingSite()] })
})
afterAll(async () => {
  await secondServer.close()
  await server.close()
})
beforeEach(async () => {
  clock = startTime.getTime()
  renderedPages = []
  gate = Promise.resolve()
  mosque = await server.tenant()
  await waitForChanges()
})

/** Waits until both servers have polled all changes, so that a test's setup does not affect it. */
const waitForChanges = () => Promise.all([server, secondServer].map(async ({ pages }) => pages?.poll()))

const get = (url: string, headers: Record<string, string> = {}, app = server.app) =>
  app.inject({ url, headers: { host: mosque.hostname, ...headers } })

const publish = (title: string, publishedAt = startTime) =>
  server.database.forTenant(mosque.id)((tx) =>
    tx.insert(news).values({ tenantId: mosque.id, id: title, title, summary: '', body: '', publishedAt }),
  )

describe('a page that is the same for all visitors', () => {
  test('releases its admission slot', async () => {
    for (let n = 0; n < 10; n += 1) {
      mosque = await server.tenant()
      const page = await get('/news')
      expect(page.statusCode, page.body.slice(0, 900)).toBe(200)
    }
    expect(renderedPages).toHaveLength(10)
  })

  test('is rendered once, and sent in the encoding the browser accepts', async () => {
    const responses = [
      await get('/news', { 'accept-encoding': 'br' }),
      await get('/news', { 'accept-encoding': 'gzip' }),
    ]
    const plainResponse = await get('/news')
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(responses[0]?.rawPayload ?? '').toString()).toBe(plainResponse.body)
    expect(gunzipSync(responses[1]?.rawPayload ?? '').toString()).toBe(plainResponse.body)
    expect(renderedPages).toHaveLength(1)
  })

  test('is confirmed by 304 with updated headers to a browser that has it', async () => {
    const page = await get('/news')
    const secondResponse = await get('/news', { 'if-none-match': String(page.headers.etag) })
    expect([secondResponse.statusCode, secondResponse.body]).toEqual([304, ''])
    for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary'])
      expect(secondResponse.headers[name], name).toBe(page.headers[name])
  })

  test('is rendered once for simultaneous requests', async () => {
    let open: () => void = () => {}
    gate = new Promise((resolve) => (open = resolve))
    const requests = Array.from({ length: 20 }, () => get('/news'))
    await expect.poll(() => renderedPages.length).toBe(1)
    open()
    const responses = await Promise.all(requests)
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(renderedPages).toHaveLength(1)
  })

  test('allows its scripts and styles by hash, and only our own', async () => {
    const page = await get('/news')
    expect(page.body).not.toContain('nonce=')
    expect(page.body).toMatch(/<script>\{const u="\/assets\/a\.js",/)
    expect(page.body).not.toContain('src="')
    const policy = String(page.headers['content-security-policy'])
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^('sha256-[\w+/=]{44}' ){2}'strict-dynamic'$/)
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/)
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
})

describe('a change appears within a second on every server', () => {
  const expectText = async (text: string, url: string, app: TestServer['app']) =>
    await expect
      .poll(async () => (await get(url, {}, app)).body.includes(text), { interval: 50, timeout: 5000 })
      .toBe(true)

  test('to a row a page was rendered from', async () => {
    for (const app of [server.app, secondServer.app]) expect((await get('/news', {}, app)).body).not.toContain('Solar')
    await publish('Solar')
    for (const app of [server.app, secondServer.app]) await expectText('Solar', '/news', app)
  })

  test('to a jamaat', async () => {
    for (const app of [server.app, secondServer.app])
      expect((await get('/prayer-times', {}, app)).body).not.toContain('14:44')
    await server.database.forTenant(mosque.id)((tx) =>
      tx.insert(dayOverrides).values({ tenantId: mosque.id, day: '2026-11-21', jamaat: { asr: '14:44' } }),
    )
    for (const app of [server.app, secondServer.app]) await expectText('"time":"14:44"', '/prayer-times', app)
  })

  test('to the settings, which are read before rendering', async () => {
    await get('/news')
    await server.database.forTenant(mosque.id)((tx) =>
      tx.update(settings).set({ value: 'basic' }).where(eq(settings.key, 'activePlan')),
    )
    await expect.poll(async () => (await get('/news')).body.includes('status":404'), { timeout: 5000 }).toBe(true)
  })

  test('while a page rendered from other tables stays cached', async () => {
    // The first news item adds a link to every page's menu.
    await publish('Roof')
    await waitForChanges()
    await get('/prayer-times')
    await get('/news')
    await publish('Lift')
    await expectText('Lift', '/news', server.app)
    await get('/prayer-times')
    expect(renderedPages.filter((entry) => entry.startsWith('/prayer-times'))).toHaveLength(1)
  })
})

test('the watched tables are those with change triggers', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    "SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname LIKE 'page_change_%' GROUP BY 1 HAVING count(*) = 3 ORDER BY 1",
  )
  expect(rows.map(({ name }) => name)).toEqual(watchedTables.toSorted())
})

describe('a page is rendered again', () => {
  /** Counts the renderings of a page up to just before an instant, and at the instant. */
  const countRenderingsAround = async (url: string, at: Date) => {
    await get(url)
    clock = at.getTime() - 1
    await get(url)
    const before = renderedPages.length
    clock = at.getTime()
    await get(url)
    return [before, renderedPages.length]
  }

  test('when a news item is published', async () => {
    await publish('Later', new Date('2026-11-21T13:30:00Z'))
    await waitForChanges()
    expect(await countRenderingsAround('/news', new Date('2026-11-21T13:30:00Z'))).toEqual([1, 2])
    expect((await get('/news')).body).toContain('Later')
  })

  test('at midnight in the mosque’s time zone', async () => {
    expect(await countRenderingsAround('/news', new Date('2026-11-22T00:00:00Z'))).toEqual([1, 2])
  })

  test('when the next prayer begins', async () => {
    const { body } = await server.get(mosque, '/api/prayer-time/today')
    const asr = /"prayer":"asr","begins":\{"time":"[\d:]+","at":"(2026-11-21[^"]+)"/.exec(JSON.stringify(body))?.[1]
    expect(await countRenderingsAround('/prayer-times', new Date(asr ?? ''))).toEqual([1, 2])
  })

  test('when an announcement ends', async () => {
    const untilAt = new Date('2026-11-21T13:05:00Z')
    await server.database.forTenant(mosque.id)((tx) =>
      tx
        .insert(announcements)
        .values({ tenantId: mosque.id, id: 'x', kind: 'ordinary', text: 'Tea.', fromAt: startTime, untilAt }),
    )
    await waitForChanges()
    expect(await countRenderingsAround('/', untilAt)).toEqual([1, 2])
    expect((await get('/')).body).not.toContain('Tea.')
  })
})

describe('private pages are not shared', () => {
  test.each<Record<string, string>>([
    { 'x-jwt-token': 'x' },
    { authorization: 'Bearer x' },
    { cookie: 'language=en; minaret-desk=secret' },
    { cookie: '__Host-minaret-desk=secret' },
  ])('%o neither reads nor fills the cache', async (headers) => {
    await get('/news', headers)
    const page = await get('/news')
    expect(renderedPages).toHaveLength(2)
    const response = await get('/news', headers)
    expect(renderedPages).toHaveLength(3)
    expect(response.headers['content-security-policy']).toContain('nonce-')
    expect(page.headers['content-security-policy']).not.toContain('nonce-')
  })

  test.each(['/donation/manage/x', '/app/donate/x', '/thank-you/x', '/user/login', '/search?q=x', '/news?language=ar'])(
    '%s is rendered for each visitor',
    async (url) => {
      await get(url)
      await get(url)
      expect(renderedPages).toHaveLength(2)
    },
  )
})

describe('a request does not fragment or poison the cache', () => {
  test('with other cookies, host names, headers or tracking parameters', async () => {
    const otherHostname = `www.${mosque.hostname}`
    await addHostname(server.database, mosque.id, otherHostname)
    await waitForChanges()
    const pages = [
      await get('/news'),
      await get('/news', { cookie: 'language=en; other=<b>' }),
      await get('/news', { cookie: 'language=tlh' }),
      await get('/news', {
        host: `${otherHostname}:8443`,
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      }),
      await get('/news', { 'x-original-url': '/x', forwarded: 'host=evil.example', accept: 'x' }),
      await get('/news?utm_source=evil&fbclid=x'),
    ]
    expect(renderedPages).toEqual(['/news language=en'])
    for (const { body } of pages) expect(body).toBe(pages[0]?.body)
  })

  test('with a language: one page per language offered', async () => {
    await get('/news', { cookie: 'language=ar' })
    await get('/news', { cookie: 'x=1; language=ar' })
    await get('/news')
    expect(renderedPages).toEqual(['/news language=ar', '/news language=en'])
  })

  test('with many made-up addresses: linked pages stay cached', async () => {
    await get('/news')
    await get('/prayer-times')
    for (let n = 0; n < 40; n += 1) await get(`/news?after=x${n}`)
    for (let n = 0; n < 5; n += 1) await get(`/news?${n}=x`)
    renderedPages = []
    await get('/news')
    await get('/prayer-times')
    expect(renderedPages).toEqual([])
    expect(server.pages?.size()).toBeLessThanOrEqual(options.pageCacheBytes)
  })
})
