import type { LogKinds } from '@minaret/foundation/operations'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as say } from './messages.gen.ts'

const startedBy = (_content: unknown, name: LocalizedText): LocalizedText => ({
  en: say.started({ name: name.en }).en,
  ar: say.started({ name: name.ar }).ar,
  ur: say.started({ name: name.ur }).ur,
})

/** Log kinds of sign-up. */
export const signupLogKinds: LogKinds = {
  siteStarted: { sentence: startedBy },
}
