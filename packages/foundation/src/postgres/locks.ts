import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresStartError } from './PostgresStartError.ts'

/**
 * A lock on a file that the kernel gives back when its holder dies, however it dies; a file with a process id in it would
 * need guessing whether that process still lives. Node has no `flock`, but its SQLite locks files on every system, and an
 * empty database is nothing but such a lock.
 */
export type Lock = { release(): void }

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 261)

function tryLock(file: string, how: 'alone' | 'shared'): Lock | undefined {
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    db.exec(how === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN')
    // A transaction begun without EXCLUSIVE locks only when it first reads.
    if (how === 'shared') db.prepare('SELECT count(*) FROM sqlite_master').get()
    return { release: () => db.close() }
  } catch (error) {
    db.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Takes the lock for oneself, or gives undefined at once when anybody holds it in either way. */
export const tryExclusive = (file: string) => tryLock(file, 'alone')

/** Takes the lock beside others who share it, or gives undefined at once when somebody holds it alone. */
export const tryShared = (file: string) => tryLock(file, 'shared')

/**
 * Gives up every lock this process holds on `file`, from whichever thread: POSIX drops a process's locks on a file when it
 * closes any descriptor of it. Only for a process that is about to end.
 */
export const dropOwnLocks = (file: string): void => closeSync(openSync(file, 'r'))

/** Runs `work` while holding `file` alone, waiting for whoever has it; `patience` is in milliseconds. */
export async function withExclusiveLock<T>(file: string, work: () => Promise<T>, patience = 120_000): Promise<T> {
  const deadline = Date.now() + patience
  let lock = tryExclusive(file)
  while (!lock) {
    if (Date.now() > deadline) {
      throw new PostgresStartError(
        `Another process has been starting or stopping the database for ${patience / 1000} seconds (${file} is locked). Stop that process, then start again.`,
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
