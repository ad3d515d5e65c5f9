import { formatDay, inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { messages as texts } from './messages.gen.ts'

/** Log entries of reports. */
export const reportLogKinds: LogKinds = {
  journalTaken: {
    describe: ({ values }, name): LocalizedText => {
      const [from, to] = [String(values['from'] ?? ''), String(values['to'] ?? '')]
      const formatDate = (date: string) => inEachLanguage((language) => formatDay(language, date))
      return texts.didDownloadJournal({ name, from: formatDate(from), to: formatDate(to) })
    },
  },
}
