import type { DeskProblem } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { readManagedElsewhere } from '@minaret/giving/adoption'

/** Adopted regular gifts that another system may still change; the database shows them to whoever handles money. */
export async function readPlanProblems(tx: Tx): Promise<DeskProblem[]> {
  const { count } = await readManagedElsewhere(tx)
  return count > 0 ? [{ kind: 'plansElsewhere', count }] : []
}
