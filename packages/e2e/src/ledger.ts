import path from 'node:path'
import { ensureDatabase, openDatabase, startPostgres } from '@minaret/server'

/** The books of a host on this machine, read straight from its database beside it. */
export type LedgerCounts = { gifts: number; paidGifts: number; entries: number; sumMinor: number }

/**
 * Counts the gifts by card and their ledger entries of a tenant; the demonstration's own were written down by hand.
 * @param url of the database
 */
export async function readLedgerCountsAt(url: string, slug: string): Promise<LedgerCounts> {
  const database = openDatabase(url, 2)
  try {
    const { rows } = await database.pool.query<LedgerCounts>(
      `SELECT count(DISTINCT g.id)::int AS gifts,
         count(DISTINCT g.id) FILTER (WHERE g.state = 'paid')::int AS "paidGifts",
         count(l.id)::int AS entries, coalesce(sum(l.amount_minor), 0)::int AS "sumMinor"
       FROM tenants t JOIN gifts g ON g.tenant_id = t.id AND g.how = 'card' LEFT JOIN ledger_entries l ON l.tenant_id = t.id AND l.gift_id = g.id
       WHERE t.slug = $1`,
      [slug],
    )
    const [counts] = rows
    if (!counts) throw new Error('The books could not be read.')
    return counts
  } finally {
    await database.close()
  }
}

/**
 * {@link readBooksAt} for a host with a database of its own.
 * @param dataDir the host's `DATA_DIR`
 */
export async function readLedgerCounts(dataDir: string, slug: string): Promise<LedgerCounts> {
  const postgres = await startPostgres({ root: path.join(dataDir, 'postgres') })
  try {
    return await readLedgerCountsAt(await ensureDatabase(postgres.url, 'minaret'), slug)
  } finally {
    await postgres.stop()
  }
}
