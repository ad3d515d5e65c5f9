import type { Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { readPayloadField } from '@minaret/foundation/jobs'
import type { Directory } from '@minaret/foundation/tenancy'
import { advanceIssue, scheduleIssue } from './sendIssue.ts'

/** The delay of the next run while the mosque's site is suspended, in seconds. */
const suspendedDelay = 3600

/** The job that sends newsletters. It is idempotent. */
export function newsletterTasks({
  database,
  directory,
  secrets,
  now,
}: {
  database: Database
  directory: Pick<Directory, 'byId'>
  secrets: Secrets
  now: () => Date
}) {
  return {
    async 'newsletter-send'(payload: unknown) {
      const [tenantId, issueId] = [readPayloadField(payload, 'tenantId'), readPayloadField(payload, 'issueId')]
      const tenant = await directory.byId(tenantId)
      if (!tenant) return
      await database.forTenant(tenantId)((tx) =>
        tenant.suspended
          ? scheduleIssue(tx, tenantId, issueId, suspendedDelay)
          : advanceIssue(tx, { tenant, secrets, now: now() }, issueId),
      )
    },
  }
}
