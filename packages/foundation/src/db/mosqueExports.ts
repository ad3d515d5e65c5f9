import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** Status of a mosque's export. */
export const mosqueExportStates = ['waiting', 'running', 'ready', 'failed'] as const

/**
 * An export of all of a mosque's data into one archive, approved by two owners. Only owners can see it, which the database
 * enforces too, and the public server's role has no access. The archive is deleted after a day.
 */
export const mosqueExports = pgTable(
  'mosque_exports',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The owner who requested it: a staff account's id, kept after the account is deleted. */
    requestedBy: text().notNull(),
    /** When it was approved. */
    requestedAt: instant().notNull(),
    state: text({ enum: mosqueExportStates }).notNull().default('waiting'),
    /** Rows and files written so far, and their total. */
    written: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Number of parts of the archive, and its size in bytes. */
    parts: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    finishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.requestedAt),
    // One export at a time.
    uniqueIndex('mosque_exports_open')
      .on(t.tenantId)
      .where(sql`${t.finishedAt} is null`),
    check('mosque_exports_state_known', sql`${t.state} in ('waiting', 'running', 'ready', 'failed')`),
    check('mosque_exports_finished', sql`(${t.state} in ('ready', 'failed')) = (${t.finishedAt} is not null)`),
  ],
)

/** An archive in parts of at most a megabyte, so that the whole archive is never in memory. */
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
