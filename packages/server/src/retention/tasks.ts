import type { FastifyBaseLogger } from 'fastify'
import { isServedHere, type Database, type TenantDb, tenants } from '@minaret/foundation/db'
import { describeError } from '@minaret/foundation/base'
import { paceItems } from '@minaret/foundation/jobs'
import { periods, type Period } from './periods.ts'

/** Dependencies of the retention job. */
export type RetentionDeps = {
  database: Database
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Creates the hourly job that deletes data past its retention period, in one transaction per mosque, since there may be
 * ten thousand mosques. A failure for one mosque is retried in the next run.
 */
export function retentionTasks({ database, now, log }: RetentionDeps) {
  const entries: [string, Period][] = Object.entries(periods)
  /** Deletes each kind in its own transaction, so that one failure does not block the others. */
  const forgetSeparately = async (db: TenantDb, tenantId: string) => {
    for (const [kind, { forget }] of entries)
      await db((tx) => forget(tx, now())).catch((error: unknown) => {
        const { type, code } = describeError(error)
        log.error({ tenantId, what: kind, type, code }, 'data past its retention period could not be deleted')
      })
  }
  return {
    async 'retention-tidy'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids)) {
        const db = database.forTenant(id)
        const isSuccessful = await db(async (tx) => {
          for (const [, { forget }] of entries) await forget(tx, now())
          return true
        }).catch(() => false)
        if (!isSuccessful) await forgetSeparately(db, id)
      }
    },
  }
}
