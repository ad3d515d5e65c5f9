import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentSaved } from '@minaret/contract/desk'
import { deskHostname, staffUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import type { Site } from '../../page-rendering/site.ts'
import { dataOf, type Editor, editorOf, publishNew } from '../testing/desk.ts'
import { samples } from '../testing/samples.ts'

/** A site that renders the API response of each page. */
const site: Site = {
  folder: mkdtempSync(path.join(tmpdir(), 'site-')),
  async render(request, { call }) {
    const [, list = '', id] = new URL(request.url).pathname.split('/')
    const response = await call(
      id === undefined
        ? { method: 'GET', path: `/api/${list || 'home'}` }
        : { method: 'GET', path: `/api/${list}/{id}`, params: { path: { id } } },
    )
    return new Response(`<script>1</script>${JSON.stringify(response.body)} ${request.headers.get('cookie')}`, {
      status: response.status,
    })
  },
}

let server: TestServer
let mosque: TestTenant
let editor: Editor
let now = new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({
    jobs: false,
    limitRates: false,
    cacheReads: true,
    desk: { hostname: deskHostname },
    sites: [site],
    now: () => now,
  })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  editor = editorOf(await staffUser(server, mosque, ['editor'], { now }), mosque.slug)
})
afterAll(() => server.close())

const openPreview = (address: string, hostname = mosque.hostname) =>
  server.app.inject({ url: new URL(address).pathname, headers: { host: hostname } })
const createPreview = async (id: string, body: object) => {
  const { address }: { address: string } = dataOf(await editor.call(`news/things/${id}/preview`, body))
  return address
}

test('a preview shows the page with unpublished values, once, and not to visitors', async () => {
  const { thing: item } = await publishNew(editor, 'news', samples.news)
  // The read cache and previews do not affect each other.
  expect((await server.get(mosque, `/api/news/${item.id}`)).body.data).toMatchObject({ title: samples.news['title'] })
  const address = await createPreview(item.id, { values: { ...samples.news, title: 'Not yet' }, language: 'ar' })
  expect(new URL(address).hostname).toBe(mosque.hostname)
  const page = await openPreview(address)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Not yet')
  expect(page.body).toContain('language=ar')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`frame-ancestors http://${deskHostname}`)
  expect(policy).not.toMatch(/script-src|connect-src/)
  expect((await server.get(mosque, `/api/news/${item.id}`)).body.data).toMatchObject({ title: samples.news['title'] })
  expect((await openPreview(address)).statusCode).toBe(410)
})

test('previews a new draft on its own page and on the home page', async () => {
  const { thing: item } = dataOf<ContentSaved>(await editor.create('news', { ...samples.news, title: 'Brand new' }))
  for (const place of ['page', 'home'])
    expect((await openPreview(await createPreview(item.id, { place }))).body).toContain('Brand new')
  expect((await server.get(mosque, `/api/news/${item.id}`)).code).toBe(404)
})

test('a preview expires after five minutes, and does not open on another mosque’s host name', async () => {
  const { thing: item } = dataOf<ContentSaved>(await editor.create('news', { ...samples.news, title: 'Late' }))
  const otherMosque = await server.tenant()
  const address = await createPreview(item.id, {})
  expect((await openPreview(address, otherMosque.hostname)).statusCode).toBe(410)
  now = new Date(now.getTime() + 5 * 60_000 + 1)
  expect((await openPreview(address)).statusCode).toBe(410)
})

test('rejects a preview of invalid content, with its problems', async () => {
  const { thing: item } = dataOf<ContentSaved>(await editor.create('news', { title: 'Half' }))
  const refusal = await editor.call(`news/things/${item.id}/preview`, {})
  expect(refusal.code).toBe(422)
  expect(dataOf<{ problems: unknown[] }>(refusal).problems.length).toBeGreaterThan(0)
})
