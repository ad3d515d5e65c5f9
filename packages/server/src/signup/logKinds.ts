import type { LogKinds } from '@minaret/foundation/operations'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'

const startedBy = (_content: unknown, name: LocalizedText): LocalizedText => texts.started({ name })

/** Log kinds of sign-up. */
export const signupLogKinds: LogKinds = {
  siteStarted: { describe: startedBy },
}
