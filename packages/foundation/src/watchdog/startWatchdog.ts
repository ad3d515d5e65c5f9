import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { lockFiles } from '../postgres/dataFolder.ts'
import path from 'node:path'
import { slots, type WatchdogOptions } from './memory.ts'
import { memory, watchNames } from './operations.ts'

/** How often the main thread shows that its event loop turns, in milliseconds. */
const heartbeatInterval = 50

/** How long a blocked server has beyond `STOP_DELAY` once it has been told to stop, in milliseconds. */
const grace = 10_000

/** What a watchdog is started with. */
export type WatchdogSettings = {
  /** `STOP_DELAY` in seconds. */
  stopDelay: number
  /** Whether warnings are logged. */
  isLogged: boolean
  /** The data folder of the embedded PostgreSQL, unless the database is another one. */
  postgres?: string
}

/** A program of this folder's: beside this file both in the sources and in a build, where `packages/server` names it. */
const programAt = (name: string, folder = '.') =>
  import.meta.url.endsWith('.ts')
    ? new URL(`${folder}/${name}.ts`, import.meta.url)
    : new URL(`./${name}.js`, import.meta.url)

/**
 * Starts a thread that watches the main one. While the event loop does not respond for 200 ms or more, it logs in which
 * operation; when the process was told to stop (SIGTERM or SIGINT) and does not respond, it stops the embedded PostgreSQL
 * and ends the process. It keeps no process alive.
 * @returns `watchStalls`, from which on stalls are logged
 */
export function startWatchdog({ stopDelay, isLogged, postgres }: WatchdogSettings): { watchStalls(): void } {
  const beat = setInterval(() => Atomics.add(memory, slots.heartbeat, 1), heartbeatInterval)
  beat.unref()
  const names = watchNames((name) => thread.postMessage(name))
  const thread = new Worker(programAt('watchdogThread'), {
    // What the server was started with, a debugger or a profiler, is not for the watchdog.
    execArgv: [],
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
    workerData: {
      memory,
      names,
      stopAfter: stopDelay * 1000 + grace,
      isLogged,
      database:
        postgres === undefined
          ? undefined
          : {
              root: postgres,
              usersLock: path.join(postgres, lockFiles.users),
              stopProgram: fileURLToPath(programAt('stopPostgres', '../postgres')),
            },
    } satisfies WatchdogOptions,
  })
  thread.on('error', ({ message }) => {
    clearInterval(beat)
    process.emitWarning(`The watchdog has ended: ${message}`)
  })
  thread.unref()
  return { watchStalls: () => void Atomics.store(memory, slots.isWatching, 1) }
}
