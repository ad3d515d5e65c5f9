import { formatDay, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { messages as texts } from './messages.gen.ts'

/** What the log holds of reports. */
export const reportLogKinds: LogKinds = {
  journalTaken: {
    sentence: ({ values }, name): LocalizedText => {
      const [from, to] = [String(values['from'] ?? ''), String(values['to'] ?? '')]
      const inLanguage = (language: 'en' | 'ar' | 'ur') =>
        texts.didTakeJournal({ name: name[language], from: formatDay(language, from), to: formatDay(language, to) })[
          language
        ]
      return { en: inLanguage('en'), ar: inLanguage('ar'), ur: inLanguage('ur') }
    },
  },
}
