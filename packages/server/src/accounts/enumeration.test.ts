import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Accounts, startAccounts } from '../../../acceptance/src/accounts.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'
import { createThrottle } from '../../../foundation/src/limits/throttle.ts'
import { argon2id, createPasswords, type Digest } from '../../../foundation/src/identity/passwords.ts'

let host: Accounts
let mosque: TestTenant
let clock = new Date('2026-11-21T12:00:00Z')
/** The cost of a response: the SQL statements it sent, and the memory that hashing wrote. */
let work: { statements: string[]; hashed: number }

const countingDigest: Digest = (password, salt, cost, length) => {
  work.hashed += cost.memory * cost.passes
  return argon2id(password, salt, cost, length)
}

beforeAll(async () => {
  resetWork()
  const passwords = createPasswords({ cost: { memory: 256, passes: 1, parallelism: 1 }, digest: countingDigest })
  host = await startAccounts({ now: () => clock, guard: { passwords, throttle: createThrottle() } })
  mosque = await host.tenant({ paymentMode: 'none' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => host.close())

const resetWork = () => {
  work = { statements: [], hashed: 0 }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'))

/** Statements of the server's polling and keep-alive, which can occur at any time. */
const backgroundStatements =
  /^SELECT 1$|^BEGIN|^COMMIT|from "(?:tenants|hostnames|origins|settings|payment_accounts|campaigns)"|count\(\*\) from \(/

function watchStatements() {
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const text = textOf(args[0])
    // Which columns are set makes no measurable difference.
    if (!backgroundStatements.test(text)) work.statements.push(text.replace(/ values \(.*/, ' values'))
    const result: unknown = Reflect.apply(query, this, args)
    return result
  })
}

const calls: [string, string, (email: string) => object][] = [
  ['login', '/api/user/login', (email) => ({ email, password: 'not the right words' })],
  ['register', '/api/user/register', (email) => ({ email, name: 'Somebody', password: 'correct horse battery' })],
  ['reset', '/api/sendResetPasswordRequest', (email) => ({ email })],
  ['validateEmail', '/api/validateEmail', (email) => ({ email })],
]

// Response times are too noisy on a busy machine, so the test compares the work done. Other differences are reviewed by hand.
test.each(calls)(
  '%s gives the same response after the same work, with or without an account',
  async (name, url, body) => {
    const registeredEmail = (await host.createMember(mosque)).email
    watchStatements()
    const send = async (email: string) => {
      // Long enough for every pause to have ended.
      clock = new Date(clock.getTime() + 3 * 3_600_000)
      resetWork()
      const { code, body: responseBody } = await host.post(mosque, url, body(email))
      return { code, response: { ...responseBody, data: responseBody.data ?? null }, work }
    }
    // The first request fills the caches.
    await send(`first-${name}@example.org`)
    for (let round = 0; round < 2; round += 1)
      expect(await send(registeredEmail)).toEqual(await send(`nobody-${name}@example.org`))
    if (name !== 'validateEmail') expect(work.statements).not.toEqual([])
    if (name === 'login' || name === 'register') expect(work.hashed).toBe(256)
  },
)
