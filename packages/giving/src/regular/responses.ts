import type { GiftNext } from '@minaret/contract'
import { regularGiftMessage, declineMessage, declineOf } from '../attempts/messages.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import type { RegularGift } from '../records/regularStore.ts'
import type { LocalizedGiftState } from '../attempts/responses.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'
import { joinTexts } from '@minaret/foundation/i18n'

/** What the donor should do while a card is being set up. */
const setupNext: Record<RegularGift['setup'], GiftNext> = {
  opened: 'retry',
  confirming: 'poll',
  requires_action: 'act',
  failed: 'retry',
  done: 'poll',
}

/** What the donor should do: nothing once it is set up, whatever becomes of it later. */
export const getRegularNextAction = ({ state, setup }: Pick<RegularGift, 'state' | 'setup'>): GiftNext =>
  state === 'pending_setup' ? setupNext[setup] : 'done'

/** Where a regular gift stands, for the donor's own browser. */
export function toRegularGiftState(regularGift: RegularGift, clientSecret?: string): LocalizedGiftState {
  const { id, state, mode } = regularGift
  const next = getRegularNextAction(regularGift)
  const acting = next === 'act' && clientSecret !== undefined
  return {
    id,
    state,
    mode,
    // Without its secret the bank's check cannot be shown; asking again brings it.
    next: next === 'act' && !acting ? 'poll' : next,
    message: regularGiftMessage(regularGift),
    ...(acting ? { intentType: 'setup', clientSecret } : {}),
  }
}

/** What the donor is answered: a decline is a 402 that leaves the regular gift to be tried again, never a 401. */
export function regularGiftResponse(regularGift: RegularGift, clientSecret?: string): OperationResult<'giftPay'> {
  const data = toRegularGiftState(regularGift, clientSecret)
  const failed = regularGift.state === 'pending_setup' && regularGift.setup === 'failed'
  if (!failed && regularGift.state !== 'expired') return done(data, data.message)
  if (!regularGift.declineCode) return failed ? refuse(502, giftMessages.refused) : refuse(409, giftMessages.closed)
  const words = declineMessage(regularGift.declineCode)
  const message = failed ? words : joinTexts(words, giftMessages.closed)
  return { status: 402, message, data: { ...data, message, decline: declineOf(regularGift.declineCode) } }
}
