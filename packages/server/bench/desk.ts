import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { newPublicId } from '../../foundation/src/db/columns.ts'
import { type Database, ensureDatabase, migrateDatabase, openDatabase } from '../../foundation/src/db/database.ts'
import { contactMessages } from '../../foundation/src/db/people.ts'
import { staffAccounts } from '../../foundation/src/db/staff.ts'
import { openStorage } from '../../foundation/src/files/openStorage.ts'
import { createSecrets } from '../../foundation/src/base/secrets.ts'
import { startPostgres } from '../../foundation/src/postgres/index.ts'
import { startStaffSession, writeLog, writeMember } from '../../foundation/src/staff/index.ts'
import { createServer } from '../src/server.ts'
import { createTvScreen } from '../src/tv/screens.ts'
import { addMosques } from './mosques.ts'

/** The longest that 95 of 100 answers may take, in milliseconds; above, the command fails. */
const most = 300

const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '1000' },
    calls: { type: 'string', default: '200' },
    atOnce: { type: 'string', default: '4' },
  },
})
const [calls, atOnce] = [Number(values.calls), Number(values.atOnce)]
const say = (text: string) => void process.stdout.write(`${text}\n`)

const hostname = 'desk.localhost'
const now = new Date()
/** Mosques that are asked about, each with a year of work behind it. */
const asked = 20

type Mosque = { id: string; slug: string }

/** What a mosque's desk holds after a year: messages, displays and a log. */
async function seedDesk(database: Database, { id }: Mosque, accountId: string): Promise<void> {
  await database.forStaff(id, { accountId, roles: ['owner'] })(async (tx) => {
    await writeMember(tx, { tenantId: id, accountId, roles: ['owner'] })
    for (let n = 0; n < 200; n += 1)
      await writeLog(tx, {
        accountId,
        kind: 'displayReloaded',
        subject: `display ${n}`,
        content: { values: { name: 'Hall' } },
        now,
      })
  })
  await database.forTenant(id)(async (tx) => {
    const email = 'visitor@example.org'
    const message = {
      tenantId: id,
      topic: 'general',
      name: 'Visitor',
      email,
      emailKey: email,
      message: 'When is Isha?',
    }
    await tx.insert(contactMessages).values(Array.from({ length: 300 }, () => ({ ...message, id: newPublicId() })))
  })
  for (let n = 0; n < 5; n += 1) await createTvScreen(database.forTenant(id), `Hall ${n}`)
}

/** A login of somebody who works for all of these mosques. @returns its cookie */
async function logIn(database: Database, mosques: readonly Mosque[]): Promise<string> {
  const id = newPublicId()
  const email = 'secretary@example.org'
  const secret = await database.forAccount()(async (tx) => {
    await tx
      .insert(staffAccounts)
      .values({ id, name: 'Aisha Rahman', email, emailKey: email, passkeyUser: randomBytes(32) })
    const session = {
      account: { id, epoch: 0 },
      method: 'passkey' as const,
      device: 'Chrome on Android',
      shared: false,
      now,
    }
    return (await startStaffSession(tx, session)).secret
  })
  for (const mosque of mosques) await seedDesk(database, mosque, id)
  return `minaret-desk=${secret}`
}

const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0

/** Runs some work so many times, several at once. @returns how long each took, sorted, in milliseconds */
async function timesOf(work: (n: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const worker = async () => {
    while (next < calls) {
      const begun = performance.now()
      await work((next += 1))
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return times.toSorted((a, b) => a - b)
}

const month = now.toISOString().slice(0, 7)
const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
const pages = {
  Today: 'today',
  'a month of times': `times/${month}`,
  'a day, with its reasons': `days/${tomorrow}`,
  announcements: 'announcements',
  messages: 'messages?show=open',
  displays: 'displays',
  drafts: 'drafts',
  staff: 'staff',
  activity: 'log',
}

async function ask(app: FastifyInstance, url: string, cookie: string): Promise<void> {
  const answer = await app.inject({ url, headers: { host: hostname, cookie } })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
}

const root = await mkdtemp(path.join(tmpdir(), 'minaret-bench-'))
const postgres = await startPostgres({ root, durable: false, maxConnections: 100 })
const slow: string[] = []
try {
  const url = await ensureDatabase(postgres.url, 'desk')
  await migrateDatabase(url)
  const database = openDatabase(url)
  const secrets = createSecrets(randomBytes(32).toString('hex'))
  const storage = openStorage({ folder: path.join(root, 'files') })
  await addMosques({ database, storage, secrets }, Number(values.tenants))
  const { rows } = await database.pool.query<Mosque>('SELECT id, slug FROM tenants ORDER BY slug LIMIT $1', [asked])
  const cookie = await logIn(database, rows)
  await database.pool.query('ANALYZE')
  const options = { jobs: false, limitRates: false, keepReads: false, logLevel: 'error', desk: { hostname } }
  const { app, close } = await createServer({ database, secrets, storage, ...options })
  const mosqueAt = (n: number) => rows[n % rows.length] ?? { id: '', slug: '' }

  say(`${values.tenants} mosques, ${calls} calls of each, ${atOnce} at once; in milliseconds\n`)
  say(`${''.padEnd(28)}${'half'.padStart(8)}${'95 %'.padStart(8)}   of a bare query`)
  const query = async (n: number) => {
    await database.forTenant(mosqueAt(n).id)((tx) => tx.execute('SELECT 1 FROM tenants WHERE id = current_tenant()'))
  }
  await timesOf(query)
  const bare = await timesOf(query)
  say(
    `${'a bare query'.padEnd(28)}${share(bare, 0.5).toFixed(1).padStart(8)}${share(bare, 0.95).toFixed(1).padStart(8)}`,
  )
  for (const [name, page] of Object.entries(pages)) {
    const pathOf = (n: number) => `/api/desk/mosques/${mosqueAt(n).slug}/${page}`
    for (let n = 0; n < rows.length; n += 1) await ask(app, pathOf(n), cookie)
    const times = await timesOf((n) => ask(app, pathOf(n), cookie))
    const [half, most95] = [share(times, 0.5), share(times, 0.95)]
    say(
      `${name.padEnd(28)}${half.toFixed(1).padStart(8)}${most95.toFixed(1).padStart(8)}   ${(half / share(bare, 0.5)).toFixed(1)} times`,
    )
    if (most95 > most) slow.push(`${name}: ${most95.toFixed(0)} ms`)
  }
  await close()
  await database.close()
} finally {
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}
if (slow.length > 0) {
  say(`\nSlower than ${most} ms:\n${slow.map((one) => `  ${one}`).join('\n')}`)
  process.exit(1)
}
say(`\n95 of 100 answers of every page came within ${most} ms.`)
