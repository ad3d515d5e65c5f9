import { sql } from 'drizzle-orm'
import type { Database } from '@minaret/foundation/db'

/**
 * Updates PostgreSQL's statistics of the tables that a long list fills. Otherwise cached plans, including those of foreign keys
 * and triggers, scan all of a mosque's lines or donors for each donor until autovacuum analyses the tables a minute later.
 */
export async function analyzeDonors(database: Pick<Database, 'asOwner'>): Promise<void> {
  await database.asOwner((tx) => tx.execute(sql`analyze donors, donor_terms, import_lines`))
}
