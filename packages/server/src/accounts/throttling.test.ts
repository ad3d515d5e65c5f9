import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Accounts, type Member, startAccounts } from '../../../acceptance/src/accounts.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'
import { createGuard } from '../../../foundation/src/identity/guard.ts'
import { argon2id, createPasswords, type Digest } from '../../../foundation/src/identity/passwords.ts'

let host: Accounts
let mosque: TestTenant
let member: Member
let clock = new Date('2026-11-21T12:00:00Z')
const { throttle } = createGuard()
let hashes = 0
/** Blocks hashing until resolved. */
let gate: Promise<void> = Promise.resolve()
const blockedDigest: Digest = async (...args) => {
  await gate
  return argon2id(...args)
}
const passwordsWithGate = createPasswords({
  cost: { memory: 256, passes: 1, parallelism: 1 },
  maxRunning: 1,
  maxWaiting: 3,
  digest: blockedDigest,
})

beforeAll(async () => {
  const passwords = {
    hash: (password: string) => {
      hashes += 1
      return passwordsWithGate.hash(password)
    },
    check: (password: string, hash: string | undefined) => {
      hashes += 1
      return passwordsWithGate.check(password, hash)
    },
  }
  host = await startAccounts({ now: () => clock, proxies: 1, guard: { passwords, throttle } })
})
beforeEach(async () => {
  clock = new Date(clock.getTime() + 3 * 3_600_000)
  mosque = await host.tenant()
  member = await host.createMember(mosque)
})
afterAll(() => host.close())

const login = (email: string, password: string, address = '198.51.100.1') =>
  host.post(mosque, '/api/user/login', { email, password }, { 'x-forwarded-for': address })
const advance = (count: number) => {
  clock = new Date(clock.getTime() + count * 1000)
}

test('a throttled login is refused before hashing, even with the right password', async () => {
  await login(member.email, 'wrong words')
  hashes = 0
  expect(await login(member.email, member.password)).toMatchObject({
    code: 429,
    headers: { 'retry-after': '1' },
    body: {
      message: 'Too many attempts. Please wait 1 second, then try again, or ask for a link to set a new password.',
    },
  })
  expect(hashes).toBe(0)
  advance(1)
  expect(await login(member.email, member.password)).toMatchObject({ code: 200 })
})

test('attempts from one address do not delay the owner elsewhere, and every pause ends', async () => {
  for (let attempt = 0; attempt < 14; attempt += 1) {
    await login(member.email, 'wrong words', '203.0.113.9')
    advance(3601)
  }
  expect(await login(member.email, 'wrong words', '203.0.113.9')).toMatchObject({ code: 401 })
  expect(await login(member.email, member.password, '203.0.113.9')).toMatchObject({
    code: 429,
    body: {
      message: 'Too many attempts. Please wait 60 minutes, then try again, or ask for a link to set a new password.',
    },
  })
  expect(await login(member.email, member.password, '198.51.100.1')).toMatchObject({ code: 200 })
  advance(3600)
  expect(await login(member.email, member.password, '203.0.113.9')).toMatchObject({ code: 200 })
})

test('credential stuffing from one address is slowed down after ten attempts', async () => {
  const codes: number[] = []
  for (let index = 0; index < 21; index += 1)
    codes.push((await login(`name${index}@example.org`, 'wrong words', '203.0.113.10')).code)
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(codes.slice(10)).toEqual(Array.from({ length: 11 }, () => 429))
})

test('addresses of one IPv6 /64 count as one', async () => {
  await login(member.email, 'wrong words', '2001:db8:1:2::1')
  expect(await login(member.email, 'wrong words', '2001:db8:1:2:ffff::9')).toMatchObject({ code: 429 })
  expect(await login(member.email, 'wrong words', '2001:db8:1:3::1')).toMatchObject({ code: 401 })
})

test('logins beyond the hashing capacity are refused with 503, and existing sessions continue', async () => {
  let refusedCount = 0
  let release = () => {}
  gate = new Promise((resolve) => (release = resolve))
  const requests = Array.from({ length: 12 }, async (_, index) => {
    const response = await login(`crowd${index}@example.org`, 'wrong words', `198.51.100.${index + 10}`)
    refusedCount += response.code === 503 ? 1 : 0
    return response
  })
  // One is being hashed and three wait until all others have been refused.
  await expect.poll(() => refusedCount).toBe(8)
  release()
  const responses = await Promise.all(requests)
  expect(responses.filter(({ code }) => code === 401)).toHaveLength(4)
  expect(responses.find(({ code }) => code === 503)).toMatchObject({
    headers: { 'retry-after': '5' },
    body: { status: 503 },
  })
  expect(await host.postAs(member, mosque, '/api/user/details')).toMatchObject({ code: 200 })
})

test('if the counts cannot be stored, the server counts in memory', async () => {
  const { pool } = host.database
  const { app } = await host.database.roles()
  await pool.query(`revoke all on throttles from ${app}`)
  try {
    expect(await login(member.email, 'wrong words', '203.0.113.20')).toMatchObject({ code: 401 })
    expect(await login(member.email, 'wrong words', '203.0.113.20')).toMatchObject({ code: 429 })
    advance(1)
    expect(await login(member.email, member.password, '203.0.113.20')).toMatchObject({ code: 200 })
  } finally {
    await pool.query(`grant select, insert, update, delete on throttles to ${app}`)
  }
})

test('other people’s requests neither prevent a reset link nor flood the mailbox', { tags: ['slow'] }, async () => {
  mosque = await host.tenant({ paymentMode: 'none' })
  const { email } = await host.createMember(mosque)
  let requestCount = 0
  const send = async (url: string, body: object) => {
    const headers = { 'x-forwarded-for': `203.0.113.${(requestCount += 1) % 250}` }
    await host.post(mosque, url, { email, ...body }, headers)
    await host.processRequests()
  }
  const registerAsStranger = () => send('/api/user/register', { name: 'x', password: 'some other long words' })
  const requestReset = () => send('/api/sendResetPasswordRequest', {})
  const countResets = async () => (await host.emails(mosque)).filter(({ kind }) => kind === 'reset').length
  for (let index = 0; index < 5; index += 1) await registerAsStranger()
  await requestReset()
  expect(await countResets()).toBe(1)
  // A reset is requested every minute, but only three links are sent. Other emails do not count towards that limit.
  for (let index = 0; index < 25; index += 1) {
    advance(60)
    await requestReset()
  }
  expect(await countResets()).toBe(3)
  advance(24 * 3600)
  const before = await countResets()
  await requestReset()
  expect(await countResets()).toBe(before + 1)
})

test('a closed site refuses logged-in members too', async () => {
  await host.database.pool.query("update tenants set state = 'suspended' where id = $1", [mosque.id])
  await expect.poll(async () => (await host.postAs(member, mosque, '/api/user/details')).code).toBe(503)
})
