import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const memberName = ({ values }: DeskLogContent) => String(values.name ?? '')

/** Creates the kind of an entry by a staff member, or by a person who is not logged in. */
const createKind = (
  byMember: (values: { name: Text; other: string }) => LocalizedText,
  withoutMember: (values: { other: string }) => LocalizedText,
): LogKind => ({
  describe: (content, name) =>
    content.values.byNobody === 1
      ? withoutMember({ other: memberName(content) })
      : byMember({ name, other: memberName(content) }),
})

/** The log entries about recoveries. None can be undone. */
export const recoveryLogKinds: LogKinds = {
  recoveryStarted: createKind(texts.didStart, texts.serverStarted),
  recoveryCancelled: createKind(texts.didCancel, texts.linkCancelled),
  recoveryFinished: { describe: (content) => texts.didFinish({ other: memberName(content) }) },
}

/** The content of an entry about a recovery. */
export const recoveryContent = (name: string, accountId: string | undefined): DeskLogContent => ({
  values: { name, byNobody: accountId === undefined ? 1 : 0 },
})
