import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { isServedHere, type Database, tenants } from '@minaret/foundation/db'
import { deleteOldCounts } from '@minaret/foundation/limits'
import { describeError, type Secrets } from '@minaret/foundation/base'
import { payloadField, paced } from '@minaret/foundation/jobs'
import type { Directory } from '@minaret/foundation/tenancy'
import { deleteOldDevices, deleteExpiredReferences, deleteExpiredSessions } from '@minaret/foundation/identity'
import { postponeRequest, openRequest, processRequest } from './requests.ts'

/** What the jobs of accounts need. */
export type AccountTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  secrets: Secrets
  now: () => Date
  log: FastifyBaseLogger
}

/** The jobs of accounts, for the runner: each may run any number of times. */
export function accountTasks({ database, directory, secrets, now, log }: AccountTaskDeps): TaskList {
  return {
    async 'account-request'(payload) {
      const field = (name: 'tenantId' | 'id' | 'sealed' | 'asked') => payloadField(payload, name)
      const [tenantId, id, sealed] = [field('tenantId'), field('id'), field('sealed')]
      const tenant = await directory.byId(tenantId)
      if (!tenant) return
      if (tenant.suspended) {
        // A closed site opens no accounts, and its letters wait; this one was promised before.
        const waiting = { tenantId, id, sealed, asked: field('asked') }
        const waits = await database.forTenant(tenantId)((tx) => postponeRequest(tx, waiting, now()))
        if (!waits) log.warn({ tenant: tenant.slug }, 'an account request of a closed site is deleted after a day')
        return
      }
      try {
        const request = openRequest(secrets, tenantId, sealed)
        await database.forTenant(tenantId)((tx) => processRequest(tx, { tenant, secrets, id, now: now() }, request))
      } catch (error) {
        // The queue writes down and logs what a job throws; an error of the database quotes the row, with its address.
        const { type, code = 'no code' } = describeError(error)
        throw new Error(`An account request met ${type} (${code}). It will be tried again.`, { cause: undefined })
      }
    },

    async 'accounts-tidy'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paced(ids))
        await database.forTenant(id)(async (tx) => {
          await deleteExpiredReferences(tx, now())
          await deleteExpiredSessions(tx, now())
          await deleteOldDevices(tx, now())
          await deleteOldCounts(tx, now())
        })
      log.debug({ tenants: ids.length }, 'expired links, sessions and counts are deleted')
    },
  }
}
