import { type Answer, type Call, done, refuse } from '../http/operation.ts'
import { gatewayOrNone } from './attempt.ts'
import { stateMessage } from './messages.ts'
import { referenceOf } from './reference.ts'
import { land } from './settle.ts'
import { giftNext } from './states.ts'
import { claimReading, findGiftWithCause, type Gift } from './store.ts'

/** While the provider has not decided, it is asked again, by one caller at a time. Its silence changes nothing. */
async function refreshed(call: Call<'giftView'>, gift: Gift): Promise<Gift> {
  const claimed = await call.db((tx) => claimReading(tx, gift))
  if (!claimed?.intentId) return gift
  const gateway = await gatewayOrNone(call, claimed.accountId)
  try {
    return gateway ? await land(call, claimed, await gateway.read(claimed.intentId)) : gift
  } catch (err) {
    call.log.warn({ gift: gift.id, err }, 'the provider could not be asked about a gift')
    return gift
  }
}

/** What became of a gift, for whoever holds its id. Names nobody. */
export async function giftView(call: Call<'giftView'>): Promise<Answer<'giftView'>> {
  const found = await call.db((tx) => findGiftWithCause(tx, call.params.id))
  if (!found) return refuse(404, 'We could not find that gift. Please check the address.')
  const gift = await refreshed(call, found.gift)
  const { id, state, mode, amountMinor, currency, createdAt, paidAt } = gift
  return done(
    {
      id,
      reference: referenceOf(id),
      state,
      next: giftNext[state],
      mode,
      amountMinor,
      currency,
      cause: { id: gift.causeId, title: found.causeTitle },
      created: createdAt.toISOString(),
      ...(paidAt ? { paidAt: paidAt.toISOString() } : {}),
    },
    stateMessage(state, mode),
  )
}
