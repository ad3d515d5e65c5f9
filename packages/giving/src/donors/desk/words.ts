import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as say } from './messages.gen.ts'

const words: Readonly<Record<string, LocalizedText>> = {
  receipt: say.emailReceipt,
  'receipt-again': say.emailReceipt,
  statement: say.emailStatement,
  refund: say.emailRefund,
  'refund-failed': say.emailRefundFailed,
  'gift-aid-spoken': say.emailSpoken,
  'cycle-begun': say.emailBegun,
  'cycle-changed': say.emailChanged,
  'cycle-paused': say.emailPaused,
  'cycle-skipped': say.emailSkipped,
  'cycle-resumed': say.emailResumed,
  'cycle-link': say.emailLink,
  'cycle-link-again': say.emailLink,
  'cycle-failed': say.emailFailed,
  'cycle-ended': say.emailEnded,
}

/** The label of an email, by its kind in the outbox. */
export const emailWords = (kind: string): LocalizedText => words[kind] ?? say.emailOther
