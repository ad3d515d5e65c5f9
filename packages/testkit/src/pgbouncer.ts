import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { programFolders } from './redis.ts'

/** Returns the path of the installed PgBouncer, or undefined: no npm package provides one. */
export const findPgbouncer = (): string | undefined =>
  programFolders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => existsSync(file))

/** Why tests with PgBouncer were skipped. */
export const noPgbouncer = 'skipped: pgbouncer is not installed'

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * Starts a PgBouncer in transaction mode in front of a PostgreSQL on a unix socket.
 * @param server `postgres://user@/database?host=…`
 * @param connections the maximum number of connections to PostgreSQL
 */
export async function startPgbouncer(
  program: string,
  server: string,
  connections: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const [, user = 'postgres', database = 'postgres', host = ''] =
    /^postgres:\/\/([^@]*)@\/([^?]*)\?host=(.*)$/.exec(server) ?? []
  const dir = await mkdtemp(path.join(tmpdir(), 'minaret-pgbouncer-'))
  const port = await findFreePort()
  const file = path.join(dir, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
${database} = host=${decodeURIComponent(host)} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  )
  await chmod(dir, 0o755)
  // It refuses to run as root; a test's PostgreSQL then runs as nobody too.
  const child = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exitPromise = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines: string[] = []
  const readiness = new Promise<void>((resolve) =>
    createInterface(child.stderr).on('line', (line) => {
      lines.push(line)
      if (/process up/.test(line)) resolve()
    }),
  )
  await Promise.race([
    readiness,
    exitPromise.then(() => {
      throw new Error(`pgbouncer exited before it was ready:\n${lines.join('\n')}`)
    }),
  ])
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGINT')
      await exitPromise
      await rm(dir, { recursive: true, force: true })
    },
  }
}
