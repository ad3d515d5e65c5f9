import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'
import { dayIn, dayPrayers } from './sentences.ts'

/** Describes a change to several days in one language. */
function inLanguage({ values }: DeskLogContent, name: LocalizedText, language: Language): string {
  const textOf = (key: string) => String(values[key] ?? '')
  const range = {
    name,
    from: dayIn(language, textOf('from')),
    to: dayIn(language, textOf('to')),
    days: texts.dayCount({ count: Number(values['days'] ?? 0) }),
  }
  const times = dayPrayers.flatMap((key) => {
    const prayer = texts[key]
    if (`${key}.usual` in values) return [texts.rangeUsual({ ...range, prayer })[language]]
    if (!(`${key}.after` in values)) return []
    const time = values[`${key}.after`]
    return time === null || time === undefined
      ? [texts.rangeClosed({ ...range, prayer })[language]]
      : [texts.rangeSet({ ...range, prayer, time: String(time) })[language]]
  })
  const note = values['note']
  if (note === undefined) return times.join('; ')
  const noteSentence = note === '' ? texts.rangeNoteRemoved(range) : texts.rangeNoted({ ...range, note: String(note) })
  return [...times, noteSentence[language]].join('; ')
}

const createSentence =
  (isUndone: boolean) =>
  (content: DeskLogContent, name: LocalizedText): LocalizedText => {
    const text = inEachLanguage((language) => inLanguage(content, name, language))
    return isUndone ? texts.undoneBy({ sentence: text }) : text
  }

/** The sentences of log entries about several days, by kind. */
export const rangeSentences = { daysChanged: createSentence(false), daysUndone: createSentence(true) } as const
