import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * Runs work in a savepoint of an open transaction: if it throws, only its statements are rolled back and the transaction
 * continues.
 * @throws whatever the work throws
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint part`)
  try {
    const result = await work()
    await tx.execute(sql`release savepoint part`)
    return result
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`)
    throw error
  }
}
