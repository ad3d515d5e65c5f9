import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { approvals, currentTenant, type Tx } from '@minaret/foundation/db'
import type { Gift } from '../../records/index.ts'
import { findStateProblem, readRefundable } from '../../refunds/index.ts'
import type { DeskRefundProblem } from './refundProblems.ts'

/** The approval kind of a refund. */
export const refundKind = 'refundGift'

/** A refund waiting for approval. */
export type PendingRefund = { row: typeof approvals.$inferSelect; amountMinor: number }

/** Reads the refunds of a gift that wait for approval, oldest first. */
async function readPendingRefunds(tx: Tx, { id }: Pick<Gift, 'id'>, now: Date): Promise<PendingRefund[]> {
  const rows = await tx
    .select({ row: approvals, amountMinor: sql<number>`(${approvals.payload} ->> 'amountMinor')::int` })
    .from(approvals)
    .where(
      and(
        eq(approvals.tenantId, currentTenant),
        eq(approvals.state, 'waiting'),
        eq(approvals.kind, refundKind),
        sql`${approvals.payload} ->> 'giftId' = ${id}`,
        gt(approvals.expiresAt, now),
      ),
    )
    .orderBy(asc(approvals.requestedAt))
  return rows
}

/** The amount of a gift refundable from the desk now, a reason why it isn't, and the refunds waiting for approval. */
export type Refundability = { leftMinor: number; problem?: DeskRefundProblem; pending: PendingRefund[] }

/** Context of the check: the time, and the request being performed, which must not block itself. */
type RefundCheck = { now: Date; request?: { id: string } }

/**
 * Checks the gift's state, the amount left after the refunds waiting for approval, and whether an earlier refund is still
 * unanswered by the provider.
 */
export async function readRefundability(tx: Tx, gift: Gift, { now, request }: RefundCheck): Promise<Refundability> {
  const pending = (await readPendingRefunds(tx, gift, now)).filter(({ row }) => row.id !== request?.id)
  const problem = findStateProblem(gift)
  if (problem) return { leftMinor: 0, problem, pending }
  const { leftMinor: unrefundedMinor, unanswered } = await readRefundable(tx, gift)
  const pendingMinor = pending.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const leftMinor = Math.max(0, unrefundedMinor - pendingMinor)
  if (unanswered) return { leftMinor, problem: { code: 'unanswered' }, pending }
  if (leftMinor > 0) return { leftMinor, pending }
  return { leftMinor, problem: { code: unrefundedMinor === 0 ? 'refunded' : 'allPending' }, pending }
}

/** Returns why an amount of a gift cannot be refunded or requested; undefined if it can. */
export async function findRefundProblem(
  tx: Tx,
  gift: Gift,
  amountMinor: number,
  now: Date,
): Promise<DeskRefundProblem | undefined> {
  const { leftMinor, problem, pending } = await readRefundability(tx, gift, { now })
  if (pending.some((refund) => refund.amountMinor === amountMinor)) return { code: 'samePending' }
  return problem ?? (amountMinor > leftMinor ? { code: 'tooMuch' } : undefined)
}
