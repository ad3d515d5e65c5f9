import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/**
 * Support access: a mosque's owner lets installation owners view and help for at most a day. The end is fixed with the row
 * and cannot be changed: an extension is another row, and an early end has its own column.
 */
export const supportGrants = pgTable(
  'support_grants',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The owner's account, kept after the account is deleted. */
    grantedBy: text().notNull(),
    grantedAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When an owner ended it early. */
    endedAt: instant(),
    /** First use, when the owners are emailed. */
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
