import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { document } from '@minaret/contract/document'
import { settings } from '../db/content.ts'
import { allowOrigin } from '../tenancy/origins.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant()
})
afterAll(() => server.close())

const section = { section: 'website_configuration' }
const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

/** Sends requests that our own client would not make. */
const send = (options: {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'
  url: string
  headers?: Record<string, string>
  payload?: string
}) => server.app.inject({ method: 'GET', ...options, headers: { host: mosque.hostname, ...options.headers } })

describe('an invalid call is refused in the envelope, with the right status', () => {
  test.each([
    ['an unknown path', { url: '/api/nothing' }, 404, 'This operation doesn’t exist.'],
    ['a wrong method', { method: 'DELETE' as const, url: '/api/donations' }, 405, 'Use GET for this call.'],
    [
      'a wrong media type',
      {
        method: 'POST' as const,
        url: '/api/prayer-time',
        headers: { ...json, 'content-type': 'text/plain' },
        payload: 'x',
      },
      415,
      'Send this call as application/json.',
    ],
    [
      'a body that is too large',
      {
        method: 'POST' as const,
        url: '/api/prayer-time',
        headers: json,
        payload: JSON.stringify({ a: 'x'.repeat(102_400) }),
      },
      413,
      'That’s too large. The limit is 100 kB.',
    ],
    [
      'bad JSON',
      { method: 'POST' as const, url: '/api/prayer-time', headers: json, payload: '{"a"' },
      400,
      'The body is not valid JSON. Check it and send it again.',
    ],
    [
      'an empty body',
      { method: 'POST' as const, url: '/api/prayer-time', headers: { ...json, 'content-length': '0' } },
      400,
      'The body is empty. Send a JSON object.',
    ],
    [
      'a state change another site could make',
      {
        method: 'POST' as const,
        url: '/api/prayer-time',
        headers: { 'content-type': 'application/json' },
        payload: '{}',
      },
      400,
      'This call needs the header X-Requested-With: XMLHttpRequest, so that no other site can make it.',
    ],
    ['an impossible id', { url: '/api/donations/%2e%2e%2fetc' }, 404, 'We couldn’t find that.'],
    [
      'a broken escape in the address',
      { url: '/api/donations/%zz' },
      400,
      'We couldn’t read that address. Check it for stray characters.',
    ],
  ])('%s', async (_, request, code, message) => {
    const response = await send(request)
    expect(response.json()).toEqual({ status: code, message, data: {} })
    expect(response.statusCode).toBe(code)
    expect(response.headers['content-type']).toContain('application/json')
  })

  test('a 405 names the allowed methods', async () => {
    expect((await send({ method: 'PUT', url: '/api/prayer-time' })).headers.allow).toBe('POST')
  })

  test('reports all errors at once by field, and rejects unknown fields', async () => {
    const { code, body } = await server.post(mosque, '/api/prayer-time', {
      month: 13,
      extra: true,
      nested: { __proto__: 1 },
    })
    expect(code).toBe(422)
    expect(body.data).toEqual({
      errors: {
        year: 'This field is required.',
        month: 'This must be 12 or less.',
        extra: 'This field isn’t recognised. Remove it.',
        nested: 'This field isn’t recognised. Remove it.',
      },
    })
  })

  test('an internal error has a number to quote, and no stack', async () => {
    await server.database.pool.query('ALTER TABLE causes RENAME TO causes_lost')
    const { code, body } = await server.get(mosque, '/api/donations')
    await server.database.pool.query('ALTER TABLE causes_lost RENAME TO causes')
    expect(code).toBe(500)
    expect(body.message).toMatch(/give the mosque this number: [0-9a-f]{10}\.$/)
    expect(JSON.stringify(body)).not.toMatch(/Error|at |\.ts/)
  })
})

