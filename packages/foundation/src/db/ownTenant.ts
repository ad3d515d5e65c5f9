import { sql } from 'drizzle-orm'
import { tenantId } from './columns.ts'
import { tenants } from './tenants.ts'

/** The tenant a row belongs to and is deleted with. It leads every key and index; row-level security compares it. */
export const ownTenant = () => tenantId().references(() => tenants.id, { onDelete: 'cascade' })

/** The tenant of the transaction; row-level security refuses any other. */
export const currentTenant = sql<string>`current_tenant()`
