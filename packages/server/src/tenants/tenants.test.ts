import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPath, contractCalls } from '../../../testkit/src/calls.ts'
import { readText } from '../../../acceptance/src/accounts.ts'
import { startAccounts, type Accounts } from '../../../acceptance/src/index.ts'
import { createServerDirectory } from '../directory.ts'
import { addHostname, removeHostname } from './hostnames.ts'
import { allowOrigin, disallowOrigin, listOrigins } from '../../../foundation/src/tenancy/origins.ts'
import { setTenantState } from './store.ts'

let server: Accounts

beforeAll(async () => {
  const site = { folder: new URL('..', import.meta.url).pathname, render: async () => new Response('here') }
  server = await startAccounts({ sites: [site] })
})
afterAll(() => server.close())

const get = (hostname: string, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: hostname, ...headers } })

const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const callsButWebhooks = contractCalls.filter(({ id, json: isJson }) => isJson && id !== 'providerEvent')

const readAllCodes = async (hostname: string, headers: Record<string, string> = {}) => {
  const codes = new Map<string, number>()
  for (const call of callsButWebhooks) {
    const response = await server.app.inject({
      method: call.method,
      url: getPath(call),
      headers: { host: hostname, ...json, ...headers },
      ...(call.method === 'POST' ? { payload: '{}' } : {}),
    })
    codes.set(call.id, response.statusCode)
    expect(response.json()).toMatchObject({ status: response.statusCode })
  }
  return codes
}

describe('the host names of a mosque', () => {
  test('can be several, in any spelling', async () => {
    const mosque = await server.tenant()
    await addHostname(server.database, mosque.id, `WWW.${mosque.hostname}.`)
    await addHostname(server.database, mosque.id, `masjid-${mosque.hostname}`)
    const names = [mosque.hostname, `www.${mosque.hostname}`, `masjid-${mosque.hostname}`]
    for (const name of names.flatMap((host) => [host, host.toUpperCase(), `${host}.`, `${host}:8443`, `${host}.:80`]))
      expect([name, (await get(name, '/api/donations')).statusCode]).toEqual([name, 200])
  })

  test('cannot be taken by another mosque', async () => {
    const [mosque, otherMosque] = [await server.tenant(), await server.tenant()]
    await expect(addHostname(server.database, otherMosque.id, mosque.hostname)).rejects.toThrow(
      'belongs to another mosque',
    )
  })

  test('can be removed: the mosque stops responding there within a second, and another mosque may take the name', async () => {
    const [mosque, otherMosque] = [await server.tenant(), await server.tenant()]
    const secondHostname = `www.${mosque.hostname}`
    await addHostname(server.database, mosque.id, secondHostname)
    expect((await get(secondHostname, '/api/donations')).statusCode).toBe(200)
    await expect(removeHostname(server.database, otherMosque.id, secondHostname)).rejects.toThrow(
      'is not a host name of this mosque',
    )
    expect(await removeHostname(server.database, mosque.id, mosque.hostname)).toEqual({
      hostname: mosque.hostname,
      first: secondHostname,
      wasFirst: true,
    })
    await expect.poll(async () => (await get(mosque.hostname, '/api/donations')).statusCode).toBe(404)
    await expect(removeHostname(server.database, mosque.id, secondHostname)).rejects.toThrow('is its only host name')
    await addHostname(server.database, otherMosque.id, mosque.hostname)
    expect((await get(secondHostname, '/api/donations')).statusCode).toBe(200)
  })

  test('added after a removal come last, so that links do not change', async () => {
    const mosque = await server.tenant()
    for (const name of ['b', 'c']) await addHostname(server.database, mosque.id, `${name}.${mosque.hostname}`)
    await removeHostname(server.database, mosque.id, mosque.hostname)
    await addHostname(server.database, mosque.id, `a.${mosque.hostname}`)
    expect((await createServerDirectory(server.database).byId(mosque.id))?.hostname).toBe(`b.${mosque.hostname}`)
  })

  test.each(['nobody.test', '', 'a:b:c', '[::1]:3000', `${'x'.repeat(300)}.test`, 'nobody.test@evil.example'])(
    'do not match %s: every call and page returns 404',
    async (name) => {
      expect(new Set((await readAllCodes(name)).values())).toEqual(new Set([404]))
      const page = await get(name, '/')
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    },
  )

  test('are matched by the Host header only, not by a proxy’s other headers', async () => {
    const mosque = await server.tenant()
    for (const header of ['x-forwarded-host', 'forwarded', 'x-host', 'x-original-host', ':authority'])
      expect((await get('nobody.test', '/api/donations', { [header]: mosque.hostname })).statusCode).toBe(404)
  })
})

