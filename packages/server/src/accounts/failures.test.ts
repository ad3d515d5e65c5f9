import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { effort } from '@minaret/tooling/tier'
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
  member = await host.createMember(mosque)
})
afterAll(() => host.close())

let loginCount = 0
/** Logs in from a new IP address. */
const login = (email: string, password: string, device?: string): Promise<TestResponse> => {
  loginCount += 1
  const headers = { 'x-forwarded-for': `100.${64 + (loginCount >> 16)}.${(loginCount >> 8) & 255}.${loginCount & 255}` }
  return host.post(mosque, '/api/user/login', { email, password, device }, headers)
}

/** Tries wrong passwords, each from a new IP address. @returns the response codes */
async function guess(email: string, count: number): Promise<number[]> {
  const codes: number[] = []
  for (let index = 0; index < count; index += 1) codes.push((await login(email, `guess number ${index}`)).code)
  return codes
}
/** Sets the count of an account's wrong passwords, each from a different IP address. */
async function setFailures(email: string, count: number): Promise<void> {
  await guess(email, 2)
  // The row that counted both guesses.
  await host.database.pool.query(
    "update throttles set tries = $2, last_at = $3 where tenant_id = $1 and what = 'login' and tries = 2",
    [mosque.id, count, clock],
  )
}
const advance = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

const repeat = (count: number, code: number) => Array.from({ length: count }, () => code)

test('of 200 wrong passwords from 200 addresses, 100 are checked and the rest are refused', async () => {
  const earlierCount = effort(85, 0)
  if (earlierCount > 0) await setFailures(member.email, earlierCount)
  const [checkedCount, refusedCount] = [100 - earlierCount, effort(5, 100)]
  expect(await guess(member.email, checkedCount + refusedCount)).toEqual([
    ...repeat(checkedCount, 401),
    ...repeat(refusedCount, 429),
  ])
  expect(await login(member.email, member.password)).toMatchObject({
    code: 429,
    headers: { 'retry-after': '60' },
    body: { message: expect.stringContaining('ask for a link to set a new password') },
  })
})

test('an email without an account gets the same responses as one with an account', async () => {
  const email = 'nobody@example.org'
  await setFailures(email, 98)
  expect(await guess(email, 4)).toEqual([401, 401, 429, 429])
  expect(await login(email, 'guess')).toMatchObject({ code: 429, headers: { 'retry-after': '60' } })
})

test('the pause doubles up to an hour and then ends: no account is locked for good', async () => {
  await setFailures(member.email, 99)
  await guess(member.email, 1)
  const retryTimes: number[] = []
  for (let index = 0; index < 9; index += 1) {
    const retryAfter = Number((await login(member.email, 'guess')).headers['retry-after'])
    retryTimes.push(retryAfter)
    advance(retryAfter)
    expect((await login(member.email, 'guess')).code).toBe(401)
  }
  expect(retryTimes).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
  advance(3600)
  expect((await login(member.email, member.password)).code).toBe(200)
})

test("the owner's known device can log in during a pause, and only to its own account", async () => {
  const device = readText(await login(member.email, member.password), 'device')
  expect(device).toMatch(/^[\w-]{43}$/)
  await setFailures(member.email, 99)
  await guess(member.email, 2)
  expect((await login(member.email, member.password)).code).toBe(429)
  expect((await login(member.email, member.password, 'x'.repeat(43))).code).toBe(429)
  const secondResponse = await login(member.email, member.password, device)
  expect(secondResponse).toMatchObject({ code: 200 })
  expect(readText(secondResponse, 'device')).toBe(device)
  const otherMember = await host.createMember(mosque)
  await setFailures(otherMember.email, 99)
  await guess(otherMember.email, 2)
  expect((await login(otherMember.email, otherMember.password, device)).code).toBe(429)
})

