import path from 'node:path'
import pg from 'pg'
import { createSecrets } from '../../../foundation/src/base/secrets.ts'
import { ensureDatabase, openDatabase } from '../../../foundation/src/db/database.ts'
import { migrateDatabase } from '../../../foundation/src/db/migrateDatabase.ts'
import { openStorage } from '../../../foundation/src/files/openStorage.ts'
import { startPostgres } from '../../../foundation/src/postgres/index.ts'
import { loadDemonstration } from '../../../server/src/demonstration/load.ts'
import { addGifts } from './addGifts.ts'
import { copyMosque } from './copyMosque.ts'

export { bulkHostname } from './copyMosque.ts'
export { checkMoney, type MoneyCheck } from './checkMoney.ts'

/** Starts PostgreSQL for a load test: durable, as in production. */
export const startBulkPostgres = (root: string): ReturnType<typeof startPostgres> =>
  startPostgres({ root, maxConnections: 100 })

/** The number of mosques and gifts in a load test. */
export type BulkSize = { mosques: number; gifts: number }

/** The mosque that is copied, its gifts' cause, and the campaign a third of them are given through. */
export const bulkTemplate = { slug: 'al-falah', campaign: 'kitchen', cause: 'food' }

/**
 * Creates a database with the demonstration's mosques, and copies of one of them with gifts.
 * @param server the address of PostgreSQL as a superuser
 * @param secretsKey the key of the server that will use the database
 * @returns the database's address, and the seconds taken to add the mosques and the gifts
 */
export async function makeBulkDatabase(
  server: string,
  { name, dataDir, secretsKey, size }: { name: string; dataDir: string; secretsKey: string; size: BulkSize },
): Promise<{ url: string; seconds: Record<'mosques' | 'gifts', number> }> {
  const url = await ensureDatabase(server, name)
  await migrateDatabase(url)
  const secrets = createSecrets(secretsKey)
  const database = openDatabase(url)
  try {
    await loadDemonstration({ database, secrets, storage: openStorage({ folder: path.join(dataDir, 'files') }) })
  } finally {
    await database.close()
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // The rows are valid by construction, so foreign keys and triggers can stay off.
    await client.query("SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'")
    const startedAt = performance.now()
    await copyMosque(client, { slug: bulkTemplate.slug, count: size.mosques, secrets })
    const copiedAt = performance.now()
    await addGifts(client, { ...size, ...bulkTemplate })
    const addedAt = performance.now()
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
    return { url, seconds: { mosques: (copiedAt - startedAt) / 1000, gifts: (addedAt - copiedAt) / 1000 } }
  } finally {
    await client.end()
  }
}
