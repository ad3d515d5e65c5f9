import type { GiftDetail } from '@minaret/contract'
import { findGateway } from '../attempts/attempt.ts'
import { regularGiftMessage } from '../attempts/messages.ts'
import { referenceOf } from '../records/reference.ts'
import type { RefreshCall } from '../gift-payments/refresh.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { getRegularNextAction } from './responses.ts'
import { rereadSetup } from './setup.ts'
import { claimSetupPoll } from '../records/setupStore.ts'
import { isOver } from '../records/regularStates.ts'
import { type RegularGift, findRegularGiftWithTitle } from '../records/regularStore.ts'

/** Reads an unfinished card setup from the provider again, for one caller at a time. If the provider fails, nothing changes. */
export async function refreshRegularGift(call: RefreshCall, regularGift: RegularGift): Promise<RegularGift> {
  if (regularGift.state !== 'pending_setup') return regularGift
  const polledGift = await call.db((tx) => claimSetupPoll(tx, regularGift))
  if (!polledGift) return regularGift
  const gateway = await findGateway(call, polledGift.accountId)
  try {
    return gateway ? await rereadSetup(call, gateway, polledGift) : regularGift
  } catch (err) {
    call.log.warn({ cycle: regularGift.id, err }, 'the payment provider could not be reached about a regular gift')
    return regularGift
  }
}

/** Returns the summary of a regular gift for its own page and its collections' pages. */
export const toRegularSummary = (regularGift: RegularGift): NonNullable<GiftDetail['regular']> => ({
  rhythm: regularGift.rhythm,
  startsOn: regularGift.startsOn,
  ...(regularGift.nextOn && !isOver(regularGift.state) ? { next: regularGift.nextOn } : {}),
  ...(regularGift.until ? { until: regularGift.until } : {}),
})

/** Returns the state of a regular gift to any caller who knows its id; undefined if it is unknown. Contains no names. */
export async function viewRegularGift(
  call: RefreshCall,
  regularGiftId: string,
): Promise<OperationResult<'giftView'> | undefined> {
  const row = await call.db((tx) => findRegularGiftWithTitle(tx, regularGiftId))
  if (!row) return undefined
  const regularGift = await refreshRegularGift(call, row.regularGift)
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
      cause: { id: regularGift.causeId, title: row.causeTitle },
      ...(regularGift.campaignId === null ? {} : { campaignId: regularGift.campaignId }),
      created: createdAt.toISOString(),
      regular: toRegularSummary(regularGift),
      ...(giftAid ? { giftAid } : {}),
    },
    regularGiftMessage(regularGift),
  )
}
