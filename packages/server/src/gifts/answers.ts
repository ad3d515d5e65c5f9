import type { GiftState } from '@minaret/contract'
import { type Answer, done, refuse } from '../http/operation.ts'
import { abandonedMessage, declineMessage, declineOf, refusedMessage, stateMessage } from './messages.ts'
import { giftNext } from './states.ts'
import type { Gift } from './store.ts'

/** Where a gift stands, for the giver's own browser. */
function giftState(gift: Gift, clientSecret?: string): GiftState {
  const { id, state, mode } = gift
  const acting = state === 'requires_action' && clientSecret !== undefined
  return {
    id,
    state,
    mode,
    // Without its secret the bank's check cannot be shown; asking again brings it.
    next: state === 'requires_action' && !acting ? 'poll' : giftNext[state],
    message: stateMessage(state, mode),
    ...(acting ? { intentType: 'payment', clientSecret } : {}),
  }
}

/** What the giver is answered: a decline is a 402 that leaves the gift to be tried again, never a 401. */
export function giftAnswer(gift: Gift, clientSecret?: string): Answer<'giftPay'> {
  const data = giftState(gift, clientSecret)
  if (gift.state !== 'failed' && gift.state !== 'abandoned') return done(data, data.message)
  if (!gift.declineCode) return gift.state === 'failed' ? refuse(502, refusedMessage) : refuse(409, abandonedMessage)
  const words = declineMessage(gift.declineCode)
  const message = gift.state === 'abandoned' ? `${words} ${abandonedMessage}` : words
  return { status: 402, message, data: { ...data, message, decline: declineOf(gift.declineCode) } }
}
