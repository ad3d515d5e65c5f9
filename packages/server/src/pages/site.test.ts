import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '../../../foundation/src/db/content.ts'
import { addHostname } from '../tenants/hostnames.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { Site } from '../../../content/src/page-rendering/site.ts'

const words = 'Assalamu alaykum. '.repeat(200)

/** A site of one page, which knows no other. */
function tinySite(): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  writeFileSync(path.join(folder, 'index.html'), '')
  return {
    folder,
    async render(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/old') return new Response(null, { status: 308, headers: { location: '/' } })
      if (pathname.startsWith('/address')) return new Response(request.url)
      if (pathname === '/broken') throw new Error('drawn wrongly')
      return new Response(words, {
        status: pathname === '/' ? 200 : 404,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache', vary: 'Cookie' },
      })
    },
  }
}

/** Another app, of the tenants that offer campaigns alone. */
function appealsSite(): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'appeals-'))
  mkdirSync(path.join(folder, 'assets/appeals'), { recursive: true })
  writeFileSync(path.join(folder, 'assets/appeals/page.js'), 'appeals')
  return {
    folder,
    serves: ({ mode }) => mode === 'campaigns',
    render: async () => new Response('Appeals'),
  }
}

let host: TestServer
let mosque: TestTenant

beforeAll(async () => {
  host = await startTestServer({ jobs: false, sites: [appealsSite(), tinySite()] })
  mosque = await host.tenant()
})
afterAll(() => host.close())

const ask = (url: string, options: { encoding?: string; method?: 'GET' | 'HEAD' | 'POST'; name?: string } = {}) =>
  host.app.inject({
    method: options.method ?? 'GET',
    url,
    headers: {
      host: options.name ?? mosque.hostname,
      ...(options.encoding ? { 'accept-encoding': options.encoding } : {}),
    },
  })

describe('a page is sent small', () => {
  test.each([
    ['the page', '/', 200],
    ['a page that is not there', '/nowhere', 404],
    ['an address too long for any route', `/${'a'.repeat(500)}`, 404],
  ])('%s, in whichever way the browser reads', async (_name, url, status) => {
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await ask(url, { encoding: `deflate, ${encoding}` })
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([status, encoding])
      expect(String(answer.headers.vary).toLowerCase().split(', ').toSorted()).toEqual(['accept-encoding', 'cookie'])
      expect(open(answer.rawPayload).toString()).toBe(words)
      expect(answer.rawPayload.length).toBeLessThan(words.length / 10)
    }
  })

  test('a browser that reads neither is sent it as it is', async () => {
    const answer = await ask('/')
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, words])
  })

  test('whoever asks for the head alone is told the same, and sent nothing', async () => {
    const answer = await ask('/', { encoding: 'br', method: 'HEAD' })
    expect(answer.rawPayload).toHaveLength(0)
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringContaining('Cookie'),
    })
  })
})

describe('what is too small to gain by it is sent as it is', () => {
  test('a way on', async () => {
    const answer = await ask('/old', { encoding: 'br' })
    expect([answer.statusCode, answer.headers.location, answer.headers['content-encoding'], answer.body]).toEqual([
      308,
      '/',
      undefined,
      '',
    ])
  })

  test('a name nobody has', async () => {
    const answer = await ask('/', { encoding: 'br', name: 'nobody.test' })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([404, undefined])
    expect(answer.body).toContain('<h1>No mosque here</h1>')
  })

  test('a page that failed', async () => {
    const answer = await ask('/broken', { encoding: 'br' })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([500, undefined])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('<h1>')
  })
})

describe('the address a page names itself by', () => {
  test("is the mosque's first host name over https, whatever the visitor's request says", async () => {
    const second = `www.${mosque.hostname}`
    await addHostname(host.database, mosque.id, second)
    for (const name of [mosque.hostname, `${mosque.hostname}:8443`, second, second.toUpperCase()])
      expect((await ask('/address?a=1', { name })).body).toBe(`https://${mosque.hostname}/address?a=1`)
    expect((await ask('//evil.example/address', {})).body).not.toContain('https://evil.example')
  })

  test('has the port the server listens on, also where the mosque was read before there was one', async () => {
    const own = await startTestServer({ jobs: false, keepReads: true, sites: [tinySite()] })
    const one = await own.tenant()
    const name = `${one.slug}.localhost`
    await addHostname(own.database, one.id, name)
    await own.database.pool.query('DELETE FROM hostnames WHERE hostname = $1', [one.hostname])
    await own.pages?.look()
    const address = async () => (await own.app.inject({ url: '/address', headers: { host: name } })).body
    expect(await address()).toBe(`http://${name}/address`)
    const { port } = new URL(await own.app.listen({ port: 0, host: '127.0.0.1' }))
    expect(await address()).toBe(`http://${name}:${port}/address`)
    await own.close()
  })

  test('says http where this machine has no certificate, and never what a proxy invents', async () => {
    const proxied = await startTestServer({ jobs: false, proxies: 1, sites: [tinySite()] })
    const one = await proxied.tenant()
    const asked = (proto: string, url = '/address') =>
      proxied.app.inject({ url, headers: { host: one.hostname, 'x-forwarded-proto': proto, 'x-forwarded-for': '::1' } })
    for (const proto of ['http', 'https']) expect((await asked(proto)).body).toBe(`https://${one.hostname}/address`)
    for (const proto of ['javascript', 'ftp', 'https://evil.example/?', 'htt ps']) {
      const [page, call] = [await asked(proto), await asked(proto, '/api/donations')]
      expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
      expect(page.body).not.toContain('evil')
      expect([call.statusCode, call.json()]).toMatchObject([400, { status: 400 }])
    }
    await proxied.close()
  })
})

