import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const by = (sentence: (values: { name: Text; device: string }) => LocalizedText): LogKind => ({
  sentence: ({ values }, name) => sentence({ name, device: String(values.device ?? '') }),
})

/** What the log holds of people's own logins. None of it is undone. */
export const ownLoginLogKinds: LogKinds = {
  passkeyAdded: by(texts.didAdd),
  passkeyRemoved: by(texts.didRemove),
  recoveryCodesRenewed: by(texts.didRenew),
}
