import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { foldersOf } from './folders.ts'

const execute = promisify(execFile)
const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))
const builtFileAt = (file: string, root = projectRoot) => path.join(root, 'apps', file)

/** The built server, running as it would for an operator. */
export type ServerProcess = {
  /** Its URL, for example `http://localhost:41231`. */
  address: string
  port: number
  child: ChildProcess
  /** Milliseconds from its start until it reported that it was running. */
  startedIn: number
  /** Sends SIGTERM, and waits until it has exited. */
  stop(): Promise<void>
  /** Sends SIGKILL; the database it started keeps running. */
  kill(): Promise<void>
}

/**
 * Starts the built server on a free port.
 * @param env at least `DATA_DIR`
 * @param whileStarting called with the process before it is ready
 * @param root the folder of a bundle; by default this checkout
 * @throws with the server's output, if it is not ready within two minutes
 */
export async function startServerProcess(
  env: Record<string, string>,
  whileStarting: (server: { child: ChildProcess }) => void = () => {},
  root?: string,
): Promise<ServerProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=16', builtFileAt('api/dist/main.js', root)], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Stops the server with its worker process, which exits after a failed test.
  const stopWithWorker = () => void child.kill('SIGTERM')
  process.once('exit', stopWithWorker)
  child.once('exit', () => process.off('exit', stopWithWorker))
  whileStarting({ child })
  const lines: string[] = []
  const listen = (stream: NodeJS.ReadableStream, onLine: (line: string) => void) =>
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      onLine(line)
    })
  listen(child.stderr, () => {})
  const address = await new Promise<string>((resolve, reject) => {
    const rejectWith = (reason: string) => reject(new Error(`The server did not start: ${reason}\n${lines.join('\n')}`))
    const timer = setTimeout(() => rejectWith('timeout after two minutes'), 120_000)
    child.once('exit', (code) => rejectWith(`it exited with ${code}`))
    listen(child.stdout, (line) => {
      const url = /running at (http:\S+)/.exec(line)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    })
  })
  const waitForExit = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return {
    address,
    port: Number(new URL(address).port),
    child,
    startedIn: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM')
      await waitForExit()
    },
    async kill() {
      child.kill('SIGKILL')
      await waitForExit()
    },
  }
}

/** Command lines of running processes that contain one of these paths. */
export async function processesAt(folders: readonly string[]): Promise<string[]> {
  const { stdout } = await execute('ps', ['-eo', 'pid,args'])
  return stdout.split('\n').filter((line) => folders.some((folder) => line.includes(folder)))
}

/** Milliseconds within which a stopped server's processes must exit, its database included. */
const exitTimeoutMs = 10_000

/**
 * Stops a server with SIGTERM and checks that it shut down cleanly.
 * @param dir its `DATA_DIR`
 * @throws if its exit code is not 0, or if one of its processes is still running afterwards
 */
export async function stopCleanly(server: ServerProcess, dir: string): Promise<void> {
  const folders = await foldersOf(dir)
  await server.stop()
  const { exitCode, signalCode } = server.child
  if (exitCode !== 0) throw new Error(`The server exited with ${exitCode ?? signalCode} on SIGTERM, not with 0.`)
  const deadline = Date.now() + exitTimeoutMs
  for (;;) {
    const runningProcesses = await processesAt(folders)
    if (runningProcesses.length === 0) return
    if (Date.now() > deadline) throw new Error(`The server left processes running:\n${runningProcesses.join('\n')}`)
    await sleep(200)
  }
}

/** Runs a CLI command. @param env selects the data, as for the server */
export async function runCommand(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [builtFileAt('cli/dist/cli.js'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  await once(child, 'close')
  return { code: child.exitCode, output: lines.join('\n') }
}
