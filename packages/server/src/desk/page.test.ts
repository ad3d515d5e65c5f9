import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskHostname } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'

let server: TestServer

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'))
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><title>Desk</title><script src="/assets/a.js"></script>',
  )
  server = await startTestServer({ jobs: false, proxies: 1, desk: { hostname: deskHostname, page: { folder } } })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: deskHostname, ...headers } })

test.each(['/', '/an-noor', '/an-noor/content/news/spring-fair/history', '/no-such-mosque', '/robots'])(
  'serves the desk’s page at %s',
  async (url) => {
    const { statusCode, body } = await get(url)
    expect([statusCode, body.includes('<title>Desk')]).toEqual([200, true])
  },
)

test('operational endpoints respond on the desk’s host name as on any other', async () => {
  const responses = await Promise.all(
    ['/healthz', '/readyz', '/metrics', '/knows?domain=nobody.example', `/knows?domain=${deskHostname}`].map(
      async (url) => {
        const { statusCode, headers, body } = await get(url)
        return [url, statusCode, String(headers['content-type']).split(';')[0], body.includes('<title>')]
      },
    ),
  )
  expect(responses).toEqual([
    ['/healthz', 200, 'text/plain', false],
    ['/readyz', 200, 'application/json', false],
    ['/metrics', 200, 'text/plain', false],
    ['/knows?domain=nobody.example', 404, 'text/plain', false],
    [`/knows?domain=${deskHostname}`, 200, 'text/plain', false],
  ])
})

test('robots.txt excludes the entire desk', async () => {
  const { statusCode, headers, body } = await get('/robots.txt?a')
  expect([statusCode, headers['content-type'], body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /\n',
  ])
})

test.each([
  '/sitemap.xml',
  '/favicon.ico',
  '/sw.js',
  '/manifest.webmanifest',
  '/ads.txt',
  '/apple-touch-icon.png',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/.env',
  '/.git/config',
  '/wp-login.php',
])('returns 404 at %s', async (url) => {
  const { statusCode, body } = await get(url)
  expect([statusCode, body.includes('<title>')]).toEqual([404, false])
})

test('the desk may frame only previews of mosques’ sites', async () => {
  const readFrameSources = async (headers: Record<string, string>) =>
    String((await get('/', headers)).headers['content-security-policy'])
      .split('; ')
      .filter((rule) => rule.startsWith('frame-src'))
  expect(await readFrameSources({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' })).toEqual([
    'frame-src https://*:*/unpublished/',
  ])
  expect(await readFrameSources({})).toEqual([
    'frame-src https://*:*/unpublished/ http://localhost:*/unpublished/ http://*.localhost:*/unpublished/',
  ])
})
