import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gifts } from '../../../foundation/src/db/money.ts'
import { setTenantLimits } from '../tenants/limits.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { Site } from '../../../content/src/page-rendering/site.ts'

/** A site that echoes the request's method and form. */
const echoSite: Site = {
  folder: mkdtempSync(path.join(tmpdir(), 'site-')),
  language: () => 'en',
  async render(request) {
    const form = request.method === 'POST' ? await request.text() : ''
    return new Response(`<p>${request.method} ${form}`, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': form ? 'no-store' : 'private, no-cache',
      },
    })
  },
}

let host: TestServer
let mosque: TestTenant

beforeAll(async () => {
  host = await startTestServer({ jobs: false, sites: [echoSite] })
  mosque = await host.tenant()
})
afterAll(() => host.close())

const form = 'application/x-www-form-urlencoded'
const send = (url: string, headers: Record<string, string> = {}, payload = 'amount=25&name=Aisha', server = host) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { host: mosque.hostname, 'content-type': form, ...headers },
    payload,
  })

test.each(['/donate/general', '/donate/general?step=details', '/campaign/roof?step=pay', '/Donate/General'])(
  'a form sent to %s gets its page, uncached',
  async (url) => {
    const before = await host.app.inject({ url, headers: { host: mosque.hostname } })
    expect(before.body).toBe('<p>GET ')
    const response = await send(url)
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([
      200,
      '<p>POST amount=25&name=Aisha',
      'no-store',
    ])
    expect(response.headers['content-security-policy']).toContain("form-action 'self'")
    // One visitor's form does not appear in another's page.
    expect((await host.app.inject({ url, headers: { host: mosque.hostname } })).body).toBe('<p>GET ')
  },
)

test.each([
  ['the site itself', { origin: 'OWN', 'sec-fetch-site': 'same-origin' }, 200],
  [
    'the site behind a proxy that changes its name',
    { origin: 'https://outside.example', 'sec-fetch-site': 'same-origin' },
    200,
  ],
  ['a browser that does not send an origin', {}, 200],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site in an older browser', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site without an origin header', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }, 403],
])('sent by %s', async (_name, { origin, ...headers }: Record<string, string>, status) => {
  const siteOrigin = origin === 'OWN' ? `https://${mosque.hostname}` : origin
  const response = await send('/donate/general?step=details', {
    ...headers,
    ...(siteOrigin ? { origin: siteOrigin } : {}),
  })
  expect(response.statusCode).toBe(status)
  if (status === 403) expect(response.body).not.toContain('Aisha')
})

test.each([
  ['a page without such a form', '/events', {}, 404],
  ['the page in the app', '/app/donate/x', {}, 404],
  ['a call', '/api/stripePaymentProcess', { 'x-requested-with': 'x' }, 415],
  ['an unknown call', '/api/nothing', {}, 404],
  ['JSON', '/donate/general', { 'content-type': 'application/json' }, 404],
  ['files', '/donate/general', { 'content-type': 'multipart/form-data; boundary=x' }, 404],
])('does not read a form for %s', async (_name, url, headers, status) => {
  expect((await send(url, headers)).statusCode).toBe(status)
})

test('refuses an oversized form', async () => {
  const response = await send('/donate/general', {}, `message=${'a'.repeat(30_000)}`)
  expect([response.statusCode, response.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
})

test('forms count towards the rate limit of pages', async () => {
  const server = await startTestServer({ jobs: false, proxies: 1, sites: [echoSite] })
  const { id, hostname } = await server.tenant()
  await setTenantLimits(server.database, id, { page: 1 })
  const headers = { host: hostname, 'x-forwarded-for': '198.51.100.7' }
  const codes = [
    await send('/donate/general', headers, 'amount=1', server),
    await send('/donate/general', headers, 'amount=1', server),
  ]
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 429])
  await server.close()
})

test('a form does not start a gift', async () => {
  await send('/donate/general?step=pay', {}, 'amountMinor=2500&name=Aisha&email=aisha%40example.org')
  expect(await host.database.forTenant(mosque.id)((tx) => tx.select().from(gifts))).toEqual([])
})
