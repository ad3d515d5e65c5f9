import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** A running development server (`npm run dev`). */
export type DevServer = {
  /** The address of a page, for example `url('campaigns.localhost', '/')`. */
  url(hostname: string, path: string): string
  /** Milliseconds until it was ready. */
  startedIn: number
  /** Its output so far. */
  output(): string
  /** Stops it as with Ctrl-C. @returns its exit code */
  stop(): Promise<number | null>
}

/** The startup timeout in milliseconds, long enough for a busy machine. */
const startTimeoutMs = 180_000

/**
 * Starts the development server on a free port.
 * @param folder the sources @param data the data folder
 * @throws with its output, if it does not start
 */
export async function startDevServer(folder: string, data: string): Promise<DevServer> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--conditions=source', 'apps/api/src/dev/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => lines.push(line))
  const address = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Error(`The development server did not start: ${reason}\n${lines.join('\n')}`))
    const timer = setTimeout(() => {
      child.kill('SIGTERM')
      fail('timeout')
    }, startTimeoutMs)
    child.once('exit', (code) => fail(`it exited with ${code}`))
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      const url = /running at (http:\S+)/.exec(line)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    })
  })
  return {
    url: (hostname, pagePath) => `http://${hostname}:${new URL(address).port}${path.posix.join('/', pagePath)}`,
    startedIn: performance.now() - startedAt,
    output: () => lines.join('\n'),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exitPromise = once(child, 'exit')
        child.kill('SIGINT')
        await exitPromise
      }
      return child.exitCode
    },
  }
}
