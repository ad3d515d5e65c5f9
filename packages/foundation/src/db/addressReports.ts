import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { giftAidDeclarations } from './giftAid.ts'
import { ownTenant } from './ownTenant.ts'

/** What came back: a letter by post, or an email. */
export const addressReportKinds = ['post', 'email'] as const

/**
 * That somebody who declared for Gift Aid may not be reached where they said: what a treasurer confirms, or has declared
 * anew. Nothing of the declaration changes by it.
 */
export const addressReports = pgTable(
  'address_reports',
  {
    tenantId: ownTenant(),
    id: publicId(),
    declarationId: text().notNull(),
    kind: text({ enum: addressReportKinds }).notNull(),
    reportedAt: instant().notNull(),
    /** Who of the staff reported it; nobody where a mail server did. */
    reportedBy: text(),
    /** When somebody confirmed that the address is right, and who. */
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
    // The same is reported once, until it is confirmed.
    uniqueIndex('address_reports_open')
      .on(t.tenantId, t.declarationId, t.kind)
      .where(sql`${t.confirmedAt} is null`),
    check('address_reports_kind_known', sql`${t.kind} in ('post', 'email')`),
    check('address_reports_confirmed', sql`num_nonnulls(${t.confirmedAt}, ${t.confirmedBy}) in (0, 2)`),
  ],
)
