import { OperatorError } from '@minaret/foundation/base'
import { openDatabase } from '@minaret/foundation/db'
import { type MoveOptions, type MoveResult, moveTenant } from './moveTenant.ts'

/**
 * Moves a mosque to the database at a URL, like {@link moveTenant}.
 * @param url the `DATABASE_URL` of the target's servers
 * @throws OperatorError if it cannot be reached, or the mosque cannot be moved
 */
export async function moveToDatabase(
  tenantId: string,
  url: string,
  options: Omit<MoveOptions, 'target'>,
): Promise<MoveResult> {
  const target = openDatabase(url, 4)
  try {
    await target.pool.queryOnce('SELECT FROM installation').catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new OperatorError(
        `The database in MOVE_TO_DATABASE_URL cannot be used (${reason}). If it is empty, start a server on it once.`,
      )
    })
    return await moveTenant(tenantId, { ...options, target })
  } finally {
    await target.close()
  }
}
