import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerRun, ServerProblem } from './server.ts'

/** Keeps a server running from the newest sources. */
export type Supervisor = {
  /** The port of the newest server; waits while it starts. Rejects with a ServerProblem while there is none. */
  port(): Promise<number>
  send: ServerRun['send']
  /** Restarts the server. After this call the old one receives no further requests. */
  restart(prepare?: Promise<string | undefined>): void
  stop(): Promise<void>
}

type Options = {
  start: (onEnd: (problem: ServerProblem) => void) => ServerRun
  onReady: (milliseconds: number) => void
  onProblem: (problem: ServerProblem) => void
}

/** Milliseconds without a change before the server starts, so that saving several files starts it only once. */
const debounceMs = 50

/** Creates a supervisor; the first `restart` starts the server. */
export function superviseServer({ start, onReady, onProblem }: Options): Supervisor {
  let run: ServerRun | undefined
  /** The port of the newest start; requests wait for it. */
  let port: Promise<number> = Promise.reject(new ServerProblem('The server has not been started.'))
  port.catch(() => {})
  let attempt = 0
  const stops: Promise<void>[] = []

  function fail(problem: ServerProblem): void {
    port = Promise.reject(problem)
    port.catch(() => {})
    onProblem(problem)
  }

  async function launch(id: number, prepare: Promise<string | undefined>): Promise<number> {
    const startedAt = performance.now()
    const problem = await prepare
    await sleep(debounceMs)
    // A newer start has superseded this one.
    if (id !== attempt) return port
    if (problem !== undefined) {
      fail(new ServerProblem(problem))
      return port
    }
    run = start((exit) => {
      if (id === attempt) fail(exit)
    })
    const value = await run.port
    if (id === attempt) onReady(performance.now() - startedAt)
    return value
  }

  return {
    async port() {
      for (;;) {
        const currentPort = port
        const outcome = await currentPort.then(
          (value) => ({ value }),
          (problem: unknown) => ({ problem }),
        )
        if (currentPort !== port) continue
        if ('value' in outcome) return outcome.value
        throw outcome.problem
      }
    },
    send: (message) => run?.send(message),
    restart(prepare = Promise.resolve(undefined)) {
      attempt += 1
      const oldRun = run
      run = undefined
      if (oldRun) stops.push(oldRun.stop())
      port = launch(attempt, prepare)
      port.catch(() => {})
    },
    async stop() {
      attempt += 1
      await Promise.all([run?.stop(), ...stops])
    },
  }
}
