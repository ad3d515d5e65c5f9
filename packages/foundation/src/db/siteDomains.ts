import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** DNS results for a domain at the last check. */
export type DomainFindings = {
  /** TXT records at the verification name. */
  texts: string[]
  /** The addresses it points to. */
  addresses: string[]
  /** Whether a query got no response, so that missing records prove nothing. */
  unanswered: boolean
}

/**
 * Custom domains of mosques, with their verification status. A verified domain is in `hostnames` too; two mosques may be
 * waiting for the same domain. Only owners see them.
 */
export const siteDomains = pgTable(
  'site_domains',
  {
    tenantId: ownTenant(),
    /** As in the DNS: lower case, other scripts as Punycode. */
    hostname: text().notNull(),
    /** Content of the TXT record. Not a secret: the record is public. */
    token: text().notNull(),
    addedAt: instant().notNull(),
    checkedAt: instant(),
    /** Since when the domain has been verified, without a gap long enough to end its use. */
    provedAt: instant(),
    /** When it was first found to point here. */
    reachedAt: instant(),
    /** Since when the TXT record is missing. */
    proofMissingSince: instant(),
    /** Since when it no longer points here. */
    awaySince: instant(),
    found: jsonb().$type<DomainFindings>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.hostname] }),
    check('site_domains_form', sql`${t.hostname} ~ '^[a-z0-9.-]+$'`),
  ],
)
