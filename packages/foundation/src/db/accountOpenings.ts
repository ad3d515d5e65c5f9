import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/**
 * An account that is being opened at the provider for a mosque, until its id is known: what it is opened with is written
 * down first, so that a repeat asks for the same one. Owners alone see it.
 */
export const accountOpenings = pgTable(
  'account_openings',
  {
    tenantId: ownTenant(),
    mode: text({ enum: ['test', 'live'] }).notNull(),
    /** The mosque's name, country (ISO 3166-1 alpha-2) and website as they were then. */
    name: text().notNull(),
    country: text(),
    website: text(),
    begunAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.mode] }),
    check('account_openings_mode_known', sql`${t.mode} in ('test', 'live')`),
  ],
)
