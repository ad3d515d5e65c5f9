import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '@minaret/plans'
import type { components } from '@minaret/contract'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let server: TestServer
let mosque: TestTenant
const now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant({ emptyScreens: 'prayerTimes' })
})
afterAll(() => server.close())

/** The screens listed as empty in the configuration. */
async function readEmptyScreens(tenant = mosque): Promise<readonly string[]> {
  const { body } = await server.post(tenant, '/api/loadConfigurationData', { section: 'website_configuration' })
  const { configurationData }: components['schemas']['Configuration'] = JSON.parse(JSON.stringify(body.data))
  return parseConfig(configurationData).emptyScreens
}

test('all pages except donations are empty for a mosque with only a cause, whatever its settings', async () => {
  expect(await readEmptyScreens()).toEqual(
    'events news classes courses services campaigns gallery about resources'.split(' '),
  )
})

test('Friday giving is empty without card payments, even with causes', async () => {
  expect(await readEmptyScreens(await server.tenant({ paymentMode: 'none' }))).toContain('donateJummah')
})

test('a page is empty until an item on it is published', async () => {
  const news = (id: string, publishedAt: string | null) => ({
    id,
    title: id,
    summary: id,
    body: '<p>x</p>',
    published_at: publishedAt,
  })
  await fill(server.database, mosque.id, 'news', [news('draft', null), news('later', '2999-01-01T00:00:00Z')])
  expect(await readEmptyScreens()).toContain('news')
  await fill(server.database, mosque.id, 'news', [news('out', now.toISOString())])
  await expect.poll(() => readEmptyScreens(), { timeout: 3000 }).not.toContain('news')
})
