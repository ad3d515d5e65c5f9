import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const about = (sentence: (values: { name: Text; account: string }) => LocalizedText): LogKind => ({
  sentence: ({ values }, name) => sentence({ name, account: String(values['account'] ?? '') }),
})

/** What the log holds of card payments. None of it is undone: gifts stay in the account they were given in. */
export const cardPaymentLogKinds: LogKinds = {
  cardAccountOpened: about(texts.didOpen),
  cardAccountAllowed: about(texts.didAllow),
}
