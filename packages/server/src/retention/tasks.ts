import type { FastifyBaseLogger } from 'fastify'
import { type Database, tenants } from '@minaret/foundation/db'
import { describeError } from '@minaret/foundation/base'
import { periods, type Period } from './periods.ts'

/** What the job of forgetting needs. */
export type RetentionDeps = {
  database: Database
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Forgets, every hour, what is older than its period. What fails for one mosque is tried again with the next round. */
export function retentionTasks({ database, now, log }: RetentionDeps) {
  const rows: [string, Period][] = Object.entries(periods)
  return {
    async 'retention-tidy'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants))
      for (const { id } of ids)
        for (const [what, { forget }] of rows)
          await database
            .forTenant(id)((tx) => forget(tx, now()))
            .catch((error: unknown) => {
              const { type, code } = describeError(error)
              log.error({ tenantId: id, what, type, code }, 'data past its retention period could not be deleted')
            })
    },
  }
}
