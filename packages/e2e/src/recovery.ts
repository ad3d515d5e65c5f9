import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import { ensureDatabase, openDatabase, startPostgres } from '@minaret/server'

/**
 * Lets the 24 hours of somebody's recovery pass, and gives it a link in place of the job that emails one every five minutes.
 * @param dataDir the host's `DATA_DIR`
 * @returns the link's path
 */
export async function passRecoveryDay(dataDir: string, email: string): Promise<string> {
  const reference = randomBytes(32).toString('base64url')
  const postgres = await startPostgres({ root: path.join(dataDir, 'postgres') })
  try {
    const database = openDatabase(await ensureDatabase(postgres.url, 'minaret'), 2)
    const { rowCount } = await database.pool.query(
      `UPDATE staff_recoveries SET started_at = started_at - interval '24 hours', ready_at = ready_at - interval '24 hours',
         setup_hash = $2
       WHERE state = 'waiting' AND account_id = (SELECT id FROM staff_accounts WHERE email = $1)`,
      [email, createHash('sha256').update(reference).digest()],
    )
    await database.close()
    if (rowCount !== 1) throw new Error(`No recovery waits for ${email}.`)
  } finally {
    await postgres.stop()
  }
  return `/recovery#${reference}`
}
