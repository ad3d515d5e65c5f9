import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const createSupportKind = (sentence: (values: { name: Text }) => LocalizedText): LogKind => ({
  describe: (_content, name) => sentence({ name }),
})

/** The log entries about support access. None can be undone, since access can be ended. */
export const supportLogKinds: LogKinds = {
  supportGranted: createSupportKind(texts.didGrant),
  supportEnded: createSupportKind(texts.didEnd),
  supportUsed: createSupportKind(texts.didUse),
}
