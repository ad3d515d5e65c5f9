import { and, eq, gt } from 'drizzle-orm'
import { deskLog, type Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'

/** Milliseconds within which reads are logged once: a search sends a request per keystroke. */
const logInterval = 3_600_000

/** Logs that an account has read donors, at most once an hour. */
export async function logDonorsRead(tx: Tx, { accountId, now }: { accountId: string; now: Date }): Promise<void> {
  const subject = `donors read by ${accountId}`
  const [recentEntry] = await tx
    .select({ id: deskLog.id })
    .from(deskLog)
    .where(and(eq(deskLog.subject, subject), gt(deskLog.at, new Date(now.getTime() - logInterval))))
    .limit(1)
  if (!recentEntry) await writeLog(tx, { accountId, kind: 'donorsRead', subject, content: { values: {} }, now })
}
