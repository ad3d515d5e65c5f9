import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DetailsValues } from '@minaret/contract/desk'
import { allSections } from '@minaret/plans'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import type { Site } from '../../page-rendering/site.ts'
import { dataOf } from '../testing/desk.ts'

/** A site that renders the configuration of its pages. */
const site: Site = {
  folder: mkdtempSync(path.join(tmpdir(), 'site-')),
  async render(_request, { call }) {
    const body = { section: allSections.join() }
    const response = await call({ method: 'POST', path: '/api/loadConfigurationData', body })
    return Response.json(response.body, { status: response.status })
  },
}

const now = new Date('2026-11-25T12:00:00Z')
let server: TestServer
let mosque: TestTenant
let owner: DeskUser

beforeAll(async () => {
  server = await startTestServer({
    jobs: false,
    limitRates: false,
    cacheReads: true,
    desk: { hostname: deskHostname },
    sites: [site],
    now: () => now,
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  mosque = await server.tenant({
    websiteName: 'Masjid An-Noor',
    themeColor: '#112233',
    logo: 'https://example.org/logo.png',
  })
  owner = await staffUser(server, mosque, ['owner'], { now })
})

const createPreview = (values: DetailsValues, user = owner) =>
  user.post(`/mosques/${mosque.slug}/details/preview`, { section: 'brand', values })
const openPreview = (address: string, hostname = mosque.hostname) =>
  server.app.inject({ url: new URL(address).pathname, headers: { host: hostname } })
const readConfiguration = async () =>
  JSON.stringify((await server.post(mosque, '/api/loadConfigurationData', { section: allSections.join() })).body)

test('a preview shows the home page with unsaved details, once, and not to visitors', async () => {
  const before = await readConfiguration()
  const { address } = dataOf<{ address: string }>(await createPreview({ themeColor: '#8a2740' }))
  expect(new URL(address).hostname).toBe(mosque.hostname)
  const page = await openPreview(address)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('#8a2740')
  expect(page.body).toContain('Masjid An-Noor')
  // Empty settings are unset in the preview.
  expect(page.body).not.toMatch(/#112233|logo\.png/)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(await readConfiguration()).toBe(before)
  expect((await openPreview(address)).statusCode).toBe(410)
})

test('a preview does not open on another mosque’s host name', async () => {
  const otherMosque = await server.tenant()
  const { address } = dataOf<{ address: string }>(await createPreview({ themeColor: '#8a2740' }))
  expect((await openPreview(address, otherMosque.hostname)).statusCode).toBe(410)
})

test('rejects an invalid colour with an error on its field', async () => {
  const refusal = await createPreview({ themeColor: 'green' })
  expect([refusal.code, JSON.stringify(refusal.body)]).toEqual([422, expect.stringContaining('Enter a colour like')])
})

test('rejects a preview request from a member who may not change the details', async () => {
  const viewer = await staffUser(server, mosque, ['viewer'], { now })
  expect((await createPreview({ themeColor: '#8a2740' }, viewer)).code).toBe(403)
})
