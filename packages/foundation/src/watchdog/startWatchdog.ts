import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { lockFiles } from '../postgres/dataFolder.ts'
import path from 'node:path'
import { slots, type WatchdogOptions } from './memory.ts'
import { memory, watchNames } from './operations.ts'

/** Interval of the main thread's heartbeat, in milliseconds. */
const heartbeatInterval = 50

/** Time beyond `STOP_DELAY` for a blocked server to stop after a signal, in milliseconds. */
const gracePeriod = 10_000

/** Options of a watchdog. */
export type WatchdogSettings = {
  /** `STOP_DELAY` in seconds. */
  stopDelay: number
  /** Whether warnings are logged. */
  isLogged: boolean
  /** The data folder of the embedded PostgreSQL, if it is used. */
  postgres?: string
}

/** Returns the URL of a program beside this file, in the sources or in a build, where `packages/server` names it. */
const resolveProgram = (name: string, folder = '.') =>
  import.meta.url.endsWith('.ts')
    ? new URL(`${folder}/${name}.ts`, import.meta.url)
    : new URL(`./${name}.js`, import.meta.url)

/**
 * Starts a thread that monitors the main one. If the event loop does not respond for 200 ms or more, it logs the
 * operation; if the process does not respond after SIGTERM or SIGINT, it stops the embedded PostgreSQL
 * and ends the process. It does not keep the process running.
 * @returns `watchStalls`, which starts the logging of stalls
 */
export function startWatchdog({ stopDelay, isLogged, postgres }: WatchdogSettings): { watchStalls(): void } {
  const heartbeatTimer = setInterval(() => Atomics.add(memory, slots.heartbeat, 1), heartbeatInterval)
  heartbeatTimer.unref()
  const names = watchNames((name) => thread.postMessage(name))
  const thread = new Worker(resolveProgram('watchdogThread'), {
    // Does not inherit the server's options, such as a debugger or profiler.
    execArgv: [],
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
    workerData: {
      memory,
      names,
      stopAfter: stopDelay * 1000 + gracePeriod,
      isLogged,
      database:
        postgres === undefined
          ? undefined
          : {
              root: postgres,
              usersLock: path.join(postgres, lockFiles.users),
              stopProgram: fileURLToPath(resolveProgram('stopPostgres', '../postgres')),
            },
    } satisfies WatchdogOptions,
  })
  thread.on('error', ({ message }) => {
    clearInterval(heartbeatTimer)
    process.emitWarning(`The watchdog has ended: ${message}`)
  })
  thread.unref()
  return { watchStalls: () => void Atomics.store(memory, slots.isWatching, 1) }
}
