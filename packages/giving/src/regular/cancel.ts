import { findGateway } from '../attempts/attempt.ts'
import type { RefreshCall } from '../gift-payments/refresh.ts'
import { resumeClaimed } from '../card-confirmation/outcome.ts'
import { rereadSetup, setupOutcome } from './setup.ts'
import { endSetup } from './applySetup.ts'
import { claimLostTry } from '../records/setupStore.ts'
import type { RegularGift } from '../records/regularStore.ts'

/** `again`: the state has changed, or another caller is calling the provider; `over`: there is nothing left to do. */
export type CancelStep = 'again' | 'over'

/**
 * Takes one step towards cancelling a regular gift that is being set up. Does nothing once it is set up.
 * @throws OutcomeUnknown, ProviderRefusal if the provider has not ended it
 */
export async function cancelRegularGiftStep(call: RefreshCall, regularGift: RegularGift): Promise<CancelStep> {
  if (regularGift.state !== 'pending_setup') return 'over'
  const gateway = await findGateway(call, regularGift.accountId)
  if (!gateway) return 'over'
  if (regularGift.setup === 'confirming') {
    const lostTry = await call.db((tx) => claimLostTry(tx, regularGift))
    if (lostTry) await resumeClaimed(setupOutcome(call, gateway, lostTry), lostTry)
    return 'again'
  }
  // If the bank has approved the card since, the gift is set up, and the donor ends it like any other.
  const row = await rereadSetup(call, gateway, regularGift)
  if (row.state !== 'pending_setup') return 'over'
  await endSetup(call, gateway, row, 'giver')
  return 'over'
}
