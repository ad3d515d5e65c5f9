import type { GiftNext } from '@minaret/contract'
import { regularGiftMessage, declineMessage, declineOf } from '../attempts/messages.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import type { RegularGift } from '../records/regularStore.ts'
import type { LocalizedGiftState } from '../attempts/responses.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'
import { joinTexts } from '@minaret/foundation/i18n'

/** The donor's next step in each state of the card setup. */
const setupNext: Record<RegularGift['setup'], GiftNext> = {
  opened: 'retry',
  confirming: 'poll',
  requires_action: 'act',
  failed: 'retry',
  done: 'poll',
}

/** Returns the donor's next step; `done` once the gift is set up, whatever happens later. */
export const getRegularNextAction = ({ state, setup }: Pick<RegularGift, 'state' | 'setup'>): GiftNext =>
  state === 'pending_setup' ? setupNext[setup] : 'done'

/** Returns a regular gift's state for the donor's browser. */
export function toRegularGiftState(regularGift: RegularGift, clientSecret?: string): LocalizedGiftState {
  const { id, state, mode } = regularGift
  const next = getRegularNextAction(regularGift)
  const needsBankCheck = next === 'act' && clientSecret !== undefined
  return {
    id,
    state,
    mode,
    // Without its secret the bank check cannot be displayed; polling returns it.
    next: next === 'act' && !needsBankCheck ? 'poll' : next,
    message: regularGiftMessage(regularGift),
    ...(needsBankCheck ? { intentType: 'setup', clientSecret } : {}),
  }
}

/** The response to the donor. A decline is a 402, never a 401, and the regular gift can be tried again. */
export function regularGiftResponse(regularGift: RegularGift, clientSecret?: string): OperationResult<'giftPay'> {
  const data = toRegularGiftState(regularGift, clientSecret)
  const hasFailed = regularGift.state === 'pending_setup' && regularGift.setup === 'failed'
  if (!hasFailed && regularGift.state !== 'expired') return done(data, data.message)
  if (!regularGift.declineCode) return hasFailed ? refuse(502, giftMessages.refused) : refuse(409, giftMessages.closed)
  const declineText = declineMessage(regularGift.declineCode)
  const message = hasFailed ? declineText : joinTexts(declineText, giftMessages.closed)
  return { status: 402, message, data: { ...data, message, decline: declineOf(regularGift.declineCode) } }
}
