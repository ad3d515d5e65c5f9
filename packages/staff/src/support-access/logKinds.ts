import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { supportMessages as say } from './messages/index.ts'

const about = (wording: (name: string) => LocalizedText) => ({
  sentence: (_content: DeskLogContent, name: LocalizedText): LocalizedText => ({
    en: wording(name.en).en,
    ar: wording(name.ar).ar,
    ur: wording(name.ur).ur,
  }),
})

/** What the log holds of support access itself. None of it is undone: whoever changes their mind ends it. */
export const supportLogKinds: LogKinds = {
  supportGranted: about(say.didGrant),
  supportEnded: about(say.didEnd),
  supportUsed: about(say.didUse),
}
