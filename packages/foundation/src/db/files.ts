import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A picture or a document a tenant keeps. The bytes lie in the storage, under the tenant and this id. */
export const files = pgTable(
  'files',
  {
    tenantId: ownTenant(),
    /** Digest of what it holds, and of a document's name: the same file twice is one, and an address never changes its meaning. */
    id: text().notNull(),
    kind: text({ enum: ['picture', 'document'] }).notNull(),
    /** What the mosque called it. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    /** A picture's, as it is looked at: turned the right way round. */
    width: smallint(),
    height: smallint(),
    /** A tiny picture as a data URI; none where the picture can be seen through. */
    placeholder: text(),
    /** What a picture shows, in words, for whoever uses it next. */
    alt: text(),
    /** What stays in view where a picture is cut, in per cent from its left and its top; its middle where nobody says. */
    focusX: smallint(),
    focusY: smallint(),
    createdAt: instant().notNull().defaultNow(),
    /** Since when no row is known to speak of it. */
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
