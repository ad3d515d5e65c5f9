import { gatewayOrNone } from '../attempts/attempt.ts'
import type { Refreshing } from '../settling/refresh.ts'
import { resumeClaimed } from '../protocol/outcome.ts'
import { readAgain, setupOutcome } from './setup.ts'
import { closeSetup } from './setupLand.ts'
import { claimLostTry } from '../records/setupStore.ts'
import type { CycleRow } from '../records/regularStore.ts'

/** `again`: something has moved, or somebody else is asking the provider; `over`: there is nothing more to do. */
export type CancelStep = 'again' | 'over'

/**
 * One step towards cancelling a regular gift that is being set up; one that is set up is left alone.
 * @throws OutcomeUnknown, ProviderRefusal while the provider has not ended it
 */
export async function cancelCycleStep(call: Refreshing, cycle: CycleRow): Promise<CancelStep> {
  if (cycle.state !== 'pending_setup') return 'over'
  const gateway = await gatewayOrNone(call, cycle.accountId)
  if (!gateway) return 'over'
  if (cycle.setup === 'confirming') {
    const lost = await call.db((tx) => claimLostTry(tx, cycle))
    if (lost) await resumeClaimed(setupOutcome(call, gateway, lost), lost)
    return 'again'
  }
  // The bank may have approved the card meanwhile: then it is set up, and its giver ends it like any other.
  const read = await readAgain(call, gateway, cycle)
  if (read.state !== 'pending_setup') return 'over'
  await closeSetup(call, gateway, read, 'giver')
  return 'over'
}
