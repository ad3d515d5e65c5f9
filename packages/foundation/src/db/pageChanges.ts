import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from './columns.ts'

/** A transaction id, which orders changes by their visibility to later readers. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Recent changes: one row per transaction, tenant and table, written by triggers and deleted after some minutes. Servers
 * poll for newly committed changes, and render again the pages that read such a table.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    transaction: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    tenantId: tenantId(),
    topic: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.transaction, t.tenantId, t.topic] }), index().on(t.at)],
)

/**
 * The tables whose changes are recorded: those read by public pages. A page that reads any other table is not cached. A
 * migration adds a table with `CALL watch_rows('…')`.
 */
export const watchedTables: readonly string[] = [
  'about_sections',
  'activities',
  'announcements',
  'banners',
  'campaign_faqs',
  'campaign_needs',
  'campaign_plans',
  'campaign_supporters',
  'campaign_updates',
  'campaigns',
  'causes',
  'classes',
  'content_translations',
  'courses',
  'day_overrides',
  'eid_prayers',
  'events',
  'files',
  'gallery_images',
  'gifts',
  'hostnames',
  'jamaat_rules',
  'jumuah_slots',
  'legal_pages',
  'money_totals',
  'news',
  'origins',
  'payment_accounts',
  'resources',
  'services',
  'settings',
  'team_members',
  'tenants',
  'timetable_days',
  'timetable_imports',
  'vacancies',
  'withdrawn_pages',
]
