import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createTvScreen } from './screens.ts'

/** Creates build output: a script and the worker. */
function createBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-'))
  mkdirSync(path.join(folder, 'assets/tv'), { recursive: true })
  writeFileSync(path.join(folder, 'assets/tv/app.abc123.js'), 'run()')
  writeFileSync(path.join(folder, 'worker.js'), 'work()')
  writeFileSync(path.join(folder, 'secret.json'), '{}')
  return folder
}

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({
    jobs: false,
    tvPages: {
      folder: createBuild(),
      release: () => Promise.resolve('r7'),
      draw: ({ nonce }) => Promise.resolve(`<p>drawn</p><script nonce="${nonce}">begin()</script>`),
      waiting: () => Promise.resolve('<p>waiting</p>'),
      preview: () => Promise.resolve('<svg/>'),
      notice: ({ nonce }) => Promise.resolve(`<p>notice</p><script nonce="${nonce}">begin()</script>`),
    },
  })
  mosque = await server.tenant()
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url, headers: { host: mosque.hostname } })

test('serves the app’s files as immutable, since their names contain a hash', async () => {
  const response = await get('/assets/tv/app.abc123.js')
  expect([response.statusCode, response.body]).toEqual([200, 'run()'])
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/^(?:text|application)\/javascript/),
  })
  for (const url of [
    '/assets/tv/app.other.js',
    '/assets/tv/../../secret.json',
    '/tv/secret.json',
    '/assets/secret.json',
  ])
    expect((await get(url)).statusCode, url).toBe(404)
})

test('revalidates the worker on each request, and restricts it to this server', async () => {
  const response = await get('/tv/worker.js')
  expect([response.statusCode, response.body]).toEqual([200, 'work()'])
  expect(response.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringMatching(/^(?:text|application)\/javascript/),
  })
  const policy = String(response.headers['content-security-policy'])
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("default-src 'none'")
})

test('allows the app’s own scripts on its page, and sends no refresh header, which would reload it', async () => {
  const { token } = await createTvScreen(server.database.forTenant(mosque.id), 'Hall')
  const { headers, statusCode } = await get(`/tv/${token}`)
  const policy = String(headers['content-security-policy'])
  expect([statusCode, headers.refresh]).toEqual([200, undefined])
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'unsafe-inline' 'self'/)
  expect(policy).toMatch(/style-src 'nonce-[^']+' 'unsafe-inline' 'self'/)
  for (const rule of ["default-src 'none'", "connect-src 'self'", "worker-src 'self'", "base-uri 'none'"])
    expect(policy).toContain(rule)
  const notice = await get(`/tv/${'x'.repeat(43)}`)
  expect(String(notice.headers['content-security-policy'])).toMatch(/script-src 'nonce-[^']+' 'unsafe-inline';/)
  expect(notice.headers.refresh, 'would open an error page if offline').toBeUndefined()
  const feed = await get(`/api/tv/${token}`)
  expect(feed.json()).toMatchObject({ data: { release: 'r7', reload: 0 } })
})
