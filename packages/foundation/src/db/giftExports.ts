import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** Status of a gift export. */
export const giftExportStates = ['waiting', 'running', 'ready', 'failed'] as const

/** File formats of a gift export. */
export const giftExportFormats = ['csv', 'ods'] as const

/** A list of gifts exported to a file at the desk. The file is deleted after a day. */
export const giftExports = pgTable(
  'gift_exports',
  {
    tenantId: ownTenant(),
    id: publicId(),
    requestedBy: text().notNull(),
    requestedAt: instant().notNull(),
    /** The filters of the list, from its URL. */
    filters: jsonb().$type<Record<string, string>>().notNull(),
    format: text({ enum: giftExportFormats }).notNull().default('csv'),
    state: text({ enum: giftExportStates }).notNull().default('waiting'),
    /** Gifts written so far, and how many there are. */
    written: integer().notNull().default(0),
    total: integer().notNull().default(0),
    finishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.requestedAt),
    check('gift_exports_format_known', sql`${t.format} in ('csv', 'ods')`),
    check('gift_exports_finished', sql`(${t.state} in ('ready', 'failed')) = (${t.finishedAt} is not null)`),
  ],
)

/** An export's file in parts of some hundred kilobytes, so that the whole file is never in memory. */
export const giftExportParts = pgTable(
  'gift_export_parts',
  {
    tenantId: ownTenant(),
    exportId: text().notNull(),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.exportId, t.position] }),
    foreignKey({
      columns: [t.tenantId, t.exportId],
      foreignColumns: [giftExports.tenantId, giftExports.id],
    }).onDelete('cascade'),
  ],
)
