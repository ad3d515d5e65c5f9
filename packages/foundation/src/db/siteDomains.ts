import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** What the DNS said of a domain at the last check. */
export type DomainFindings = {
  /** TXT records at the name of the proof. */
  texts: string[]
  /** The addresses it points to. */
  addresses: string[]
  /** A question had no answer, so that nothing follows from what is missing. */
  unanswered: boolean
}

/**
 * Domains that mosques want their sites at: what is proved of each, and since when. One that is proved is in `hostnames` too;
 * two mosques may wait for the same one. Owners alone see them.
 */
export const siteDomains = pgTable(
  'site_domains',
  {
    tenantId: ownTenant(),
    /** As the DNS has it: lower case, other scripts as punycode. */
    hostname: text().notNull(),
    /** What the TXT record says. It is no secret: anybody can read the record. */
    token: text().notNull(),
    addedAt: instant().notNull(),
    checkedAt: instant(),
    /** Since when the record was seen without a gap that ended the domain's use. */
    provedAt: instant(),
    /** When it was first seen to point here. */
    reachedAt: instant(),
    /** Since when the record has gone. */
    proofMissingSince: instant(),
    /** Since when it points elsewhere, or nowhere. */
    awaySince: instant(),
    found: jsonb().$type<DomainFindings>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.hostname] }),
    check('site_domains_form', sql`${t.hostname} ~ '^[a-z0-9.-]+$'`),
  ],
)
