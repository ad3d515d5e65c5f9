import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractCalls } from '../../../testkit/src/calls.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { setTenantLimits } from '../../../server/src/tenants/limits.ts'
import { addressKey, isOwnMachine, networksOf } from '../network/address.ts'
import { callRates, rates, maxMultipleWithChallenge } from './rates.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ jobs: false, proxies: 1 })
})
afterAll(() => server.close())

const wifi = { 'x-forwarded-for': '198.51.100.1' }
const otherConnection = { 'x-forwarded-for': '198.51.100.2' }

const contact = (tenant: TestTenant, headers: Record<string, string> = wifi) =>
  server.post(tenant, '/api/contact', { wrong: true }, headers)

/** Makes calls one after another and returns their statuses. */
async function collectCodes(times: number, call: () => Promise<{ code: number }>): Promise<number[]> {
  const results: number[] = []
  for (let i = 0; i < times; i += 1) results.push((await call()).code)
  return results
}

describe('a form', () => {
  test(`is accepted ${rates.form.fromOne} times an hour from one address, then needs a challenge, then is refused with a time`, async () => {
    const mosque = await server.tenant()
    const first = await collectCodes(rates.form.fromOne, () => contact(mosque))
    expect(new Set(first)).toEqual(new Set([422]))
    const requestCount = rates.form.fromOne * (maxMultipleWithChallenge - 1)
    for (let i = 0; i < requestCount; i += 1)
      expect(await contact(mosque)).toMatchObject({ code: 429, body: { data: { challenge: expect.any(String) } } })
    const { code, headers, body } = await contact(mosque)
    expect([code, body]).toEqual([
      429,
      { status: 429, message: 'Too many requests from your connection. Please try again in 60 minutes.', data: {} },
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600)
  })

  test('above the limit of one address does not affect other addresses, forms or mosques', async () => {
    const [mosque, otherMosque] = [await server.tenant(), await server.tenant()]
    await collectCodes(rates.form.fromOne + 1, () => contact(mosque))
    expect((await contact(mosque, otherConnection)).code).toBe(422)
    expect((await contact(otherMosque)).code).toBe(422)
    expect((await server.post(mosque, '/api/subscriber', {}, wifi)).code).toBe(422)
    expect((await server.get(mosque, '/api/donations', wifi)).code).toBe(200)
  })

  test('is counted before it is processed, so that concurrent requests count too', async () => {
    const mosque = await server.tenant()
    const responses = await Promise.all(Array.from({ length: rates.form.fromOne + 20 }, () => contact(mosque)))
    expect(responses.filter(({ code }) => code === 429)).toHaveLength(20)
  })

  test('from several addresses of one IPv6 household counts as one address', async () => {
    const mosque = await server.tenant()
    await setTenantLimits(server.database, mosque.id, { form: 2 })
    const sendFrom = (address: string) => contact(mosque, { 'x-forwarded-for': address })
    expect((await sendFrom('2001:db8:1:2::1')).code).toBe(422)
    expect((await sendFrom('2001:db8:1:2:ffff::2')).code).toBe(422)
    expect((await sendFrom('2001:0db8:0001:0002:0:0:0:3')).code).toBe(429)
    expect((await sendFrom('2001:db8:1:3::1')).code).toBe(422)
  })

  test('is not counted by an address set by the visitor', async () => {
    const mosque = await server.tenant()
    await setTenantLimits(server.database, mosque.id, { form: 2 })
    const codes = await collectCodes(3, () => contact(mosque, { 'x-forwarded-for': `${Math.random()}, 198.51.100.9` }))
    expect(codes).toEqual([422, 422, 429])
  })
})

describe('a mosque', () => {
  test('may have its own limits, per address and in total', async () => {
    const mosque = await server.tenant()
    await setTenantLimits(server.database, mosque.id, { form: 3, 'form.all': 4 })
    const message = { name: 'Aisha', email: 'aisha@example.org', message: 'Salaam.' }
    const write = (headers: Record<string, string>) => server.post(mosque, '/api/contact', message, headers)
    expect(await collectCodes(4, () => write(wifi))).toEqual([200, 200, 200, 429])
    expect(await collectCodes(2, () => write(otherConnection))).toEqual([200, 429])
  })

  test('cannot have a limit that is not in the table', async () => {
    const mosque = await server.tenant()
    await expect(setTenantLimits(server.database, mosque.id, { froms: 3 })).rejects.toThrow(
      'There is no limit called froms. Choose from: page, page.all, read',
    )
    await expect(setTenantLimits(server.database, mosque.id, { form: 0 })).rejects.toThrow('whole number above 0')
  })
})

test('a congregation on one Wi-Fi stays below the read limit', { tags: ['slow'] }, async () => {
  const mosque = await server.tenant()
  const codes = await collectCodes(300, () => server.get(mosque, '/api/prayer-time/today', wifi))
  expect(new Set(codes)).toEqual(new Set([200]))
  expect(rates.read.fromOne / rates.read.seconds).toBeGreaterThanOrEqual(100)
})

test('above the read limit a client waits seconds, and can still make other calls', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { read: 5 })
  expect(await collectCodes(6, () => server.get(mosque, '/api/donations', wifi))).toEqual([
    200, 200, 200, 200, 200, 429,
  ])
  const { headers } = await server.get(mosque, '/api/news', wifi)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await contact(mosque)).code).toBe(422)
})

