import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** How far an export of a mosque has come. */
export const mosqueExportStates = ['waiting', 'running', 'ready', 'failed'] as const

/**
 * Everything a mosque has, written into one archive after two owners decided it. Owners alone see it, in the database too, and
 * the public server's role can't reach it. The archive is deleted after a day.
 */
export const mosqueExports = pgTable(
  'mosque_exports',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The owner who asked for it: a staff account's id, stored after the account has gone. */
    requestedBy: text().notNull(),
    /** When it was approved. */
    requestedAt: instant().notNull(),
    state: text({ enum: mosqueExportStates }).notNull().default('waiting'),
    /** Rows and files written so far, and how many there are. */
    written: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** How many parts the archive has, and its size. */
    parts: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    finishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.requestedAt),
    // One at a time.
    uniqueIndex('mosque_exports_open')
      .on(t.tenantId)
      .where(sql`${t.finishedAt} is null`),
    check('mosque_exports_state_known', sql`${t.state} in ('waiting', 'running', 'ready', 'failed')`),
    check('mosque_exports_finished', sql`(${t.state} in ('ready', 'failed')) = (${t.finishedAt} is not null)`),
  ],
)

/** An archive in pieces of at most a megabyte: it is never in memory whole. */
export const mosqueExportParts = pgTable(
  'mosque_export_parts',
  {
    tenantId: ownTenant(),
    exportId: text().notNull(),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.exportId, t.position] }),
    foreignKey({
      name: 'mosque_export_parts_export',
      columns: [t.tenantId, t.exportId],
      foreignColumns: [mosqueExports.tenantId, mosqueExports.id],
    }).onDelete('cascade'),
  ],
)
