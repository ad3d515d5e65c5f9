import { and, eq } from 'drizzle-orm'
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
