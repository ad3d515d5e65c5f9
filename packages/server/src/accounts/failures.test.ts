import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { knownDevices } from '../../../foundation/src/db/accounts.ts'
import { deleteOldDevices } from '../../../foundation/src/identity/devices.ts'
import { type Accounts, type Member, startAccounts, readText } from '../../../acceptance/src/accounts.ts'
import type { TestTenant, TestResponse } from '../../../acceptance/src/index.ts'

let host: Accounts
let mosque: TestTenant
let member: Member
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  host = await startAccounts({ now: () => clock, proxies: 1 })
})
beforeEach(async () => {
  mosque = await host.tenant()
  member = await host.member(mosque)
})
afterAll(() => host.close())

let from = 0
/** A login from an address that nobody has used before. */
const login = (email: string, password: string, device?: string): Promise<TestResponse> => {
  from += 1
  const headers = { 'x-forwarded-for': `100.${64 + (from >> 16)}.${(from >> 8) & 255}.${from & 255}` }
  return host.post(mosque, '/api/user/login', { email, password, device }, headers)
}

/** The codes of so many wrong passwords for an account, each from an address of its own. */
async function guesses(email: string, many: number): Promise<number[]> {
  const codes: number[] = []
  for (let at = 0; at < many; at += 1) codes.push((await login(email, `guess number ${at}`)).code)
  return codes
}
/** As after so many wrong passwords for an account, each from elsewhere. */
async function wrongBefore(email: string, many: number): Promise<void> {
  await guesses(email, 2)
  // The one row that both have counted.
  await host.database.pool.query(
    "update throttles set tries = $2, last_at = $3 where tenant_id = $1 and what = 'login' and tries = 2",
    [mosque.id, many, clock],
  )
}
const advance = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

const exactly = (many: number, code: number) => Array.from({ length: many }, () => code)

test('of 200 wrong passwords from 200 addresses a hundred are looked at, the others wait', async () => {
  expect(await guesses(member.email, 200)).toEqual([...exactly(100, 401), ...exactly(100, 429)])
  expect(await login(member.email, member.password)).toMatchObject({
    code: 429,
    headers: { 'retry-after': '60' },
    body: { message: expect.stringContaining('ask for a link to set a new password') },
  })
})

test('an address without an account is answered as one with an account is', async () => {
  const email = 'nobody@example.org'
  await wrongBefore(email, 98)
  expect(await guesses(email, 4)).toEqual([401, 401, 429, 429])
  expect(await login(email, 'guess')).toMatchObject({ code: 429, headers: { 'retry-after': '60' } })
})

test('the pause doubles to an hour and no further, and ends: nobody is locked out for good', async () => {
  await wrongBefore(member.email, 99)
  await guesses(member.email, 1)
  const waits: number[] = []
  for (let at = 0; at < 9; at += 1) {
    const wait = Number((await login(member.email, 'guess')).headers['retry-after'])
    waits.push(wait)
    advance(wait)
    expect((await login(member.email, 'guess')).code).toBe(401)
  }
  expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
  advance(3600)
  expect((await login(member.email, member.password)).code).toBe(200)
})

test("the holder's known device logs in while strangers are held up, and only on it", async () => {
  const device = readText(await login(member.email, member.password), 'device')
  expect(device).toMatch(/^[\w-]{43}$/)
  await wrongBefore(member.email, 99)
  await guesses(member.email, 2)
  expect((await login(member.email, member.password)).code).toBe(429)
  expect((await login(member.email, member.password, 'x'.repeat(43))).code).toBe(429)
  const again = await login(member.email, member.password, device)
  expect(again).toMatchObject({ code: 200 })
  expect(readText(again, 'device')).toBe(device)
  const other = await host.member(mosque)
  await wrongBefore(other.email, 99)
  await guesses(other.email, 2)
  expect((await login(other.email, other.password, device)).code).toBe(429)
})

