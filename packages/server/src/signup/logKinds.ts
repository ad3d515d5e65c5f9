import type { LogKinds } from '@minaret/foundation/operations'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'

const startedBy = (_content: unknown, name: LocalizedText): LocalizedText => ({
  en: texts.started({ name: name.en }).en,
  ar: texts.started({ name: name.ar }).ar,
  ur: texts.started({ name: name.ur }).ur,
})

/** Log kinds of sign-up. */
export const signupLogKinds: LogKinds = {
  siteStarted: { sentence: startedBy },
}