describe('a closed mosque', () => {
  test('returns 503 for every call and page, and ends its sessions', async () => {
    const mosque = await server.tenant()
    const member = await server.createMember(mosque)
    expect((await server.postAs(member, mosque, '/api/user/details')).code).toBe(200)
    await setTenantState(server.database, mosque.id, 'suspended')
    await expect.poll(async () => (await get(mosque.hostname, '/api/donations')).statusCode).toBe(503)
    const codes = await readAllCodes(mosque.hostname, { 'x-jwt-token': member.token })
    expect(new Set(codes.values())).toEqual(new Set([503]))
    const page = await get(mosque.hostname, '/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])

    await setTenantState(server.database, mosque.id, 'open')
    await expect.poll(async () => (await get(mosque.hostname, '/api/donations')).statusCode).toBe(200)
    const secondResponse = await server.postAs(member, mosque, '/api/user/details')
    expect([secondResponse.code, secondResponse.body.data]).toEqual([401, { code: 401 }])
  })
})

test('a session of one mosque is invalid at another', async () => {
  const [mosque, otherMosque] = [await server.tenant(), await server.tenant()]
  const member = await server.createMember(mosque)
  expect(readText(await server.postAs(member, mosque, '/api/user/details'), 'email')).toBe(member.email)
  expect((await server.postAs(member, otherMosque, '/api/user/details')).code).toBe(401)
})

describe('another origin', () => {
  test('that is listed is allowed by every response, including refusals, but by no other mosque', async () => {
    const [mosque, otherMosque] = [await server.tenant(), await server.tenant()]
    const origin = 'https://static.example'
    await allowOrigin(server.database, mosque.id, origin)
    // Any origin may read today's times for an embed: see `prayer/embed.test.ts`.
    for (const call of callsButWebhooks.filter(({ id }) => id !== 'prayerEmbed')) {
      const send = (hostname: string) =>
        server.app.inject({ method: call.method, url: getPath(call), headers: { host: hostname, origin } })
      const ownResponse = await send(mosque.hostname)
      expect([call.path, ownResponse.headers]).toMatchObject([
        call.path,
        {
          'access-control-allow-origin': origin,
          'access-control-expose-headers': 'X-JWT-Token, ETag, Retry-After, X-Request-Id',
          'cross-origin-resource-policy': 'cross-origin',
          vary: 'Origin',
        },
      ])
      expect(ownResponse.headers['access-control-allow-credentials']).toBeUndefined()
      const otherResponse = await send(otherMosque.hostname)
      expect([call.path, otherResponse.headers['access-control-allow-origin'], otherResponse.headers.vary]).toEqual([
        call.path,
        undefined,
        'Origin',
      ])
    }
  })

  test.each([
    'null',
    '*',
    'www.example.org',
    'https://www.example.org/',
    'https://www.example.org/shop',
    'https://Www.example.org',
    'https://www.example.org:443',
    'https://a@www.example.org',
    'http://www.example.org',
    'http://localhost.example.org',
    'javascript:alert(1)',
    'file://',
    'https://*.evil',
    'https://*',
    'https://exa*mple.org',
    '',
  ])('%j is not an origin and is not listed', async (origin) => {
    const mosque = await server.tenant()
    await expect(allowOrigin(server.database, mosque.id, origin)).rejects.toThrow('is not an origin')
  })

  test.each(['https://www.example.org', 'https://www.example.org:8443', 'http://localhost:4173', 'http://127.0.0.1'])(
    '%s can be listed',
    async (origin) => {
      const mosque = await server.tenant()
      await allowOrigin(server.database, mosque.id, origin)
      const response = await server.app.inject({ url: '/api/donations', headers: { host: mosque.hostname, origin } })
      expect(response.headers['access-control-allow-origin']).toBe(origin)
    },
  )

  test.each([
    ['https://*.evil', 'a wildcard would allow every site under that name'],
    ['http://www.example.org', 'it needs https'],
    ['https://www.example.org/', 'Did you mean https://www.example.org?'],
  ])('%s is refused with the reason', async (origin, reason) => {
    const mosque = await server.tenant()
    await expect(allowOrigin(server.database, mosque.id, origin)).rejects.toThrow(reason)
    expect(await listOrigins(server.database, mosque.id)).toEqual([])
  })

  test('whose permission is removed is refused within a second, even without a new preflight', async () => {
    const mosque = await server.tenant()
    const origin = 'https://static.example'
    await allowOrigin(server.database, mosque.id, origin)
    const postFromOrigin = (headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/api/validateEmail',
        headers: { host: mosque.hostname, ...json, origin, ...headers },
        payload: JSON.stringify({ email: 'aisha@example.org' }),
      })
    expect((await postFromOrigin()).statusCode).toBe(200)
    await expect(disallowOrigin(server.database, mosque.id, 'https://other.example')).rejects.toThrow(
      `Allowed origins: ${origin}.`,
    )
    await disallowOrigin(server.database, mosque.id, origin)
    // A browser caches a preflight response for minutes.
    await expect.poll(async () => (await postFromOrigin()).statusCode).toBe(403)
    expect((await postFromOrigin()).headers['access-control-allow-origin']).toBeUndefined()
    const ownOrigins = [`https://${mosque.hostname}`, `http://${mosque.hostname}:8443`]
    for (const ownOrigin of ownOrigins) expect((await postFromOrigin({ origin: ownOrigin })).statusCode).toBe(200)
    // A static deployment behind its own proxy: the browser reports the page and the call as same-origin.
    expect((await postFromOrigin({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })

  test('is allowed by a preflight only if listed', async () => {
    const mosque = await server.tenant()
    await allowOrigin(server.database, mosque.id, 'https://static.example')
    const sendPreflight = (origin: string) =>
      server.app.inject({
        method: 'OPTIONS',
        url: '/api/contact',
        headers: { host: mosque.hostname, origin, 'access-control-request-method': 'POST' },
      })
    const response = await sendPreflight('https://static.example')
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(response.headers).toMatchObject({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': expect.stringContaining('X-Requested-With'),
    })
    for (const origin of [
      'null',
      'https://evil.example',
      'https://static.example.evil.example',
      'http://static.example',
    ])
      expect((await sendPreflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('a clock set back does not keep a mosque cached', async () => {
  const mosque = await server.tenant()
  let clock = Date.parse('2026-11-21T12:00:00Z')
  const directory = createServerDirectory(server.database, { now: () => clock })
  expect((await directory.byId(mosque.id))?.suspended).toBe(false)
  await setTenantState(server.database, mosque.id, 'suspended')
  clock -= 3600_000
  expect((await directory.byId(mosque.id))?.suspended).toBe(true)
})

test('the revision of a mosque depends on its settings, not on their order', async () => {
  const mosque = await server.tenant({ motto: 'One' })
  const readRevision = async () => (await createServerDirectory(server.database).byId(mosque.id))?.revision
  const initialRevision = await readRevision()
  const { pool } = server.database
  // PostgreSQL moves an updated row to the end.
  await pool.query("update settings set value = 'Two' where tenant_id = $1 and key = 'activePlan'", [mosque.id])
  expect(await readRevision()).not.toBe(initialRevision)
  await pool.query("update settings set value = 'premium' where tenant_id = $1 and key = 'activePlan'", [mosque.id])
  expect(await readRevision()).toBe(initialRevision)
})