test('whoever holds a known device is slowed down as anybody is who guesses there', async () => {
  const device = readText(await login(member.email, member.password), 'device')
  expect((await login(member.email, 'guess', device)).code).toBe(401)
  expect(await login(member.email, 'guess', device)).toMatchObject({ code: 429, headers: { 'retry-after': '1' } })
})

test('the link of an email leads past the pause: the browser that sets the password is known', async () => {
  await wrongBefore(member.email, 99)
  await guesses(member.email, 2)
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  await host.workRequests()
  const reference = await host.link(mosque, 'reset')
  const password = 'nine white doves at dusk'
  const reset = await host.post(mosque, '/api/resetPassword', { reference, password })
  expect(reset.code).toBe(200)
  const device = readText(reset, 'device')
  // Whoever guesses goes on.
  await wrongBefore(member.email, 99)
  await guesses(member.email, 2)
  expect((await login(member.email, password)).code).toBe(429)
  expect((await login(member.email, password, device)).code).toBe(200)
})

test('a device is stored as a hash, belongs to one mosque, and is forgotten with a new password', async () => {
  const device = readText(await login(member.email, member.password), 'device')
  const rows = await host.database.forTenant(mosque.id)((tx) => tx.select().from(knownDevices))
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows.map(({ hash }) => hash.toString('base64url')))).not.toContain(device)

  const { code } = await host.as(member, mosque, '/api/user/changePassword', {
    currentPassword: member.password,
    newPassword: 'nine white doves at dusk',
  })
  expect(code).toBe(200)
  await wrongBefore(member.email, 99)
  await guesses(member.email, 2)
  expect((await login(member.email, 'nine white doves at dusk', device)).code).toBe(429)
})

test('two who share a browser are both known on it, by one token', async () => {
  const other = await host.member(mosque)
  const device = readText(await login(member.email, member.password), 'device')
  expect(readText(await login(other.email, other.password, device), 'device')).toBe(device)
  await wrongBefore(other.email, 99)
  await guesses(other.email, 2)
  expect((await login(other.email, other.password, device)).code).toBe(200)
})

test('a token that nobody was given is not taken up', async () => {
  const created = 'm'.repeat(43)
  expect(readText(await login(member.email, member.password, created), 'device')).not.toBe(created)
})

test('whoever has taken a session over can guess the current password a hundred times, and no more', async () => {
  const guess = async (at: number) => {
    const headers = { 'x-jwt-token': member.token, 'x-forwarded-for': `100.99.${at}.1` }
    const body = { currentPassword: `guess number ${at}`, newPassword: 'nine white doves at dusk' }
    return (await host.post(mosque, '/api/user/changePassword', body, headers)).code
  }
  expect([await guess(1), await guess(2)]).toEqual([401, 401])
  await host.database.pool.query(
    "update throttles set tries = 99 where tenant_id = $1 and what = 'password' and tries = 2",
    [mosque.id],
  )
  expect([await guess(3), await guess(4)]).toEqual([401, 429])
})

test('behind a proxy nobody has named, wrong guesses of others do not lock the owner out', async () => {
  const wrong = () => host.post(mosque, '/api/user/login', { email: member.email, password: 'guess' }, local)
  const local = { 'x-forwarded-for': '127.0.0.1' }
  for (let at = 0; at < 12; at += 1) expect((await wrong()).code).toBe(401)
  const own = { email: member.email, password: member.password }
  expect((await host.post(mosque, '/api/user/login', own, local)).code).toBe(200)
})

test('a device nobody has logged in with for 180 days is forgotten', async () => {
  await login(member.email, member.password)
  const left = (days: number) =>
    host.database.forTenant(mosque.id)(async (tx) => {
      await deleteOldDevices(tx, new Date(clock.getTime() + days * 86_400_000))
      return (await tx.select().from(knownDevices)).length
    })
  expect(await left(180)).toBeGreaterThan(0)
  expect(await left(181)).toBe(0)
})
