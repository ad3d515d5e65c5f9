import { and, lt, ne, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { approvals, type Database, newPublicId, type Tx } from '@minaret/foundation/db'
import type { Directory } from '@minaret/foundation/tenancy'
import { findWaiting, performApproval } from './decide.ts'
import type { ApprovalKinds } from './kind.ts'

type Tasks = {
  database: Database
  directory: Directory
  approvalKinds: ApprovalKinds
  /** Where the desk is; nothing where this server has none. */
  address: () => string | undefined
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Performs, every five minutes, what has waited for its 72 hours, and ends what nobody has decided in time. */
export function approvalTasks({ database, directory, approvalKinds, address, now, log }: Tasks) {
  async function perform(tenantId: string, id: string, at: Date): Promise<void> {
    const [tenant, desk] = [await directory.byId(tenantId), address()]
    if (!tenant || desk === undefined) return
    const byTime = { accountId: newPublicId(), roles: ['owner'] as const }
    await database.forStaff(
      tenantId,
      byTime,
    )(async (tx) => {
      const deciding = { tx, tenant, address: desk, kinds: approvalKinds, now: at, log }
      const waiting = await findWaiting(deciding, id)
      // Somebody was quicker, or it was too old: that is written down already.
      if ('status' in waiting || !waiting.row.dueAt || waiting.row.dueAt > at) return
      await performApproval(deciding, waiting, undefined)
    })
  }
  return {
    async 'approvals-due'() {
      const at = now()
      const { rows } = await database.forAccount()((tx) =>
        tx.execute<{ tenant_id: string; id: string }>(
          sql`select tenant_id, id from due_approvals(${at.toISOString()})`,
        ),
      )
      for (const row of rows)
        // One that fails is tried again in five minutes, and keeps no other one waiting.
        await perform(row.tenant_id, row.id, at).catch((err: unknown) =>
          log.error({ err, approval: row.id }, 'an approval that was due could not be performed'),
        )
    },
  }
}

/** How long what was decided is stored, in milliseconds; the log has it for longer. */
const stored = 90 * 24 * 60 * 60_000

/** Deletes the decided requests of the transaction's mosque that are old. */
export async function deleteOldApprovals(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - stored)
  await tx.delete(approvals).where(and(ne(approvals.state, 'waiting'), lt(approvals.requestedAt, before)))
}
