import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

/** The sentence of an entry in every language. */
const storedSentence = ({ values }: DeskLogContent): LocalizedText =>
  inEachLanguage((language) => String(values[language] ?? ''))

/** The kind of an entry about a request. */
const requestKind = (sentence: (values: { name: Text; what: Text }) => LocalizedText): LogKind => ({
  describe: (content, name) => sentence({ name, what: storedSentence(content) }),
})

/** A request that could not be performed, and why. */
const failedKind: LogKind = {
  describe(content) {
    const reason = (key: string) => String(content.values[key] ?? '')
    return texts.didFail({
      what: storedSentence(content),
      why: { en: reason('whyEn'), ar: reason('whyAr'), ur: reason('whyUr') },
    })
  },
}

/** The log entries about approvals. None can be undone. */
export const approvalLogKinds: LogKinds = {
  approvalAsked: requestKind(texts.didAsk),
  approvalApproved: requestKind(texts.didApprove),
  approvalDeclined: requestKind(texts.didDecline),
  // Without an account it was cancelled by the link in the email.
  approvalCancelled: requestKind(texts.didCancel),
  approvalExpired: requestKind(texts.didExpire),
  approvalFailed: failedKind,
  approvalsSuspended: { describe: ({ values }) => texts.didSuspend({ count: Number(values['count']) }) },
  approvalDue: requestKind(texts.didComeDue),
}
