import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'
import { dayIn, dayPrayers } from './sentences.ts'

/** Describes a change of several days in one language. */
function inLanguage({ values }: DeskLogContent, name: LocalizedText, language: Language): string {
  const text = (key: string) => String(values[key] ?? '')
  const range = {
    name,
    from: dayIn(language, text('from')),
    to: dayIn(language, text('to')),
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
  const noted = note === '' ? texts.rangeNoteRemoved(range) : texts.rangeNoted({ ...range, note: String(note) })
  return [...times, noted[language]].join('; ')
}

const sentence =
  (isUndone: boolean) =>
  (content: DeskLogContent, name: LocalizedText): LocalizedText => {
    const changed = inEachLanguage((language) => inLanguage(content, name, language))
    return isUndone ? texts.undoneBy({ sentence: changed }) : changed
  }

/** The sentences of log entries about several days, by kind. */
export const rangeSentences = { daysChanged: sentence(false), daysUndone: sentence(true) } as const
