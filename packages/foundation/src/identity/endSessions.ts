import { eq, sql } from 'drizzle-orm'
import { sessions, users } from '../db/accounts.ts'
import type { Tx } from '../db/database.ts'

/** Ends one session. */
export async function endSession(tx: Tx, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id))
}

/**
 * Ends every session of a user at once, including those being created concurrently.
 * @returns the user's new epoch
 */
export async function endSessions(tx: Tx, userId: string): Promise<number> {
  const [user] = await tx
    .update(users)
    .set({ epoch: sql`${users.epoch} + 1` })
    .where(eq(users.id, userId))
    .returning({ epoch: users.epoch })
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  return user?.epoch ?? 0
}

/** Ends every session of the tenant, when its site is suspended or its users have to log in again. */
export async function endEverySession(tx: Tx): Promise<void> {
  await tx.update(users).set({ epoch: sql`${users.epoch} + 1` })
  await tx.delete(sessions)
}
