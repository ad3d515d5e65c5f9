import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { protectedMessages as say } from './messages/index.ts'

const about = (wording: (name: string, origin: string) => LocalizedText) => ({
  sentence({ values }: DeskLogContent, name: LocalizedText): LocalizedText {
    const origin = String(values['origin'] ?? '')
    return { en: wording(name.en, origin).en, ar: wording(name.ar, origin).ar, ur: wording(name.ur, origin).ur }
  },
})

/** What the log holds of settings that take two owners. None of it is undone by one of them. */
export const protectedLogKinds: LogKinds = {
  bankDetailsChanged: about((name) => say.didChangeBank(name)),
  bankDetailsRemoved: about((name) => say.didRemoveBank(name)),
  originAllowed: about(say.didAllow),
  originDisallowed: about(say.didDisallow),
}