describe('the tenant', () => {
  test('is not found by an unknown host name', async () => {
    const response = await send({ url: '/api/donations', headers: { host: 'nobody.test' } })
    expect(response.json()).toMatchObject({ status: 404 })
  })

  test.each(['UPPER', 'port', 'dot'])('is found by any spelling of its host name (%s)', async (spelling) => {
    const { hostname } = mosque
    const name = { UPPER: hostname.toUpperCase(), port: `${hostname}:3000`, dot: `${hostname}.` }[spelling]
    expect((await send({ url: '/api/donations', headers: { host: name ?? '' } })).statusCode).toBe(200)
  })

  test('is never chosen by X-Forwarded-Host', async () => {
    const response = await send({
      url: '/api/donations',
      headers: { host: 'nobody.test', 'x-forwarded-host': mosque.hostname },
    })
    expect(response.statusCode).toBe(404)
  })

  test('that is suspended responds 503', async () => {
    const suspendedMosque = await server.tenant()
    await server.database.pool.query("UPDATE tenants SET state = 'suspended' WHERE id = $1", [suspendedMosque.id])
    expect((await server.get(suspendedMosque, '/api/donations')).body).toMatchObject({ status: 503 })
  })

  test('shows a change of its settings within a second', async () => {
    const readName = async () => (await server.post(mosque, '/api/loadConfigurationData', section)).body.data
    expect(JSON.stringify(await readName())).toContain('Test Mosque')
    await server.database.forTenant(mosque.id)((tx) =>
      tx.update(settings).set({ value: 'New Name' }).where(eq(settings.key, 'websiteName')),
    )
    await expect.poll(async () => JSON.stringify(await readName())).toContain('New Name')
  })
})

describe('another origin', () => {
  const preflight = (origin: string) =>
    send({ method: 'OPTIONS', url: '/api/prayer-time', headers: { origin, 'access-control-request-method': 'POST' } })

  test('that the tenant lists may call, and gets CORS headers', async () => {
    const tenant = await server.tenant()
    await allowOrigin(server.database, tenant.id, 'https://static.example')
    const response = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/prayer-time',
      headers: { host: tenant.hostname, origin: 'https://static.example' },
    })
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([
      204,
      'https://static.example',
    ])
    expect(
      (await server.get(tenant, '/api/donations', { origin: 'https://static.example' })).headers[
        'access-control-allow-origin'
      ],
    ).toBe('https://static.example')
  })

  test.each(['https://evil.example', 'null'])(
    'that the tenant does not list gets no CORS headers (%s)',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

test('every response forbids sniffing, framing and scripts', async () => {
  expect((await send({ url: '/api/donations' })).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
  })
})

test('every request schema of the contract is closed and rejects unknown fields', () => {
  const openSchemas = Object.entries(document.components.schemas).filter(
    ([name, schema]) =>
      /Request$|Attempt$|^GiftStart$|^Donor$/.test(name) &&
      !('additionalProperties' in schema && schema.additionalProperties === false),
  )
  expect(openSchemas).toEqual([])
})

test('checks for a required session before the body', async () => {
  const { code, body } = await server.post(mosque, '/api/user/details', { bad: 1 })
  expect([code, body]).toEqual([401, { status: 401, message: 'Please log in first.', data: { code: 401 } }])
})

test('applies the rules of a call however its path is encoded', async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await send({ method: 'POST', url: '/%61pi/donation/start', headers, payload: '{}' })
  expect(response.statusCode).toBe(400)
  expect((await send({ url: '/%61pi/visitor/save' })).headers['cache-control']).toBe('no-store')
})

test.each([
  [undefined, 'max-age=31536000'],
  [true, 'max-age=31536000; includeSubDomains'],
])(
  'sends HSTS for a year over https, and includes subdomains only if configured (%s)',
  async (isConfigured, header) => {
    const proxiedServer = await startTestServer({ jobs: false, proxies: 1, hstsSubdomains: isConfigured })
    const tenant = await proxiedServer.tenant()
    const transport = async (proto: string) =>
      (await proxiedServer.get(tenant, '/api/donations', { 'x-forwarded-proto': proto })).headers[
        'strict-transport-security'
      ]
    expect([await transport('https'), await transport('http')]).toEqual([header, undefined])
    await proxiedServer.close()
  },
)
