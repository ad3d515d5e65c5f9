import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { ensureDatabase, openDatabase } from '../../foundation/src/db/database.ts'
import { migrateDatabase } from '../../foundation/src/db/migrateDatabase.ts'
import { openStorage } from '../../foundation/src/files/openStorage.ts'
import { createSecrets } from '../../foundation/src/base/secrets.ts'
import { loadDemonstration } from '../src/demonstration/load.ts'
import type { Site } from '../../content/src/page-rendering/site.ts'
import { createServer } from '../src/server.ts'

/** The port of each target, for the parent process. */
export type PagesReady = { cached: number; drawn: number; bare: number; hostname: string; bytes: number }

const [server = '', dist = '', address = '/'] = process.argv.slice(2)
const url = await ensureDatabase(server, 'pages')
await migrateDatabase(url)
const database = openDatabase(url)
const secrets = createSecrets(randomBytes(32).toString('hex'))
const folder = mkdtempSync(path.join(tmpdir(), 'minaret-bench-'))
const storage = openStorage({ folder })
await loadDemonstration({ database, secrets, storage })
const { rows } = await database.pool.query<{ hostname: string }>(
  "SELECT hostname FROM hostnames JOIN tenants ON tenants.id = tenant_id WHERE slug = 'an-noor' ORDER BY position LIMIT 1",
)
const hostname = rows[0]?.hostname ?? ''

type BuiltSite = { createSite(options: { folder: string; reader: string; worker: string }): Site }
const { createSite }: BuiltSite = await import(pathToFileURL(`${dist}/server/entry-server.js`).href)
const sites = [
  createSite({ folder: `${dist}/client`, reader: `${dist}/reader/reader.js`, worker: `${dist}/worker/sw.js` }),
]

// As in production, but without jobs, which would disturb the measurement, and without rate limits, which would block
// it.
const options = { database, secrets, storage, sites, jobs: false, limitRates: false, logLevel: 'error' }
const cached = await createServer(options)
const drawn = await createServer({ ...options, pageCacheBytes: 0 })

const headers = { host: hostname, 'accept-encoding': 'br' }
await cached.app.inject({ url: address, headers })
const { rawPayload: body, statusCode } = await cached.app.inject({ url: address, headers })
if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}.`)
const bare = Fastify()
bare.get('/', (_, reply) => reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(body))

const portOf = async (app: { listen(at: { port: number; host: string }): Promise<string> }) =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const ready: PagesReady = {
  cached: await portOf(cached.app),
  drawn: await portOf(drawn.app),
  bare: await portOf(bare),
  hostname,
  bytes: body.length,
}
process.send?.(ready)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: process.memoryUsage.rss(), cpu: user + system })
})
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
