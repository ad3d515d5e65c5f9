import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { messages as texts } from './messages.gen.ts'

/** Log entries about gifts. A refund cannot be undone: the money is on its way. */
export const giftLogKinds: LogKinds = {
  giftsExported: {
    describe: (_content, name): LocalizedText => texts.didExport({ name }),
  },
  giftRefunded: {
    describe({ values }, name): LocalizedText {
      const [amount, reference] = [String(values['amount'] ?? ''), String(values['reference'] ?? '')]
      return texts.didRefund({ name, amount, reference })
    },
  },
}
