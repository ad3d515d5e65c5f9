import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, setPassword, logIn, type PasswordLogin } from '../../../acceptance/src/deskLogin.ts'
import { deskCalls, deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { beginAttempt } from './attempts.ts'
import { makeRecoveryCodes } from './recovery.ts'
import { countLogin, createLoginMarks } from './throttle.ts'

const startTime = new Date('2026-11-23T19:00:00Z')
let now = startTime
let server: TestServer
let mosque: TestTenant
let aisha: DeskUser
let login: PasswordLogin
let addressCount = 0

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = startTime
  mosque = await server.tenant()
  aisha = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
  login = await setPassword(server, aisha)
})

const advance = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

/** Sends a request from a new IP address, unless one is given. */
async function call(url: string, payload: object, { from, cookie = '' }: { from?: string; cookie?: string } = {}) {
  addressCount += 1
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/desk${url}`,
    remoteAddress: from ?? `127.0.${1 + Math.floor(addressCount / 250)}.${1 + (addressCount % 250)}`,
    headers: { host: deskHostname, origin: `http://${deskHostname}`, 'x-requested-with': 'XMLHttpRequest', cookie },
    payload,
  })
  const { data }: { data?: unknown } = Object(response.json())
  const { attempt }: { attempt?: unknown } = Object(data)
  return { code: response.statusCode, attempt, wait: Number(response.headers['retry-after'] ?? 0) }
}
const startAttempt = () =>
  server.database.forAccount()((tx) => beginAttempt(tx, { purpose: 'code', accountId: aisha.accountId, now }))
const wrongCode = async (from?: string) =>
  call('/login/code', { attempt: await startAttempt(), code: '000000' }, { from })
const emails = async () =>
  (await server.emails(mosque)).filter(({ kind }) => kind === 'staff-failed-logins').map(({ email }) => email)
const readTries = async (attempt: string) =>
  (
    await server.database.pool.query<{ tries: number }>(
      `select (payload ->> 'tries')::int as tries from staff_challenges where hash = sha256($1::bytea)`,
      [attempt],
    )
  ).rows[0]?.tries

describe('second steps of one account', () => {
  test.each(['000000', 'right'])('all get a response if 48 arrive at once (%s)', async (code) => {
    const attempts = await Promise.all(Array.from({ length: 48 }, startAttempt))
    const submittedCode = code === 'right' ? codeAt(login.secret, now) : code
    const responses = await Promise.all(
      attempts.map((attempt) => call('/login/code', { attempt, code: submittedCode })),
    )
    const codes = responses.map((response) => response.code)
    expect(codes.filter((status) => ![200, 401, 429].includes(status))).toEqual([])
    // A code works once, and no more wrong ones are compared than in sequence.
    expect(codes.filter((status) => status === 200)).toHaveLength(code === 'right' ? 1 : 0)
    if (code !== 'right') expect(codes.filter((status) => status === 401)).toHaveLength(5)
    const { totalCount, idleCount, waitingCount } = server.database.pool
    expect({ busy: totalCount - idleCount, waitingCount }).toEqual({ busy: 0, waitingCount: 0 })
  })

  test('are counted even if the comparison fails', async () => {
    const attempt = await startAttempt()
    const alterTable = (change: string) => server.database.pool.query(`alter table staff_recovery_codes ${change}`)
    await alterTable('rename to recovery_codes_away')
    try {
      for (const tries of [1, 2]) {
        expect((await call('/login/code', { attempt, code: '000000' })).code).toBe(500)
        expect(await readTries(attempt)).toBe(tries)
      }
    } finally {
      await server.database.pool.query('alter table recovery_codes_away rename to staff_recovery_codes')
    }
  })
})

