import type { PlanLimit } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { isApproved, type Tenant } from '@minaret/foundation/tenancy'
import { filesUntilApproved } from '@minaret/plans'
import { messages as texts } from './messages.gen.ts'
import { countFiles, readLimits, readUsage } from './readLimits.ts'

/**
 * Refuses what would go beyond the plan of the transaction's mosque, or beyond what it may have until it is approved. Two who
 * add at once do so one after the other.
 * @param more how much is added, in the unit of the limit
 * @returns nothing where there is room
 */
export async function refuseOverLimit(
  tx: Tx,
  { tenant, now }: { tenant: Tenant; now: Date },
  what: PlanLimit,
  more: number,
): Promise<Refusal | undefined> {
  await lockUntilCommit(tx, `limit ${what}`)
  const { [what]: most } = await readLimits(tx, tenant)
  const approved = await isApproved(tx)
  const isOver =
    (await readUsage(tx, what, now)) + more > most ||
    (!approved && what === 'storage' && (await countFiles(tx)) >= filesUntilApproved)
  if (!isOver) return undefined
  return refuse(409, approved ? texts[what]({ most }) : texts.untilApproved)
}

/** The megabytes of a file. */
export const megabytesOf = (bytes: { length: number }): number => bytes.length / 1_000_000
