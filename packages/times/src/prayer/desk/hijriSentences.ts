import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import type { AnnouncementProblem, HijriMonth } from '@minaret/timetable'
import { loggedMonth, readLoggedStart } from './hijri.ts'
import { messages as texts } from './messages.gen.ts'
import { dateIn } from './sentences.ts'

/** A Hijri month with its year, such as Ramadan 1448. */
export const describeMonth = ({ year, month }: HijriMonth, language: Language): string =>
  `${texts.hijriMonth({ month })[language]} ${year}`

/** Describes an announcement in one sentence. @param isUndone whether it was undone */
export const hijriSentence = (content: DeskLogContent, name: LocalizedText, isUndone: boolean): LocalizedText =>
  inEachLanguage((language) => {
    const begins = readLoggedStart(content.after)
    const month = describeMonth(loggedMonth({ content }), language)
    const text =
      begins === null
        ? texts.hijriCalculated({ name: name[language], month })[language]
        : texts.hijriAnnounced({ name: name[language], month, day: dateIn(language, begins) })[language]
    return isUndone ? texts.undoneBy({ sentence: text })[language] : text
  })

/** Describes the first day of a month, to compare two versions. @param begins null if it is calculated */
export const describeStart = (month: HijriMonth, begins: string | null): LocalizedText =>
  inEachLanguage((language) =>
    begins === null
      ? texts.hijriStartCalculated({ month: describeMonth(month, language) })[language]
      : texts.hijriStart({ month: describeMonth(month, language), day: dateIn(language, begins) })[language],
  )

/** The message for an invalid start of a month. */
export function problemText(problem: AnnouncementProblem): LocalizedText {
  if (problem.kind === 'far') return texts.hijriTooFar
  return inEachLanguage((language) => {
    const month = describeMonth(problem.month, language)
    return problem.kind === 'length'
      ? texts.hijriLength({ month, days: problem.days })[language]
      : texts.hijriLater({ month, day: dateIn(language, problem.month.begins) })[language]
  })
}
