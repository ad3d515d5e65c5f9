import { type Database, openDatabase } from '@minaret/server'
import { withDatabase } from './database.ts'

/** Counts from a server's ledger, read directly from its database. */
export type LedgerCounts = { gifts: number; paidGifts: number; entries: number; sumMinor: number }

/** Counts a tenant's card gifts and their ledger entries; the demonstration's own gifts are not by card. */
async function countLedger({ pool }: Database, slug: string): Promise<LedgerCounts> {
  const { rows } = await pool.query<LedgerCounts>(
    `SELECT count(DISTINCT g.id)::int AS gifts,
       count(DISTINCT g.id) FILTER (WHERE g.state = 'paid')::int AS "paidGifts",
       count(l.id)::int AS entries, coalesce(sum(l.amount_minor), 0)::int AS "sumMinor"
     FROM tenants t JOIN gifts g ON g.tenant_id = t.id AND g.how = 'card' LEFT JOIN ledger_entries l ON l.tenant_id = t.id AND l.gift_id = g.id
     WHERE t.slug = $1`,
    [slug],
  )
  const [counts] = rows
  if (!counts) throw new Error('Expected one row of ledger counts')
  return counts
}

/**
 * Counts a tenant's card gifts and their ledger entries.
 * @param url the database
 */
export async function readLedgerCountsAt(url: string, slug: string): Promise<LedgerCounts> {
  const database = openDatabase(url, 2)
  try {
    return await countLedger(database, slug)
  } finally {
    await database.close()
  }
}

/**
 * {@link readLedgerCountsAt} for a server with its own database.
 * @param dataDir the server's `DATA_DIR`
 */
export const readLedgerCounts = (dataDir: string, slug: string): Promise<LedgerCounts> =>
  withDatabase(dataDir, (database) => countLedger(database, slug))
