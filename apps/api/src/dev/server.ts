import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './places.ts'
import { type FromServer, isFromServer, type ToServer } from './messages.ts'

/** How long an old server may take to end before it is killed, in milliseconds. */
const patience = 3000

/** The server did not start, or ended; the message is what it printed last. */
export class ServerProblem extends Error {}

/** One run of the server. */
export type Run = {
  /** Its port, once it answers. Rejects with a ServerProblem when it ends. */
  port: Promise<number>
  send(message: ToServer): void
  /** Ends it. Resolves when it is gone. */
  stop(): Promise<void>
}

type Options = {
  env: Record<string, string | undefined>
  onFetch: (message: Extract<FromServer, { kind: 'fetchModule' }>) => Promise<ToServer>
  /** It has ended by itself. */
  onEnd: (problem: ServerProblem) => void
}

/** What a process prints as errors: shown at once, and its end kept for whoever opens a page. */
function followErrors(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (piece: Buffer) => {
    process.stderr.write(piece)
    text = (text + piece.toString('utf8')).slice(-8000)
  })
  return () => text.trim()
}

/** Starts the server from source. */
export function startServer({ env, onFetch, onEnd }: Options): Run {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), {
    execArgv: ['--conditions=source'],
    // Unchanged sources are compiled once, not at each start.
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const errors = followErrors(child)
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
      const problem = new ServerProblem(errors() || `The server ended with code ${code}.`)
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
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), patience)
      await exited
      clearTimeout(timer)
    },
  }
}
