import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSecrets } from '../base/secrets.ts'
import { testDatabase, type TestTenant } from '../../../acceptance/src/index.ts'
import { makeTenant } from '../../../acceptance/src/tenants.ts'
import { createThrottle, type ThrottledRequest } from './throttle.ts'
import {
  databaseThrottle,
  deleteOldCounts,
  memoryThrottle,
  getPauseSeconds,
  type ThrottleStore,
} from './throttleStore.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let tenant: TestTenant
const secrets = createSecrets('ab'.repeat(32))
const error = vi.fn<(about: object, message?: string) => void>()
const start = new Date('2026-11-21T12:00:00Z').getTime()

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const requestAt = (seconds: number, address = '198.51.100.7', mosque = tenant): ThrottledRequest => ({
  tenant: mosque,
  db: database.forTenant(mosque.id),
  secrets,
  now: new Date(start + seconds * 1000),
  log: { error },
  request: { address },
})

test('doubles the pause from a second to an hour for one account, and pauses an address at every tenth failure', () => {
  expect([0, 1, 2, 3, 4, 8, 12, 13, 40].map((tries) => getPauseSeconds('account', tries))).toEqual([
    0, 1, 2, 4, 8, 128, 2048, 3600, 3600,
  ])
  expect([0, 1, 4, 9, 10, 40].map((tries) => getPauseSeconds('letter', tries))).toEqual([0, 1, 8, 256, 300, 300])
  expect([1, 99, 100, 101, 105, 106, 500].map((tries) => getPauseSeconds('everywhere', tries))).toEqual([
    0, 0, 60, 120, 1920, 3600, 3600,
  ])
  expect([1, 9, 10, 11, 20, 30, 130].map((tries) => getPauseSeconds('address', tries))).toEqual([
    0, 0, 1, 0, 2, 4, 3600,
  ])
})

const brokenStore: ThrottleStore = {
  countAttempt: () => Promise.reject(new Error('the table is gone')),
  recordFailure: () => Promise.reject(new Error('the table is gone')),
  recordSuccess: () => Promise.reject(new Error('the table is gone')),
  reset: () => Promise.reject(new Error('the table is gone')),
}

describe.each([
  ['the shared store', () => createThrottle(databaseThrottle)],
  ['this process alone, because the shared store has failed', () => createThrottle(brokenStore, memoryThrottle())],
])('counting in %s', (_, create) => {
  let throttle: ReturnType<typeof createThrottle>
  beforeAll(async () => {
    tenant = await makeTenant(database)
    throttle = create()
  })
  const fail = async (request: ThrottledRequest, account: string) => {
    const refusal = await throttle.countAttempt(request, 'login', account)
    if (!refusal) await throttle.recordFailure(request, 'login', account)
    return refusal?.headers?.['retry-after']
  }

  test('each failure doubles the pause, which the message states', async () => {
    expect(await fail(requestAt(0), 'a')).toBeUndefined()
    expect(await throttle.countAttempt(requestAt(0), 'login', 'a')).toMatchObject({
      status: 429,
      message: {
        en: 'Too many attempts. Please wait 1 second, then try again, or ask for a link to set a new password.',
      },
      headers: { 'retry-after': '1' },
    })
    expect(await fail(requestAt(1), 'a')).toBeUndefined()
    expect(await fail(requestAt(2), 'a')).toBe('1')
    expect(await fail(requestAt(3), 'a')).toBeUndefined()
    expect(await fail(requestAt(4), 'a')).toBe('3')
  })

  test('other accounts, addresses and actions are not affected', async () => {
    await fail(requestAt(0), 'b')
    expect(await fail(requestAt(0), 'b')).toBe('1')
    expect(await fail(requestAt(0), 'c')).toBeUndefined()
    expect(await fail(requestAt(0, '198.51.100.8'), 'b')).toBeUndefined()
    expect(await throttle.countAttempt(requestAt(0), 'reset', 'b')).toBeUndefined()
  })

  test('success resets the account but not the address', async () => {
    const address = '198.51.100.20'
    for (let second = 0; second < 8; second += 1) await fail(requestAt(second, address), `d${second}`)
    await fail(requestAt(10, address), 'mine')
    await throttle.countAttempt(requestAt(20, address), 'login', 'mine')
    await throttle.recordSuccess(requestAt(20, address), 'login', 'mine')
    // The account starts at zero again, the address at nine: the tenth failure causes a pause.
    expect(await fail(requestAt(20, address), 'mine')).toBeUndefined()
    expect(await fail(requestAt(20, address), 'somebody else')).toBe('1')
  })

  test('successful logins of a congregation from one address are never paused', async () => {
    const address = '198.51.100.30'
    for (let member = 0; member < 40; member += 1) {
      expect(await throttle.countAttempt(requestAt(0, address), 'login', `member ${member}`)).toBeUndefined()
      await throttle.recordSuccess(requestAt(0, address), 'login', `member ${member}`)
    }
  })

  test('at most two of fifty concurrent attempts are allowed', async () => {
    const refusals = await Promise.all(
      Array.from({ length: 50 }, () => throttle.countAttempt(requestAt(0), 'login', 'crowd')),
    )
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(2)
  })

  test('after two hours without an attempt the count restarts, so that no lockout is permanent', async () => {
    let second = 0
    for (let times = 0; times < 16; times += 1) {
      await fail(requestAt(second), 'e')
      second += 3601
    }
    expect(await fail(requestAt(second - 3600), 'e')).toBe('3599')
    const laterSecond = second + 7201
    expect(await fail(requestAt(laterSecond), 'e')).toBeUndefined()
    expect(await fail(requestAt(laterSecond), 'e')).toBe('1')
  })
})

test('logs an alarm if the store fails', async () => {
  error.mockClear()
  await createThrottle(brokenStore).countAttempt(requestAt(0), 'login', 'f')
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ alarm: 'throttle' }), expect.any(String))
})

test('counts each mosque separately, stores no address in clear text, and deletes old counts', async () => {
  const throttle = createThrottle()
  const mosque = await makeTenant(database)
  const otherMosque = await makeTenant(database)
  await throttle.countAttempt(requestAt(0, '203.0.113.77', mosque), 'login', 'aisha@example.org')
  await throttle.recordFailure(requestAt(0, '203.0.113.77', mosque), 'login', 'aisha@example.org')
  expect(
    await throttle.countAttempt(requestAt(0, '203.0.113.77', otherMosque), 'login', 'aisha@example.org'),
  ).toBeUndefined()
  const readRows = async () =>
    (await database.pool.query<{ mark: Buffer }>('select * from throttles where tenant_id = $1', [mosque.id])).rows
  expect(await readRows()).toHaveLength(3)
  expect(JSON.stringify((await readRows()).map(({ mark }) => mark.toString('latin1')))).not.toMatch(/203|aisha/)
  await database.forTenant(mosque.id)((tx) => deleteOldCounts(tx, new Date(start + 7_201_000)))
  expect(await readRows()).toEqual([])
})
