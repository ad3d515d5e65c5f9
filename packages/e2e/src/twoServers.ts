import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { ensureDatabase, openDatabase, startPostgres, type Database } from '@minaret/server'
import { findRedis, programFolders, startRedis } from '@minaret/testkit/redis'
import { type Mailbox, startMailbox } from '@minaret/testkit/smtp'
import { createDataFolder } from './folders.ts'
import { type ServerProcess, startServerProcess } from './serverProcess.ts'
import { type Proxy, startProxy } from './proxy.ts'

/** Two servers with their shared services. */
export type TwoServers = {
  servers: [ServerProcess, ServerProcess]
  /** Restarts a server on its port. */
  restart(index: 0 | 1): Promise<void>
  proxy: Proxy
  /** A connection to the shared database. */
  database: Database
  url: string
  mailbox: Mailbox
  /** Environment variables for commands on the same data. */
  env: Record<string, string>
  /** Whether they share a Redis, which may not be installed. */
  redis: boolean
  stop(): Promise<void>
}

/** Starts PostgreSQL, Redis if installed, a mail server, two servers at the same moment, and a proxy in front of them. */
export async function startTwoServers(settings: Record<string, string> = {}): Promise<TwoServers> {
  const folders = [await createDataFolder(), await createDataFolder(), await createDataFolder()] as const
  const [sharedFolder, ...serverFolders] = folders
  const program = findRedis(programFolders)
  const [postgres, redis, mailbox] = await Promise.all([
    startPostgres({ root: path.join(sharedFolder.dir, 'postgres'), maxConnections: 100 }),
    program ? startRedis(program) : undefined,
    startMailbox(),
  ])
  const url = await ensureDatabase(postgres.url, 'minaret')
  const env = {
    DATABASE_URL: url,
    SECRETS_KEY: randomBytes(32).toString('hex'),
    SMTP_URL: mailbox.smtpUrl,
    STORAGE_URL: `file://${path.join(sharedFolder.dir, 'files')}`,
    DEMO_TENANTS: 'on',
    PROXIES: '1',
    // The proxy polls readiness ten times a second, but both processes may be busy.
    STOP_DELAY: '5',
    ...(redis ? { REDIS_URL: redis.url } : {}),
    ...settings,
  }
  const startServer = (index: 0 | 1, port = 0) =>
    startServerProcess({ ...env, DATA_DIR: serverFolders[index].dir, PORT: String(port) })
  const servers: [ServerProcess, ServerProcess] = await Promise.all([startServer(0), startServer(1)])
  const proxy = await startProxy(servers.map(({ port }) => port))
  const database = openDatabase(url, 4)
  return {
    servers,
    async restart(index) {
      servers[index] = await startServer(index, servers[index].port)
    },
    proxy,
    database,
    url,
    mailbox,
    env: { ...env, DATA_DIR: serverFolders[0].dir },
    redis: redis !== undefined,
    async stop() {
      await proxy.close()
      await Promise.all(servers.map((server) => server.stop()))
      await database.close()
      await mailbox.close()
      await redis?.stop()
      await postgres.stop()
      for (const folder of folders) await folder.remove()
    },
  }
}
