import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** What was imported from a folder, as it was stored then: what has been changed or taken away since can be told. */
export const folderItems = pgTable(
  'folder_items',
  {
    tenantId: ownTenant(),
    /** The table its row is in. */
    kind: text().notNull(),
    id: text().notNull(),
    digest: bytes().notNull(),
    /** Of what the folder said then: whether it says the same still. */
    source: bytes(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.id] })],
)
