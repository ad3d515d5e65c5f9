import { sql } from 'drizzle-orm'
import { boolean, customType, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from './columns.ts'

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

/** The transactions a reader sees. */
const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' })

/**
 * Rendered pages that all servers of one build share. An unlogged table: PostgreSQL empties it after a crash or a
 * failover, and the pages are then rendered again. A page is valid until a change of its topics, or until it expires.
 */
export const storedPages = pgTable(
  'stored_pages',
  {
    // Without a foreign key: storing a page must not wait for a lock on its tenant.
    tenantId: tenantId(),
    language: text().notNull(),
    address: text().notNull(),
    /** The release and the apps that rendered it. */
    build: text().notNull(),
    /** The revision of the tenant's settings. */
    revision: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    /** Compressed with Brotli. */
    body: bytes().notNull(),
    topics: text().array().notNull(),
    /** What the transaction that read its data saw. */
    snapshot: snapshot().notNull(),
    renderedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    isEmergency: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.language, t.address] })],
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
