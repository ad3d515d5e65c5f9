// Measures the desk: its pages with many mosques, and one mosque with a million gifts. Each time is compared with a
// bare query of the same run. The command fails if a limit in docs/performance.md is exceeded.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine, writeSection } from '@minaret/tooling/bench-report'
import { createSecrets } from '../../foundation/src/base/secrets.ts'
import { ensureDatabase, openDatabase } from '../../foundation/src/db/database.ts'
import { migrateDatabase } from '../../foundation/src/db/migrateDatabase.ts'
import { openStorage } from '../../foundation/src/files/openStorage.ts'
import { startPostgres } from '../../foundation/src/postgres/index.ts'
import { writeMember } from '../../foundation/src/staff/index.ts'
import { createServer } from '../src/server.ts'
import { measureExport } from './desk/export.ts'
import { makeLargeMosque } from './desk/largeMosque.ts'
import { hostname, logIn } from './desk/login.ts'
import { measureClaim, measureLists, measureTotals } from './desk/money.ts'
import { measureIssue } from './desk/newsletter.ts'
import { measurePages } from './desk/pages.ts'
import { type BenchRow, secondsOf, tableOf } from './desk/rows.ts'
import { addMosques } from './mosques.ts'

/** The limits: milliseconds for the 95th percentile of responses, megabytes for an export, seconds for longer work. */
const limits = { answer: 300, exportMemory: 200, claim: 60, issue: 60 }

const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '1000' },
    gifts: { type: 'string', default: '1000000' },
    donors: { type: 'string', default: '200000' },
    claimed: { type: 'string', default: '100000' },
    subscribers: { type: 'string', default: '100000' },
    emails: { type: 'string', default: '600' },
    calls: { type: 'string', default: '200' },
    atOnce: { type: 'string', default: '4' },
    write: { type: 'boolean', default: false },
  },
})
const number = (name: Exclude<keyof typeof values, 'write'>) => {
  const value = Number(values[name])
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`--${name} must be a number.`)
  return value
}
const calls = { calls: number('calls'), atOnce: number('atOnce'), most: limits.answer }
const size = {
  gifts: number('gifts'),
  donors: number('donors'),
  claimed: number('claimed'),
  subscribers: number('subscribers'),
}
const print = (text: string) => void process.stdout.write(`${text}\n`)
const now = new Date()
const rows: BenchRow[] = []
const add = (...more: BenchRow[]) => {
  for (const { name, time, bare, overLimit } of more)
    print(`${name}: ${time}${overLimit ? ', over the limit' : ''} (bare ${bare})`)
  rows.push(...more)
}

const scale = `${number('tenants')} mosques; ${size.gifts.toLocaleString('en')} gifts of ${size.donors.toLocaleString('en')} donors in one; ${calls.calls} calls of each, ${calls.atOnce} at once; ${describeMachine()}`
print(`${scale}\n`)
const root = await mkdtemp(path.join(tmpdir(), 'minaret-bench-'))
const postgres = await startPostgres({ root, durable: false, maxConnections: 100 })

/** Opens a server with its own database. */
async function open(name: string) {
  const url = await ensureDatabase(postgres.url, name)
  await migrateDatabase(url)
  const database = openDatabase(url)
  const secretsKey = randomBytes(32).toString('hex')
  const secrets = createSecrets(secretsKey)
  const storage = openStorage({ folder: path.join(root, 'files') })
  const options = { jobs: false, limitRates: false, cacheReads: false, logLevel: 'error', desk: { hostname } }
  const { app, close } = await createServer({ database, secrets, storage, ...options })
  const end = async () => {
    await close()
    await database.close()
  }
  return { url, app, database, secretsKey, secrets, storage, login: await logIn(database, now), end }
}

try {
  if (number('tenants') > 0) {
    const many = await open('many')
    await addMosques(many, number('tenants'))
    add(...(await measurePages({ ...many, now }, calls)))
    await many.end()
  }
  const large = await open('large')
  const { accountId } = large.login
  let mosque = { id: '', slug: '', hostname: '' }
  const seeding = await secondsOf(async () => (mosque = await makeLargeMosque(large.database, size)))
  print(`created the large mosque in ${seeding.toFixed(0)} s`)
  await large.database.forStaff(mosque.id, { accountId, roles: ['owner'] })((tx) =>
    writeMember(tx, { tenantId: mosque.id, accountId, roles: ['owner', 'treasurer'] }),
  )
  const desk = { ...large, mosque }
  add(...(await measureClaim(desk, { gifts: size.claimed, most: limits.claim })))
  await large.database.pool.query('analyze')
  add(...(await measureLists(desk, calls)))
  add(await measureTotals(desk))
  for (const format of ['csv', 'ods'] as const)
    add(await measureExport(desk, { url: large.url, gifts: size.gifts, format, most: limits.exportMemory }))
  add(...(await measureIssue(desk, { ...large, ...size, emails: number('emails'), most: limits.issue })))
  await large.end()
} finally {
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}
const overLimit = rows.filter((row) => row.overLimit)
const verdict =
  overLimit.length > 0
    ? `Over the limit: ${overLimit.map(({ name, time, limit }) => `${name} (${time}; limit ${limit})`).join(', ')}.`
    : 'Every benchmark is within its limit.'
print(`\n${tableOf(rows)}\n\n${verdict}`)
if (values.write) await writeSection('desk', `${scale}\n\n${tableOf(rows)}\n\n${verdict}`)
process.exitCode = overLimit.length > 0 ? 1 : 0
