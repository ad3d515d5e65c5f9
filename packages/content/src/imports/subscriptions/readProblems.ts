import type { DeskProblem } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { readManagedElsewhere } from '@minaret/giving/adoption'

/** A problem if another system may still change adopted regular gifts. Only roles that handle money can read it. */
export async function readPlanProblems(tx: Tx): Promise<DeskProblem[]> {
  const { count } = await readManagedElsewhere(tx)
  return count > 0 ? [{ kind: 'plansElsewhere', count }] : []
}
