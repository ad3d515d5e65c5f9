import type { GivingCall } from '../providers/givingCall.ts'
import { findGateway } from '../attempts/attempt.ts'
import { applyIntent } from './settle.ts'
import { claimPoll, type Gift } from '../records/giftStore.ts'

/** Context for refreshing a gift on behalf of a caller. */
export type RefreshCall = Pick<GivingCall<'giftView'>, 'db' | 'log' | 'now' | 'payments' | 'secrets' | 'tenant'>

/** Reads an undecided gift from the provider again, for one caller at a time. If the provider fails, the gift stays as it is. */
export async function refreshGift(call: RefreshCall, gift: Gift): Promise<Gift> {
  const claimedGift = await call.db((tx) => claimPoll(tx, gift))
  if (!claimedGift?.intentId) return gift
  const gateway = await findGateway(call, claimedGift.accountId)
  try {
    return gateway ? await applyIntent(call, claimedGift, await gateway.read(claimedGift.intentId)) : gift
  } catch (err) {
    call.log.warn({ gift: gift.id, err }, 'the payment provider could not be reached about a gift')
    return gift
  }
}
