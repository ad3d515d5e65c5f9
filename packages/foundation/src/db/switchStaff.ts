import { sql } from 'drizzle-orm'
import { readDeskRoles } from '@minaret/plans'
import type { StaffMember, Tx } from './database.ts'

/**
 * Switches the tenant and staff member of a desk transaction, for work on several mosques that must be atomic. The settings
 * end with the transaction; to read without a mosque afterwards, call it again without `tenantId`.
 */
export async function switchStaff(
  tx: Tx,
  { tenantId = '', accountId, roles }: StaffMember & { tenantId?: string },
): Promise<void> {
  await tx.execute(sql`
    select set_config('app.tenant', ${tenantId}, true), set_config('app.staff', ${accountId}, true),
      set_config('app.roles', ${readDeskRoles(roles).join(',')}, true)`)
}
