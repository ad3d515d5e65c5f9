import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const about = (sentence: (values: { name: Text }) => LocalizedText): LogKind => ({
  sentence: (_content, name) => sentence({ name }),
})

/** What the log holds of support access itself. None of it is undone: whoever changes their mind ends it. */
export const supportLogKinds: LogKinds = {
  supportGranted: about(texts.didGrant),
  supportEnded: about(texts.didEnd),
  supportUsed: about(texts.didUse),
}
