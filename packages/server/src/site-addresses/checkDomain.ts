import { eq } from 'drizzle-orm'
import { type Database, siteDomains, type TenantDb } from '@minaret/foundation/db'
import { askDns } from './askDns.ts'
import { afterCheck, type DomainRow, leads } from './domainState.ts'
import { placeDomain, releaseDomain } from './placeDomain.ts'
import type { SiteAddressSettings } from './settings.ts'

/** What a check takes. */
export type DomainCheck = {
  database: Database
  /** The mosque's rows, as an owner sees them. */
  db: TenantDb
  settings: SiteAddressSettings
  tenantId: string
  domain: string
  now: Date
}

/** One domain of the mosque's. */
const findDomain = async (db: TenantDb, domain: string): Promise<DomainRow | undefined> =>
  (await db((tx) => tx.select().from(siteDomains).where(eq(siteDomains.hostname, domain))))[0]

/**
 * Asks the DNS about a domain and acts on the answer: it answers once it is proved, and leads once it points here too.
 * No connection is held while the DNS is asked.
 * @returns the domain as it is stored now; nothing where the mosque no longer has it
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
  const reached = afterCheck(before, evidence, now)
  const isProved = reached.provedAt !== null
  const isOurs = isProved && (await placeDomain(database, { tenantId, domain, leading: leads(reached, now) }))
  const next = isOurs ? reached : { provedAt: null, reachedAt: null, proofMissingSince: null, awaySince: null }
  const [row] = await db((tx) =>
    tx
      .update(siteDomains)
      .set({ ...next, found, checkedAt: now })
      .where(eq(siteDomains.hostname, domain))
      .returning(),
  )
  // Removed while the DNS was asked, or no longer proved for too long.
  if (!row || !isOurs) await releaseDomain(database, tenantId, domain)
  return row
}
