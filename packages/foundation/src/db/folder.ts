import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** The items imported from a content folder, with digests that reveal later changes and deletions. */
export const folderItems = pgTable(
  'folder_items',
  {
    tenantId: ownTenant(),
    /** The table its row is in. */
    kind: text().notNull(),
    id: text().notNull(),
    digest: bytes().notNull(),
    /** Digest of the folder's file at that time, to detect changes to the folder. */
    source: bytes(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.id] })],
)
