import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { maktabClassMessages as say } from './messages/index.ts'

const about = (wording: (name: string, what: string) => LocalizedText) => ({
  sentence: ({ values }: DeskLogContent, name: LocalizedText): LocalizedText => {
    const what = String(values['class'] ?? '')
    return { en: wording(name.en, what).en, ar: wording(name.ar, what).ar, ur: wording(name.ur, what).ur }
  },
})

/** What the log holds of the maktab's classes. */
export const maktabClassLogKinds: LogKinds = {
  maktabClassAdded: about(say.didAdd),
  maktabClassChanged: about(say.didChange),
}
