import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/**
 * That a mosque's owner lets whoever runs the installation look and help, for a day at most. The end is written with the row
 * and can't be moved: more time takes another row, and ending early is a column of its own.
 */
export const supportGrants = pgTable(
  'support_grants',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The owner's account, kept after the account has gone. */
    grantedBy: text().notNull(),
    grantedAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When an owner ended it before its time. */
    endedAt: instant(),
    /** When somebody first came in by it: the owners are emailed then. */
    firstUsedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    check(
      'support_grants_a_day',
      sql`${t.endsAt} > ${t.grantedAt} and ${t.endsAt} <= ${t.grantedAt} + interval '24 hours'`,
    ),
  ],
)
