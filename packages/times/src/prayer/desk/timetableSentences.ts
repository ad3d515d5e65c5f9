import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'
import { dateIn } from './sentences.ts'

/** The sentences of log entries about the timetable, by kind. */
export const timetableSentences = {
  timetableImported({ values }: DeskLogContent, name: LocalizedText): LocalizedText {
    const { file = '', from = '', to = '', days = 0 } = values
    return inEachLanguage((language) => {
      const count = texts.dayCount({ count: Number(days) })[language]
      const [first, last] = [dateIn(language, String(from)), dateIn(language, String(to))]
      return texts.timetableImported({ name: name[language], file: String(file), from: first, to: last, days: count })[
        language
      ]
    })
  },
  timetableRestored: ({ values: { file = '' } }: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => texts.timetableRestored({ name: name[language], file: String(file) })[language]),
} as const
