import { sql } from 'drizzle-orm'
import { readDeskRoles } from '@minaret/plans'
import type { StaffMember, Tx } from './database.ts'

/**
 * Goes on for somebody else in a transaction of the desk: for one mosque after the other, where it must all happen or
 * nothing. The settings end with the transaction; what is read after the last mosque needs another call without one.
 */
export async function switchStaff(
  tx: Tx,
  { tenantId = '', accountId, roles }: StaffMember & { tenantId?: string },
): Promise<void> {
  await tx.execute(sql`
    select set_config('app.tenant', ${tenantId}, true), set_config('app.staff', ${accountId}, true),
      set_config('app.roles', ${readDeskRoles(roles).join(',')}, true)`)
}
