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
async function emptyScreens(of = mosque): Promise<readonly string[]> {
  const { body } = await server.post(of, '/api/loadConfigurationData', { section: 'website_configuration' })
  const { configurationData }: components['schemas']['Configuration'] = JSON.parse(JSON.stringify(body.data))
  return parseConfig(configurationData).emptyScreens
}

test('every page but donations is empty for a mosque with only a cause, whatever the settings contain', async () => {
  expect(await emptyScreens()).toEqual(
    'events news classes courses services campaigns gallery about resources'.split(' '),
  )
})

test('Friday giving is empty without card payments, even with causes', async () => {
  expect(await emptyScreens(await server.tenant({ paymentMode: 'none' }))).toContain('donateJummah')
})

test('a page is empty until something on it is published', async () => {
  const news = (id: string, published: string | null) => ({
    id,
    title: id,
    summary: id,
    body: '<p>x</p>',
    published_at: published,
  })
  await fill(server.database, mosque.id, 'news', [news('draft', null), news('later', '2999-01-01T00:00:00Z')])
  expect(await emptyScreens()).toContain('news')
  await fill(server.database, mosque.id, 'news', [news('out', now.toISOString())])
  await expect.poll(() => emptyScreens(), { timeout: 3000 }).not.toContain('news')
})
