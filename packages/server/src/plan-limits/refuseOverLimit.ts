import type { PlanLimit } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import type { Tenant } from '@minaret/foundation/tenancy'
import { limitMessages as say } from './messages/index.ts'
import { readPlanLimits, readUsage } from './readLimits.ts'

/**
 * Refuses what would go beyond the plan of the transaction's mosque. Two who add at once do so one after the other.
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
  const { [what]: most } = await readPlanLimits(tx, tenant.config.plan)
  return (await readUsage(tx, what, now)) + more > most ? refuse(409, say[what](most)) : undefined
}

/** The megabytes of a file. */
export const megabytesOf = (bytes: { length: number }): number => bytes.length / 1_000_000
