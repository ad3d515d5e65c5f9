import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** Purposes of a file uploaded by staff. */
export const uploadPurposes = ['library', 'logo', 'statement', 'timetable', 'website', 'donors'] as const

/** A file being uploaded, or uploaded and not yet used. Only its uploader can see it. */
export const uploads = pgTable(
  'uploads',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The uploader: a staff account's id. */
    accountId: text().notNull(),
    purpose: text({ enum: uploadPurposes }).notNull(),
    /** File name. */
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the content, calculated by the client, used to resume an interrupted upload of the same file. */
    digest: bytes().notNull(),
    /** Parts received, and their total number. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    startedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.accountId),
    check(
      'uploads_purpose_known',
      sql`${t.purpose} in ('library', 'logo', 'statement', 'timetable', 'website', 'donors')`,
    ),
    check('uploads_counted', sql`${t.bytes} >= 0 and ${t.done} between 0 and ${t.total}`),
  ],
)

/** The parts of an uploaded file, so that the whole file is never in memory. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    tenantId: ownTenant(),
    uploadId: text().notNull(),
    accountId: text().notNull(),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.uploadId, t.position] }),
    foreignKey({
      name: 'upload_parts_upload',
      columns: [t.tenantId, t.uploadId],
      foreignColumns: [uploads.tenantId, uploads.id],
    }).onDelete('cascade'),
  ],
)
