import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPath, contractCalls } from '../../../testkit/src/calls.ts'
import { readText } from '../../../acceptance/src/accounts.ts'
import { startAccounts, type Accounts } from '../../../acceptance/src/index.ts'
import { createServerDirectory } from '../directory.ts'
import { addHostname, removeHostname } from './hostnames.ts'
import { allowOrigin, disallowOrigin, listOrigins } from '../../../foundation/src/tenancy/origins.ts'
import { setTenantState } from './store.ts'

let host: Accounts

beforeAll(async () => {
  const site = { folder: new URL('..', import.meta.url).pathname, render: async () => new Response('here') }
  host = await startAccounts({ sites: [site] })
})
afterAll(() => host.close())

const ask = (hostname: string, url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers: { host: hostname, ...headers } })

const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const callsButWebhooks = contractCalls.filter(({ id, json: isJson }) => isJson && id !== 'providerEvent')

const codesOfAll = async (hostname: string, headers: Record<string, string> = {}) => {
  const codes = new Map<string, number>()
  for (const call of callsButWebhooks) {
    const answer = await host.app.inject({
      method: call.method,
      url: getPath(call),
      headers: { host: hostname, ...json, ...headers },
      ...(call.method === 'POST' ? { payload: '{}' } : {}),
    })
    codes.set(call.id, answer.statusCode)
    expect(answer.json()).toMatchObject({ status: answer.statusCode })
  }
  return codes
}

describe('the names of a mosque', () => {
  test('are as many as it likes, written in any way', async () => {
    const mosque = await host.tenant()
    await addHostname(host.database, mosque.id, `WWW.${mosque.hostname}.`)
    await addHostname(host.database, mosque.id, `masjid-${mosque.hostname}`)
    const names = [mosque.hostname, `www.${mosque.hostname}`, `masjid-${mosque.hostname}`]
    for (const name of names.flatMap((one) => [one, one.toUpperCase(), `${one}.`, `${one}:8443`, `${one}.:80`]))
      expect([name, (await ask(name, '/api/donations')).statusCode]).toEqual([name, 200])
  })

  test('are its own: no other mosque can take one', async () => {
    const [mosque, other] = [await host.tenant(), await host.tenant()]
    await expect(addHostname(host.database, other.id, mosque.hostname)).rejects.toThrow('belongs to another mosque')
  })

  test('can be taken away: it answers there no more within a second, and another mosque may have the name', async () => {
    const [mosque, other] = [await host.tenant(), await host.tenant()]
    const second = `www.${mosque.hostname}`
    await addHostname(host.database, mosque.id, second)
    expect((await ask(second, '/api/donations')).statusCode).toBe(200)
    await expect(removeHostname(host.database, other.id, second)).rejects.toThrow('is not a host name of this mosque')
    expect(await removeHostname(host.database, mosque.id, mosque.hostname)).toEqual({
      hostname: mosque.hostname,
      first: second,
      wasFirst: true,
    })
    await expect.poll(async () => (await ask(mosque.hostname, '/api/donations')).statusCode).toBe(404)
    await expect(removeHostname(host.database, mosque.id, second)).rejects.toThrow('is its only host name')
    await addHostname(host.database, other.id, mosque.hostname)
    expect((await ask(second, '/api/donations')).statusCode).toBe(200)
  })

  test('added after one was removed come last, so that links stay where they were', async () => {
    const mosque = await host.tenant()
    for (const name of ['b', 'c']) await addHostname(host.database, mosque.id, `${name}.${mosque.hostname}`)
    await removeHostname(host.database, mosque.id, mosque.hostname)
    await addHostname(host.database, mosque.id, `a.${mosque.hostname}`)
    expect((await createServerDirectory(host.database).byId(mosque.id))?.hostname).toBe(`b.${mosque.hostname}`)
  })

  test.each(['nobody.test', '', 'a:b:c', '[::1]:3000', `${'x'.repeat(300)}.test`, 'nobody.test@evil.example'])(
    'are no others: %s is not found by any call, and a page says so',
    async (name) => {
      expect(new Set((await codesOfAll(name)).values())).toEqual(new Set([404]))
      const page = await ask(name, '/')
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    },
  )

  test('are not chosen by what a proxy says beside the Host header', async () => {
    const mosque = await host.tenant()
    for (const header of ['x-forwarded-host', 'forwarded', 'x-host', 'x-original-host', ':authority'])
      expect((await ask('nobody.test', '/api/donations', { [header]: mosque.hostname })).statusCode).toBe(404)
  })
})

