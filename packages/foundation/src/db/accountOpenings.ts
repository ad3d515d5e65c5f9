import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/**
 * A payment account being opened at the provider, until its id is known. The details it is opened with are stored first,
 * so that a retry requests the same account. Only owners see it.
 */
export const accountOpenings = pgTable(
  'account_openings',
  {
    tenantId: ownTenant(),
    mode: text({ enum: ['test', 'live'] }).notNull(),
    /** The mosque's name, country (ISO 3166-1 alpha-2) and website at that time. */
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
