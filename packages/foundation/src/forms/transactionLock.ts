import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/**
 * Acquires a lock for this tenant that other transactions wait for until this one ends, so that a later check sees everything
 * committed before.
 */
export async function lockUntilCommit(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(current_tenant()::text || ' ' || ${name}, 0))`)
}
