import { and, eq, gt } from 'drizzle-orm'
import { deskLog, type Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'

/** Looking again within so long is the same look, in milliseconds: a search asks with every key. */
const oneLook = 3_600_000

/** Writes down that somebody looked at donors, once an hour. */
export async function logRead(tx: Tx, { accountId, now }: { accountId: string; now: Date }): Promise<void> {
  const subject = `donors read by ${accountId}`
  const [looked] = await tx
    .select({ id: deskLog.id })
    .from(deskLog)
    .where(and(eq(deskLog.subject, subject), gt(deskLog.at, new Date(now.getTime() - oneLook))))
    .limit(1)
  if (!looked) await writeLog(tx, { accountId, kind: 'donorsRead', subject, content: { values: {} }, now })
}
