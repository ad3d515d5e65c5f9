import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { plainEnvironment } from '../postgres/postmaster.ts'
import { dropOwnLocks } from '../postgres/locks.ts'
import { slots, type WatchdogOptions } from './memory.ts'

// The watchdog's thread. It imports nothing of the server's, and hands nothing to the main thread, which may be blocked.

const { memory, names, stopAfter, isLogged, database }: WatchdogOptions = workerData

/** How often it looks at the main thread, in milliseconds. */
const interval = 50

/** A main thread that is silent for so long has stalled, in milliseconds. */
const stallAfter = 200

/** A thread that is itself so late was suspended with the machine, and cannot say that another was silent; milliseconds. */
const suspendedAfter = 4 * interval

/** An operation that stalls often is reported once in so many milliseconds. */
const repeatAfter = 1000

/** How long its own PostgreSQL may take to stop, in milliseconds. */
const databaseTimeout = 30_000

function log(level: 'warn' | 'fatal', fields: object, msg: string): void {
  if (!isLogged) return
  const line = JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg })
  try {
    // Standard output itself: what a thread prints in Node's way waits for the main thread.
    writeSync(1, `${line}\n`)
  } catch {
    // Nobody reads it, or not fast enough.
  }
}

/** What the main thread is blocked in: all operations in progress, and which of them it is, if that is known. */
function describeWork() {
  const inProgress = names.filter((_name, index) => Atomics.load(memory, slots.inProgress + index) > 0)
  const current = names[Atomics.load(memory, slots.current) - 1]
  const only = inProgress.length === 1 ? inProgress[0] : undefined
  return { operation: current ?? only ?? (inProgress.length === 0 ? 'none' : 'unknown'), inProgress }
}

/** Watches how long the main thread is silent. */
function watchHeartbeat() {
  let beat = Atomics.load(memory, slots.heartbeat)
  let beatAt = performance.now()
  let lookedAt = beatAt
  let reportAt = stallAfter
  let operation = 'none'
  const reportedAt = new Map<string, number>()
  return function look(now: number): number {
    const latest = Atomics.load(memory, slots.heartbeat)
    const wasSuspended = now - lookedAt > suspendedAfter
    const silence = now - beatAt
    lookedAt = now
    if (latest !== beat || wasSuspended) {
      if (reportAt > stallAfter) log('warn', { operation, ms: Math.round(silence) }, 'the event loop responds again')
      beat = latest
      beatAt = now
      reportAt = stallAfter
      return 0
    }
    if (silence >= reportAt && Atomics.load(memory, slots.isWatching) === 1) {
      const work = describeWork()
      const isFirst = reportAt === stallAfter
      if (!isFirst || now - (reportedAt.get(work.operation) ?? -repeatAfter) >= repeatAfter) {
        operation = work.operation
        reportedAt.set(operation, now)
        log('warn', { ...work, ms: Math.round(silence) }, 'the event loop does not respond')
        // Again when it has lasted ten times as long.
        reportAt = silence * 10
      }
    }
    return silence
  }
}

/** Has a process of its own stop the database, which it does unless another server uses it. */
async function stopDatabase({ root, usersLock, stopProgram }: NonNullable<WatchdogOptions['database']>): Promise<void> {
  dropOwnLocks(usersLock)
  const child = spawn(process.execPath, [stopProgram, root], {
    env: plainEnvironment,
    stdio: 'ignore',
    detached: true,
  })
  await Promise.race([once(child, 'exit'), sleep(databaseTimeout)])
}

let isEnding = false
async function endProcess(): Promise<void> {
  if (isEnding) return
  isEnding = true
  log('fatal', describeWork(), 'the server was told to stop and does not respond: it is ended')
  if (database) await stopDatabase(database).catch(() => {})
  process.kill(process.pid, 'SIGKILL')
}

const look = watchHeartbeat()
let signalledAt: number | undefined
const signals = await import('./stopSignals.ts')
  .then(({ hearStopSignals }) => hearStopSignals(() => (signalledAt ??= performance.now())))
  .catch((error: unknown) => {
    log('warn', { err: String(error) }, 'a blocked server will not hear that it should stop')
    return undefined
  })
parentPort?.on('message', (name: string) => names.push(name))
setInterval(() => {
  signals?.poll()
  const now = performance.now()
  const silence = look(now)
  // Whoever answers stops by itself, in its own time.
  if (signalledAt !== undefined && now - signalledAt >= stopAfter && silence >= Math.min(stopAfter, 10_000))
    void endProcess()
}, interval)
