import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const createKind = (sentence: (values: { name: Text; account: string }) => LocalizedText): LogKind => ({
  describe: ({ values }, name) => sentence({ name, account: String(values['account'] ?? '') }),
})

/** Log entries of card payments. None can be undone, because gifts stay in the account they were paid into. */
export const cardPaymentLogKinds: LogKinds = {
  cardAccountOpened: createKind(texts.didOpen),
  cardAccountAllowed: createKind(texts.didAllow),
}
