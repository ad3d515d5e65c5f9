import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

/** A text that the log stores in every language. */
const stored = ({ values }: DeskLogContent): LocalizedText =>
  inEachLanguage((language) => String(values[language] ?? ''))

/** An entry about a request, whose sentence the log holds in every language. */
const about = (sentence: (values: { name: Text; what: Text }) => LocalizedText): LogKind => ({
  sentence: (content, name) => sentence({ name, what: stored(content) }),
})

/** A request that could not be performed, and why. */
const failed: LogKind = {
  sentence(content) {
    const reason = (key: string) => String(content.values[key] ?? '')
    return texts.didFail({
      what: stored(content),
      why: { en: reason('whyEn'), ar: reason('whyAr'), ur: reason('whyUr') },
    })
  },
}

/** What the log holds of what takes two people. None of it is undone by itself. */
export const approvalLogKinds: LogKinds = {
  approvalAsked: about(texts.didAsk),
  approvalApproved: about(texts.didApprove),
  approvalDeclined: about(texts.didDecline),
  // Without an account it was cancelled by the link in the email.
  approvalCancelled: about(texts.didCancel),
  approvalExpired: about(texts.didExpire),
  approvalFailed: failed,
  approvalsSuspended: { sentence: ({ values }) => texts.didSuspend({ count: Number(values['count']) }) },
  approvalDue: about(texts.didComeDue),
}
