import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { createMigrationCheck } from '../db/migrations.ts'
import { isOutOfSpace } from '../db/transientErrors.ts'
import type { Check } from './readiness.ts'

const rejectUnreachable = () => Promise.reject(new Error('PostgreSQL does not respond.'))

/** How long a successful space check stays valid, in milliseconds. */
const spaceMaxAge = 5000

/**
 * Checks whether PostgreSQL can write: 2 MB more than fit in memory go into a temporary file. Pages are served even if it
 * cannot, so the server stays ready.
 */
function spaceCheck({ asOwner }: Pick<Database, 'asOwner'>): Check {
  let lastSpaceAt = -Infinity
  return {
    name: 'space',
    optional: true,
    async probe() {
      if (performance.now() - lastSpaceAt < spaceMaxAge) return
      await asOwner(async (tx) => {
        await tx.execute(sql`SET LOCAL work_mem = '64kB'`)
        await tx.execute(sql`SELECT count(*) FROM generate_series(1, 100000)`)
      }).catch((error: unknown) => {
        throw new Error(
          isOutOfSpace(error)
            ? 'The disk of PostgreSQL is full: nothing can be saved. Free some space: the server continues automatically.'
            : 'PostgreSQL cannot write, or does not respond.',
        )
      })
      lastSpaceAt = performance.now()
    },
  }
}

/** Checks that the database responds, and has every table this version needs. */
export function databaseChecks(database: Pick<Database, 'pool' | 'asOwner'>): Check[] {
  const { pool } = database
  const findMismatch = createMigrationCheck()
  return [
    // The driver's message may contain an address or a user.
    { name: 'database', probe: () => pool.queryOnce('SELECT 1').then(() => {}, rejectUnreachable) },
    {
      name: 'migrations',
      async probe() {
        const mismatch = await findMismatch(pool).catch(rejectUnreachable)
        if (mismatch !== undefined) throw new Error(mismatch)
      },
    },
    spaceCheck(database),
  ]
}
