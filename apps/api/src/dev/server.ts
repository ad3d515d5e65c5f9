import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './paths.ts'
import { type FromServer, isFromServer, type ToServer } from './messages.ts'

/** Milliseconds an old server may take to exit before it is killed. */
const killDelayMs = 3000

/** The server did not start, or has exited; the message is its last output. */
export class ServerProblem extends Error {}

/** A running server process. */
export type ServerRun = {
  /** Its port, once it accepts requests. Rejects with a ServerProblem if it exits. */
  port: Promise<number>
  send(message: ToServer): void
  /** Stops it. Resolves when it has exited. */
  stop(): Promise<void>
}

type Options = {
  env: Record<string, string | undefined>
  onFetch: (message: Extract<FromServer, { kind: 'fetchModule' }>) => Promise<ToServer>
  /** Called if it exits unexpectedly. */
  onEnd: (problem: ServerProblem) => void
}

/** Forwards a process's error output to the terminal. @returns a function that reads its last 8,000 characters */
function captureErrors(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    text = (text + chunk.toString('utf8')).slice(-8000)
  })
  return () => text.trim()
}

/** Starts the server from source. */
export function startServer({ env, onFetch, onEnd }: Options): ServerRun {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), {
    execArgv: ['--conditions=source'],
    // Unchanged sources are not compiled again at each start.
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const readErrors = captureErrors(child)
  let isStopping = false
  const send = (message: ToServer) => {
    if (child.connected) child.send(message)
  }
  const port = new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      if (!isFromServer(message)) return
      if (message.kind === 'ready') resolve(message.port)
      else void onFetch(message).then(send)
    })
    child.once('close', (code) => {
      const problem = new ServerProblem(readErrors() || `The server exited with code ${code}.`)
      reject(problem)
      if (!isStopping) onEnd(problem)
    })
  })
  port.catch(() => {})
  return {
    port,
    send,
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const exitPromise = once(child, 'exit')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), killDelayMs)
      await exitPromise
      clearTimeout(timer)
    },
  }
}
