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
export type Ready = { kept: number; fresh: number; bare: number; hostname: string; paths: string[]; sizes: number[] }

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
const kept = await createServer(options)
const fresh = await createServer({ ...options, cacheReads: false })
const bare = Fastify()

const paths: string[] = []
const sizes: number[] = []
const newest = await fresh.app.inject({ url: '/api/news', headers: { host: hostname } })
for (const [at, one] of cases.entries()) {
  const path = one.path.replace('{news}', String(newest.json<{ data: { id: string }[] }>().data[0]?.id))
  const ask = async (n: number) => {
    const payload = one.body && JSON.stringify(one.body(n))
    const answer = await fresh.app.inject({ method: one.method, url: path, headers: headersOf(one, hostname), payload })
    if (answer.statusCode !== 200) throw new Error(`${one.name} answered ${answer.statusCode}: ${answer.body}`)
    return answer.body
  }
  // By the second request the tenant is cached, so the recording only contains the request's own statements.
  const body = await ask(-1)
  const recording = await record(() => ask(-2))
  const send = { method: one.method, handler: () => body }
  const type = 'application/json; charset=utf-8'
  bare.route({ ...send, url: `/constant/${at}`, handler: (_, reply) => reply.type(type).send(body) })
  bare.route({
    ...send,
    url: `/query/${at}`,
    async handler(_, reply) {
      await replay(database.pool, recording, one.method === 'POST')
      return reply.type(type).send(body)
    },
  })
  paths.push(path)
  sizes.push(Buffer.byteLength(body))
}

const portOf = async (app: { listen(at: { port: number; host: string }): Promise<string> }) =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const ready: Ready = {
  kept: await portOf(kept.app),
  fresh: await portOf(fresh.app),
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
