import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { openRegularStates } from '../records/regularStates.ts'
import { settleRegularGift } from '../regular/settle.ts'
import { regularGifts } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import type { Invoice } from '../providers/billing.ts'
import { collectNow } from '../providers/demoCollect.ts'
import { type AdminDeps, createAdminContext } from './context.ts'

/** A regular gift and the result of its early collection. */
export type CollectedNow = {
  cycleId: string
  rhythm: string
  status?: Invoice['status']
  amountMinor?: number
  currency: string
}

/**
 * Collects every regular gift of a demonstration now. All collections share one transaction, so an interrupted command
 * has collected either all or none.
 * @throws OperatorError if the mosque's payments are not a demonstration
 */
export async function collectAllNow(deps: AdminDeps, tenantId: string): Promise<CollectedNow[]> {
  const context = await createAdminContext(deps, tenantId)
  const { db, now, payments, tenant } = context
  if (tenant.config.payment.setting !== 'demonstration')
    throw new OperatorError('Only a demonstration can bring a Friday forward. Real cards are charged on their day.')
  const runningGifts = await db((tx) =>
    tx
      .select()
      .from(regularGifts)
      .where(
        and(
          eq(regularGifts.mode, 'demo'),
          inArray(regularGifts.state, [...openRegularStates]),
          isNotNull(regularGifts.subscriptionId),
        ),
      )
      .orderBy(asc(regularGifts.createdAt), asc(regularGifts.id)),
  )
  const collectedGifts = await db(async (tx) => {
    const results: CollectedNow[] = []
    for (const { id: regularGiftId, accountId, subscriptionId, rhythm, currency } of runningGifts) {
      if (!subscriptionId) continue
      const invoice = await collectNow(tx, { tenantId, id: accountId }, subscriptionId, now)
      results.push({
        cycleId: regularGiftId,
        rhythm,
        status: invoice?.status,
        amountMinor: invoice?.amountMinor,
        currency,
      })
    }
    return results
  })
  // If the process stops here, the stored demonstration events settle the rest on a running server.
  for (const { cycleId: regularGiftId } of collectedGifts) await settleRegularGift(context, payments, regularGiftId)
  return collectedGifts
}
