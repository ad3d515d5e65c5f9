import { desc, lt, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { installationLog } from '../db/installationDesk.ts'

/** Something that was done to the installation, or to one of its mosques by whoever runs it. */
export type InstallationLogEntry = typeof installationLog.$inferSelect

/** Any number that is ours. */
const logLock = 7_262_760

/** Writes down what was done, in the transaction that does it. */
export async function writeInstallationLog(
  tx: Tx,
  entry: {
    /** Who did it; absent for a command. */
    accountId?: string
    kind: string
    mosque?: string
    content?: Record<string, string>
    now: Date
  },
): Promise<void> {
  const { accountId, kind, mosque, content = {}, now } = entry
  // Two who write at once do so one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(${logLock})`)
  const [last] = await tx
    .select({ position: installationLog.position })
    .from(installationLog)
    .orderBy(desc(installationLog.position))
    .limit(1)
  const position = (last?.position ?? 0) + 1
  await tx
    .insert(installationLog)
    .values({ position, at: now, accountId: accountId ?? null, kind, mosque: mosque ?? null, content })
}

/** Entries of the installation's log, the newest first. @param before only those at positions below */
export const readInstallationLog = (
  tx: Tx,
  { limit, before }: { limit: number; before?: number },
): Promise<InstallationLogEntry[]> =>
  tx
    .select()
    .from(installationLog)
    .where(before === undefined ? undefined : lt(installationLog.position, before))
    .orderBy(desc(installationLog.position))
    .limit(limit)
