import { and, eq, notInArray } from 'drizzle-orm'
import { approvals, currentTenant, tenants, type Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { lockStaff } from './approvers.ts'
import type { ApprovalKind } from './kind.ts'

/** The kinds that go on while a mosque is suspended: its staff may take its data with them. */
const kindsWhileSuspended = ['exportMosque']

/**
 * Whether nothing of a kind may be asked for or performed, because the installation has suspended or declined the
 * transaction's mosque. That is read from the row: another server may have done so a moment ago. A mosque that is only held
 * for its name is set up meanwhile.
 */
export async function isStopped(tx: Tx, { name }: Pick<ApprovalKind, 'name'>): Promise<boolean> {
  if (kindsWhileSuspended.includes(name)) return false
  const [row] = await tx
    .select({ state: tenants.state, review: tenants.review })
    .from(tenants)
    .where(eq(tenants.id, currentTenant))
  return row?.state === 'suspended' && row.review !== 'held'
}

/**
 * Ends what waits at the transaction's mosque when a suspension begins or ends: whoever it was suspended for may have asked
 * for it, and a timer that went on would change the mosque the moment it opens again.
 */
export async function endForSuspension(tx: Tx, now: Date): Promise<void> {
  await lockStaff(tx)
  const ended = await tx
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
  if (ended.length === 0) return
  const content = { values: { count: ended.length } }
  await writeLog(tx, { accountId: undefined, kind: 'approvalsSuspended', content, now })
}
