import type { GiftStateName, PaymentMode } from '@minaret/contract'

const details = 'Your card was not accepted. Please check the number, the date and the security code, and try again.'
const funds = 'Your card was declined: insufficient funds. Please try another card or a smaller amount.'
const later = 'Your bank could not handle this just now. Nothing was taken. Please try again in a few minutes.'
const bank = 'Your card was declined by your bank. Nothing was taken. Please try another card, or ask your bank.'

/**
 * The only four things a giver is told about a decline. Lost, stolen and fraudulent cards are "declined by your bank"
 * like any other: whoever tests cards here learns nothing.
 */
const declineMessages: Readonly<Record<string, string>> = {
  incorrect_cvc: details,
  invalid_cvc: details,
  expired_card: details,
  invalid_expiry_month: details,
  invalid_expiry_year: details,
  incorrect_number: details,
  invalid_number: details,
  insufficient_funds: funds,
  processing_error: later,
  try_again_later: later,
  issuer_not_available: later,
}

/** @param code the provider's `decline_code` or `code`, never shown itself */
export const declineMessage = (code: string): string => declineMessages[code] ?? bank

/** The provider refused to take the payment at all. */
export const refusedMessage =
  'The payment could not be made, and nothing was taken. Please try again in a few minutes, or give by bank transfer.'

/** Three cards were tried, or the gift was left lying for a day. */
export const abandonedMessage =
  'This gift has been closed, and nothing was taken. To try again, please reload the page and begin a new gift.'

const said: Partial<Record<GiftStateName, string>> = {
  created: 'The gift has been opened.',
  confirming: 'Your bank has not answered yet. Please wait: there is no need to pay again.',
  requires_action: 'Your bank wants to check that it is you.',
  processing: 'Your bank is working on it. Please wait: there is no need to pay again.',
  paid: 'Thank you. Your gift has been received.',
  failed: refusedMessage,
  abandoned: abandonedMessage,
}

/** What is said of a gift in words. A demonstration says each time that no money moves. */
export function stateMessage(state: GiftStateName, mode: PaymentMode): string {
  const words = said[state] ?? 'Your gift has been recorded.'
  return mode === 'demo' ? `Demonstration: no money is taken. ${words}` : words
}
