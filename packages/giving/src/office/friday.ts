import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { openCycleStates } from '../records/regularStates.ts'
import { settleCycle } from '../regular/settle.ts'
import { cycles } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import type { Invoice } from '../providers/billing.ts'
import { collectNow } from '../providers/demoCollect.ts'
import { type OfficeDeps, openOffice } from './open.ts'

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
export async function collectFriday(deps: OfficeDeps, tenantId: string): Promise<CollectedNow[]> {
  const office = await openOffice(deps, tenantId)
  const { db, now, payments, tenant } = office
  if (tenant.config.payment.setting !== 'demonstration')
    throw new OperatorError('Only a demonstration can bring a Friday forward. Real cards are charged on their day.')
  const running = await db((tx) =>
    tx
      .select()
      .from(cycles)
      .where(
        and(eq(cycles.mode, 'demo'), inArray(cycles.state, [...openCycleStates]), isNotNull(cycles.subscriptionId)),
      )
      .orderBy(asc(cycles.createdAt), asc(cycles.id)),
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
  // Whatever of this is left undone, the events of the demonstration bring to a host that runs.
  for (const { cycleId } of collected) await settleCycle(office, payments, cycleId)
  return collected
}
