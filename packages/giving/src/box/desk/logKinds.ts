import { formatAmount, formatDay, inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as say } from './messages.gen.ts'

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
  boxOpened: about(say.didOpen),
  boxConfirmed: about(say.didConfirm),
  boxClosed: about(say.didClose),
  boxDiscarded: about(say.didDiscard),
  boxBanked: about(say.didBank),
  gasdsDetailsChanged: named(say.didDetails),
  buildingAdded: named(say.didAddBuilding),
  buildingChanged: named(say.didChangeBuilding),
}
