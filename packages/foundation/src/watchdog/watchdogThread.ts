import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { plainEnvironment } from '../postgres/postmaster.ts'
import { dropOwnLocks } from '../postgres/locks.ts'
import { slots, type WatchdogOptions } from './memory.ts'

// The watchdog's thread. It imports no server code, and does not depend on the main thread, which may be blocked.

const { memory, names, stopAfter, isLogged, database }: WatchdogOptions = workerData

/** Interval of checks of the main thread, in milliseconds. */
const checkInterval = 50

/** Time without a heartbeat after which the main thread counts as stalled, in milliseconds. */
const stallAfter = 200

/** Delay of this thread's own timer from which the machine was probably suspended, in milliseconds: then no stall is reported. */
const suspendedAfter = 4 * checkInterval

/** Minimum interval between reports for one operation, in milliseconds. */
const repeatAfter = 1000

/** Timeout for stopping the embedded PostgreSQL, in milliseconds. */
const databaseTimeout = 30_000

function log(level: 'warn' | 'fatal', fields: object, msg: string): void {
  if (!isLogged) return
  const line = JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg })
  try {
    // Writes to the file descriptor, because Node's console in a thread goes through the main thread.
    writeSync(1, `${line}\n`)
  } catch {
    // The output is not read, or not fast enough.
  }
}

/** Returns the operations in progress on the main thread, and the blocking one if known. */
function describeWork() {
  const inProgress = names.filter((_name, index) => Atomics.load(memory, slots.inProgress + index) > 0)
  const current = names[Atomics.load(memory, slots.current) - 1]
  const onlyOperation = inProgress.length === 1 ? inProgress[0] : undefined
  return { operation: current ?? onlyOperation ?? (inProgress.length === 0 ? 'none' : 'unknown'), inProgress }
}

/** Monitors the main thread's heartbeat. */
function watchHeartbeat() {
  let beat = Atomics.load(memory, slots.heartbeat)
  let beatAt = performance.now()
  let checkedAt = beatAt
  let reportAt = stallAfter
  let operation = 'none'
  const reportedAt = new Map<string, number>()
  return function check(now: number): number {
    const latestBeat = Atomics.load(memory, slots.heartbeat)
    const wasSuspended = now - checkedAt > suspendedAfter
    const silence = now - beatAt
    checkedAt = now
    if (latestBeat !== beat || wasSuspended) {
      if (reportAt > stallAfter) log('warn', { operation, ms: Math.round(silence) }, 'the event loop responds again')
      beat = latestBeat
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
        // Reported again once it has lasted ten times as long.
        reportAt = silence * 10
      }
    }
    return silence
  }
}

/** Starts a process that stops the database unless another server uses it. */
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
  log('fatal', describeWork(), 'the server did not respond to a stop signal and is killed')
  if (database) await stopDatabase(database).catch(() => {})
  process.kill(process.pid, 'SIGKILL')
}

const checkHeartbeat = watchHeartbeat()
let signalledAt: number | undefined
const signals = await import('./stopSignals.ts')
  .then(({ receiveStopSignals }) => receiveStopSignals(() => (signalledAt ??= performance.now())))
  .catch((error: unknown) => {
    log('warn', { err: String(error) }, 'a blocked server cannot receive stop signals')
    return undefined
  })
parentPort?.on('message', (name: string) => names.push(name))
setInterval(() => {
  signals?.poll()
  const now = performance.now()
  const silence = checkHeartbeat(now)
  // A responsive main thread shuts down by itself.
  if (signalledAt !== undefined && now - signalledAt >= stopAfter && silence >= Math.min(stopAfter, 10_000))
    void endProcess()
}, checkInterval)
