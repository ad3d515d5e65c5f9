import { and, eq, notInArray } from 'drizzle-orm'
import { approvals, currentTenant, tenants, type Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { lockStaff } from './approvers.ts'
import type { ApprovalKind } from './kind.ts'

/** The kinds that stay available while a mosque is suspended, so that its staff can export its data. */
const kindsWhileSuspended = ['exportMosque']

/**
 * Whether actions of a kind are blocked because the current mosque was suspended or declined. Reads the row, since
 * another server may have just changed it. A mosque that is only held for review of its name can still be set up.
 */
export async function isBlocked(tx: Tx, { name }: Pick<ApprovalKind, 'name'>): Promise<boolean> {
  if (kindsWhileSuspended.includes(name)) return false
  const [row] = await tx
    .select({ state: tenants.state, review: tenants.review })
    .from(tenants)
    .where(eq(tenants.id, currentTenant))
  return row?.state === 'suspended' && row.review !== 'held'
}

/**
 * Ends the pending requests of the current mosque when a suspension begins or ends. They may have been made by the person it
 * was suspended for, and waiting times could otherwise end as soon as it reopens.
 */
export async function endForSuspension(tx: Tx, now: Date): Promise<void> {
  await lockStaff(tx)
  const rows = await tx
    .update(approvals)
    .set({ state: 'expired' })
    .where(
      and(
        eq(approvals.tenantId, currentTenant),
        eq(approvals.state, 'waiting'),
        notInArray(approvals.kind, kindsWhileSuspended),
      ),
    )
    .returning({ id: approvals.id })
  if (rows.length === 0) return
  const content = { values: { count: rows.length } }
  await writeLog(tx, { accountId: undefined, kind: 'approvalsSuspended', content, now })
}
