import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, lte, ne } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { sha256 } from '@minaret/foundation/base'
import { type Database, staffRecoveries, switchStaff } from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import type { Directory } from '@minaret/foundation/tenancy'
import { listMosques } from '../members/mosques.ts'
import { readyEmail } from './emails.ts'
import { findRecovery, needsPassword } from './store.ts'

const hour = 3_600_000
/** Lifetime of the link, in milliseconds. */
const linkLife = 72 * hour
/** Retention of ended recoveries, in milliseconds. The log entries stay longer. */
const retention = 90 * 24 * hour

type TaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  /** The desk’s URL; undefined if this server has no desk. */
  address: () => string | undefined
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Creates the task that, every five minutes, emails the links of recoveries after their 24 hours and ends expired ones. */
export function recoveryTasks({ database, directory, address, now, log }: TaskDeps) {
  async function sendLink(id: string, accountId: string, desk: string, time: Date): Promise<void> {
    const [mosque] = await listMosques({ database, directory }, accountId)
    if (!mosque) return
    await database.forAccount()(async (tx) => {
      const openRecovery = await findRecovery(tx, id, time)
      if (!openRecovery || openRecovery.recovery.setupHash || openRecovery.recovery.readyAt > time) return
      const reference = randomBytes(32).toString('base64url')
      await tx
        .update(staffRecoveries)
        .set({ setupHash: sha256(reference), expiresAt: new Date(time.getTime() + linkLife) })
        .where(eq(staffRecoveries.id, id))
      await switchStaff(tx, { tenantId: mosque.id, accountId, roles: ['owner'] })
      const link = `${desk}/recovery#${reference}`
      const email = readyEmail(mosque, {
        to: openRecovery.account.email,
        link,
        needsPassword: needsPassword(openRecovery),
      })
      await queueEmail(tx, { kind: 'recovery-ready', cause: id, email })
    })
  }
  return {
    async 'recoveries-due'() {
      const [desk, time] = [address(), now()]
      if (desk === undefined) return
      const isWaiting = eq(staffRecoveries.state, 'waiting')
      const dueRecoveries = await database.forAccount()(async (tx) => {
        await tx
          .update(staffRecoveries)
          .set({ state: 'expired' })
          .where(and(isWaiting, lte(staffRecoveries.expiresAt, time)))
        const isOld = lt(staffRecoveries.startedAt, new Date(time.getTime() - retention))
        await tx.delete(staffRecoveries).where(and(ne(staffRecoveries.state, 'waiting'), isOld))
        return tx
          .select({ id: staffRecoveries.id, accountId: staffRecoveries.accountId })
          .from(staffRecoveries)
          .where(and(isWaiting, isNull(staffRecoveries.setupHash), lte(staffRecoveries.readyAt, time)))
      })
      for (const { id, accountId } of dueRecoveries)
        // A failure is retried in five minutes and does not block the others.
        await sendLink(id, accountId, desk, time).catch((err: unknown) =>
          log.error({ err, recovery: id }, 'the link of a recovery could not be emailed'),
        )
    },
  }
}
