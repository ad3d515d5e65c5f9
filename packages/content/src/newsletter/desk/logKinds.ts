import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { messages as texts } from './messages.gen.ts'

const sentenceOf = (toText: (name: LocalizedText, content: DeskLogContent) => LocalizedText) => ({
  describe: (content: DeskLogContent, name: LocalizedText): LocalizedText => toText(name, content),
})
const subjectIn = ({ values }: DeskLogContent) => String(values['subject'] ?? '')

/** The log entries of the newsletter: with numbers of subscribers, never with names. */
export const newsletterLogKinds: LogKinds = {
  subscribersImported: sentenceOf((name, { values }) =>
    texts.didImport({ name, count: Number(values['count'] ?? 0), source: String(values['source'] ?? '') }),
  ),
  subscriberEnded: sentenceOf((name) => texts.didEnd({ name })),
  newsletterSent: sentenceOf((name, content) =>
    texts.didSend({ name, subject: subjectIn(content), count: Number(content.values['recipients'] ?? 0) }),
  ),
  newsletterPaused: sentenceOf((name, content) => texts.didPause({ name, subject: subjectIn(content) })),
  newsletterResumed: sentenceOf((name, content) => texts.didResume({ name, subject: subjectIn(content) })),
}
