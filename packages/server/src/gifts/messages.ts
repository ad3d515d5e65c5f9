import type { CycleStateName, Decline, GiftStateName, PaymentMode } from '@minaret/contract'
import { type MailLanguage, mailLanguages } from '../mail/language.ts'

/** The only four things a giver is told about a decline, in the language of their page. */
const sentences: Readonly<Record<MailLanguage, Readonly<Record<Decline, string>>>> = {
  en: {
    details: 'Your card was not accepted. Please check the number, the date and the security code, and try again.',
    funds: 'Your card was declined: insufficient funds. Please try another card or a smaller amount.',
    later: 'Your bank could not handle this just now. Nothing was taken. Please try again in a few minutes.',
    bank: 'Your card was declined by your bank. Nothing was taken. Please try another card, or ask your bank.',
  },
  ar: {
    details: 'لم تُقبل بطاقتك. يرجى التحقق من الرقم والتاريخ ورمز الأمان، ثم المحاولة مرة أخرى.',
    funds: 'رُفضت بطاقتك: الرصيد غير كافٍ. يرجى تجربة بطاقة أخرى أو مبلغ أقل.',
    later: 'لم يتمكن البنك من إتمام ذلك الآن، ولم يُخصم شيء. يرجى المحاولة مرة أخرى بعد بضع دقائق.',
    bank: 'رفض البنك بطاقتك، ولم يُخصم شيء. يرجى تجربة بطاقة أخرى، أو سؤال البنك.',
  },
  ur: {
    details: 'آپ کا کارڈ قبول نہیں ہوا۔ براہِ کرم نمبر، تاریخ اور سیکیورٹی کوڈ دیکھ کر دوبارہ کوشش کریں۔',
    funds: 'آپ کا کارڈ نامنظور ہوا: رقم کافی نہیں۔ براہِ کرم کوئی دوسرا کارڈ یا کم رقم آزمائیں۔',
    later: 'آپ کا بینک ابھی یہ نہیں کر سکا، اور کوئی رقم نہیں لی گئی۔ براہِ کرم چند منٹ بعد دوبارہ کوشش کریں۔',
    bank: 'آپ کے بینک نے کارڈ نامنظور کر دیا، اور کوئی رقم نہیں لی گئی۔ براہِ کرم دوسرا کارڈ آزمائیں، یا اپنے بینک سے پوچھیں۔',
  },
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
export const declineOf = (code: string): Decline => declines[code] ?? 'bank'

/**
 * The sentence for it.
 * @param code the provider's `decline_code` or `code`, never shown itself
 * @param language the giver's; English where it is none of ours
 */
export const declineMessage = (code: string, language?: string | null): string =>
  sentences[mailLanguages.find((each) => each === language) ?? 'en'][declineOf(code)]

/** The provider refused to take the payment at all. */
export const refusedMessage =
  'The payment could not be made, and nothing was taken. Please try again in a few minutes, or give by bank transfer.'

/** Three cards were tried, or the gift was left lying for a day. */
export const abandonedMessage =
  'This gift has been closed, and nothing was taken. To try again, please reload the page and begin a new gift.'

/** What a gift was for could not take it: others were faster, or the mosque does not ask for it any more. */
export const lateForNeed = (title: string): string =>
  `“${title}” could not take your gift any more when your payment came, so it went to the whole campaign.`

const said: Partial<Record<GiftStateName, string>> = {
  created: 'The gift has been opened.',
  confirming: 'Your bank has not answered yet. Please wait: there is no need to pay again.',
  requires_action: 'Your bank wants to check that it is you.',
  processing: 'Your bank is working on it. Please wait: there is no need to pay again.',
  paid: 'Thank you. Your gift has been received.',
  failed: refusedMessage,
  abandoned: abandonedMessage,
}

const demonstrated = (words: string, mode: PaymentMode): string =>
  mode === 'demo' ? `Demonstration: no money is taken. ${words}` : words

/** What is said of a gift in words. A demonstration says each time that no money moves. */
export const stateMessage = (state: GiftStateName, mode: PaymentMode): string =>
  demonstrated(said[state] ?? 'Your gift has been recorded.', mode)

/** Three cards were tried for a regular gift, it was left lying, or its first day has come before a card stood. */
export const closedMessage =
  'This regular gift has been closed before it began, and nothing was taken. To try again, please reload the page.'

const settingUp: Record<'opened' | 'confirming' | 'requires_action' | 'failed' | 'done', string> = {
  opened: 'Your regular gift has been opened.',
  confirming: 'Your bank has not answered yet. Please wait: there is no need to try again.',
  requires_action: 'Your bank wants to check that it is you.',
  failed: 'Your card was not accepted, and nothing was taken. Please try another card.',
  done: 'Your card has been accepted. Please wait a moment.',
}

const running: Record<Exclude<CycleStateName, 'pending_setup'>, string> = {
  scheduled: 'Thank you. Your regular gift is set up. Nothing is taken before its first day.',
  active: 'Thank you. Your regular gift is running.',
  paused: 'Your regular gift is paused. Nothing is taken meanwhile.',
  past_due: 'The last collection of your regular gift has failed. Please look at your card.',
  ending: 'Thank you. Your regular gift is running until its last day.',
  ended: 'Your regular gift has ended. Nothing more will be taken.',
  expired: closedMessage,
}

/** What is said of a regular gift in words. A demonstration says each time that no money moves. */
export const cycleMessage = (cycle: {
  state: CycleStateName
  setup: keyof typeof settingUp
  mode: PaymentMode
}): string => demonstrated(cycle.state === 'pending_setup' ? settingUp[cycle.setup] : running[cycle.state], cycle.mode)
