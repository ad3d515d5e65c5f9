import { and, eq, gt, gte, inArray, max } from 'drizzle-orm'
import { currentTenant, refunds, type Tx } from '@minaret/foundation/db'
import type { Gift } from '../records/giftStore.ts'

/** A stored refund. */
export type Refund = typeof refunds.$inferSelect

const isOfGift = (giftId: string) => and(eq(refunds.tenantId, currentTenant), eq(refunds.giftId, giftId))

/** Finds the refund already requested by a form's attempt. */
export async function findByAttempt(tx: Tx, { id }: Pick<Gift, 'id'>, attemptId: string): Promise<Refund | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(isOfGift(id), eq(refunds.attemptId, attemptId)))
  return row
}

/** Finds a refund by its number within the gift. */
export async function findRefund(tx: Tx, giftId: string, no: number): Promise<Refund | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(isOfGift(giftId), eq(refunds.no, no)))
  return row
}

/** Returns the number of a gift's newest refund; 0 if it has none. */
export async function readLastRefundNo(tx: Tx, { id }: Pick<Gift, 'id'>): Promise<number> {
  const [row] = await tx
    .select({ no: max(refunds.no) })
    .from(refunds)
    .where(isOfGift(id))
  return row?.no ?? 0
}

/**
 * Whether a later refund of the same amount was made or requested.
 * @param after the number of the last refund to ignore, or the earliest time of a refund to count
 */
export async function isRefundedAgain(
  tx: Tx,
  { id }: Pick<Gift, 'id'>,
  amountMinor: number,
  after: number | Date,
): Promise<boolean> {
  const isLater = typeof after === 'number' ? gt(refunds.no, after) : gte(refunds.askedAt, after)
  const isSame = and(isOfGift(id), eq(refunds.amountMinor, amountMinor), inArray(refunds.state, ['asked', 'taken']))
  const rows = await tx.select({ no: refunds.no }).from(refunds).where(and(isSame, isLater)).limit(1)
  return rows.length > 0
}
