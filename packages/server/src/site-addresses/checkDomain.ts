import { eq } from 'drizzle-orm'
import { type Database, siteDomains, type TenantDb } from '@minaret/foundation/db'
import { askDns } from './askDns.ts'
import { afterCheck, type DomainRow, isUsedByLinks } from './domainState.ts'
import { assignDomain, releaseDomain } from './assignDomain.ts'
import type { SiteAddressSettings } from './settings.ts'

/** Parameters of a check. */
export type DomainCheck = {
  database: Database
  /** The mosque's rows, with an owner's access. */
  db: TenantDb
  settings: SiteAddressSettings
  tenantId: string
  domain: string
  now: Date
}

/** Finds a domain of the mosque. */
const findDomain = async (db: TenantDb, domain: string): Promise<DomainRow | undefined> =>
  (await db((tx) => tx.select().from(siteDomains).where(eq(siteDomains.hostname, domain))))[0]

/**
 * Checks a domain's DNS records: a proved domain becomes a host name, and links use it once it also points here. No
 * database connection is held during the DNS queries.
 * @returns the updated domain; undefined if the mosque no longer has it
 */
export async function checkDomain({
  database,
  db,
  settings,
  tenantId,
  domain,
  now,
}: DomainCheck): Promise<DomainRow | undefined> {
  const before = await findDomain(db, domain)
  if (!before) return undefined
  const { found, ...evidence } = await askDns({ domain, token: before.token }, settings)
  const checkedDates = afterCheck(before, evidence, now)
  const isProved = checkedDates.provedAt !== null
  const isAssigned =
    isProved && (await assignDomain(database, { tenantId, domain, leading: isUsedByLinks(checkedDates, now) }))
  const newDates = isAssigned
    ? checkedDates
    : { provedAt: null, reachedAt: null, proofMissingSince: null, awaySince: null }
  const [row] = await db((tx) =>
    tx
      .update(siteDomains)
      .set({ ...newDates, found, checkedAt: now })
      .where(eq(siteDomains.hostname, domain))
      .returning(),
  )
  // The domain was removed during the queries, or its proof has been missing for too long.
  if (!row || !isAssigned) await releaseDomain(database, tenantId, domain)
  return row
}
