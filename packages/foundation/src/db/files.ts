import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A picture or document of a tenant. Its bytes are in the file storage, under the tenant and this id. */
export const files = pgTable(
  'files',
  {
    tenantId: ownTenant(),
    /** Digest of the content, and of a document's name: the same file is stored once, and a URL always has the same content. */
    id: text().notNull(),
    kind: text({ enum: ['picture', 'document'] }).notNull(),
    /** The mosque's name for it. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    /** A picture's size in pixels, after applying its orientation. */
    width: smallint(),
    height: smallint(),
    /** A tiny version as a data URI; null if the picture has transparency. */
    placeholder: text(),
    /** Alternative text, suggested when the picture is used again. */
    alt: text(),
    /** The point that stays visible when the picture is cropped, in per cent from the left and the top; null for the centre. */
    focusX: smallint(),
    focusY: smallint(),
    createdAt: instant().notNull().defaultNow(),
    /** Since when no row refers to it. */
    unusedSince: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.createdAt),
    check('files_id_form', sql`${t.id} ~ '^[0-9a-f]{32}$'`),
    check('files_kind_known', sql`${t.kind} in ('picture', 'document')`),
    check(
      'files_focus_inside',
      sql`num_nonnulls(${t.focusX}, ${t.focusY}) in (0, 2) and ${t.focusX} between 0 and 100 and ${t.focusY} between 0 and 100`,
    ),
    check('files_picture_measured', sql`${t.kind} <> 'picture' or (${t.width} > 0 and ${t.height} > 0)`),
  ],
)
