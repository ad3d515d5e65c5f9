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

const pageText = 'Assalamu alaykum. '.repeat(200)

/** A site with a single page. */
function createTinySite(): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  writeFileSync(path.join(folder, 'index.html'), '')
  return {
    folder,
    async render(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/old') return new Response(null, { status: 308, headers: { location: '/' } })
      if (pathname.startsWith('/address')) return new Response(request.url)
      if (pathname === '/broken') throw new Error('Rendering failed')
      return new Response(pageText, {
        status: pathname === '/' ? 200 : 404,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache', vary: 'Cookie' },
      })
    },
  }
}

/** Another app, for tenants in campaigns mode. */
function createAppealsSite(): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'appeals-'))
  mkdirSync(path.join(folder, 'assets/appeals'), { recursive: true })
  writeFileSync(path.join(folder, 'assets/appeals/page.js'), 'appeals')
  return {
    folder,
    serves: ({ mode }) => mode === 'campaigns',
    render: async () => new Response('Appeals'),
  }
}

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false, sites: [createAppealsSite(), createTinySite()] })
  mosque = await server.tenant()
})
afterAll(() => server.close())

const get = (url: string, options: { encoding?: string; method?: 'GET' | 'HEAD' | 'POST'; name?: string } = {}) =>
  server.app.inject({
    method: options.method ?? 'GET',
    url,
    headers: {
      host: options.name ?? mosque.hostname,
      ...(options.encoding ? { 'accept-encoding': options.encoding } : {}),
    },
  })

describe('compression', () => {
  test.each([
    ['the page', '/', 200],
    ['a missing page', '/nowhere', 404],
    ['an address too long for any route', `/${'a'.repeat(500)}`, 404],
  ])('%s is sent in the encoding the browser accepts', async (_name, url, status) => {
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await get(url, { encoding: `deflate, ${encoding}` })
      expect([response.statusCode, response.headers['content-encoding']]).toEqual([status, encoding])
      expect(String(response.headers.vary).toLowerCase().split(', ').toSorted()).toEqual(['accept-encoding', 'cookie'])
      expect(decompress(response.rawPayload).toString()).toBe(pageText)
      expect(response.rawPayload.length).toBeLessThan(pageText.length / 10)
    }
  })

  test('a browser that accepts neither encoding gets the page uncompressed', async () => {
    const response = await get('/')
    expect([response.headers['content-encoding'], response.body]).toEqual([undefined, pageText])
  })

  test('a HEAD request gets the same headers and no body', async () => {
    const response = await get('/', { encoding: 'br', method: 'HEAD' })
    expect(response.rawPayload).toHaveLength(0)
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringContaining('Cookie'),
    })
  })
})

describe('small responses are not compressed', () => {
  test('a redirect', async () => {
    const response = await get('/old', { encoding: 'br' })
    expect([
      response.statusCode,
      response.headers.location,
      response.headers['content-encoding'],
      response.body,
    ]).toEqual([308, '/', undefined, ''])
  })

  test('an unknown host name', async () => {
    const response = await get('/', { encoding: 'br', name: 'nobody.test' })
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([404, undefined])
    expect(response.body).toContain('<h1>Mosque not found</h1>')
  })

  test('a page that failed', async () => {
    const response = await get('/broken', { encoding: 'br' })
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([500, undefined])
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('<h1>')
  })
})

describe('the canonical address of a page', () => {
  test("is the mosque's first host name over https, whatever the request contains", async () => {
    const secondHostname = `www.${mosque.hostname}`
    await addHostname(server.database, mosque.id, secondHostname)
    for (const name of [mosque.hostname, `${mosque.hostname}:8443`, secondHostname, secondHostname.toUpperCase()])
      expect((await get('/address?a=1', { name })).body).toBe(`https://${mosque.hostname}/address?a=1`)
    expect((await get('//evil.example/address', {})).body).not.toContain('https://evil.example')
  })

  test('has the listening port, even if the mosque was read before listening', async () => {
    const ownServer = await startTestServer({ jobs: false, cacheReads: true, sites: [createTinySite()] })
    const tenant = await ownServer.tenant()
    const name = `${tenant.slug}.localhost`
    await addHostname(ownServer.database, tenant.id, name)
    await ownServer.database.pool.query('DELETE FROM hostnames WHERE hostname = $1', [tenant.hostname])
    await ownServer.pages?.poll()
    const address = async () => (await ownServer.app.inject({ url: '/address', headers: { host: name } })).body
    expect(await address()).toBe(`http://${name}/address`)
    const { port } = new URL(await ownServer.app.listen({ port: 0, host: '127.0.0.1' }))
    expect(await address()).toBe(`http://${name}:${port}/address`)
    await ownServer.close()
  })

  test('is never taken from the protocol sent by a proxy, and an invalid protocol is refused', async () => {
    const proxiedServer = await startTestServer({ jobs: false, proxies: 1, sites: [createTinySite()] })
    const tenant = await proxiedServer.tenant()
    const getWithProtocol = (proto: string, url = '/address') =>
      proxiedServer.app.inject({
        url,
        headers: { host: tenant.hostname, 'x-forwarded-proto': proto, 'x-forwarded-for': '::1' },
      })
    for (const proto of ['http', 'https'])
      expect((await getWithProtocol(proto)).body).toBe(`https://${tenant.hostname}/address`)
    for (const proto of ['javascript', 'ftp', 'https://evil.example/?', 'htt ps']) {
      const [page, call] = [await getWithProtocol(proto), await getWithProtocol(proto, '/api/donations')]
      expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
      expect(page.body).not.toContain('evil')
      expect([call.statusCode, call.json()]).toMatchObject([400, { status: 400 }])
    }
    await proxiedServer.close()
  })
})

