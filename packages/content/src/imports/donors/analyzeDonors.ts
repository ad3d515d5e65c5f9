import { sql } from 'drizzle-orm'
import type { Database } from '@minaret/foundation/db'

/**
 * Has PostgreSQL count again what a long list fills, and plan anew. Plans that connections kept from when these tables were
 * small read all lines or donors of a mosque for each single donor, in foreign keys and triggers too; PostgreSQL itself would
 * notice a minute later.
 */
export async function analyzeDonors(database: Pick<Database, 'asOwner'>): Promise<void> {
  await database.asOwner((tx) => tx.execute(sql`analyze donors, donor_terms, import_lines`))
}
