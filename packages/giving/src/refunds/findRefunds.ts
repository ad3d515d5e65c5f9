import { and, eq, gt, gte, inArray, max } from 'drizzle-orm'
import { currentTenant, refunds, type Tx } from '@minaret/foundation/db'
import type { Gift } from '../records/giftStore.ts'

/** A refund as it is stored. */
export type Refund = typeof refunds.$inferSelect

const ofGift = (giftId: string) => and(eq(refunds.tenantId, currentTenant), eq(refunds.giftId, giftId))

/** The refund a form has asked for already. */
export async function findByAttempt(tx: Tx, { id }: Pick<Gift, 'id'>, attemptId: string): Promise<Refund | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(ofGift(id), eq(refunds.attemptId, attemptId)))
  return row
}

/** The refund of a gift with that number. */
export async function findRefund(tx: Tx, giftId: string, no: number): Promise<Refund | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(ofGift(giftId), eq(refunds.no, no)))
  return row
}

/** The number of a gift's newest refund; 0 if it has none. */
export async function readLastRefundNo(tx: Tx, { id }: Pick<Gift, 'id'>): Promise<number> {
  const [row] = await tx
    .select({ no: max(refunds.no) })
    .from(refunds)
    .where(ofGift(id))
  return row?.no ?? 0
}

/**
 * Whether that amount of a gift was refunded, or is on its way back, by a later refund.
 * @param after the number of the newest refund that is not one, or the moment from which on refunds are
 */
export async function isRefundedAgain(
  tx: Tx,
  { id }: Pick<Gift, 'id'>,
  amountMinor: number,
  after: number | Date,
): Promise<boolean> {
  const isLater = typeof after === 'number' ? gt(refunds.no, after) : gte(refunds.askedAt, after)
  const isSame = and(ofGift(id), eq(refunds.amountMinor, amountMinor), inArray(refunds.state, ['asked', 'taken']))
  const rows = await tx.select({ no: refunds.no }).from(refunds).where(and(isSame, isLater)).limit(1)
  return rows.length > 0
}
