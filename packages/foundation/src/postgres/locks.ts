import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresStartError } from './PostgresStartError.ts'

/**
 * A file lock that the kernel releases when its holder dies in any way; with a pid file we would have to guess whether the
 * process is still alive. Node has no `flock`, but its SQLite locks files on every system, and an
 * empty database is just such a lock.
 */
export type Lock = { release(): void }

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 261)

function tryLock(file: string, mode: 'exclusive' | 'shared'): Lock | undefined {
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    db.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN')
    // Without EXCLUSIVE a transaction locks only on its first read.
    if (mode === 'shared') db.prepare('SELECT count(*) FROM sqlite_master').get()
    return { release: () => db.close() }
  } catch (error) {
    db.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Acquires the exclusive lock; returns undefined at once if there is another holder. */
export const tryExclusive = (file: string) => tryLock(file, 'exclusive')

/** Acquires a shared lock; returns undefined at once if another process has the exclusive lock. */
export const tryShared = (file: string) => tryLock(file, 'shared')

/**
 * Releases all locks of this process on `file`, from any thread: POSIX drops a process's locks on a file when it closes any
 * descriptor of it. Only for a process that is about to end.
 */
export const dropOwnLocks = (file: string): void => closeSync(openSync(file, 'r'))

/** Runs `work` under the exclusive lock on `file`, waiting up to `timeoutMs` milliseconds for it. */
export async function withExclusiveLock<T>(file: string, work: () => Promise<T>, timeoutMs = 120_000): Promise<T> {
  const deadline = Date.now() + timeoutMs
  let lock = tryExclusive(file)
  while (!lock) {
    if (Date.now() > deadline) {
      throw new PostgresStartError(
        `Another process has been starting or stopping the database for ${timeoutMs / 1000} seconds (${file} is locked). Stop that process, then start again.`,
      )
    }
    await sleep(20)
    lock = tryExclusive(file)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