test('above the search limit a client can still read', async () => {
  const mosque = await server.tenant()
  const search = () => server.get(mosque, '/api/search', wifi)
  expect(new Set(await collectCodes(rates.search.fromOne, search))).toEqual(new Set([200]))
  expect((await search()).code).toBe(429)
  expect((await server.get(mosque, '/api/news', wifi)).code).toBe(200)
})

test('calls made while rendering a page are not counted', async () => {
  const mosque = await server.tenant()
  await setTenantLimits(server.database, mosque.id, { read: 1, 'read.all': 1 })
  const tenant = await server.directory.byHostname(mosque.hostname)
  if (!tenant) throw new Error('The mosque is missing.')
  const call = () => server.callInternally({ tenant, log: server.app.log }, { method: 'GET', path: '/api/donations' })
  expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([200, 200, 200])
})

test('a page above the limit gets a page with the message', async () => {
  const site = { folder: new URL('..', import.meta.url).pathname, render: async () => new Response('here') }
  const siteServer = await startTestServer({ jobs: false, proxies: 1, sites: [site] })
  const mosque = await siteServer.tenant()
  await setTenantLimits(siteServer.database, mosque.id, { page: 1 })
  const page = () => siteServer.app.inject({ url: '/', headers: { host: mosque.hostname, ...wifi } })
  expect((await page()).body).toBe('here')
  const response = await page()
  expect([response.statusCode, response.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(response.body).toContain('Please try again in')
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  await siteServer.close()
})

test('successful gifts are not counted, failed ones are', async () => {
  const calls = Object.entries(callRates).filter(([, name]) => name === 'money')
  expect(calls.map(([id]) => id)).toEqual(['giftPay', 'cycleUpdate', 'cycleCard'])
  expect(rates.money).toMatchObject({ refundable: true })
  expect(Object.keys(rates.money)).not.toContain('fromAll')
})

test('every call of the contract has a class, except the webhook', () => {
  const unlimitedCalls = contractCalls.filter(
    ({ id, json }) => json && !Object.entries(callRates).some(([name, rate]) => name === id && rate),
  )
  expect(unlimitedCalls.map(({ id }) => id)).toEqual(['providerEvent'])
  const gets = contractCalls.filter(({ method, json }) => method === 'GET' && json)
  // A search costs the database more than a whole page, and has its own class.
  expect(
    gets
      .filter(({ id }) => !Object.entries(callRates).some(([name, rate]) => name === id && rate === 'read'))
      .map(({ id }) => id),
  ).toEqual(['siteSearch'])
})

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:0:0:1::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::', '0:0:0:0'],
  // Some proxies include the port, which differs for each connection.
  ['198.51.100.1:50123', '198.51.100.1'],
  ['[2001:db8::1]:50123', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['[::ffff:198.51.100.1]:50123', '198.51.100.1'],
])('the address %s counts as %s', (address, key) => {
  expect([addressKey(address), isOwnMachine(address)]).toEqual([key, false])
})

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', '127.0.0.1:50123', '[::1]:50123'])(
  '%s is this machine',
  (address) => {
    expect(isOwnMachine(address)).toBe(true)
  },
)

test.each([
  ['2001:db8:1:2ff::1', ['2001:db8:1:200/56', '2001:db8:1/48']],
  ['::', ['0:0:0:0/56', '0:0:0/48']],
  ['198.51.100.9', ['198.51.100/24']],
  ['[::ffff:198.51.100.1]:50123', ['198.51.100/24']],
])('the address %s is in the networks %j', (address, keys) => {
  expect(networksOf(address).map(({ key }) => key)).toEqual(keys)
})

test('a network above the page limit is refused, and others are not', async () => {
  const site = { folder: new URL('..', import.meta.url).pathname, render: async () => new Response('here') }
  const siteServer = await startTestServer({ jobs: false, proxies: 1, sites: [site] })
  const mosque = await siteServer.tenant()
  await setTenantLimits(siteServer.database, mosque.id, { 'page.all': 40 })
  const page = async (address: string) => {
    const headers = { host: mosque.hostname, 'x-forwarded-for': address }
    return siteServer.app.inject({ url: '/', headers })
  }
  for (let i = 0; i < 40; i += 1) expect((await page(`2001:db8:9:${i.toString(16)}::1`)).statusCode).toBe(200)
  const response = await page('2001:db8:9:ffff::1')
  expect(response.statusCode).toBe(429)
  expect(response.body).toContain('far more visits than usual')
  expect((await page('203.0.113.50')).statusCode).toBe(200)
  await siteServer.close()
})
