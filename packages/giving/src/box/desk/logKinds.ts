import { formatAmount, formatDay, inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const about = (sentence: (values: { name: Text; day: Text; amount: Text }) => LocalizedText): LogKind => ({
  sentence: ({ values }, name) =>
    sentence({
      name,
      day: inEachLanguage((language) => formatDay(language, String(values['day'] ?? ''))),
      amount: inEachLanguage((language) =>
        formatAmount(language, {
          amountMinor: Number(values['amountMinor'] ?? 0),
          currency: String(values['currency'] ?? 'gbp'),
        }),
      ),
    }),
})
const named = (sentence: (values: { name: Text; building: string }) => LocalizedText): LogKind => ({
  sentence: ({ values }, name) => sentence({ name, building: String(values['building'] ?? '') }),
})

/** What the log holds of collections. None of it is undone from the log: money was counted by two people. */
export const boxLogKinds: LogKinds = {
  boxOpened: about(texts.didOpen),
  boxConfirmed: about(texts.didConfirm),
  boxClosed: about(texts.didClose),
  boxDiscarded: about(texts.didDiscard),
  boxBanked: about(texts.didBank),
  gasdsDetailsChanged: named(texts.didDetails),
  buildingAdded: named(texts.didAddBuilding),
  buildingChanged: named(texts.didChangeBuilding),
}
