import { ownValue } from '@minaret/foundation/base'
import type { RegularGiftState, Decline, GiftStateName, PaymentMode } from '@minaret/contract'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { messages } from '../messages/gifts/messages.gen.ts'

/** The four messages a donor may see about a decline. */
const messageByDecline: Readonly<Record<Decline, LocalizedText>> = {
  details: messages.declinedDetails,
  funds: messages.declinedFunds,
  later: messages.declinedRetryLater,
  bank: messages.declinedBank,
}

const declines: Readonly<Record<string, Decline>> = {
  incorrect_cvc: 'details',
  invalid_cvc: 'details',
  expired_card: 'details',
  invalid_expiry_month: 'details',
  invalid_expiry_year: 'details',
  incorrect_number: 'details',
  invalid_number: 'details',
  insufficient_funds: 'funds',
  processing_error: 'later',
  try_again_later: 'later',
  issuer_not_available: 'later',
}

/**
 * Groups a decline code. Lost, stolen and fraudulent cards are "declined by your bank" like any other, so that card
 * testers learn nothing.
 * @param code the provider's `decline_code` or `code`, which is never displayed
 */
export const declineOf = (code: string): Decline => ownValue(declines, code) ?? 'bank'

/**
 * Returns the message for a decline code.
 * @param code the provider's `decline_code` or `code`, which is never displayed
 */
export const declineMessage = (code: string): LocalizedText => messageByDecline[declineOf(code)]

const textByState: Partial<Record<GiftStateName, LocalizedText>> = {
  created: messages.opened,
  confirming: messages.waiting,
  requires_action: messages.check,
  processing: messages.processing,
  paid: messages.paid,
  failed: messages.refused,
  abandoned: messages.abandoned,
}

const addDemoNote = (text: LocalizedText, mode: PaymentMode): LocalizedText =>
  mode === 'demo' ? joinTexts(messages.demonstration, text) : text

/** Returns the message for a gift's state. In a demonstration it adds that no money moves. */
export const stateMessage = (state: GiftStateName, mode: PaymentMode): LocalizedText =>
  addDemoNote(textByState[state] ?? messages.recorded, mode)

const textBySetup: Record<'opened' | 'confirming' | 'requires_action' | 'failed' | 'done', LocalizedText> = {
  opened: messages.setupOpened,
  confirming: messages.setupWaiting,
  requires_action: messages.check,
  failed: messages.setupFailed,
  done: messages.setupDone,
}

const textByRegularState: Record<Exclude<RegularGiftState, 'pending_setup'>, LocalizedText> = {
  scheduled: messages.scheduled,
  active: messages.active,
  paused: messages.paused,
  past_due: messages.pastDue,
  ending: messages.ending,
  ended: messages.ended,
  expired: messages.closed,
}

/** Returns the message for a regular gift's state. In a demonstration it adds that no money moves. */
export const regularGiftMessage = (regularGift: {
  state: RegularGiftState
  setup: keyof typeof textBySetup
  mode: PaymentMode
}): LocalizedText =>
  addDemoNote(
    regularGift.state === 'pending_setup' ? textBySetup[regularGift.setup] : textByRegularState[regularGift.state],
    regularGift.mode,
  )
