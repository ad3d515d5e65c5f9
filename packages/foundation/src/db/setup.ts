import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A task of setting up that a mosque's staff have said is not needed. */
export const setupDismissals = pgTable(
  'setup_dismissals',
  { tenantId: ownTenant(), task: text().notNull(), at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.task] })],
)
