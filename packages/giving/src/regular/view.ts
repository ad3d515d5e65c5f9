import type { GiftDetail } from '@minaret/contract'
import { findGateway } from '../attempts/attempt.ts'
import { regularGiftMessage } from '../attempts/messages.ts'
import { referenceOf } from '../records/reference.ts'
import type { RefreshCall } from '../gift-payments/refresh.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { getRegularNextAction } from './responses.ts'
import { readAgain } from './setup.ts'
import { claimSetupPoll } from '../records/setupStore.ts'
import { isOver } from '../records/regularStates.ts'
import { type RegularGift, findRegularGiftWithTitle } from '../records/regularStore.ts'

/** While a card is being set up the provider is asked again, by one caller at a time. Its silence changes nothing. */
export async function refreshRegularGift(call: RefreshCall, regularGift: RegularGift): Promise<RegularGift> {
  if (regularGift.state !== 'pending_setup') return regularGift
  const claimed = await call.db((tx) => claimSetupPoll(tx, regularGift))
  if (!claimed) return regularGift
  const gateway = await findGateway(call, claimed.accountId)
  try {
    return gateway ? await readAgain(call, gateway, claimed) : regularGift
  } catch (err) {
    call.log.warn({ cycle: regularGift.id, err }, 'the payment provider could not be reached about a regular gift')
    return regularGift
  }
}

/** What is said of a regular gift beside its own page, and beside each of its collections. */
export const toRegularSummary = (regularGift: RegularGift): NonNullable<GiftDetail['regular']> => ({
  rhythm: regularGift.rhythm,
  startsOn: regularGift.startsOn,
  ...(regularGift.nextOn && !isOver(regularGift.state) ? { next: regularGift.nextOn } : {}),
  ...(regularGift.until ? { until: regularGift.until } : {}),
})

/** What became of a regular gift, for whoever holds its id; nothing when there is none. Names nobody. */
export async function viewRegularGift(
  call: RefreshCall,
  cycleId: string,
): Promise<OperationResult<'giftView'> | undefined> {
  const found = await call.db((tx) => findRegularGiftWithTitle(tx, cycleId))
  if (!found) return undefined
  const regularGift = await refreshRegularGift(call, found.cycle)
  const { id, state, mode, amountMinor, coverMinor, currency, createdAt, giftAid } = regularGift
  return done(
    {
      id,
      reference: referenceOf(id),
      state,
      next: getRegularNextAction(regularGift),
      mode,
      amountMinor,
      coverMinor,
      currency,
      cause: { id: regularGift.causeId, title: found.causeTitle },
      ...(regularGift.campaignId === null ? {} : { campaignId: regularGift.campaignId }),
      created: createdAt.toISOString(),
      regular: toRegularSummary(regularGift),
      ...(giftAid ? { giftAid } : {}),
    },
    regularGiftMessage(regularGift),
  )
}
