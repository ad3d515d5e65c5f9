import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** A Redis or Valkey of this machine, with nothing in it. */
export type RedisProcess = {
  url: string
  /** It goes on living and says nothing, as behind a broken network. */
  hang(): void
  /** It speaks again. */
  wake(): void
  /** It ends without a good-bye. */
  kill(): Promise<void>
  /** Another one starts in its place, empty. */
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
 * The Redis of this machine, or nothing: no package brings one, and nothing is fetched for a test. What is said in the
 * place of tests that need it stands in {@link noRedis}.
 * @param folders of programs
 */
export const findRedis = (folders: readonly string[]): string | undefined =>
  ['valkey-server', 'redis-server']
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isProgram(file))

/** Why such tests were left out. */
export const noRedis = 'left out: this machine has neither valkey-server nor redis-server'

/** Where systems keep programs and servers. */
export const programFolders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/opt/local/bin']

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0))
    })
  })

async function launch(program: string, port: number, dir: string) {
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([
    new Promise<void>((resolve) =>
      createInterface(child.stdout).on('line', (line) => {
        if (/ready to accept connections/i.test(line)) resolve()
      }),
    ),
    exited.then(() => {
      throw new Error(`${program} ended before it answered.`)
    }),
  ])
  return { child, gone: exited }
}

/** Starts one on a free port. */
export async function startRedis(program: string): Promise<RedisProcess> {
  const dir = await mkdtemp(path.join(tmpdir(), 'minaret-redis-'))
  const port = await freePort()
  let running = await launch(program, port, dir)
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill('SIGCONT')
    running.child.kill(signal)
    await running.gone
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void running.child.kill('SIGSTOP'),
    wake: () => void running.child.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    async restart() {
      running = await launch(program, port, dir)
    },
    async stop() {
      await end('SIGKILL')
      await rm(dir, { recursive: true, force: true })
    },
  }
}
