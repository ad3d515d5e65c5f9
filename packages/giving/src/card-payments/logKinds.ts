import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { cardPaymentMessages as say } from './messages/index.ts'

const about = (wording: (name: string, account: string) => LocalizedText) => ({
  sentence({ values }: DeskLogContent, name: LocalizedText): LocalizedText {
    const account = String(values['account'] ?? '')
    return { en: wording(name.en, account).en, ar: wording(name.ar, account).ar, ur: wording(name.ur, account).ur }
  },
})

/** What the log holds of card payments. None of it is undone: gifts stay in the account they were given in. */
export const cardPaymentLogKinds: LogKinds = {
  cardAccountOpened: about(say.didOpen),
  cardAccountAllowed: about(say.didAllow),
}
