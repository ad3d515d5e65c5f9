import { setTimeout as sleep } from 'node:timers/promises'
import { type Run, ServerProblem } from './server.ts'

/** Keeps a server running from the newest sources. */
export type Supervisor = {
  /** The port of the newest server; waits while it starts. Rejects with a ServerProblem while there is none. */
  port(): Promise<number>
  send: Run['send']
  /** Starts the server again. From this call on nobody is answered by the old one. */
  restart(prepare?: Promise<string | undefined>): void
  stop(): Promise<void>
}

type Options = {
  start: (onEnd: (problem: ServerProblem) => void) => Run
  onReady: (milliseconds: number) => void
  onProblem: (problem: ServerProblem) => void
}

/** How long no file may change before the server starts, in milliseconds: an editor that saves several starts it once. */
const quiet = 50

export function superviseServer({ start, onReady, onProblem }: Options): Supervisor {
  let run: Run | undefined
  /** The newest start; whatever is asked waits for it. */
  let port: Promise<number> = Promise.reject(new ServerProblem('The server has not been started.'))
  port.catch(() => {})
  let attempt = 0
  const ended: Promise<void>[] = []

  function fail(problem: ServerProblem): void {
    port = Promise.reject(problem)
    port.catch(() => {})
    onProblem(problem)
  }

  async function launch(mine: number, prepare: Promise<string | undefined>): Promise<number> {
    const began = performance.now()
    const problem = await prepare
    await sleep(quiet)
    // Another start has taken its place.
    if (mine !== attempt) return port
    if (problem !== undefined) {
      fail(new ServerProblem(problem))
      return port
    }
    run = start((ending) => {
      if (mine === attempt) fail(ending)
    })
    const found = await run.port
    if (mine === attempt) onReady(performance.now() - began)
    return found
  }

  return {
    async port() {
      for (;;) {
        const mine = port
        const outcome = await mine.then(
          (found) => ({ found }),
          (problem: unknown) => ({ problem }),
        )
        if (mine !== port) continue
        if ('found' in outcome) return outcome.found
        throw outcome.problem
      }
    },
    send: (message) => run?.send(message),
    restart(prepare = Promise.resolve(undefined)) {
      attempt += 1
      const old = run
      run = undefined
      if (old) ended.push(old.stop())
      port = launch(attempt, prepare)
      port.catch(() => {})
    },
    async stop() {
      attempt += 1
      await Promise.all([run?.stop(), ...ended])
    },
  }
}
