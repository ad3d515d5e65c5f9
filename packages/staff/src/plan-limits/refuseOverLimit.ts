import type { PlanLimit } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { isApproved, type Tenant } from '@minaret/foundation/tenancy'
import { filesUntilApproved } from '@minaret/plans'
import { messages as texts } from './messages.gen.ts'
import { countFiles, readLimits, readUsage } from './readLimits.ts'

/**
 * Refuses an addition that exceeds the current mosque’s plan, or the lower limits until it is approved. Uses a lock, so
 * that concurrent additions cannot exceed the limit.
 * @param addedAmount the added amount, in the unit of the limit
 * @returns undefined if it is within the limit
 */
export async function refuseOverLimit(
  tx: Tx,
  { tenant, now }: { tenant: Tenant; now: Date },
  limit: PlanLimit,
  addedAmount: number,
): Promise<Refusal | undefined> {
  await lockUntilCommit(tx, `limit ${limit}`)
  const { [limit]: max } = await readLimits(tx, tenant)
  const isMosqueApproved = await isApproved(tx)
  const isOver =
    (await readUsage(tx, limit, now)) + addedAmount > max ||
    (!isMosqueApproved && limit === 'storage' && (await countFiles(tx)) >= filesUntilApproved)
  if (!isOver) return undefined
  return refuse(409, isMosqueApproved ? texts[limit]({ most: max }) : texts.untilApproved)
}

/** The size of a file in megabytes. */
export const toMegabytes = (bytes: { length: number }): number => bytes.length / 1_000_000
