import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A setup task that a mosque's staff have dismissed as not needed. */
export const setupDismissals = pgTable(
  'setup_dismissals',
  { tenantId: ownTenant(), task: text().notNull(), at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.task] })],
)
