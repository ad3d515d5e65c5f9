import { createHash, randomBytes } from 'node:crypto'
import { withDatabase } from './database.ts'

/**
 * Moves a login recovery past its 24-hour wait, and sets its link in place of the job that emails one every five minutes.
 * @param dataDir the server's `DATA_DIR`
 * @returns the link's path
 */
export async function skipRecoveryWait(dataDir: string, email: string): Promise<string> {
  const reference = randomBytes(32).toString('base64url')
  await withDatabase(dataDir, async ({ pool }) => {
    const { rowCount } = await pool.query(
      `UPDATE staff_recoveries SET started_at = started_at - interval '24 hours', ready_at = ready_at - interval '24 hours',
         setup_hash = $2
       WHERE state = 'waiting' AND account_id = (SELECT id FROM staff_accounts WHERE email = $1)`,
      [email, createHash('sha256').update(reference).digest()],
    )
    if (rowCount !== 1) throw new Error(`Expected one waiting recovery for ${email}`)
  })
  return `/recovery#${reference}`
}
