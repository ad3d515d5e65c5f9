import path from 'node:path'
import { type Database, ensureDatabase, openDatabase, startPostgres } from '@minaret/server'

/**
 * Connects to the database of a server running on this machine.
 * @param dataDir the server's `DATA_DIR`
 */
export async function withDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ root: path.join(dataDir, 'postgres') })
  try {
    const database = openDatabase(await ensureDatabase(postgres.url, 'minaret'), 2)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await postgres.stop()
  }
}
