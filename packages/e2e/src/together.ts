import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { ensureDatabase, openDatabase, startPostgres, type Database } from '@minaret/server'
import { findRedis, programFolders, startRedis } from '@minaret/testkit/redis'
import { type Mailbox, startMailbox } from '@minaret/testkit/smtp'
import { dataFolder } from './folders.ts'
import { type ServerProcess, startServerProcess } from './serverProcess.ts'
import { type Proxy, startProxy } from './proxy.ts'

/** Two hosts, and what they have in common. */
export type Together = {
  hosts: [ServerProcess, ServerProcess]
  /** Starts the host of that place again, on its port. */
  again(place: 0 | 1): Promise<void>
  proxy: Proxy
  /** The database of both, opened beside them. */
  database: Database
  url: string
  mailbox: Mailbox
  /** What a command needs in order to work on the same data. */
  env: Record<string, string>
  /** Whether they share a Redis; a machine may have none. */
  redis: boolean
  stop(): Promise<void>
}

/** Starts a PostgreSQL, a Redis where there is one, a mail server, two hosts at the same moment and a proxy before them. */
export async function startTogether(more: Record<string, string> = {}): Promise<Together> {
  const folders = [await dataFolder(), await dataFolder(), await dataFolder()] as const
  const [common, ...own] = folders
  const program = findRedis(programFolders)
  const [postgres, redis, mailbox] = await Promise.all([
    startPostgres({ root: path.join(common.dir, 'postgres'), maxConnections: 100 }),
    program ? startRedis(program) : undefined,
    startMailbox(),
  ])
  const url = await ensureDatabase(postgres.url, 'minaret')
  const env = {
    DATABASE_URL: url,
    SECRETS_KEY: randomBytes(32).toString('hex'),
    SMTP_URL: mailbox.smtpUrl,
    STORAGE_URL: `file://${path.join(common.dir, 'files')}`,
    DEMO_TENANTS: 'on',
    PROXIES: '1',
    // The proxy looks ten times a second, and both may be busy.
    STOP_DELAY: '5',
    ...(redis ? { REDIS_URL: redis.url } : {}),
    ...more,
  }
  const start = (place: 0 | 1, port = 0) => startServerProcess({ ...env, DATA_DIR: own[place].dir, PORT: String(port) })
  const hosts: [ServerProcess, ServerProcess] = await Promise.all([start(0), start(1)])
  const proxy = await startProxy(hosts.map(({ port }) => port))
  const database = openDatabase(url, 4)
  return {
    hosts,
    async again(place) {
      hosts[place] = await start(place, hosts[place].port)
    },
    proxy,
    database,
    url,
    mailbox,
    env: { ...env, DATA_DIR: own[0].dir },
    redis: redis !== undefined,
    async stop() {
      await proxy.close()
      await Promise.all(hosts.map((host) => host.stop()))
      await database.close()
      await mailbox.close()
      await redis?.stop()
      await postgres.stop()
      for (const folder of folders) await folder.remove()
    },
  }
}
