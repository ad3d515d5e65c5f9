import { desc, lt, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { installationLog } from '../db/installationDesk.ts'

/** An action on the installation, or by an installation owner on one of its mosques. */
export type InstallationLogEntry = typeof installationLog.$inferSelect

/** Key of the log's advisory lock: an arbitrary number. */
const logLock = 7_262_760

/** Logs an action in its own transaction. */
export async function writeInstallationLog(
  tx: Tx,
  entry: {
    /** The account that did it; undefined for a command. */
    accountId?: string
    kind: string
    mosque?: string
    content?: Record<string, string>
    now: Date
  },
): Promise<void> {
  const { accountId, kind, mosque, content = {}, now } = entry
  // Serialises concurrent writers.
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

/** Reads entries of the installation's log, newest first. @param before only those at positions below */
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
