import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** A local, empty Redis or Valkey. */
export type RedisProcess = {
  url: string
  /** Suspends the process, which then does not respond, as behind a broken network. */
  hang(): void
  /** Resumes the process. */
  wake(): void
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>
  /** Starts a new, empty process in its place. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the path of the installed Redis or Valkey, or undefined: no npm package provides one. Tests that need it are skipped
 * with {@link noRedis}.
 * @param folders the folders to search
 */
export const findRedis = (folders: readonly string[]): string | undefined =>
  ['valkey-server', 'redis-server']
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isProgram(file))

/** Why tests with Redis were skipped. */
export const noRedis = 'skipped: neither valkey-server nor redis-server is installed'

/** The usual folders of programs and servers. */
export const programFolders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/opt/local/bin']

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function startProcess(program: string, port: number, dir: string) {
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const exitPromise = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([
    new Promise<void>((resolve) =>
      createInterface(child.stdout).on('line', (line) => {
        if (/ready to accept connections/i.test(line)) resolve()
      }),
    ),
    exitPromise.then(() => {
      throw new Error(`${program} exited before it was ready.`)
    }),
  ])
  return { child, exited: exitPromise }
}

/** Starts a Redis on a free port. */
export async function startRedis(program: string): Promise<RedisProcess> {
  const dir = await mkdtemp(path.join(tmpdir(), 'minaret-redis-'))
  const port = await findFreePort()
  let currentProcess = await startProcess(program, port, dir)
  const terminate = async (signal: NodeJS.Signals) => {
    currentProcess.child.kill('SIGCONT')
    currentProcess.child.kill(signal)
    await currentProcess.exited
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void currentProcess.child.kill('SIGSTOP'),
    wake: () => void currentProcess.child.kill('SIGCONT'),
    kill: () => terminate('SIGKILL'),
    async restart() {
      currentProcess = await startProcess(program, port, dir)
    },
    async stop() {
      await terminate('SIGKILL')
      await rm(dir, { recursive: true, force: true })
    },
  }
}
