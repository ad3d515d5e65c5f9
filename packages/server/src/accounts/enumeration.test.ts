import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Accounts, startAccounts } from '../../../acceptance/src/accounts.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'
import { createThrottle } from '../../../foundation/src/limits/throttle.ts'
import { argon2id, createPasswords, type Digest } from '../../../foundation/src/identity/passwords.ts'

let host: Accounts
let mosque: TestTenant
let clock = new Date('2026-11-21T12:00:00Z')
/** What an answer took: the statements that were sent to the database, and the memory that hashes wrote. */
let work: { statements: string[]; hashed: number }

const counted: Digest = (password, salt, cost, length) => {
  work.hashed += cost.memory * cost.passes
  return argon2id(password, salt, cost, length)
}

beforeAll(async () => {
  begin()
  const passwords = createPasswords({ cost: { memory: 256, passes: 1, parallelism: 1 }, digest: counted })
  host = await startAccounts({ now: () => clock, guard: { passwords, throttle: createThrottle() } })
  mosque = await host.tenant({ paymentMode: 'none' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => host.close())

const begin = () => {
  work = { statements: [], hashed: 0 }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'))

/** What a host reads of its mosques once a second, and asks a silent database, comes at no fixed moment. */
const ofTheHost =
  /^SELECT 1$|^BEGIN|^COMMIT|from "(?:tenants|hostnames|origins|settings|payment_accounts|campaigns)"|count\(\*\) from \(/

function watchStatements() {
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...words: unknown[]) {
    const text = textOf(words[0])
    // Which columns of a row are filled is no difference anybody could feel.
    if (!ofTheHost.test(text)) work.statements.push(text.replace(/ values \(.*/, ' values'))
    const answer: unknown = Reflect.apply(query, this, words)
    return answer
  })
}

const calls: [string, string, (email: string) => object][] = [
  ['login', '/api/user/login', (email) => ({ email, password: 'not the right words' })],
  ['register', '/api/user/register', (email) => ({ email, name: 'Somebody', password: 'correct horse battery' })],
  ['reset', '/api/sendResetPasswordRequest', (email) => ({ email })],
  ['validateEmail', '/api/validateEmail', (email) => ({ email })],
]

// Times on a busy machine tell nothing; the work behind them does. What it does not show is left to review.
test.each(calls)(
  '%s answers alike, after the same work, whether an address has an account or not',
  async (name, url, body) => {
    const registered = (await host.member(mosque)).email
    watchStatements()
    const ask = async (email: string) => {
      // Long enough for every pause to be over.
      clock = new Date(clock.getTime() + 3 * 3_600_000)
      begin()
      const { code, body: responseBody } = await host.post(mosque, url, body(email))
      return { code, said: { ...responseBody, data: responseBody.data ?? null }, work }
    }
    // What is read once and then cached is out of the way.
    await ask(`first-${name}@example.org`)
    for (let round = 0; round < 2; round += 1)
      expect(await ask(registered)).toEqual(await ask(`nobody-${name}@example.org`))
    if (name !== 'validateEmail') expect(work.statements).not.toEqual([])
    if (name === 'login' || name === 'register') expect(work.hashed).toBe(256)
  },
)
