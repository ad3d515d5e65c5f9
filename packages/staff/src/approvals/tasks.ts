import { and, lt, ne, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { approvals, type Database, newPublicId, type Tx } from '@minaret/foundation/db'
import type { Directory } from '@minaret/foundation/tenancy'
import { findWaiting, performApproval } from './decide.ts'
import type { ApprovalKinds } from './kind.ts'

type TaskDeps = {
  database: Database
  directory: Directory
  approvalKinds: ApprovalKinds
  /** The desk’s URL; undefined if this server has no desk. */
  address: () => string | undefined
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Creates the task that, every five minutes, performs requests after their 72 hours and ends expired ones. */
export function approvalTasks({ database, directory, approvalKinds, address, now, log }: TaskDeps) {
  async function perform(tenantId: string, id: string, time: Date): Promise<void> {
    const [tenant, desk] = [await directory.byId(tenantId), address()]
    if (!tenant || desk === undefined) return
    const taskUser = { accountId: newPublicId(), roles: ['owner'] as const }
    await database.forStaff(
      tenantId,
      taskUser,
    )(async (tx) => {
      const context = { tx, tenant, address: desk, kinds: approvalKinds, now: time, log }
      const pendingRequest = await findWaiting(context, id)
      // It was already decided or has expired, which is already logged.
      if ('status' in pendingRequest || !pendingRequest.row.dueAt || pendingRequest.row.dueAt > time) return
      await performApproval(context, pendingRequest, undefined)
    })
  }
  return {
    async 'approvals-due'() {
      const time = now()
      const { rows } = await database.forAccount()((tx) =>
        tx.execute<{ tenant_id: string; id: string }>(
          sql`select tenant_id, id from due_approvals(${time.toISOString()})`,
        ),
      )
      for (const row of rows)
        // A failure is retried in five minutes and does not block the others.
        await perform(row.tenant_id, row.id, time).catch((err: unknown) =>
          log.error({ err, approval: row.id }, 'an approval that was due could not be performed'),
        )
    },
  }
}

/** Retention of decided requests, in milliseconds. The log entries stay longer. */
const retention = 90 * 24 * 60 * 60_000

/** Deletes old decided requests of the current mosque. */
export async function deleteOldApprovals(tx: Tx, now: Date): Promise<void> {
  const expiry = new Date(now.getTime() - retention)
  await tx.delete(approvals).where(and(ne(approvals.state, 'waiting'), lt(approvals.requestedAt, expiry)))
}
