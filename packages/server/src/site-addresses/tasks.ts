import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type Database, hostnames, newPublicId } from '@minaret/foundation/db'
import { readPayloadField } from '@minaret/foundation/jobs'
import { scheduleCheck } from './changeDomains.ts'
import { checkDomain } from './checkDomain.ts'
import type { DomainRow } from './domainState.ts'
import type { SiteAddressSettings } from './settings.ts'

type TaskDeps = {
  database: Database
  /** Undefined if mosques cannot use their own domains; then none is checked. */
  siteAddresses: SiteAddressSettings | undefined
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Returns the seconds until the next check of an unconnected domain; undefined once checks have stopped. */
function nextDelay({ addedAt, reachedAt }: DomainRow, now: Date): number | undefined {
  const age = (now.getTime() - addedAt.getTime()) / 1000
  if (reachedAt || age > 30 * day) return undefined
  return age < 2 * day ? 5 * minute : hour
}

/** Creates the jobs that check domains: one for waiting domains, and an hourly one for those in use. */
export function siteAddressTasks({ database, siteAddresses: settings, now, log }: TaskDeps) {
  const databaseAsOwner = (tenantId: string) =>
    database.forStaff(tenantId, { accountId: newPublicId(), roles: ['owner'] })
  return {
    async 'domain-check'(payload: unknown) {
      const [tenantId, domain] = [readPayloadField(payload, 'tenantId'), readPayloadField(payload, 'domain')]
      if (!settings) return
      const db = databaseAsOwner(tenantId)
      const row = await checkDomain({ database, db, settings, tenantId, domain, now: now() })
      const seconds = row && nextDelay(row, now())
      if (seconds !== undefined) await db((tx) => scheduleCheck(tx, tenantId, domain, seconds))
    },
    async 'domains-check'() {
      if (!settings) return
      const ownDomains = await database.global((tx) => tx.select().from(hostnames).where(eq(hostnames.own, true)))
      for (const { tenantId, hostname: domain } of ownDomains)
        // A failure must not stop the other checks.
        await checkDomain({ database, db: databaseAsOwner(tenantId), settings, tenantId, domain, now: now() }).catch(
          (err: unknown) => log.error({ err, tenantId }, 'a domain could not be checked'),
        )
    },
  }
}
