import { findGateway } from '../attempts/attempt.ts'
import type { RefreshCall } from '../gift-payments/refresh.ts'
import { resumeClaimed } from '../card-confirmation/outcome.ts'
import { readAgain, setupOutcome } from './setup.ts'
import { closeSetup } from './applySetup.ts'
import { claimLostTry } from '../records/setupStore.ts'
import type { RegularGift } from '../records/regularStore.ts'

/** `again`: something has moved, or somebody else is asking the provider; `over`: there is nothing more to do. */
export type CancelStep = 'again' | 'over'

/**
 * One step towards cancelling a regular gift that is being set up; one that is set up is left alone.
 * @throws OutcomeUnknown, ProviderRefusal while the provider has not ended it
 */
export async function cancelRegularGiftStep(call: RefreshCall, regularGift: RegularGift): Promise<CancelStep> {
  if (regularGift.state !== 'pending_setup') return 'over'
  const gateway = await findGateway(call, regularGift.accountId)
  if (!gateway) return 'over'
  if (regularGift.setup === 'confirming') {
    const lost = await call.db((tx) => claimLostTry(tx, regularGift))
    if (lost) await resumeClaimed(setupOutcome(call, gateway, lost), lost)
    return 'again'
  }
  // The bank may have approved the card meanwhile: then it is set up, and its donor ends it like any other.
  const read = await readAgain(call, gateway, regularGift)
  if (read.state !== 'pending_setup') return 'over'
  await closeSetup(call, gateway, read, 'giver')
  return 'over'
}
