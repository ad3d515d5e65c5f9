import type { GiftNext, GiftState } from '@minaret/contract'
import { type OperationResult } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { declineMessage, declineOf, stateMessage } from './messages.ts'
import { giftNext } from '../records/giftStates.ts'
import { type Gift, isExhausted } from '../records/giftStore.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** The donor's next action; none after the last attempt. */
export const getNextAction = (gift: Pick<Gift, 'state' | 'confirmNo'>): GiftNext =>
  isExhausted(gift) ? 'done' : giftNext[gift.state]

/** Returns the message for a gift; after its last failed attempt it is closed. */
export function getGiftMessage(
  gift: Pick<Gift, 'state' | 'confirmNo' | 'mode' | 'needTitle' | 'needGiven'>,
): LocalizedText {
  const message = stateMessage(isExhausted(gift) ? 'abandoned' : gift.state, gift.mode)
  return gift.needGiven === false && gift.needTitle !== null
    ? joinTexts(message, giftMessages.lateForNeed({ title: gift.needTitle }))
    : message
}

/** The state of a gift or regular gift with its untranslated message. */
export type LocalizedGiftState = Omit<GiftState, 'message'> & { message: LocalizedText }

/** Returns a gift's state for the donor's browser. */
export function toGiftState(gift: Gift, clientSecret?: string): LocalizedGiftState {
  const { id, state, mode } = gift
  const needsAction = state === 'requires_action' && clientSecret !== undefined
  return {
    id,
    state,
    mode,
    // Without the secret the bank's check cannot be displayed; polling returns it.
    next: state === 'requires_action' && !needsAction ? 'poll' : getNextAction(gift),
    message: getGiftMessage(gift),
    ...(needsAction ? { intentType: 'payment', clientSecret } : {}),
  }
}

/** The response to the donor. A decline is a 402, never a 401, and the gift can be tried again. */
export function giftResponse(gift: Gift, clientSecret?: string): OperationResult<'giftPay'> {
  const data = toGiftState(gift, clientSecret)
  if (gift.state !== 'failed' && gift.state !== 'abandoned') return done(data, data.message)
  const isClosed = gift.state === 'abandoned' || isExhausted(gift)
  if (!gift.declineCode) return isClosed ? refuse(409, giftMessages.abandoned) : refuse(502, giftMessages.refused)
  const text = declineMessage(gift.declineCode)
  const message = isClosed ? joinTexts(text, giftMessages.abandoned) : text
  return { status: 402, message, data: { ...data, message, decline: declineOf(gift.declineCode) } }
}
