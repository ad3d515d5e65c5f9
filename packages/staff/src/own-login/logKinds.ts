import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { ownLoginMessages as say } from './messages/index.ts'

const by = (did: (name: string, device: string) => LocalizedText) => ({
  sentence({ values }: DeskLogContent, name: LocalizedText): LocalizedText {
    const device = String(values.device ?? '')
    return { en: did(name.en, device).en, ar: did(name.ar, device).ar, ur: did(name.ur, device).ur }
  },
})

/** What the log holds of people's own logins. None of it is undone. */
export const ownLoginLogKinds: LogKinds = {
  passkeyAdded: by(say.didAdd),
  passkeyRemoved: by(say.didRemove),
  recoveryCodesRenewed: by(say.didRenew),
}
