import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import pg from 'pg'
import { ensureDatabase, openDatabase } from '../../foundation/src/db/database.ts'
import { migrateDatabase } from '../../foundation/src/db/migrateDatabase.ts'
import { openStorage } from '../../foundation/src/files/openStorage.ts'
import { createSecrets } from '../../foundation/src/base/secrets.ts'
import { loadDemonstration } from '../src/demonstration/load.ts'
import type { Site } from '../../content/src/page-rendering/site.ts'
import { createServer } from '../src/server.ts'

/** The port of each target, and the addresses of the pages with their size in bytes. */
export type PagesReady = {
  ports: { memory: number; first: number; store: number; bare: number }
  hostname: string
  pages: { name: string; address: string; bytes: number }[]
}

/** Resources the server process has used so far. */
export type Usage = { memory: number; cpu: number; statements: number }

const [server = '', dist = ''] = process.argv.slice(2)
const url = await ensureDatabase(server, 'pages')
await migrateDatabase(url)
const database = openDatabase(url)
const secrets = createSecrets(randomBytes(32).toString('hex'))
const folder = mkdtempSync(path.join(tmpdir(), 'minaret-bench-'))
const storage = openStorage({ folder })
await loadDemonstration({ database, secrets, storage })
const { rows } = await database.pool.query<{ hostname: string; cause: string; campaign: string }>(
  `SELECT hostname, (SELECT min(id) FROM causes WHERE causes.tenant_id = tenants.id) AS cause,
     (SELECT min(id) FROM campaigns WHERE campaigns.tenant_id = tenants.id) AS campaign
   FROM hostnames JOIN tenants ON tenants.id = tenant_id WHERE slug = 'an-noor' ORDER BY position LIMIT 1`,
)
const { hostname = '', cause = '', campaign = '' } = rows[0] ?? {}
const addresses = {
  home: '/',
  'prayer times': '/prayer-times',
  cause: `/donate/${cause}`,
  campaign: `/campaign/${campaign}`,
  news: '/news',
}

type BuiltSite = { createSite(options: { folder: string; reader: string; worker: string }): Site }
const { createSite }: BuiltSite = await import(pathToFileURL(`${dist}/server/entry-server.js`).href)
const sites = [
  createSite({ folder: `${dist}/client`, reader: `${dist}/reader/reader.js`, worker: `${dist}/worker/sw.js` }),
]

// As in production, but without jobs, which would disturb the measurement, and without rate limits, which would block
// it.
const options = { database, secrets, storage, sites, jobs: false, limitRates: false, logLevel: 'error' }
const memory = await createServer(options)
// A page larger than the memory cache is not cached: every request is a first one, or is answered from the database.
const first = await createServer({ ...options, cacheReads: false, pageCacheBytes: 1 })
const store = await createServer({ ...options, pageCacheBytes: 1 })

const headers = { host: hostname, 'accept-encoding': 'br' }
const bare = Fastify()
const pages: PagesReady['pages'] = []
for (const [name, address] of Object.entries(addresses)) {
  for (let count = 0; count < 20; count += 1) await first.app.inject({ url: address, headers })
  for (const { app } of [memory, store]) await app.inject({ url: address, headers })
  const { rawPayload: body, statusCode } = await memory.app.inject({ url: address, headers })
  if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}.`)
  bare.get(address, (_, reply) => reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(body))
  pages.push({ name, address, bytes: body.length })
}

let statements = 0
const { query } = pg.Client.prototype
/** Statements that are not part of any page: the polls of changes and of the database's health, and transactions. */
const isOfPage = (text: string) =>
  !/^(?:begin|commit|rollback|select 1$)/i.test(text) && !text.includes('LEFT JOIN page_changes')
Reflect.set(pg.Client.prototype, 'query', function count(this: pg.Client, ...args: unknown[]): unknown {
  const [statement] = args
  const text = typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text'))
  if (isOfPage(text)) statements += 1
  const result: unknown = Reflect.apply(query, this, args)
  return result
})

const portOf = async (app: { listen(at: { port: number; host: string }): Promise<string> }) =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const ready: PagesReady = {
  ports: {
    memory: await portOf(memory.app),
    first: await portOf(first.app),
    store: await portOf(store.app),
    bare: await portOf(bare),
  },
  hostname,
  pages,
}
process.send?.(ready)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage: Usage = { memory: process.memoryUsage.rss(), cpu: user + system, statements }
  process.send?.(usage)
})
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
