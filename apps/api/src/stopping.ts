import type { Server } from '@minaret/server'
import type { Env, Store } from '@minaret/server/installation'
import { explain } from './explain.ts'

/** What is up, and has to be let go in order. */
export type Running = { store?: Store; server?: Server }

/** What ends a host takes. */
export type Stopping = {
  env: Pick<Env, 'stop'>
  running: Running
  /** Settles when the start is over, well or not. */
  up: Promise<void>
}

/** A signal that comes twice within it is one: npm passes on what the terminal has sent to the host already; milliseconds. */
const same = 1000

/** How long the database may take to be let go, in milliseconds. */
const letGo = 10_000

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

/** Waits for work, but not for longer than so many milliseconds. @returns whether it was done */
async function within(time: number, work: Promise<void> | undefined): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), time)))
  const done = Promise.resolve(work).then(
    () => true,
    (error: unknown) => {
      console.error(explain(error))
      return true
    },
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/**
 * Ends the host when it is told to, or when an error came that nobody caught: first it says at `/readyz` that it goes,
 * then it closes its door and answers who is inside, then its jobs end, then the database is let go. A second signal ends
 * it at once.
 */
export function stopOnSignal({ env, running, up }: Stopping) {
  let stopping = false
  let signalledAt = -Infinity
  const closeAll = async () => {
    // A database that is just being started has to be there before it can be stopped.
    await up.catch(() => {})
    await running.server?.close(env.stop.timeout * 1000).catch((error: unknown) => console.error(explain(error)))
    if (await within(letGo, running.store?.close())) return
    await within(letGo, running.store?.stopNow())
  }
  const end = async (code: number) => {
    stopping = true
    await closeAll()
    process.exit(code)
  }
  const onSignal = async () => {
    const first = signalledAt === -Infinity
    if (!first && performance.now() - signalledAt > same) {
      await within(letGo, running.store?.stopNow())
      process.exit(1)
    }
    if (stopping) return
    stopping = true
    signalledAt = performance.now()
    running.server?.leave()
    if (running.server && env.stop.delay > 0) await seconds(env.stop.delay)
    await end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void onSignal())
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(kind, (error: unknown) => {
      // An error may hold what somebody typed: the log knows what it may say of it.
      running.server?.tellFatal(error)
      console.error(
        running.server
          ? '\nThe server stopped because of an unexpected error. See the log.\n'
          : `\n${explain(error)}\n`,
      )
      if (!stopping) void end(1)
    })
  return {
    /** Whether it is ending. */
    isStopping: () => stopping,
    end,
  }
}
