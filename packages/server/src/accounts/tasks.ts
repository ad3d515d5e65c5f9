import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { isServedHere, type Database, tenants } from '@minaret/foundation/db'
import { deleteOldCounts } from '@minaret/foundation/limits'
import { describeError, type Secrets } from '@minaret/foundation/base'
import { readPayloadField, paceItems } from '@minaret/foundation/jobs'
import type { Directory } from '@minaret/foundation/tenancy'
import { deleteOldDevices, deleteExpiredReferences, deleteExpiredSessions } from '@minaret/foundation/identity'
import { postponeRequest, openRequest, processRequest } from './requests.ts'

/** Dependencies of the account jobs. */
export type AccountTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  secrets: Secrets
  now: () => Date
  log: FastifyBaseLogger
}

/** Creates the account jobs, each of which may safely run again. */
export function accountTasks({ database, directory, secrets, now, log }: AccountTaskDeps): TaskList {
  return {
    async 'account-request'(payload) {
      const field = (name: 'tenantId' | 'id' | 'sealed' | 'asked') => readPayloadField(payload, name)
      const [tenantId, id, sealed] = [field('tenantId'), field('id'), field('sealed')]
      const tenant = await directory.byId(tenantId)
      if (!tenant) return
      if (tenant.suspended) {
        // A closed site creates no accounts and sends no emails; this request was made before it closed.
        const request = { tenantId, id, sealed, asked: field('asked') }
        const isPostponed = await database.forTenant(tenantId)((tx) => postponeRequest(tx, request, now()))
        if (!isPostponed) log.warn({ tenant: tenant.slug }, 'account request of a closed site dropped after a day')
        return
      }
      try {
        const request = openRequest(secrets, tenantId, sealed)
        await database.forTenant(tenantId)((tx) => processRequest(tx, { tenant, secrets, id, now: now() }, request))
      } catch (error) {
        // The queue stores and logs a job's errors, and a database error would quote the row with its email.
        const { type, code = 'no code' } = describeError(error)
        throw new Error(`An account request failed with ${type} (${code}) and will be retried.`, { cause: undefined })
      }
    },

    async 'accounts-tidy'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids))
        await database.forTenant(id)(async (tx) => {
          await deleteExpiredReferences(tx, now())
          await deleteExpiredSessions(tx, now())
          await deleteOldDevices(tx, now())
          await deleteOldCounts(tx, now())
        })
      log.debug({ tenants: ids.length }, 'deleted expired links, sessions and counts')
    },
  }
}
