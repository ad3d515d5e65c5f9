import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { openRegularStates } from '../records/regularStates.ts'
import { settleRegularGift } from '../regular/settle.ts'
import { regularGifts } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import type { Invoice } from '../providers/billing.ts'
import { collectNow } from '../providers/demoCollect.ts'
import { type AdminDeps, createAdminContext } from './context.ts'

/** One regular gift whose next collection has happened now. */
export type CollectedNow = {
  cycleId: string
  rhythm: string
  status?: Invoice['status']
  amountMinor?: number
  currency: string
}

/**
 * The next collection of every regular gift of a demonstration happens now: of all in one transaction, so that a command
 * that was cut off has either collected nothing, and may be typed again, or everything, and must not be.
 * @throws OperatorError when the mosque's payments are no demonstration
 */
export async function collectAllNow(deps: AdminDeps, tenantId: string): Promise<CollectedNow[]> {
  const context = await createAdminContext(deps, tenantId)
  const { db, now, payments, tenant } = context
  if (tenant.config.payment.setting !== 'demonstration')
    throw new OperatorError('Only a demonstration can bring a Friday forward. Real cards are charged on their day.')
  const running = await db((tx) =>
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
  const collected = await db(async (tx) => {
    const all: CollectedNow[] = []
    for (const { id: cycleId, accountId, subscriptionId, rhythm, currency } of running) {
      if (!subscriptionId) continue
      const invoice = await collectNow(tx, { tenantId, id: accountId }, subscriptionId, now)
      all.push({ cycleId, rhythm, status: invoice?.status, amountMinor: invoice?.amountMinor, currency })
    }
    return all
  })
  // Whatever of this is left undone, the events of the demonstration bring to a server that runs.
  for (const { cycleId } of collected) await settleRegularGift(context, payments, cycleId)
  return collected
}
