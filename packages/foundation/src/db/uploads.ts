import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** What a file that staff send is for. */
export const uploadPurposes = ['library', 'logo', 'statement', 'timetable', 'website', 'donors'] as const

/** A file on its way to the server, or sent and not yet used. It is its sender's alone. */
export const uploads = pgTable(
  'uploads',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** Whose it is: a staff account's id. */
    accountId: text().notNull(),
    purpose: text({ enum: uploadPurposes }).notNull(),
    /** What the file is called. */
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of its contents as its sender says: by it the same file goes on where it was broken off. */
    digest: bytes().notNull(),
    /** Parts that are there, and all there are. */
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

/** The parts of such a file, so that none is in memory whole while it arrives. */
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
