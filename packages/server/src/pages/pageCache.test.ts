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

/** What was drawn, in order. */
let drawn: string[] = []
/** Holds drawings up until they are let go. */
let gate: Promise<void> = Promise.resolve()

/** A site whose pages say what the API says: the home page, and the news. */
function readingSite(): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  writeFileSync(path.join(folder, 'index.html'), '')
  return {
    folder,
    language: (_tenant, cookies) => /language=(ar|en)\b/.exec(cookies)?.[1] ?? 'en',
    async render(request, host) {
      const url = new URL(request.url)
      const cookie = request.headers.get('cookie') ?? ''
      drawn.push(`${url.pathname}${url.search} ${cookie}`)
      await gate
      const call =
        url.pathname === '/' ? '/api/home' : url.pathname === '/prayer-times' ? '/api/prayer-time/today' : '/api/news'
      const response = await host.api(new Request(`${url.origin}${call}`))
      const html = `<html><head><style nonce="${host.nonce}">p{}</style></head><body><p>${url.href}</p>
        <p>${new Date(host.now).toISOString()}</p><script>stolen()</script>
        <script nonce="${host.nonce}">start()</script><script type="module" src="/assets/a.js" nonce="${host.nonce}" async=""></script>
        <pre>${await response.text()}</pre></body></html>`
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
const start = new Date('2026-11-21T13:00:00Z')
let clock = start.getTime()
const now = () => new Date(clock)
const options = { jobs: false, now, pageCacheBytes: 300_000 }

let first: TestServer
let second: Awaited<ReturnType<typeof createServer>>
let mosque: TestTenant

beforeAll(async () => {
  first = await startTestServer({ ...options, sites: [readingSite()] })
  // Another server of the same installation.
  second = await createServer({ ...first, ...options, keepReads: false, sites: [readingSite()] })
})
afterAll(async () => {
  await second.close()
  await first.close()
})
beforeEach(async () => {
  clock = start.getTime()
  drawn = []
  gate = Promise.resolve()
  mosque = await first.tenant()
  await settled()
})

/** Both servers have seen all that was changed: nothing of a test's preparation reaches into it. */
const settled = () => Promise.all([first, second].map(async ({ pages }) => pages?.look()))

const ask = (url: string, headers: Record<string, string> = {}, app = first.app) =>
  app.inject({ url, headers: { host: mosque.hostname, ...headers } })

const publish = (title: string, publishedAt = start) =>
  first.database.forTenant(mosque.id)((tx) =>
    tx.insert(news).values({ tenantId: mosque.id, id: title, title, summary: '', body: '', publishedAt }),
  )

describe('a page that is the same for everybody', () => {
  test('leaves no place taken among those who are answered', async () => {
    for (let n = 0; n < 10; n += 1) {
      mosque = await first.tenant()
      const page = await ask('/news')
      expect(page.statusCode, page.body.slice(0, 900)).toBe(200)
    }
    expect(drawn).toHaveLength(10)
  })

  test('is drawn once, and sent in whichever way the browser reads', async () => {
    const answers = [await ask('/news', { 'accept-encoding': 'br' }), await ask('/news', { 'accept-encoding': 'gzip' })]
    const plain = await ask('/news')
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(answers[0]?.rawPayload ?? '').toString()).toBe(plain.body)
    expect(gunzipSync(answers[1]?.rawPayload ?? '').toString()).toBe(plain.body)
    expect(drawn).toHaveLength(1)
  })

  test('is answered 304 to a browser that has it, with the headers it goes by from then on', async () => {
    const page = await ask('/news')
    const again = await ask('/news', { 'if-none-match': String(page.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary'])
      expect(again.headers[name], name).toBe(page.headers[name])
  })

  test('is drawn once for all who ask while it is drawn', async () => {
    let open: () => void = () => {}
    gate = new Promise((resolve) => (open = resolve))
    const asking = Array.from({ length: 20 }, () => ask('/news'))
    await expect.poll(() => drawn.length).toBe(1)
    open()
    const answers = await Promise.all(asking)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(drawn).toHaveLength(1)
  })

  test('names its scripts and styles by hash, and only those that were ours', async () => {
    const page = await ask('/news')
    expect(page.body).not.toContain('nonce=')
    expect(page.body).toMatch(/<script>\{const u="\/assets\/a\.js",/)
    expect(page.body).not.toContain('src="')
    const policy = String(page.headers['content-security-policy'])
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^('sha256-[\w+/=]{44}' ){2}'strict-dynamic'$/)
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/)
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
})

describe('a change is seen within a second on every server', () => {
  const seen = async (word: string, url: string, app: TestServer['app']) =>
    await expect
      .poll(async () => (await ask(url, {}, app)).body.includes(word), { interval: 50, timeout: 5000 })
      .toBe(true)

  test('of what a page was drawn from', async () => {
    for (const app of [first.app, second.app]) expect((await ask('/news', {}, app)).body).not.toContain('Solar')
    await publish('Solar')
    for (const app of [first.app, second.app]) await seen('Solar', '/news', app)
  })

  test('of a jamaat', async () => {
    for (const app of [first.app, second.app]) expect((await ask('/prayer-times', {}, app)).body).not.toContain('14:44')
    await first.database.forTenant(mosque.id)((tx) =>
      tx.insert(dayOverrides).values({ tenantId: mosque.id, day: '2026-11-21', jamaat: { asr: '14:44' } }),
    )
    for (const app of [first.app, second.app]) await seen('"time":"14:44"', '/prayer-times', app)
  })

  test('of the settings, which are read before anything is drawn', async () => {
    await ask('/news')
    await first.database.forTenant(mosque.id)((tx) =>
      tx.update(settings).set({ value: 'basic' }).where(eq(settings.key, 'activePlan')),
    )
    await expect.poll(async () => (await ask('/news')).body.includes('status":404'), { timeout: 5000 }).toBe(true)
  })

  test('and a page that was drawn from other tables stays', async () => {
    // The first of its kind is a link in every page's menu.
    await publish('Roof')
    await settled()
    await ask('/prayer-times')
    await ask('/news')
    await publish('Lift')
    await seen('Lift', '/news', first.app)
    await ask('/prayer-times')
    expect(drawn.filter((each) => each.startsWith('/prayer-times'))).toHaveLength(1)
  })
})

test('the tables that are watched are those whose changes are recorded', async () => {
  const { rows } = await first.database.pool.query<{ name: string }>(
    "SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname LIKE 'page_change_%' GROUP BY 1 HAVING count(*) = 3 ORDER BY 1",
  )
  expect(rows.map(({ name }) => name)).toEqual(watchedTables.toSorted())
})

describe('a page changes by itself', () => {
  /** How often a page was drawn: at first, just before an instant, and at it. */
  const drawnAround = async (url: string, at: Date) => {
    await ask(url)
    clock = at.getTime() - 1
    await ask(url)
    const before = drawn.length
    clock = at.getTime()
    await ask(url)
    return [before, drawn.length]
  }

  test('when something is published', async () => {
    await publish('Later', new Date('2026-11-21T13:30:00Z'))
    await settled()
    expect(await drawnAround('/news', new Date('2026-11-21T13:30:00Z'))).toEqual([1, 2])
    expect((await ask('/news')).body).toContain('Later')
  })

  test('at midnight of the mosque', async () => {
    expect(await drawnAround('/news', new Date('2026-11-22T00:00:00Z'))).toEqual([1, 2])
  })

  test('when the next prayer begins', async () => {
    const { body } = await first.get(mosque, '/api/prayer-time/today')
    const asr = /"prayer":"asr","begins":\{"time":"[\d:]+","at":"(2026-11-21[^"]+)"/.exec(JSON.stringify(body))?.[1]
    expect(await drawnAround('/prayer-times', new Date(asr ?? ''))).toEqual([1, 2])
  })

  test('when an announcement ends', async () => {
    const untilAt = new Date('2026-11-21T13:05:00Z')
    await first.database.forTenant(mosque.id)((tx) =>
      tx
        .insert(announcements)
        .values({ tenantId: mosque.id, id: 'x', kind: 'ordinary', text: 'Tea.', fromAt: start, untilAt }),
    )
    await settled()
    expect(await drawnAround('/', untilAt)).toEqual([1, 2])
    expect((await ask('/')).body).not.toContain('Tea.')
  })
})

describe("nobody is shown what is somebody else's", () => {
  test.each<Record<string, string>>([
    { 'x-jwt-token': 'x' },
    { authorization: 'Bearer x' },
    { cookie: 'language=en; minaret-desk=secret' },
    { cookie: '__Host-minaret-desk=secret' },
  ])('%o neither gets nor fills the cache', async (headers) => {
    await ask('/news', headers)
    const page = await ask('/news')
    expect(drawn).toHaveLength(2)
    const own = await ask('/news', headers)
    expect(drawn).toHaveLength(3)
    expect(own.headers['content-security-policy']).toContain('nonce-')
    expect(page.headers['content-security-policy']).not.toContain('nonce-')
  })

  test.each(['/donation/manage/x', '/app/donate/x', '/thank-you/x', '/user/login', '/search?q=x', '/news?language=ar'])(
    '%s is drawn for each visitor',
    async (url) => {
      await ask(url)
      await ask(url)
      expect(drawn).toHaveLength(2)
    },
  )
})

describe('what a visitor sends neither splits nor poisons a page', () => {
  test('other cookies, other names of the mosque, headers and what counts visitors', async () => {
    const otherName = `www.${mosque.hostname}`
    await addHostname(first.database, mosque.id, otherName)
    await settled()
    const pages = [
      await ask('/news'),
      await ask('/news', { cookie: 'language=en; other=<b>' }),
      await ask('/news', { cookie: 'language=tlh' }),
      await ask('/news', {
        host: `${otherName}:8443`,
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      }),
      await ask('/news', { 'x-original-url': '/x', forwarded: 'host=evil.example', accept: 'x' }),
      await ask('/news?utm_source=evil&fbclid=x'),
    ]
    expect(drawn).toEqual(['/news language=en'])
    for (const { body } of pages) expect(body).toBe(pages[0]?.body)
  })

  test('a language is one of those the mosque offers', async () => {
    await ask('/news', { cookie: 'language=ar' })
    await ask('/news', { cookie: 'x=1; language=ar' })
    await ask('/news')
    expect(drawn).toEqual(['/news language=ar', '/news language=en'])
  })

  test('a flood of addresses does not push out the pages that are linked', async () => {
    await ask('/news')
    await ask('/prayer-times')
    for (let n = 0; n < 40; n += 1) await ask(`/news?after=x${n}`)
    for (let n = 0; n < 5; n += 1) await ask(`/news?${n}=x`)
    drawn = []
    await ask('/news')
    await ask('/prayer-times')
    expect(drawn).toEqual([])
    expect(first.pages?.size()).toBeLessThanOrEqual(options.pageCacheBytes)
  })
})
