import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { ensureDatabase, openDatabase } from '../../foundation/src/db/database.ts'
import { migrateDatabase } from '../../foundation/src/db/migrateDatabase.ts'
import { loadDemonstration } from '../src/demonstration/load.ts'
import { openStorage } from '../../foundation/src/files/openStorage.ts'
import { createSecrets } from '../../foundation/src/base/secrets.ts'
import { createServer } from '../src/server.ts'
import { cases, headersOf } from './cases.ts'
import { addMosques } from './mosques.ts'
import { record, replay } from './replay.ts'
import { seed } from './seed.ts'

/** The port of each target, and the paths with their ids, for the parent process. */
export type Ready = {
  cached: number
  computed: number
  bare: number
  hostname: string
  paths: string[]
  sizes: number[]
}

const [server = '', name = 'bench', others = '0'] = process.argv.slice(2)
const url = await ensureDatabase(server, name)
await migrateDatabase(url)
const database = openDatabase(url)
const secrets = createSecrets(randomBytes(32).toString('hex'))
const folder = mkdtempSync(path.join(tmpdir(), 'minaret-bench-'))
const storage = openStorage({ folder })
await loadDemonstration({ database, secrets, storage })
const { rows } = await database.pool.query<{ id: string; hostname: string }>(
  "SELECT tenant_id AS id, hostname FROM hostnames JOIN tenants ON tenants.id = tenant_id WHERE slug = 'an-noor' ORDER BY position LIMIT 1",
)
const { id = '', hostname = '' } = rows[0] ?? {}
await seed(database, id)
if (Number(others) > 0) await addMosques({ database, storage, secrets }, Number(others))

// As in production, but without jobs, which would disturb the measurement, and without rate limits, which would block
// it.
const options = { database, secrets, storage, jobs: false, limitRates: false, logLevel: 'error' }
const cached = await createServer(options)
const computed = await createServer({ ...options, cacheReads: false })
const bare = Fastify()

const paths: string[] = []
const sizes: number[] = []
const newsResponse = await computed.app.inject({ url: '/api/news', headers: { host: hostname } })
for (const [index, benchCase] of cases.entries()) {
  const path = benchCase.path.replace('{news}', String(newsResponse.json<{ data: { id: string }[] }>().data[0]?.id))
  const sendRequest = async (n: number) => {
    const payload = benchCase.body && JSON.stringify(benchCase.body(n))
    const response = await computed.app.inject({
      method: benchCase.method,
      url: path,
      headers: headersOf(benchCase, hostname),
      payload,
    })
    if (response.statusCode !== 200)
      throw new Error(`${benchCase.name}: status ${response.statusCode}: ${response.body}`)
    return response.body
  }
  // By the second request the tenant is cached, so the recording only contains the request's own statements.
  const body = await sendRequest(-1)
  const recording = await record(() => sendRequest(-2))
  const route = { method: benchCase.method, handler: () => body }
  const type = 'application/json; charset=utf-8'
  bare.route({ ...route, url: `/constant/${index}`, handler: (_, reply) => reply.type(type).send(body) })
  bare.route({
    ...route,
    url: `/query/${index}`,
    async handler(_, reply) {
      await replay(database.pool, recording, benchCase.method === 'POST')
      return reply.type(type).send(body)
    },
  })
  paths.push(path)
  sizes.push(Buffer.byteLength(body))
}

const portOf = async (app: { listen(options: { port: number; host: string }): Promise<string> }) =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const ready: Ready = {
  cached: await portOf(cached.app),
  computed: await portOf(computed.app),
  bare: await portOf(bare),
  hostname,
  paths,
  sizes,
}
process.send?.(ready)
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
