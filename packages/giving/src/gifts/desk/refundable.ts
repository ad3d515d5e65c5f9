import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { approvals, currentTenant, type Tx } from '@minaret/foundation/db'
import type { Gift } from '../../records/index.ts'
import { findStateProblem, readRefundable } from '../../refunds/index.ts'
import type { DeskRefundProblem } from './refundProblems.ts'

/** The name of the kind of approval that refunds a gift. */
export const refundKind = 'refundGift'

/** A refund of a gift that waits for approval. */
export type PendingRefund = { row: typeof approvals.$inferSelect; amountMinor: number }

/** The refunds of a gift that wait for approval, the oldest first. */
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

/** What of a gift can be refunded from the desk now, why nothing can, and what waits for approval. */
export type Refundability = { leftMinor: number; problem?: DeskRefundProblem; pending: PendingRefund[] }

/** What is read beside a gift: the time, and the request that is being performed, which does not stand in its own way. */
type RefundCheck = { now: Date; request?: { id: string } }

/**
 * Looks at the gift's state, at what is left of it once the refunds that wait for approval are made, and at whether an
 * earlier refund still waits for its answer.
 */
export async function readRefundability(tx: Tx, gift: Gift, { now, request }: RefundCheck): Promise<Refundability> {
  const pending = (await readPendingRefunds(tx, gift, now)).filter(({ row }) => row.id !== request?.id)
  const problem = findStateProblem(gift)
  if (problem) return { leftMinor: 0, problem, pending }
  const { leftMinor: unrefunded, unanswered } = await readRefundable(tx, gift)
  const pendingMinor = pending.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const leftMinor = Math.max(0, unrefunded - pendingMinor)
  if (unanswered) return { leftMinor, problem: { code: 'unanswered' }, pending }
  if (leftMinor > 0) return { leftMinor, pending }
  return { leftMinor, problem: { code: unrefunded === 0 ? 'refunded' : 'allPending' }, pending }
}

/** Why an amount of a gift cannot be refunded, or asked for; undefined if it can. */
export async function findRefundProblem(
  tx: Tx,
  gift: Gift,
  amountMinor: number,
  now: Date,
): Promise<DeskRefundProblem | undefined> {
  const { leftMinor, problem, pending } = await readRefundability(tx, gift, { now })
  if (pending.some((other) => other.amountMinor === amountMinor)) return { code: 'samePending' }
  return problem ?? (amountMinor > leftMinor ? { code: 'tooMuch' } : undefined)
}
