import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/**
 * Waits until no other transaction of this tenant does the same, and keeps others waiting until this one ends: what is
 * looked for afterwards is there for everybody.
 */
export async function lockUntilCommit(tx: Tx, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(current_tenant()::text || ' ' || ${what}, 0))`)
}
