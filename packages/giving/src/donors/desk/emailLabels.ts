import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'

const labels: Readonly<Record<string, LocalizedText>> = {
  receipt: texts.emailReceipt,
  'receipt-again': texts.emailReceipt,
  statement: texts.emailStatement,
  refund: texts.emailRefund,
  'refund-failed': texts.emailRefundFailed,
  'gift-aid-spoken': texts.emailSpoken,
  'cycle-begun': texts.emailBegun,
  'cycle-changed': texts.emailChanged,
  'cycle-paused': texts.emailPaused,
  'cycle-skipped': texts.emailSkipped,
  'cycle-resumed': texts.emailResumed,
  'cycle-link': texts.emailLink,
  'cycle-link-again': texts.emailLink,
  'cycle-failed': texts.emailFailed,
  'cycle-ended': texts.emailEnded,
}

/** The label of an email, by its kind in the outbox. */
export const emailLabel = (kind: string): LocalizedText => labels[kind] ?? texts.emailOther
