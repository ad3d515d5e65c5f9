import { desc, eq } from 'drizzle-orm'
import type { StaffChange } from '@minaret/contract/desk'
import type { Tx } from '../db/database.ts'
import { deskLog, staffAccounts } from '../db/staff.ts'

/**
 * Reads the last change of a subject from the mosque's log.
 * @param subject as named in log entries
 * @returns undefined if staff have never changed it; without a name if that person has left
 */
export async function readLastChange(tx: Tx, subject: string): Promise<StaffChange | undefined> {
  const [last] = await tx
    .select({ at: deskLog.at, by: staffAccounts.name })
    .from(deskLog)
    .leftJoin(staffAccounts, eq(staffAccounts.id, deskLog.accountId))
    .where(eq(deskLog.subject, subject))
    .orderBy(desc(deskLog.position))
    .limit(1)
  return last && { ...(last.by === null ? {} : { by: last.by }), at: last.at.toISOString() }
}
