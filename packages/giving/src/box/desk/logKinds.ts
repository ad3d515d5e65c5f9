import { formatAmount, formatDay, inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const sheetKind = (sentence: (values: { name: Text; day: Text; amount: Text }) => LocalizedText): LogKind => ({
  describe: ({ values }, name) =>
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
const buildingKind = (sentence: (values: { name: Text; building: string }) => LocalizedText): LogKind => ({
  describe: ({ values }, name) => sentence({ name, building: String(values['building'] ?? '') }),
})

/** Log entries of collections. None can be undone from the log, because two people counted the money. */
export const boxLogKinds: LogKinds = {
  boxOpened: sheetKind(texts.didOpen),
  boxConfirmed: sheetKind(texts.didConfirm),
  boxClosed: sheetKind(texts.didClose),
  boxDiscarded: sheetKind(texts.didDiscard),
  boxBanked: sheetKind(texts.didBank),
  gasdsDetailsChanged: buildingKind(texts.didDetails),
  buildingAdded: buildingKind(texts.didAddBuilding),
  buildingChanged: buildingKind(texts.didChangeBuilding),
}
