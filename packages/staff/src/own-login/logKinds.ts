import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const createLoginKind = (sentence: (values: { name: Text; device: string }) => LocalizedText): LogKind => ({
  describe: ({ values }, name) => sentence({ name, device: String(values.device ?? '') }),
})

/** The log entries about members’ own logins. None can be undone. */
export const ownLoginLogKinds: LogKinds = {
  passkeyAdded: createLoginKind(texts.didAdd),
  passkeyRemoved: createLoginKind(texts.didRemove),
  recoveryCodesRenewed: createLoginKind(texts.didRenew),
}
