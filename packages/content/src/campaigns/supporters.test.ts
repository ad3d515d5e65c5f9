import { afterAll, beforeAll, expect, test } from 'vitest'
import { readText } from '../../../acceptance/src/accounts.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { listSupporters, removeSupporterName } from './supporterAdmin.ts'

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant({
    websiteName: 'Masjid an-Noor',
    charityName: 'Lantern Street Trust',
    languages: 'en,ar,ur',
  })
  await fill(server.database, mosque.id, 'campaigns', [
    {
      id: 'roof',
      title: 'Roof appeal',
      summary: 'A roof.',
      body: '<p>A roof.</p>',
      cause_id: 'general',
      currency: 'gbp',
      target_minor: 1000,
      presets_minor: [1000],
      published_at: '2026-01-01T00:00:00Z',
    },
  ])
})
afterAll(() => server.close())

const createLink = (name?: string, headers = {}) =>
  server.post(mosque, '/api/campaigns/roof/supporter', name === undefined ? {} : { name }, headers)
const report = (ref: string, tenant = mosque) => server.post(tenant, `/api/campaigns/roof/supporter/${ref}/report`, {})

test("rejects the mosque's or charity's name and explains what to enter", async () => {
  for (const name of ['Masjid an-Noor', 'Lantern Street', 'Official', 'Оfficiаl', 'مسجد النور'])
    expect([name, await createLink(name)]).toMatchObject([
      name,
      {
        code: 422,
        body: { data: { errors: { name: expect.stringMatching(/^(Use your own first name|Don’t mix)/) } } },
      },
    ])
  expect((await createLink('Official', { 'accept-language': 'ar' })).body.data).toMatchObject({
    errors: { name: expect.stringContaining('اسمك') },
  })
  for (const name of ['Noor', 'Aisha', undefined]) expect((await createLink(name)).code).toBe(200)
})

test('lists a reported name with its count, and hides it from the page once removed', async () => {
  const ref = readText(await createLink('Zaynab'), 'ref')
  for (let count = 0; count < 3; count += 1) expect((await report(ref)).code).toBe(200)
  const supporters = await listSupporters(server.database, mosque.id)
  expect(supporters).toMatchObject([{ ref, name: 'Zaynab', campaign: 'Roof appeal', reports: 3 }])

  await removeSupporterName(server.database, mosque.id, ref, new Date())
  expect((await server.get(mosque, `/api/campaigns/roof/supporter/${ref}`)).body.data).toEqual({
    ref,
    raisedMinor: 0,
    gifts: 0,
  })
  // A link without a name is not listed again.
  expect((await report(ref)).code).toBe(200)
  expect(await listSupporters(server.database, mosque.id)).toEqual([])
})

test("rejects a report of another mosque's link or an unknown one", async () => {
  const ref = readText(await createLink('Bilal'), 'ref')
  expect((await report(ref, await server.tenant())).code).toBe(404)
  expect((await report('aaaaaaaaaaa')).code).toBe(404)
  expect(await listSupporters(server.database, mosque.id)).toEqual([])
})

test('limits the reports from one IP address', async () => {
  const ref = readText(await createLink('Yusuf'), 'ref')
  const codes: number[] = []
  for (let count = 0; count < 40; count += 1) {
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/campaigns/roof/supporter/${ref}/report`,
      remoteAddress: '203.0.113.7',
      headers: {
        host: mosque.hostname,
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      },
      payload: '{}',
    })
    codes.push(response.statusCode)
  }
  expect(codes[0]).toBe(200)
  expect(codes.at(-1)).toBe(429)
})
