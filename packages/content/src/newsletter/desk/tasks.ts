import type { Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { payloadField } from '@minaret/foundation/jobs'
import type { Directory } from '@minaret/foundation/tenancy'
import { advanceIssue, scheduleIssue } from './sendIssue.ts'

/** How soon the newsletter of a mosque that is closed is looked at again, in seconds. */
const whileClosed = 3600

/** The job of the newsletter: it may run any number of times, and sends nobody an issue twice. */
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
      const [tenantId, issueId] = [payloadField(payload, 'tenantId'), payloadField(payload, 'issueId')]
      const tenant = await directory.byId(tenantId)
      if (!tenant) return
      await database.forTenant(tenantId)((tx) =>
        tenant.suspended
          ? scheduleIssue(tx, tenantId, issueId, whileClosed)
          : advanceIssue(tx, { tenant, secrets, now: now() }, issueId),
      )
    },
  }
}
