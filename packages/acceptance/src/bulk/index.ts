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

/** A PostgreSQL for a measurement: durable, as a server's own is. */
export const startBulkPostgres = (root: string): ReturnType<typeof startPostgres> =>
  startPostgres({ root, maxConnections: 100 })

/** How large an installation a measurement runs on. */
export type BulkSize = { mosques: number; gifts: number }

/** The mosque that is copied, the cause its gifts are for, and the campaign a third of them goes through. */
export const bulkTemplate = { slug: 'al-falah', campaign: 'kitchen', cause: 'food' }

/**
 * Makes a database with so many mosques and gifts: the demonstration, and copies of one of its mosques.
 * @param server address of a superuser's PostgreSQL
 * @param secretsKey the key of the server that is going to run on it
 * @returns the database's address, and the seconds each part took
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
    // Neither keys nor triggers are looked at for rows that are right by construction.
    await client.query("SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'")
    const began = performance.now()
    await copyMosque(client, { slug: bulkTemplate.slug, count: size.mosques, secrets })
    const copied = performance.now()
    await addGifts(client, { ...size, ...bulkTemplate })
    const given = performance.now()
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
    return { url, seconds: { mosques: (copied - began) / 1000, gifts: (given - copied) / 1000 } }
  } finally {
    await client.end()
  }
}
