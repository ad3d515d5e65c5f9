import { formatAmount, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { bankMessages as say } from './messages/index.ts'

const inEach = (name: LocalizedText, wording: (name: string) => LocalizedText): LocalizedText => ({
  en: wording(name.en).en,
  ar: wording(name.ar).ar,
  ur: wording(name.ur).ur,
})

/** What the log holds of bank statements. A posting is undone on its own page, by a new entry. */
export const bankLogKinds: LogKinds = {
  statementImported: {
    sentence: ({ values }, name) =>
      inEach(name, (who) => say.didImport(who, String(values['account'] ?? ''), Number(values['added'] ?? 0))),
  },
  bankLinesPosted: {
    sentence: ({ values }, name) =>
      inEach(name, (who) => say.didPost(who, Number(values['lines'] ?? 0), Number(values['gifts'] ?? 0))),
  },
  bankLineReversed: {
    sentence: ({ values }, name) => {
      const [amountMinor, currency] = [Number(values['amountMinor'] ?? 0), String(values['currency'] ?? 'gbp')]
      return inEach(name, (who) => {
        const amount = (language: 'en' | 'ar' | 'ur') => formatAmount(language, { amountMinor, currency })
        return {
          en: say.didReverse(who, amount('en')).en,
          ar: say.didReverse(who, amount('ar')).ar,
          ur: say.didReverse(who, amount('ur')).ur,
        }
      })
    },
  },
}
