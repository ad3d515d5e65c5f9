import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../../server/src/server.ts'
import { createTenant } from '../../../server/src/tenants/store.ts'
import { type Accounts, type Member, startAccounts, readText } from '../../../acceptance/src/accounts.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'
import { sha256 } from '../base/secrets.ts'
import { endEverySession } from './endSessions.ts'

let server: Accounts
let mosque: TestTenant
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startAccounts({ now: () => clock })
  mosque = await server.tenant()
})
afterAll(() => server.close())

const requestDetails = (member: Pick<Member, 'token'>, tenant = mosque) =>
  server.postAs(member, tenant, '/api/user/details')
const login = (member: Member) =>
  server.post(mosque, '/api/user/login', { email: member.email, password: member.password })
const advanceDays = (count: number) => {
  clock = new Date(clock.getTime() + count * 86_400_000)
}
const noSession = { code: 401, body: { status: 401, data: { code: 401 } } }

test('accepts a session in either header', async () => {
  const member = await server.createMember(mosque)
  expect(await requestDetails(member)).toMatchObject({
    code: 200,
    body: { data: { name: 'Aisha Rahman', email: member.email, created: clock.toISOString() } },
  })
  expect(await server.post(mosque, '/api/user/details', {}, { token: member.token })).toMatchObject({ code: 200 })
  expect(await server.post(mosque, '/api/user/details', {})).toMatchObject(noSession)
})

test('a wrong password does not end the session: the response has no code', async () => {
  const member = await server.createMember(mosque)
  const response = await server.post(mosque, '/api/user/login', { email: member.email, password: 'wrong words' })
  expect(await login(member)).toMatchObject({ code: 200 })
  const unknownAccount = await server.post(mosque, '/api/user/login', {
    email: 'x@example.org',
    password: 'wrong words',
  })
  expect(response).toMatchObject({ code: 401, body: { status: 401 } })
  expect(response.body.data).toEqual({})
  expect(unknownAccount.body).toEqual(response.body)
  clock = new Date(clock.getTime() + 1000)
  expect(await login(member)).toMatchObject({ code: 200 })
})

describe('a forged token', () => {
  const audience = () => sha256(`minaret session ${mosque.id}`).toString('base64url').slice(0, 22)
  const readClaims = (member: Member) => {
    const [, payload = ''] = member.token.split('.')
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const text = (name: string) => String(Reflect.get(Object(claims), name))
    return { sub: text('sub'), jti: text('jti') }
  }
  const signToken = (
    member: Member,
    header: object,
    changes: { key?: Uint8Array; aud?: string; iss?: string } = {},
  ) => {
    const { sub, jti } = readClaims(member)
    return new SignJWT({ sub, jti })
      .setProtectedHeader({ alg: 'HS256', kid: 's1', typ: 'minaret-session+jwt', ...header })
      .setIssuer(changes.iss ?? 'minaret')
      .setAudience(changes.aud ?? audience())
      .setIssuedAt(clock)
      .setNotBefore(clock)
      .setExpirationTime(new Date(clock.getTime() + 60_000))
      .sign(changes.key ?? server.secrets.derive('session s1'))
  }
  const cases: [string, (member: Member) => Promise<string> | string][] = [
    ['of another type', (member) => signToken(member, { typ: 'JWT' })],
    ['under an unknown key', (member) => signToken(member, { kid: 's0' })],
    ['signed with another key', (member) => signToken(member, {}, { key: Buffer.alloc(32, 7) })],
    ['for another mosque', (member) => signToken(member, {}, { aud: 'another' })],
    ['from another issuer', (member) => signToken(member, {}, { iss: 'another' })],
    ['in another algorithm', (member) => signToken(member, { alg: 'HS512' }, { key: Buffer.alloc(64, 1) })],
    ['without a signature', (member) => new UnsecuredJWT(readClaims(member)).setAudience(audience()).encode()],
    ['truncated', (member) => member.token.slice(0, -3)],
    ['a reference', () => 'q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM'],
    ['only dots', () => '....'],
  ]

  test.each(cases)('%s is rejected', async (_, forge) => {
    const member = await server.createMember(mosque)
    // The forger knows everything but the key: properly signed, the same claims are accepted.
    expect(await requestDetails({ token: await signToken(member, {}) })).toMatchObject({ code: 200 })
    expect(await requestDetails({ token: await forge(member) })).toMatchObject(noSession)
  })
})

test("rejects another mosque's session, and ignores it for a call with an optional session", async () => {
  const member = await server.createMember(mosque)
  const otherMosque = await server.tenant()
  expect(await requestDetails(member, otherMosque)).toMatchObject(noSession)
  const response = await server.postAs(member, otherMosque, '/api/user/updateDetails', { name: 'Somebody' })
  expect(response).toMatchObject(noSession)
})

