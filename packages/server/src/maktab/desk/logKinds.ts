import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const kindOf = (sentence: (values: { name: Text; what: string }) => LocalizedText): LogKind => ({
  describe: ({ values }, name) => sentence({ name, what: String(values['class'] ?? '') }),
})

/** Log kinds of the maktab's classes. */
export const maktabClassLogKinds: LogKinds = {
  maktabClassAdded: kindOf(texts.didAdd),
  maktabClassChanged: kindOf(texts.didChange),
}