test("the first app that serves a tenant's mode renders its pages, and another one after a change of mode", async () => {
  const { id, hostname } = await server.tenant({ StandaloneCampaigns: '1' })
  const homePage = async () => (await get('/', { name: hostname })).body
  expect(await homePage()).toBe('Appeals')
  expect((await get('/')).body).toBe(pageText)
  await server.database.forTenant(id)((tx) => tx.delete(settings).where(eq(settings.key, 'StandaloneCampaigns')))
  await expect.poll(homePage).toBe(pageText)
  for (const name of [hostname, mosque.hostname]) {
    const file = await get('/assets/appeals/page.js', { name })
    expect([file.body, file.headers['cache-control']]).toEqual(['appeals', 'public, max-age=31536000, immutable'])
  }
})

test('one page may be framed by any site, without scripts, and no other page may', async () => {
  const readPolicy = async (url: string) => String((await get(url)).headers['content-security-policy'])
  for (const url of ['/embed/prayer-times', '/embed/prayer-times?language=ar']) {
    expect(await readPolicy(url)).toContain('frame-ancestors *')
    expect(await readPolicy(url)).not.toMatch(/script-src|connect-src|unsafe/)
  }
  for (const url of [
    '/',
    '/donate',
    '/embed',
    '/embed/prayer-timesx',
    '/embed/prayer-times/x',
    '/?/embed/prayer-times',
  ])
    expect(await readPolicy(url), url).toContain("frame-ancestors 'none'")
})

test("the app's donate page may be framed only by the sites the mosque has listed", async () => {
  const { hostname } = await server.tenant({
    appDonateOrigins: 'https://app.example,http://x.example,https://b.example/',
  })
  const readFrameAncestors = async (url: string, name = hostname) =>
    /frame-ancestors ([^;]*)/.exec(String((await get(url, { name })).headers['content-security-policy']))?.[1]
  for (const url of ['/app/donate/x', '/app/donate', '/App/Donate/x?y'])
    expect(await readFrameAncestors(url), url).toBe('https://app.example https://b.example')
  for (const url of ['/', '/donate/x', '/app', '/app/donated'])
    expect(await readFrameAncestors(url), url).toBe("'none'")
  expect(await readFrameAncestors('/app/donate', mosque.hostname)).toBe("'none'")
})

describe('pictures', () => {
  const readImageSources = async (values: Record<string, string>, url = '/') => {
    const { hostname } = await server.tenant(values)
    const policy = (await get(url, { name: hostname })).headers['content-security-policy']
    return /img-src ([^;]*)/.exec(String(policy))?.[1]
  }

  test('come from the site itself and the hosts of the mosque’s logos', async () => {
    expect(await readImageSources({ logo: '/logo.svg' })).toBe("'self' data:")
    const values = { logo: 'https://cdn.example/a.svg', footerLogo: 'https://cdn.example/b.png?x=1' }
    expect(await readImageSources(values)).toBe("'self' data: https://cdn.example")
    expect(await readImageSources({ ...values, logo: 'https://files.example:8443/a.svg' })).toBe(
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
    expect(await readImageSources({ logo })).toBe("'self' data:")
  })
})

describe('other addresses', () => {
  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/prayer-time', 405],
    ['POST', '/prayer-times', 404],
  ] as const)('%s %s gets a JSON response', async (method, url, status) => {
    const response = await get(url, { method, encoding: 'br' })
    expect(response.json()).toMatchObject({ status })
  })
})

test('a private link is not sent as a referrer', async () => {
  const referrerPolicy = async (url: string) => (await get(url)).headers['referrer-policy']
  for (const url of ['/donation/manage/x', '/Donation/card/x/', '/user/confirm/x'])
    expect(await referrerPolicy(url), url).toBe('no-referrer')
  expect(await referrerPolicy('/donate/x')).not.toBe('no-referrer')
})

test('a body with an unknown content encoding is refused with 415', async () => {
  const postEncoded = (encoding: string) =>
    server.app.inject({
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
  const responses = [await postEncoded('x'), await postEncoded('gzip')]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([415, 200])
  expect(responses[0]?.json()).toMatchObject({ status: 415, message: expect.stringContaining('isn’t supported') })
})
