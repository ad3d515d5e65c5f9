import { afterAll, beforeAll, expect, test } from 'vitest'
import { allSections } from '@minaret/plans'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false, credit: { name: 'A maker', url: 'https://maker.example' } })
  mosque = await server.tenant({
    facebookLink: 'https://facebook.com/x',
    internalNote: 'not a key of the product',
    creditName: 'Us',
  })
})
afterAll(() => server.close())

const load = (section: string, tenant = mosque) => server.post(tenant, '/api/loadConfigurationData', { section })

test('returns all known keys, and no unknown ones, for all sections', async () => {
  const { body } = await load(allSections.join(','))
  expect(body).toMatchObject({ status: 200 })
  const text = JSON.stringify(body.data)
  expect(text).toContain('"activePlan","value":"premium"')
  expect(text).toContain('facebookLink')
  expect(text).not.toContain('internalNote')
})

test('takes the credit from the server’s settings, not the mosque’s', async () => {
  const text = JSON.stringify((await load('website_configuration')).body.data)
  expect(text).toContain('{"key":"creditName","value":"A maker"},{"key":"creditUrl","value":"https://maker.example"}')
  expect(text).not.toContain('"Us"')
})

test('credits the project by default, with the URL of an existing page', async () => {
  const defaultServer = await startTestServer({ jobs: false })
  const tenant = await defaultServer.tenant()
  const { body } = await defaultServer.post(tenant, '/api/loadConfigurationData', { section: 'website_configuration' })
  expect(JSON.stringify(body.data)).toContain(`{"key":"creditUrl","value":"https://${tenant.hostname}/api/reference"}`)
  expect(
    (await defaultServer.app.inject({ url: '/api/reference', headers: { host: tenant.hostname } })).statusCode,
  ).toBe(200)
  await defaultServer.close()
})

test('returns only the requested sections, and ignores unknown ones', async () => {
  const { body } = await load(' social_media , nonsense')
  expect(body.data).toEqual({ configurationData: [{ key: 'facebookLink', value: 'https://facebook.com/x' }] })
})

test('reports a missing section', async () => {
  expect(await load('')).toMatchObject({
    code: 422,
    body: { data: { errors: { section: 'This field is required.' } } },
  })
})

test('does not return another mosque’s settings', async () => {
  const otherMosque = await server.tenant({ websiteName: 'Another' })
  expect(JSON.stringify((await load(allSections.join(','), otherMosque)).body)).not.toContain('facebookLink')
})

test('does not return a payment account’s secrets', async () => {
  expect(JSON.stringify((await load(allSections.join(','))).body)).not.toMatch(/whsec|sk_|rk_|secret/i)
})
