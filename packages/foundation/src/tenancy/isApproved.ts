import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { currentTenant } from '../db/ownTenant.ts'
import { tenants } from '../db/tenants.ts'

/** Whether the transaction's mosque is currently approved; the directory may be a second behind. */
export async function isApproved(tx: Tx): Promise<boolean> {
  const [row] = await tx.select({ review: tenants.review }).from(tenants).where(eq(tenants.id, currentTenant))
  return row?.review === 'approved'
}
