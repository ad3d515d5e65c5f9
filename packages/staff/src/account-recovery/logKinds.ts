import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const other = ({ values }: DeskLogContent) => String(values.name ?? '')

/** An entry by a member of staff, or by somebody who is not logged in. */
const by = (
  own: (values: { name: Text; other: string }) => LocalizedText,
  without: (values: { other: string }) => LocalizedText,
): LogKind => ({
  sentence: (content, name) =>
    content.values.byNobody === 1 ? without({ other: other(content) }) : own({ name, other: other(content) }),
})

/** What the log holds of logins that were lost. None of it is undone. */
export const recoveryLogKinds: LogKinds = {
  recoveryStarted: by(texts.didStart, texts.serverStarted),
  recoveryCancelled: by(texts.didCancel, texts.linkCancelled),
  recoveryFinished: { sentence: (content) => texts.didFinish({ other: other(content) }) },
}

/** What an entry about somebody's login holds. */
export const recoveryContent = (name: string, accountId: string | undefined): DeskLogContent => ({
  values: { name, byNobody: accountId === undefined ? 1 : 0 },
})
