import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { messages as texts } from './messages.gen.ts'

/** Log entries about gifts. A refund cannot be undone: the money is on its way. */
export const giftLogKinds: LogKinds = {
  giftsExported: {
    sentence: (_content, name): LocalizedText => ({
      en: texts.didExport({ name: name.en }).en,
      ar: texts.didExport({ name: name.ar }).ar,
      ur: texts.didExport({ name: name.ur }).ur,
    }),
  },
  giftRefunded: {
    sentence({ values }, name): LocalizedText {
      const [amount, reference] = [String(values['amount'] ?? ''), String(values['reference'] ?? '')]
      return {
        en: texts.didRefund({ name: name.en, amount, reference }).en,
        ar: texts.didRefund({ name: name.ar, amount, reference }).ar,
        ur: texts.didRefund({ name: name.ur, amount, reference }).ur,
      }
    },
  },
}
