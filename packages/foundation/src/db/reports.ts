import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { languages } from '../i18n/language.ts'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'
import { staffMembers } from './staff.ts'

/** Staff members' subscriptions to the Monday email about giving, with its language; deleted when they leave. */
export const reportSubscriptions = pgTable(
  'report_subscriptions',
  {
    tenantId: ownTenant(),
    accountId: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId] }),
    foreignKey({
      columns: [t.tenantId, t.accountId],
      foreignColumns: [staffMembers.tenantId, staffMembers.accountId],
    }).onDelete('cascade'),
    check('report_subscriptions_language', sql`${t.language} in ('en', 'ar', 'ur')`),
  ],
)