describe('a mosque that is closed', () => {
  test('answers no call and shows no page, ends its sessions, and takes its webhooks', async () => {
    const mosque = await host.tenant()
    const member = await host.member(mosque)
    expect((await host.as(member, mosque, '/api/user/details')).code).toBe(200)
    await setTenantState(host.database, mosque.id, 'suspended')
    await expect.poll(async () => (await ask(mosque.hostname, '/api/donations')).statusCode).toBe(503)
    const codes = await codesOfAll(mosque.hostname, { 'x-jwt-token': member.token })
    expect(new Set(codes.values())).toEqual(new Set([503]))
    const page = await ask(mosque.hostname, '/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])

    await setTenantState(host.database, mosque.id, 'open')
    await expect.poll(async () => (await ask(mosque.hostname, '/api/donations')).statusCode).toBe(200)
    const again = await host.as(member, mosque, '/api/user/details')
    expect([again.code, again.body.data]).toEqual([401, { code: 401 }])
  })
})

test("a session of one mosque is nobody's at another", async () => {
  const [mosque, other] = [await host.tenant(), await host.tenant()]
  const member = await host.member(mosque)
  expect(readText(await host.as(member, mosque, '/api/user/details'), 'email')).toBe(member.email)
  expect((await host.as(member, other, '/api/user/details')).code).toBe(401)
})

describe('another origin', () => {
  test('that is listed is told so by every call, also by its refusals, and by no other mosque', async () => {
    const [mosque, other] = [await host.tenant(), await host.tenant()]
    const origin = 'https://static.example'
    await allowOrigin(host.database, mosque.id, origin)
    // Everybody may read today's times for an embedding: see `prayer/embed.test.ts`.
    for (const call of callsButWebhooks.filter(({ id }) => id !== 'prayerEmbed')) {
      const ask = (hostname: string) =>
        host.app.inject({ method: call.method, url: getPath(call), headers: { host: hostname, origin } })
      const mine = await ask(mosque.hostname)
      expect([call.path, mine.headers]).toMatchObject([
        call.path,
        {
          'access-control-allow-origin': origin,
          'access-control-expose-headers': 'X-JWT-Token, ETag, Retry-After, X-Request-Id',
          'cross-origin-resource-policy': 'cross-origin',
          vary: 'Origin',
        },
      ])
      expect(mine.headers['access-control-allow-credentials']).toBeUndefined()
      const theirs = await ask(other.hostname)
      expect([call.path, theirs.headers['access-control-allow-origin'], theirs.headers.vary]).toEqual([
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
  ])('%j is none, and is not put on the list', async (origin) => {
    const mosque = await host.tenant()
    await expect(allowOrigin(host.database, mosque.id, origin)).rejects.toThrow('is not an origin')
  })

  test.each(['https://www.example.org', 'https://www.example.org:8443', 'http://localhost:4173', 'http://127.0.0.1'])(
    '%s can be put on the list',
    async (origin) => {
      const mosque = await host.tenant()
      await allowOrigin(host.database, mosque.id, origin)
      const answer = await host.app.inject({ url: '/api/donations', headers: { host: mosque.hostname, origin } })
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
    },
  )

  test.each([
    ['https://*.evil', 'a wildcard would allow every site under that name'],
    ['http://www.example.org', 'it needs https'],
    ['https://www.example.org/', 'Did you mean https://www.example.org?'],
  ])('%s is refused, and the sentence says why', async (origin, why) => {
    const mosque = await host.tenant()
    await expect(allowOrigin(host.database, mosque.id, origin)).rejects.toThrow(why)
    expect(await listOrigins(host.database, mosque.id)).toEqual([])
  })

  test('whose permission is taken away is refused within a second, also where it need not ask again', async () => {
    const mosque = await host.tenant()
    const origin = 'https://static.example'
    await allowOrigin(host.database, mosque.id, origin)
    const call = (headers: Record<string, string> = {}) =>
      host.app.inject({
        method: 'POST',
        url: '/api/validateEmail',
        headers: { host: mosque.hostname, ...json, origin, ...headers },
        payload: JSON.stringify({ email: 'aisha@example.org' }),
      })
    expect((await call()).statusCode).toBe(200)
    await expect(disallowOrigin(host.database, mosque.id, 'https://other.example')).rejects.toThrow(
      `Allowed: ${origin}.`,
    )
    await disallowOrigin(host.database, mosque.id, origin)
    // A browser that asked before remembers for minutes that it may call.
    await expect.poll(async () => (await call()).statusCode).toBe(403)
    expect((await call()).headers['access-control-allow-origin']).toBeUndefined()
    const own = [`https://${mosque.hostname}`, `http://${mosque.hostname}:8443`]
    for (const from of own) expect((await call({ origin: from })).statusCode).toBe(200)
    // A static deployment behind a proxy of its own: the browser says that page and call are of one origin.
    expect((await call({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })

  test('asks before it calls, and only a listed one is let', async () => {
    const mosque = await host.tenant()
    await allowOrigin(host.database, mosque.id, 'https://static.example')
    const preflight = (origin: string) =>
      host.app.inject({
        method: 'OPTIONS',
        url: '/api/contact',
        headers: { host: mosque.hostname, origin, 'access-control-request-method': 'POST' },
      })
    const listed = await preflight('https://static.example')
    expect([listed.statusCode, listed.body]).toEqual([204, ''])
    expect(listed.headers).toMatchObject({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': expect.stringContaining('X-Requested-With'),
    })
    for (const origin of [
      'null',
      'https://evil.example',
      'https://static.example.evil.example',
      'http://static.example',
    ])
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('a clock that is set back does not keep a mosque as it was', async () => {
  const mosque = await host.tenant()
  let clock = Date.parse('2026-11-21T12:00:00Z')
  const directory = createServerDirectory(host.database, { now: () => clock })
  expect((await directory.byId(mosque.id))?.suspended).toBe(false)
  await setTenantState(host.database, mosque.id, 'suspended')
  clock -= 3600_000
  expect((await directory.byId(mosque.id))?.suspended).toBe(true)
})

test('the revision of a mosque says what is set, not in which order it was', async () => {
  const mosque = await host.tenant({ motto: 'One' })
  const revision = async () => (await createServerDirectory(host.database).byId(mosque.id))?.revision
  const first = await revision()
  const { pool } = host.database
  // PostgreSQL moves a row that is changed to the end.
  await pool.query("update settings set value = 'Two' where tenant_id = $1 and key = 'activePlan'", [mosque.id])
  expect(await revision()).not.toBe(first)
  await pool.query("update settings set value = 'premium' where tenant_id = $1 and key = 'activePlan'", [mosque.id])
  expect(await revision()).toBe(first)
})