test('renews a session in use after a day, and ends it after 14 days without use', async () => {
  const member = await server.createMember(mosque)
  expect((await requestDetails(member)).headers).not.toHaveProperty('x-jwt-token')
  advanceDays(1)
  const renewal = await requestDetails(member)
  const token = String(renewal.headers['x-jwt-token'])
  expect(renewal.code).toBe(200)
  expect(token.split('.')).toHaveLength(3)
  advanceDays(13.9)
  expect(await requestDetails({ token })).toMatchObject({ code: 200 })
  advanceDays(14.1)
  expect(await requestDetails({ token })).toMatchObject(noSession)
})

test('however often it is renewed, a session ends after 90 days', async () => {
  const member = await server.createMember(mosque)
  let { token } = member
  for (let day = 10; day < 90; day += 10) {
    advanceDays(10)
    const response = await requestDetails({ token })
    expect(response.code).toBe(200)
    token = String(response.headers['x-jwt-token'])
  }
  advanceDays(9.9)
  expect(await requestDetails({ token })).toMatchObject({ code: 200 })
  advanceDays(0.2)
  expect(await requestDetails({ token })).toMatchObject(noSession)
})

test('records the use of a session at most once an hour', async () => {
  const member = await server.createMember(mosque)
  const readSeenAt = async () =>
    (
      await server.database.pool.query<{ seen_at: Date }>(
        'select s.seen_at from sessions s join users u on u.id = s.user_id where u.email = $1',
        [member.email],
      )
    ).rows[0]?.seen_at.getTime()
  const first = await readSeenAt()
  clock = new Date(clock.getTime() + 59 * 60_000)
  await requestDetails(member)
  expect(await readSeenAt()).toBe(first)
  clock = new Date(clock.getTime() + 60_000)
  await requestDetails(member)
  expect(await readSeenAt()).toBe(clock.getTime())
})

test('logging out ends only this session; logging out everywhere ends them all', async () => {
  const member = await server.createMember(mosque)
  const tablet = { token: readText(await login(member), 'token') }
  const phone = { token: readText(await login(member), 'token') }
  expect(await server.postAs(member, mosque, '/api/user/logout', {})).toMatchObject({ code: 200 })
  expect(await requestDetails(member)).toMatchObject(noSession)
  expect(await requestDetails(tablet)).toMatchObject({ code: 200 })
  expect(await server.postAs(tablet, mosque, '/api/user/logout', { everywhere: true })).toMatchObject({ code: 200 })
  expect(await requestDetails(phone)).toMatchObject(noSession)
  expect(await server.postAs(phone, mosque, '/api/user/logout', {})).toMatchObject(noSession)
  expect(await login(member)).toMatchObject({ code: 200 })
})

test('a disabled account and a suspended site end sessions at once', async () => {
  const member = await server.createMember(mosque)
  await server.database.pool.query("update users set state = 'disabled' where email = $1", [member.email])
  expect(await requestDetails(member)).toMatchObject(noSession)
  expect(await login(member)).toMatchObject({ code: 401 })

  const suspendedMosque = await server.tenant()
  const suspendedMember = await server.createMember(suspendedMosque)
  await server.database.forTenant(suspendedMosque.id)(endEverySession)
  expect(await requestDetails(suspendedMember, suspendedMosque)).toMatchObject(noSession)
})

test('a session of an older epoch is invalid, even if it began while others were being ended', async () => {
  const member = await server.createMember(mosque)
  await server.database.pool.query('update users set epoch = epoch + 1 where email = $1', [member.email])
  expect(await requestDetails(member)).toMatchObject(noSession)
})

test('a session is valid under a second host name of the same mosque', async () => {
  const member = await server.createMember(mosque)
  const hostname = `also-${mosque.hostname}`
  await createTenant(server.database, { slug: mosque.slug, hostnames: [hostname] })
  expect(await requestDetails(member, { ...mosque, hostname })).toMatchObject({ code: 200 })
})

test('a hash with a lower cost is replaced at the next login', async () => {
  const member = await server.createMember(mosque)
  // The test server uses a low cost, unlike a real one.
  const { app, close } = await createServer({ database: server.database, secrets: server.secrets, jobs: false })
  const { email, password } = member
  const headers = { host: mosque.hostname, 'x-requested-with': 'XMLHttpRequest' }
  const response = await app.inject({ method: 'POST', url: '/api/user/login', headers, payload: { email, password } })
  await close()
  expect(response.statusCode).toBe(200)
  const { rows } = await server.database.pool.query('select password_hash from users where email = $1', [member.email])
  expect(rows).toMatchObject([{ password_hash: expect.stringContaining('m=19456,t=2,p=1') }])
})
