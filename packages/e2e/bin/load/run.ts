import { randomBytes } from 'node:crypto'
import { checkMoney, makeBulkDatabase, startBulkPostgres } from '@minaret/acceptance/bulk'
import { createDataFolder } from '../../src/folders.ts'
import { startServerProcess } from '../../src/serverProcess.ts'
import { type Figures, figuresOf } from './figures.ts'
import { generateLoad, type Phase } from './generator.ts'
import { watchMemory } from './memory.ts'

/** The size and load of a run. */
export type RunOptions = {
  mosques: number
  gifts: number
  phases: readonly Phase[]
  seed: number
  /** Arguments for the server's Node, such as `--heapsnapshot-signal=SIGUSR2`. */
  nodeOptions?: string
  log: (line: string) => void
}

/** Creates an installation, starts the built server on it, sends the load, and checks the money afterwards. */
export async function runLoad({ mosques, gifts, phases, seed, nodeOptions, log }: RunOptions): Promise<Figures> {
  const { dir, remove } = await createDataFolder()
  const postgres = await startBulkPostgres(dir)
  try {
    const secretsKey = randomBytes(32).toString('hex')
    const startedAt = performance.now()
    const size = { mosques, gifts }
    const { url } = await makeBulkDatabase(postgres.url, { name: 'load', dataDir: dir, secretsKey, size })
    const createdIn = (performance.now() - startedAt) / 1000
    log(`${mosques} mosques and ${gifts} gifts are in the database after ${createdIn.toFixed(0)} s.`)
    const server = await startServerProcess({
      DATABASE_URL: url,
      SECRETS_KEY: secretsKey,
      DATA_DIR: dir,
      DEMO_TENANTS: 'off',
      PROXIES: '1',
      ...(nodeOptions ? { NODE_OPTIONS: nodeOptions } : {}),
    })
    try {
      log(`The server is ready after ${(server.startedIn / 1000).toFixed(1)} s (process ${server.child.pid}).`)
      const memory = watchMemory(server.child.pid ?? 0)
      const record = await generateLoad({ port: server.port, mosques, phases, seed }, ({ name, seconds, ...rates }) =>
        log(`${name}: ${rates.gifts} gifts and ${rates.views} views a second for ${seconds} s`),
      )
      const samples = memory.stop()
      return {
        mosques,
        storedGifts: gifts,
        createdIn,
        startedIn: server.startedIn,
        ...figuresOf(record, { phases, memory: samples }),
        money: await checkMoney(url, record.gifts),
      }
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    await remove()
  }
}
