import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { placesOf } from './folders.ts'

const execute = promisify(execFile)
const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))
const built = (file: string, root = projectRoot) => path.join(root, 'apps', file)

/** The built host, running as it would for an operator. */
export type ServerProcess = {
  /** Where it answers, for example `http://localhost:41231`. */
  address: string
  port: number
  child: ChildProcess
  /** Milliseconds from its start to its first word that it answers. */
  startedIn: number
  /** Asks it to stop, as Ctrl-C does, and waits until it has. */
  stop(): Promise<void>
  /** `kill -9`: no good-bye. The database it started stays. */
  kill(): Promise<void>
}

/**
 * Starts the built host on a free port.
 * @param env at least `DATA_DIR`
 * @param whileStarting gets the process before it answers
 * @param root the folder of a bundle; by default this checkout
 * @throws with what the host said, when it does not come to answer within two minutes
 */
export async function startServerProcess(
  env: Record<string, string>,
  whileStarting: (host: { child: ChildProcess }) => void = () => {},
  root?: string,
): Promise<ServerProcess> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=16', built('api/dist/main.js', root)], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A worker that ends after a failed test leaves no server behind to slow the rest of the run.
  const endWithWorker = () => void child.kill('SIGTERM')
  process.once('exit', endWithWorker)
  child.once('exit', () => process.off('exit', endWithWorker))
  whileStarting({ child })
  const lines: string[] = []
  const listen = (stream: NodeJS.ReadableStream, hear: (line: string) => void) =>
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      hear(line)
    })
  listen(child.stderr, () => {})
  const address = await new Promise<string>((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`The host did not start: ${why}\n${lines.join('\n')}`))
    const timer = setTimeout(() => giveUp('two minutes have passed'), 120_000)
    child.once('exit', (code) => giveUp(`it ended with ${code}`))
    listen(child.stdout, (line) => {
      const announced = /running at (http:\S+)/.exec(line)?.[1]
      if (!announced) return
      clearTimeout(timer)
      resolve(announced)
    })
  })
  const exited = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return {
    address,
    port: Number(new URL(address).port),
    child,
    startedIn: performance.now() - began,
    async stop() {
      child.kill('SIGTERM')
      await exited()
    },
    async kill() {
      child.kill('SIGKILL')
      await exited()
    },
  }
}

/** The command lines of running processes that name one of these places. */
export async function processesAt(places: readonly string[]): Promise<string[]> {
  const { stdout } = await execute('ps', ['-eo', 'pid,args'])
  return stdout.split('\n').filter((line) => places.some((place) => line.includes(place)))
}

/** Milliseconds a stopped server's processes have to end, its database included. */
const endTimeoutMs = 10_000

/**
 * Stops a server with SIGTERM and checks that it shut down cleanly.
 * @param dir its `DATA_DIR`
 * @throws if it exits with anything but 0, or if one of its processes is still running afterwards
 */
export async function stopCleanly(server: ServerProcess, dir: string): Promise<void> {
  const places = await placesOf(dir)
  await server.stop()
  const { exitCode, signalCode } = server.child
  if (exitCode !== 0) throw new Error(`The server exited with ${exitCode ?? signalCode} on SIGTERM, not with 0.`)
  const deadline = Date.now() + endTimeoutMs
  for (;;) {
    const running = await processesAt(places)
    if (running.length === 0) return
    if (Date.now() > deadline) throw new Error(`The server left processes running:\n${running.join('\n')}`)
    await sleep(200)
  }
}

/** Runs one of the operator's commands against the same data. */
export async function runCommand(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [built('cli/dist/cli.js'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  await once(child, 'close')
  return { code: child.exitCode, output: lines.join('\n') }
}
