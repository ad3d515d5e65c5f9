import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { giftAidDeclarations } from './giftAid.ts'
import { ownTenant } from './ownTenant.ts'

/** What was returned undelivered: a letter by post, or an email. */
export const addressReportKinds = ['post', 'email'] as const

/**
 * A report that the address in a Gift Aid declaration may be wrong. A treasurer confirms the address, or obtains a new
 * declaration. The declaration itself does not change.
 */
export const addressReports = pgTable(
  'address_reports',
  {
    tenantId: ownTenant(),
    id: publicId(),
    declarationId: text().notNull(),
    kind: text({ enum: addressReportKinds }).notNull(),
    reportedAt: instant().notNull(),
    /** The staff member who reported it; null if a mail server did. */
    reportedBy: text(),
    /** When a treasurer confirmed that the address is right, and who. */
    confirmedAt: instant(),
    confirmedBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({
      name: 'address_reports_declaration',
      columns: [t.tenantId, t.declarationId],
      foreignColumns: [giftAidDeclarations.tenantId, giftAidDeclarations.id],
    }).onDelete('cascade'),
    // One open report per declaration and kind, until it is confirmed.
    uniqueIndex('address_reports_open')
      .on(t.tenantId, t.declarationId, t.kind)
      .where(sql`${t.confirmedAt} is null`),
    check('address_reports_kind_known', sql`${t.kind} in ('post', 'email')`),
    check('address_reports_confirmed', sql`num_nonnulls(${t.confirmedAt}, ${t.confirmedBy}) in (0, 2)`),
  ],
)
