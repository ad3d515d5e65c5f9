import { ownValue } from '@minaret/foundation/base'
import type { CycleStateName, Decline, GiftStateName, PaymentMode } from '@minaret/contract'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { messages } from '../messages/gifts/messages.gen.ts'

/** The only four things a donor is told about a decline. */
const sentences: Readonly<Record<Decline, LocalizedText>> = {
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
 * Which of the four things is said of a decline. Lost, stolen and fraudulent cards are "declined by your bank" like any
 * other: whoever tests cards here learns nothing.
 * @param code the provider's `decline_code` or `code`, never shown itself
 */
export const declineOf = (code: string): Decline => ownValue(declines, code) ?? 'bank'

/**
 * The sentence for it.
 * @param code the provider's `decline_code` or `code`, never shown itself
 */
export const declineMessage = (code: string): LocalizedText => sentences[declineOf(code)]

const texts: Partial<Record<GiftStateName, LocalizedText>> = {
  created: messages.opened,
  confirming: messages.waiting,
  requires_action: messages.check,
  processing: messages.working,
  paid: messages.paid,
  failed: messages.refused,
  abandoned: messages.abandoned,
}

const demonstrated = (words: LocalizedText, mode: PaymentMode): LocalizedText =>
  mode === 'demo' ? joinTexts(messages.demonstration, words) : words

/** What is said of a gift in words. A demonstration says each time that no money moves. */
export const stateMessage = (state: GiftStateName, mode: PaymentMode): LocalizedText =>
  demonstrated(texts[state] ?? messages.recorded, mode)

const settingUp: Record<'opened' | 'confirming' | 'requires_action' | 'failed' | 'done', LocalizedText> = {
  opened: messages.setupOpened,
  confirming: messages.setupWaiting,
  requires_action: messages.check,
  failed: messages.setupFailed,
  done: messages.setupDone,
}

const running: Record<Exclude<CycleStateName, 'pending_setup'>, LocalizedText> = {
  scheduled: messages.scheduled,
  active: messages.active,
  paused: messages.paused,
  past_due: messages.pastDue,
  ending: messages.ending,
  ended: messages.ended,
  expired: messages.closed,
}

/** What is said of a regular gift in words. A demonstration says each time that no money moves. */
export const regularGiftMessage = (regularGift: {
  state: CycleStateName
  setup: keyof typeof settingUp
  mode: PaymentMode
}): LocalizedText =>
  demonstrated(
    regularGift.state === 'pending_setup' ? settingUp[regularGift.setup] : running[regularGift.state],
    regularGift.mode,
  )