describe('codes of one account', () => {
  test('are delayed across IP addresses and passwords, and the holder is emailed once', async () => {
    const outcomes: number[] = []
    for (let tries = 0; tries < 40; tries += 1) {
      // Each is a new login from a new network: the right password does not reset the count.
      const loginResponse = await call('/login', { email: login.email, password: login.password })
      outcomes.push((await call('/login/code', { attempt: loginResponse.attempt, code: '000000' })).code)
      advance(1)
    }
    const comparedCount = outcomes.filter((code) => code === 401).length
    expect(comparedCount).toBeLessThanOrEqual(10)
    expect(outcomes.filter((code) => code === 429)).toHaveLength(40 - comparedCount)
    expect(await emails()).toEqual([
      expect.objectContaining({
        to: login.email,
        subject: expect.stringMatching(/^Someone may know the password/),
        text: expect.stringContaining(`/${mosque.slug}/sessions`),
      }),
    ])
    // A day of attempts after each delay.
    let comparedCountInDay = 0
    const end = now.getTime() + 24 * 3_600_000
    while (now.getTime() < end) {
      const { code, wait } = await wrongCode()
      if (code === 401) comparedCountInDay += 1
      else advance(wait)
    }
    expect(comparedCountInDay).toBeLessThan(60)
  })

  test('are no longer delayed once the holder has logged in', async () => {
    for (let tries = 0; tries < 4; tries += 1) await wrongCode()
    expect((await logIn(server, login, { now })).code).toBe(200)
    for (let tries = 0; tries < 4; tries += 1) expect((await wrongCode()).code).toBe(401)
  })

  test('do not block the holder on a known device', { tags: ['slow'] }, async () => {
    const { cookies } = await logIn(server, login, { now })
    const cookie = cookies.filter((line) => line.includes('device')).join('; ')
    advance(60)
    for (let tries = 0; tries < 20; tries += 1) {
      await wrongCode()
      await call('/login', { email: login.email, password: 'wrong' })
      await call('/login', { email: login.email, password: 'wrong' })
    }
    expect((await wrongCode()).code).toBe(429)
    expect((await logIn(server, login, { now, cookies: cookie })).code).toBe(200)
    // The device has its own count, which another IP address or a new login does not reset.
    const codes: number[] = []
    for (let tries = 0; tries < 7; tries += 1)
      codes.push((await call('/login/code', { attempt: await startAttempt(), code: '000000' }, { cookie })).code)
    expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  test('are not delayed by wrong passwords', async () => {
    for (let tries = 0; tries < 30; tries += 1) await call('/login', { email: login.email, password: 'wrong' })
    await call('/login/recovery', { email: login.email, code: 'abcd-efgh-jkmn-pqrs' })
    expect((await wrongCode()).code).toBe(401)
  })
})

describe('passwords of one account', () => {
  test('are delayed by minutes across IP addresses, and the holder is emailed once', async () => {
    const responses = []
    for (let tries = 0; tries < 40; tries += 1)
      responses.push(await call('/login', { email: login.email, password: 'wrong' }))
    expect(responses.filter(({ code }) => code === 401)).toHaveLength(20)
    expect(responses.filter(({ code }) => code === 429)).toHaveLength(20)
    expect(await emails()).toEqual([
      expect.objectContaining({ to: login.email, subject: expect.stringMatching(/^Failed logins/) }),
    ])
    for (let tries = 0; tries < 15; tries += 1) {
      const { wait } = await call('/login', { email: login.email, password: 'wrong' })
      expect(wait).toBeLessThanOrEqual(300)
      advance(wait)
    }
  })

  test('are delayed in the same way for an address without an account', async () => {
    const codes: number[] = []
    for (let tries = 0; tries < 21; tries += 1)
      codes.push((await call('/login', { email: 'nobody@example.org', password: 'wrong' })).code)
    expect([codes[19], codes[20]]).toEqual([401, 429])
  })

  test('are compared no more often if a hundred arrive at once from one network', async () => {
    const from = '127.9.9.9'
    const body = { email: login.email, password: 'wrong' }
    const responses = await Promise.all(Array.from({ length: 100 }, () => call('/login', body, { from })))
    expect(responses.filter(({ code }) => code === 401)).toHaveLength(4)
    expect(responses.filter(({ code }) => code === 429)).toHaveLength(96)
  })

  test('are counted together with recovery codes', async () => {
    const holder = await staffUser(server, mosque, ['editor'], { now })
    const email = `${holder.accountId.toLowerCase()}@example.org`
    const [rightCode = ''] = await server.database.forAccount()((tx) => makeRecoveryCodes(tx, holder.accountId))
    const codes: number[] = []
    for (let tries = 0; tries < 21; tries += 1)
      codes.push((await call('/login/recovery', { email, code: 'abcd-efgh-jkmn-pqrs' })).code)
    expect([codes[19], codes[20]]).toEqual([401, 429])
    advance(300)
    expect((await call('/login/recovery', { email, code: rightCode })).code).toBe(200)
  })
})

test('counts confirmations of a stolen session with the codes of its account', async () => {
  const attacker = deskCalls(server, aisha.cookie, aisha.writeToken)
  for (let tries = 0; tries < 5; tries += 1) await wrongCode()
  const { attempt }: { attempt?: unknown } = Object((await attacker.post('/confirmation/begin')).body.data)
  expect((await attacker.post('/confirmation', { attempt, code: '000000' })).code).toBe(429)
})

test('does not count a delayed attempt elsewhere', async () => {
  const marks = createLoginMarks(server.secrets, { address: '192.0.2.1', account: 'a', step: 'password' })
  const count = () => server.database.forAccount()((tx) => countLogin(tx, marks, now))
  for (let tries = 0; tries < 4; tries += 1) expect(await count()).toHaveProperty('tries')
  for (let tries = 0; tries < 30; tries += 1) expect(await count()).toHaveProperty('until')
  const otherMarks = createLoginMarks(server.secrets, { address: '192.0.2.2', account: 'a', step: 'password' })
  expect(await server.database.forAccount()((tx) => countLogin(tx, otherMarks, now))).toEqual({
    tries: { account: 1, password: 5, address: 1 },
  })
})
