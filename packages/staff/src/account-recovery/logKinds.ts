import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { recoveryMessages as say } from './messages/index.ts'

const other = ({ values }: DeskLogContent) => String(values.name ?? '')

/** An entry by somebody of the staff, or by nobody who is logged in. */
const by = (own: (name: string, other: string) => LocalizedText, without: (other: string) => LocalizedText) => ({
  sentence(content: DeskLogContent, name: LocalizedText): LocalizedText {
    const whose = other(content)
    if (content.values.byNobody === 1) return without(whose)
    return { en: own(name.en, whose).en, ar: own(name.ar, whose).ar, ur: own(name.ur, whose).ur }
  },
})

/** What the log holds of logins that were lost. None of it is undone. */
export const recoveryLogKinds: LogKinds = {
  recoveryStarted: by(say.didStart, say.serverStarted),
  recoveryCancelled: by(say.didCancel, say.linkCancelled),
  recoveryFinished: { sentence: (content) => say.didFinish(other(content)) },
}

/** What an entry about somebody's login holds. */
export const recoveryContent = (name: string, accountId: string | undefined): DeskLogContent => ({
  values: { name, byNobody: accountId === undefined ? 1 : 0 },
})
