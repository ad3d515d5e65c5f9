import { createHash } from 'node:crypto'
import type { Database } from './database.ts'

/** Hashes a name to a number, because PostgreSQL's advisory locks are keyed by integers. */
const getLockNumber = (name: string) => createHash('sha256').update(`minaret ${name}`).digest().readInt32BE()

/**
 * Runs work under an advisory lock, so that only one server does it at a time: the next one waits. The lock of a server
 * that dies is released.
 */
export async function withLock<T>(
  { direct }: Pick<Database, 'direct'>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = await direct.connect()
  const lock = [getLockNumber('turns'), getLockNumber(name)]
  try {
    await client.query('SELECT pg_advisory_lock($1, $2)', lock)
    return await work()
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}
