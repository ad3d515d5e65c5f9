import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { approvalMessages as say } from './messages/index.ts'

type Wording = (name: string, what: string) => LocalizedText

/** An entry about a request, whose sentence the log holds in every language. */
const about = (wording: Wording) => ({
  sentence({ values }: DeskLogContent, name: LocalizedText): LocalizedText {
    const what = (language: 'en' | 'ar' | 'ur') => String(values[language] ?? '')
    return {
      en: wording(name.en, what('en')).en,
      ar: wording(name.ar, what('ar')).ar,
      ur: wording(name.ur, what('ur')).ur,
    }
  },
})

/** A request that could not be performed, and why. */
const failed: LogKinds[string] = {
  sentence({ values }: DeskLogContent): LocalizedText {
    const text = (key: string) => String(values[key] ?? '')
    return {
      en: say.didFail(text('en'), text('whyEn')).en,
      ar: say.didFail(text('ar'), text('whyAr')).ar,
      ur: say.didFail(text('ur'), text('whyUr')).ur,
    }
  },
}

/** What the log holds of what takes two people. None of it is undone by itself. */
export const approvalLogKinds: LogKinds = {
  approvalAsked: about(say.didAsk),
  approvalApproved: about(say.didApprove),
  approvalDeclined: about(say.didDecline),
  // Without an account it was cancelled by the link in the email.
  approvalCancelled: about(say.didCancel),
  approvalExpired: about((_name, what) => say.didExpire(what)),
  approvalFailed: failed,
  approvalsSuspended: { sentence: ({ values }) => say.didSuspend(Number(values['count'])) },
  approvalDue: about((_name, what) => say.didComeDue(what)),
}
