import type { GiftNext, GiftState } from '@minaret/contract'
import { type Answer, done, refuse } from '../http/operation.ts'
import { abandonedMessage, lateForNeed, declineMessage, declineOf, refusedMessage, stateMessage } from './messages.ts'
import { giftNext } from './states.ts'
import { type Gift, isSpent } from './store.ts'

/** What the giver of a gift should do: after its last try, nothing more. */
export const nextOf = (gift: Pick<Gift, 'state' | 'confirmNo'>): GiftNext =>
  isSpent(gift) ? 'done' : giftNext[gift.state]

/** What is said of a gift in words; one whose last try has failed is closed. */
export function messageOf(gift: Pick<Gift, 'state' | 'confirmNo' | 'mode' | 'needTitle' | 'needGiven'>): string {
  const said = stateMessage(isSpent(gift) ? 'abandoned' : gift.state, gift.mode)
  return gift.needGiven === false && gift.needTitle !== null ? `${said} ${lateForNeed(gift.needTitle)}` : said
}

/** Where a gift stands, for the giver's own browser. */
export function giftState(gift: Gift, clientSecret?: string): GiftState {
  const { id, state, mode } = gift
  const acting = state === 'requires_action' && clientSecret !== undefined
  return {
    id,
    state,
    mode,
    // Without its secret the bank's check cannot be shown; asking again brings it.
    next: state === 'requires_action' && !acting ? 'poll' : nextOf(gift),
    message: messageOf(gift),
    ...(acting ? { intentType: 'payment', clientSecret } : {}),
  }
}

/** What the giver is answered: a decline is a 402 that leaves the gift to be tried again, never a 401. */
export function giftAnswer(gift: Gift, clientSecret?: string): Answer<'giftPay'> {
  const data = giftState(gift, clientSecret)
  if (gift.state !== 'failed' && gift.state !== 'abandoned') return done(data, data.message)
  const closed = gift.state === 'abandoned' || isSpent(gift)
  if (!gift.declineCode) return closed ? refuse(409, abandonedMessage) : refuse(502, refusedMessage)
  const words = declineMessage(gift.declineCode, gift.language)
  const message = closed ? `${words} ${abandonedMessage}` : words
  return { status: 402, message, data: { ...data, message, decline: declineOf(gift.declineCode) } }
}
