import type { DeskLogContent } from '@minaret/foundation/db'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import { deskTimesMessages as say } from './messages/index.ts'
import { dayIn, dayPrayers } from './sentences.ts'

/** What a change of several days says, in one language. */
function inLanguage({ values }: DeskLogContent, name: LocalizedText, language: Language): string {
  const text = (key: string) => String(values[key] ?? '')
  const about = [
    dayIn(language, text('from')),
    dayIn(language, text('to')),
    say.dayCount(Number(values['days'] ?? 0))[language],
  ] as const
  const who = name[language]
  const times = dayPrayers.flatMap((prayer) => {
    const called = say[prayer][language]
    if (`${prayer}.usual` in values) return [say.rangeUsual(who, called, ...about)[language]]
    if (!(`${prayer}.after` in values)) return []
    const time = values[`${prayer}.after`]
    return time === null || time === undefined
      ? [say.rangeClosed(who, called, ...about)[language]]
      : [say.rangeSet(who, called, ...about, String(time))[language]]
  })
  const note = values['note']
  if (note === undefined) return times.join('; ')
  const noted = note === '' ? say.rangeNoteRemoved(who, ...about) : say.rangeNoted(who, ...about, String(note))
  return [...times, noted[language]].join('; ')
}

const sentence =
  (isUndone: boolean) =>
  (content: DeskLogContent, name: LocalizedText): LocalizedText => {
    const describe = (language: Language) => {
      const text = inLanguage(content, name, language)
      return isUndone ? say.undoneBy(text)[language] : text
    }
    return { en: describe('en'), ar: describe('ar'), ur: describe('ur') }
  }

/** The sentences of the log about several days, by the kind of entry. */
export const rangeSentences = { daysChanged: sentence(false), daysUndone: sentence(true) } as const
