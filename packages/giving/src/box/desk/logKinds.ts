import type { DeskLogContent } from '@minaret/foundation/db'
import { formatAmount, formatDay, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { boxMessages as say } from './messages/index.ts'

const inEach = (make: (language: Language) => LocalizedText): LocalizedText => ({
  en: make('en').en,
  ar: make('ar').ar,
  ur: make('ur').ur,
})

const about = (wording: (name: string, day: string, amount: string) => LocalizedText) => ({
  sentence: ({ values }: DeskLogContent, name: LocalizedText) =>
    inEach((language) =>
      wording(
        name[language],
        formatDay(language, String(values['day'] ?? '')),
        formatAmount(language, {
          amountMinor: Number(values['amountMinor'] ?? 0),
          currency: String(values['currency'] ?? 'gbp'),
        }),
      ),
    ),
})
const named = (wording: (name: string, building: string) => LocalizedText) => ({
  sentence: ({ values }: DeskLogContent, name: LocalizedText) =>
    inEach((language) => wording(name[language], String(values['building'] ?? ''))),
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