test("a tenant's pages are drawn by the first app that serves them, and by another as soon as its mode is another", async () => {
  const { id, hostname } = await host.tenant({ StandaloneCampaigns: '1' })
  const drawn = async () => (await ask('/', { name: hostname })).body
  expect(await drawn()).toBe('Appeals')
  expect((await ask('/')).body).toBe(words)
  await host.database.forTenant(id)((tx) => tx.delete(settings).where(eq(settings.key, 'StandaloneCampaigns')))
  await expect.poll(drawn).toBe(words)
  for (const name of [hostname, mosque.hostname]) {
    const file = await ask('/assets/appeals/page.js', { name })
    expect([file.body, file.headers['cache-control']]).toEqual(['appeals', 'public, max-age=31536000, immutable'])
  }
})

test('one page may stand in a frame of any site, runs nothing there, and no other page may', async () => {
  const policy = async (url: string) => String((await ask(url)).headers['content-security-policy'])
  for (const url of ['/embed/prayer-times', '/embed/prayer-times?language=ar']) {
    expect(await policy(url)).toContain('frame-ancestors *')
    expect(await policy(url)).not.toMatch(/script-src|connect-src|unsafe/)
  }
  for (const url of [
    '/',
    '/donate',
    '/embed',
    '/embed/prayer-timesx',
    '/embed/prayer-times/x',
    '/?/embed/prayer-times',
  ])
    expect(await policy(url), url).toContain("frame-ancestors 'none'")
})

test("the app's donate page may stand in a frame of the sites the mosque has named, and of no other", async () => {
  const { hostname } = await host.tenant({
    appDonateOrigins: 'https://app.example,http://x.example,https://b.example/',
  })
  const frames = async (url: string, name = hostname) =>
    /frame-ancestors ([^;]*)/.exec(String((await ask(url, { name })).headers['content-security-policy']))?.[1]
  for (const url of ['/app/donate/x', '/app/donate', '/App/Donate/x?y'])
    expect(await frames(url), url).toBe('https://app.example https://b.example')
  for (const url of ['/', '/donate/x', '/app', '/app/donated']) expect(await frames(url), url).toBe("'none'")
  expect(await frames('/app/donate', mosque.hostname)).toBe("'none'")
})

describe('pictures', () => {
  const pictures = async (values: Record<string, string>, url = '/') => {
    const { hostname } = await host.tenant(values)
    const policy = (await ask(url, { name: hostname })).headers['content-security-policy']
    return /img-src ([^;]*)/.exec(String(policy))?.[1]
  }

  test('come from the site itself, and from where the mosque keeps its logos', async () => {
    expect(await pictures({ logo: '/logo.svg' })).toBe("'self' data:")
    const values = { logo: 'https://cdn.example/a.svg', footerLogo: 'https://cdn.example/b.png?x=1' }
    expect(await pictures(values)).toBe("'self' data: https://cdn.example")
    expect(await pictures({ ...values, logo: 'https://files.example:8443/a.svg' })).toBe(
      "'self' data: https://files.example:8443 https://cdn.example",
    )
  })

  test.each([
    'http://cdn.example/a.svg',
    'https://a;sandbox/',
    'https://*/a.svg',
    '//cdn.example/a.svg',
    'javascript:1',
  ])('and never from %s', async (logo) => {
    expect(await pictures({ logo })).toBe("'self' data:")
  })
})

describe('beside the pages', () => {
  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/prayer-time', 405],
    ['POST', '/donate', 404],
  ] as const)('%s %s is answered as a call', async (method, url, status) => {
    const answer = await ask(url, { method, encoding: 'br' })
    expect(answer.json()).toMatchObject({ status })
  })
})

test('an address that is a key is told to no other page', async () => {
  const told = async (url: string) => (await ask(url)).headers['referrer-policy']
  for (const url of ['/donation/manage/x', '/Donation/card/x/', '/user/confirm/x'])
    expect(await told(url), url).toBe('no-referrer')
  expect(await told('/donate/x')).not.toBe('no-referrer')
})

test('a body that is packed in a way nobody knows is refused as what it is', async () => {
  const packed = (encoding: string) =>
    host.app.inject({
      method: 'POST',
      url: '/api/validateEmail',
      headers: {
        host: mosque.hostname,
        'content-type': 'application/json',
        'x-requested-with': 'x',
        'content-encoding': encoding,
      },
      payload: gzipSync('{"email":"aisha@example.org"}'),
    })
  const answers = [await packed('x'), await packed('gzip')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 200])
  expect(answers[0]?.json()).toMatchObject({ status: 415, message: expect.stringContaining('packed') })
})
