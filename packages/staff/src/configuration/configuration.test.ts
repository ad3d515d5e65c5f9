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

test('every section together gives every known key, and nothing the product does not know', async () => {
  const { body } = await load(allSections.join(','))
  expect(body).toMatchObject({ status: 200 })
  const text = JSON.stringify(body.data)
  expect(text).toContain('"activePlan","value":"premium"')
  expect(text).toContain('facebookLink')
  expect(text).not.toContain('internalNote')
})

test('who made the site is the host to say, and no mosque', async () => {
  const text = JSON.stringify((await load('website_configuration')).body.data)
  expect(text).toContain('{"key":"creditName","value":"A maker"},{"key":"creditUrl","value":"https://maker.example"}')
  expect(text).not.toContain('"Us"')
})

test('without a maker of its own the server credits the project, by a page that exists', async () => {
  const plain = await startTestServer({ jobs: false })
  const tenant = await plain.tenant()
  const { body } = await plain.post(tenant, '/api/loadConfigurationData', { section: 'website_configuration' })
  expect(JSON.stringify(body.data)).toContain(`{"key":"creditUrl","value":"https://${tenant.hostname}/api/reference"}`)
  expect((await plain.app.inject({ url: '/api/reference', headers: { host: tenant.hostname } })).statusCode).toBe(200)
  await plain.close()
})

test('only the sections asked for are answered; an unknown one is passed over', async () => {
  const { body } = await load(' social_media , nonsense')
  expect(body.data).toEqual({ configurationData: [{ key: 'facebookLink', value: 'https://facebook.com/x' }] })
})

test('no section at all is a mistake that is named', async () => {
  expect(await load('')).toMatchObject({
    code: 422,
    body: { data: { errors: { section: 'This field is required.' } } },
  })
})

test("another mosque's settings are never seen", async () => {
  const other = await server.tenant({ websiteName: 'Another' })
  expect(JSON.stringify((await load(allSections.join(','), other)).body)).not.toContain('facebookLink')
})

test('the secrets of a payment account are not configuration', async () => {
  expect(JSON.stringify((await load(allSections.join(','))).body)).not.toMatch(/whsec|sk_|rk_|secret/i)
})
