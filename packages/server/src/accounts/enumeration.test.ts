import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, startAccounts } from '../testing/accounts.ts'
import type { TestTenant, Told } from '../testing/index.ts'
import { createGuard } from './guard.ts'

let host: Accounts
let mosque: TestTenant
let clock = new Date('2026-11-21T12:00:00Z')
const rounds = 20

beforeAll(async () => {
  host = await startAccounts({ now: () => clock, guard: createGuard() })
  mosque = await host.tenant({ paymentMode: 'none' })
})
afterAll(() => host.close())

const median = (times: number[]) => times.toSorted((one, two) => one - two)[Math.floor(times.length / 2)] ?? 0

const calls: [string, string, (email: string) => object][] = [
  ['login', '/api/user/login', (email) => ({ email, password: 'not the right words' })],
  ['register', '/api/user/register', (email) => ({ email, name: 'Somebody', password: 'correct horse battery' })],
  ['reset', '/api/sendResetPasswordRequest', (email) => ({ email })],
  ['validateEmail', '/api/validateEmail', (email) => ({ email })],
]

test.each(calls)(
  '%s answers alike, and takes as long, whether an address has an account or not',
  // What else the machine does may lengthen one of the two; it does so by chance, and not three times.
  { retry: 2 },
  async (name, url, body) => {
    const known = (await host.member(mosque)).email
    const spent: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const said = new Set<string>()
    const ask = async (who: 'known' | 'unknown', email: string) => {
      const begun = performance.now()
      const answer: Told = await host.post(mosque, url, body(email))
      spent[who].push(performance.now() - begun)
      said.add(JSON.stringify([answer.code, { ...answer.body, data: answer.body.data ?? null }]))
    }
    for (let round = -4; round < rounds; round += 1) {
      // Long enough for every pause to be over: what is compared is the work.
      clock = new Date(clock.getTime() + 3 * 3_600_000)
      const both = [() => ask('known', known), () => ask('unknown', `nobody-${name}@example.org`)]
      for (const one of round % 2 === 0 ? both : both.toReversed()) await one()
      if (round < 0) Object.values(spent).forEach((times) => (times.length = 0))
    }
    const [one, other] = [median(spent.known), median(spent.unknown)]
    const ratio = Math.max(one, other) / Math.min(one, other)
    console.log(`${name}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`)
    expect([...said]).toHaveLength(1)
    // A fraction of a millisecond is nothing that could be seen from outside.
    if (Math.abs(one - other) > 1) expect(ratio).toBeLessThan(1.5)
  },
)
