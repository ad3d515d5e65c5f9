import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDatabase, openDatabase } from '../../foundation/src/db/database.ts'
import { migrateDatabase } from '../../foundation/src/db/migrateDatabase.ts'
import { readLedger } from '../../giving/src/reconciliation/ledger.ts'
import { startPostgres } from '../../foundation/src/postgres/index.ts'
import { createSecrets } from '../../foundation/src/base/secrets.ts'
import { createServer } from '../src/server.ts'
import { makeTenant } from '../../acceptance/src/tenants.ts'
import { median } from './measure.ts'
import { seedMoney, type Size } from './moneySeed.ts'

/** The maximum factor by which a request may be slower with a hundred times the gifts. Above it the command fails. */
const most = 2

const { values } = parseArgs({
  options: {
    gifts: { type: 'string', default: '100000' },
    cycles: { type: 'string', default: '10000' },
    calls: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
  },
})
const [calls, rounds] = [Number(values.calls), Number(values.rounds)]
const many: Size = { gifts: Number(values.gifts), cycles: Number(values.cycles) }
const few: Size = { gifts: Math.ceil(many.gifts / 100), cycles: Math.ceil(many.cycles / 100) }
const say = (text: string) => void process.stdout.write(`${text}\n`)

type Timed = { name: string; per: number; run: () => Promise<void> }

const text = (body: unknown, ...names: string[]): string =>
  String(names.reduce<unknown>((value, name) => Reflect.get(Object(value), name), body))

/** Opens a server with a mosque of that size, and returns the measured requests. */
async function open(server: string, name: string, size: Size) {
  const url = await ensureDatabase(server, name)
  await migrateDatabase(url)
  const database = openDatabase(url)
  const secrets = createSecrets(randomBytes(32).toString('hex'))
  const mosque = await makeTenant(database)
  // Without cached reads, so that every request is executed, and without rate limits.
  const options = { jobs: false, limitRates: false, cacheReads: false, logLevel: 'error' }
  const { app, close } = await createServer({ database, secrets, ...options })
  let token = ''
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const headers = {
      host: mosque.hostname,
      'x-requested-with': 'XMLHttpRequest',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { 'x-jwt-token': token } : {}),
    }
    const answer = await app.inject({ method, url: path, headers, payload: body && JSON.stringify(body) })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  const password = 'correct horse battery'
  await ask('POST', '/api/user/register', { name: 'Aisha Rahman', email: 'member@example.org', password })
  token = text(await ask('POST', '/api/user/login', { email: 'member@example.org', password }), 'data', 'token')
  const { rows } = await database.pool.query<{ id: string }>('select id from users where tenant_id = $1', [mosque.id])
  await seedMoney(database, mosque.id, rows[0]?.id ?? '', size)
  let at = 0
  const call = (name: string, method: 'GET' | 'POST', path: () => string, body?: object): Timed => ({
    name,
    per: 1,
    run: async () => void (await ask(method, path(), body)),
  })
  const cases: Timed[] = [
    call("one's own gifts, a page", 'POST', () => '/api/user/donations', {}),
    call('one gift', 'GET', () => `/api/getDonationTransactionDetail/gift-${1 + ((at += 7) % size.gifts)}`),
    call('totals of all campaigns', 'GET', () => '/api/campaigns'),
    call('totals of one campaign', 'GET', () => '/api/campaigns/appeal-2'),
    call('a statement of a year', 'POST', () => '/api/user/statement', { from: '2026-01-01', to: '2026-12-31' }),
    call("one's own regular gifts", 'POST', () => '/api/getSubscriptionList', {}),
  ]
  const books: Timed = {
    name: 'the books, a row',
    per: Math.floor(size.gifts * 1.02),
    run: async () => void (await readLedger(database, mosque.id, { mode: 'demo' })),
  }
  return {
    cases,
    books,
    close: async () => {
      await close()
      await database.close()
    },
  }
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b)
const share = (times: readonly number[], part: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

/** Measures several runs. @returns microseconds, sorted */
async function timesOf({ run, per }: Timed, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < runs; n += 1) {
    const begun = performance.now()
    await run()
    times.push(((performance.now() - begun) * 1000) / per)
  }
  return sorted(times)
}

const root = await mkdtemp(path.join(tmpdir(), 'minaret-bench-'))
const postgres = await startPostgres({ root, durable: false, maxConnections: 60 })
const slow: string[] = []
try {
  const [small, large] = [await open(postgres.url, 'few', few), await open(postgres.url, 'many', many)]
  say(`${few.gifts} gifts and ${few.cycles} weekly gifts beside ${many.gifts} and ${many.cycles}, in microseconds.\n`)
  say(
    `${''.padEnd(28)}${['p50 few', 'p50 many', 'p99 few', 'p99 many'].map((head) => head.padStart(10)).join('')}   p99, times`,
  )
  const pairs = [...small.cases, small.books].map((one, at) => ({ one, other: [...large.cases, large.books][at] }))
  for (const { one, other } of pairs) {
    if (!other) continue
    // There are few whole exports, so the slowest is used as the 99th percentile.
    const [fewRuns, manyRuns] = one.per === 1 ? [calls, calls] : [10, 3]
    await timesOf(one, fewRuns)
    await timesOf(other, Math.min(manyRuns, 50))
    const found: { few: number[]; many: number[] }[] = []
    // Alternating, so that a disturbance of the machine affects both.
    for (let round = 0; round < rounds; round += 1)
      found.push({ few: await timesOf(one, fewRuns), many: await timesOf(other, manyRuns) })
    const cell = (of: 'few' | 'many', part: number) => median(found.map((times) => share(times[of], part)))
    const ratio = median(found.map((times) => share(times.many, 0.99) / share(times.few, 0.99)))
    const cells = [cell('few', 0.5), cell('many', 0.5), cell('few', 0.99), cell('many', 0.99)]
    say(
      `${one.name.padEnd(28)}${cells.map((n) => n.toFixed(n < 100 ? 1 : 0).padStart(10)).join('')}   ${ratio.toFixed(2)}`,
    )
    if (!(ratio <= most)) slow.push(`${one.name}: ${ratio.toFixed(2)} times`)
  }
  await small.close()
  await large.close()
} finally {
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}
if (slow.length > 0) {
  say(`\nMore than ${most} times as long:\n${slow.map((one) => `  ${one}`).join('\n')}`)
  process.exit(1)
}
say(`\nWith a hundred times the money no call takes more than ${most} times as long.`)
