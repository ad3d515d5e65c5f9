import type { GiftNext, GiftState } from '@minaret/contract'
import { type OperationResult } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { declineMessage, declineOf, stateMessage } from './messages.ts'
import { giftNext } from '../records/giftStates.ts'
import { type Gift, isExhausted } from '../records/giftStore.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** What the donor of a gift should do: after its last try, nothing more. */
export const getNextAction = (gift: Pick<Gift, 'state' | 'confirmNo'>): GiftNext =>
  isExhausted(gift) ? 'done' : giftNext[gift.state]

/** What is said of a gift in words; one whose last try has failed is closed. */
export function getGiftMessage(
  gift: Pick<Gift, 'state' | 'confirmNo' | 'mode' | 'needTitle' | 'needGiven'>,
): LocalizedText {
  const message = stateMessage(isExhausted(gift) ? 'abandoned' : gift.state, gift.mode)
  return gift.needGiven === false && gift.needTitle !== null
    ? joinTexts(message, giftMessages.lateForNeed({ title: gift.needTitle }))
    : message
}

/** Where a gift or a regular gift stands, before it is put into words. */
export type LocalizedGiftState = Omit<GiftState, 'message'> & { message: LocalizedText }

/** Where a gift stands, for the donor's own browser. */
export function toGiftState(gift: Gift, clientSecret?: string): LocalizedGiftState {
  const { id, state, mode } = gift
  const acting = state === 'requires_action' && clientSecret !== undefined
  return {
    id,
    state,
    mode,
    // Without its secret the bank's check cannot be shown; asking again brings it.
    next: state === 'requires_action' && !acting ? 'poll' : getNextAction(gift),
    message: getGiftMessage(gift),
    ...(acting ? { intentType: 'payment', clientSecret } : {}),
  }
}

/** What the donor is answered: a decline is a 402 that leaves the gift to be tried again, never a 401. */
export function giftResponse(gift: Gift, clientSecret?: string): OperationResult<'giftPay'> {
  const data = toGiftState(gift, clientSecret)
  if (gift.state !== 'failed' && gift.state !== 'abandoned') return done(data, data.message)
  const closed = gift.state === 'abandoned' || isExhausted(gift)
  if (!gift.declineCode) return closed ? refuse(409, giftMessages.abandoned) : refuse(502, giftMessages.refused)
  const words = declineMessage(gift.declineCode)
  const message = closed ? joinTexts(words, giftMessages.abandoned) : words
  return { status: 402, message, data: { ...data, message, decline: declineOf(gift.declineCode) } }
}