test('wrong passwords on a known device are slowed down as well', async () => {
  const device = readText(await login(member.email, member.password), 'device')
  expect((await login(member.email, 'guess', device)).code).toBe(401)
  expect(await login(member.email, 'guess', device)).toMatchObject({ code: 429, headers: { 'retry-after': '1' } })
})

test('a reset link bypasses the pause, and its browser becomes a known device', async () => {
  await setFailures(member.email, 99)
  await guess(member.email, 2)
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  await host.processRequests()
  const reference = await host.readLinkReference(mosque, 'reset')
  const password = 'nine white doves at dusk'
  const reset = await host.post(mosque, '/api/resetPassword', { reference, password })
  expect(reset.code).toBe(200)
  const device = readText(reset, 'device')
  // The attack continues.
  await setFailures(member.email, 99)
  await guess(member.email, 2)
  expect((await login(member.email, password)).code).toBe(429)
  expect((await login(member.email, password, device)).code).toBe(200)
})

test('a device token is stored as a hash, and is forgotten with a new password', async () => {
  const device = readText(await login(member.email, member.password), 'device')
  const rows = await host.database.forTenant(mosque.id)((tx) => tx.select().from(knownDevices))
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows.map(({ hash }) => hash.toString('base64url')))).not.toContain(device)

  const { code } = await host.postAs(member, mosque, '/api/user/changePassword', {
    currentPassword: member.password,
    newPassword: 'nine white doves at dusk',
  })
  expect(code).toBe(200)
  await setFailures(member.email, 99)
  await guess(member.email, 2)
  expect((await login(member.email, 'nine white doves at dusk', device)).code).toBe(429)
})

test('two members who share a browser share its device token', async () => {
  const otherMember = await host.createMember(mosque)
  const device = readText(await login(member.email, member.password), 'device')
  expect(readText(await login(otherMember.email, otherMember.password, device), 'device')).toBe(device)
  await setFailures(otherMember.email, 99)
  await guess(otherMember.email, 2)
  expect((await login(otherMember.email, otherMember.password, device)).code).toBe(200)
})

test('an unknown device token is replaced', async () => {
  const unknownToken = 'm'.repeat(43)
  expect(readText(await login(member.email, member.password, unknownToken), 'device')).not.toBe(unknownToken)
})

test('a hijacked session can guess the current password a hundred times, and no more', async () => {
  const changePassword = async (index: number) => {
    const headers = { 'x-jwt-token': member.token, 'x-forwarded-for': `100.99.${index}.1` }
    const body = { currentPassword: `guess number ${index}`, newPassword: 'nine white doves at dusk' }
    return (await host.post(mosque, '/api/user/changePassword', body, headers)).code
  }
  expect([await changePassword(1), await changePassword(2)]).toEqual([401, 401])
  await host.database.pool.query(
    "update throttles set tries = 99 where tenant_id = $1 and what = 'password' and tries = 2",
    [mosque.id],
  )
  expect([await changePassword(3), await changePassword(4)]).toEqual([401, 429])
})

test('behind an unconfigured proxy, other people’s wrong passwords do not lock the owner out', async () => {
  const tryWrongPassword = () =>
    host.post(mosque, '/api/user/login', { email: member.email, password: 'guess' }, localHeaders)
  const localHeaders = { 'x-forwarded-for': '127.0.0.1' }
  for (let index = 0; index < 12; index += 1) expect((await tryWrongPassword()).code).toBe(401)
  const credentials = { email: member.email, password: member.password }
  expect((await host.post(mosque, '/api/user/login', credentials, localHeaders)).code).toBe(200)
})

test('a device unused for 180 days is forgotten', async () => {
  await login(member.email, member.password)
  const countAfter = (days: number) =>
    host.database.forTenant(mosque.id)(async (tx) => {
      await deleteOldDevices(tx, new Date(clock.getTime() + days * 86_400_000))
      return (await tx.select().from(knownDevices)).length
    })
  expect(await countAfter(180)).toBeGreaterThan(0)
  expect(await countAfter(181)).toBe(0)
})
