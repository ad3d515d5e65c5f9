import { formatAmount, inEachLanguage } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { messages as texts } from './messages.gen.ts'

/** Log entries about bank statements. A posting is reversed on the bank page, by a new entry. */
export const bankLogKinds: LogKinds = {
  statementImported: {
    describe: ({ values }, name) =>
      texts.didImport({ name, account: String(values['account'] ?? ''), added: Number(values['added'] ?? 0) }),
  },
  bankLinesPosted: {
    describe: ({ values }, name) =>
      texts.didPost({ name, lines: Number(values['lines'] ?? 0), gifts: Number(values['gifts'] ?? 0) }),
  },
  bankLineReversed: {
    describe({ values }, name) {
      const [amountMinor, currency] = [Number(values['amountMinor'] ?? 0), String(values['currency'] ?? 'gbp')]
      const amount = inEachLanguage((language) => formatAmount(language, { amountMinor, currency }))
      return texts.didReverse({ name, amount })
    },
  },
}
