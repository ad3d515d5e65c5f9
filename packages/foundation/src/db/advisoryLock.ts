import { createHash } from 'node:crypto'
import type { Database } from './database.ts'

/** Names become numbers; PostgreSQL's locks have no others. */
const getLockNumber = (name: string) => createHash('sha256').update(`minaret ${name}`).digest().readInt32BE()

/**
 * Does a piece of work while no other host does the same: whoever comes second waits, and finds it done. A host that dies
 * in the middle lets the next one begin.
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
    // A connection that is closed holds no lock.
    client.release(true)
  }
}
