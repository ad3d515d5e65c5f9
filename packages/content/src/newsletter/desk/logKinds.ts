import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { messages as texts } from './messages.gen.ts'

const sentence = (make: (name: LocalizedText, content: DeskLogContent) => LocalizedText) => ({
  sentence: (content: DeskLogContent, name: LocalizedText): LocalizedText => make(name, content),
})
const subjectIn = ({ values }: DeskLogContent) => String(values['subject'] ?? '')

/** What the log holds of the newsletter: of its subscribers how many, and never who. */
export const newsletterLogKinds: LogKinds = {
  subscribersImported: sentence((name, { values }) =>
    texts.didImport({ name, count: Number(values['count'] ?? 0), source: String(values['source'] ?? '') }),
  ),
  subscriberEnded: sentence((name) => texts.didEnd({ name })),
  newsletterSent: sentence((name, content) =>
    texts.didSend({ name, subject: subjectIn(content), count: Number(content.values['recipients'] ?? 0) }),
  ),
  newsletterPaused: sentence((name, content) => texts.didPause({ name, subject: subjectIn(content) })),
  newsletterResumed: sentence((name, content) => texts.didResume({ name, subject: subjectIn(content) })),
}
