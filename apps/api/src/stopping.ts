import type { Server } from '@minaret/server'
import type { Env, Store } from '@minaret/server/installation'
import { explain } from './explain.ts'

/** The running parts, which have to be closed in order. */
export type RunningParts = { store?: Store; server?: Server }

/** Options for {@link stopOnSignal}. */
export type StopOptions = {
  env: Pick<Env, 'stop'>
  running: RunningParts
  /** Settles when start-up has succeeded or failed. */
  startup: Promise<void>
}

/** Milliseconds within which a repeated signal counts once: npm forwards the signal that the terminal already sent to the server. */
const repeatWindowMs = 1000

/** Time limit for closing the database, in milliseconds. */
const databaseCloseMs = 10_000

const waitSeconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

/** Waits for work with a timeout; its errors are printed. @returns whether it finished in time */
async function finishesWithin(timeoutMs: number, work: Promise<void> | undefined): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), timeoutMs)))
  const workPromise = Promise.resolve(work).then(
    () => true,
    (error: unknown) => {
      console.error(explain(error))
      return true
    },
  )
  return Promise.race([workPromise, timeout]).finally(() => clearTimeout(timer))
}

/**
 * Shuts the server down on a signal or an uncaught error: `/readyz` first reports that it is draining, then it stops
 * listening and completes requests in flight, then its jobs finish, then the database is closed. A second signal exits
 * at once.
 */
export function stopOnSignal({ env, running, startup }: StopOptions) {
  let isStopping = false
  let signalledAt = -Infinity
  const closeAll = async () => {
    // A database that is still starting has to be up before it can be stopped.
    await startup.catch(() => {})
    await running.server?.close(env.stop.timeout * 1000).catch((error: unknown) => console.error(explain(error)))
    if (await finishesWithin(databaseCloseMs, running.store?.close())) return
    await finishesWithin(databaseCloseMs, running.store?.stopNow())
  }
  const end = async (code: number) => {
    isStopping = true
    await closeAll()
    process.exit(code)
  }
  const onSignal = async () => {
    const isFirst = signalledAt === -Infinity
    if (!isFirst && performance.now() - signalledAt > repeatWindowMs) {
      await finishesWithin(databaseCloseMs, running.store?.stopNow())
      process.exit(1)
    }
    if (isStopping) return
    isStopping = true
    signalledAt = performance.now()
    running.server?.leave()
    if (running.server && env.stop.delay > 0) await waitSeconds(env.stop.delay)
    await end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void onSignal())
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(kind, (error: unknown) => {
      // An error may contain personal data: the logger redacts it.
      running.server?.logFatal(error)
      console.error(
        running.server
          ? '\nThe server stopped because of an unexpected error. See the log.\n'
          : `\n${explain(error)}\n`,
      )
      if (!isStopping) void end(1)
    })
  return {
    /** Whether the server is shutting down. */
    isStopping: () => isStopping,
    end,
  }
}
