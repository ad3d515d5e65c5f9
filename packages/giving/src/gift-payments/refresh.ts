import type { GivingCall } from '../providers/givingCall.ts'
import { findGateway } from '../attempts/attempt.ts'
import { applyIntent } from './settle.ts'
import { claimPoll, type Gift } from '../records/giftStore.ts'

/** What is at hand where the provider is asked again on somebody's behalf. */
export type RefreshCall = Pick<GivingCall<'giftView'>, 'db' | 'log' | 'now' | 'payments' | 'secrets' | 'tenant'>

/** While the provider has not decided, it is asked again, by one caller at a time. Its silence changes nothing. */
export async function refreshGift(call: RefreshCall, gift: Gift): Promise<Gift> {
  const claimed = await call.db((tx) => claimPoll(tx, gift))
  if (!claimed?.intentId) return gift
  const gateway = await findGateway(call, claimed.accountId)
  try {
    return gateway ? await applyIntent(call, claimed, await gateway.read(claimed.intentId)) : gift
  } catch (err) {
    call.log.warn({ gift: gift.id, err }, 'the payment provider could not be reached about a gift')
    return gift
  }
}
