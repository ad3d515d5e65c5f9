import { list } from '@minaret/messages'
import type { OwnDay } from '@minaret/contract/desk'
import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'

/** All prayers of a day that have a time, in order. */
export const dayPrayers = ['eid', 'fajr', 'dhuhr', 'jumuah', 'asr', 'maghrib', 'isha', 'taraweeh'] as const

const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : `${language}-u-nu-latn`)

/** Formats a day with its weekday. @param day `YYYY-MM-DD` */
export const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))

/** Formats a date with its year. @param day `YYYY-MM-DD` */
export const dateIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

/** Describes each change to a day, with the name of the member who made it. */
function describeChanges({ values }: DeskLogContent, name: LocalizedText): ((language: Language) => string)[] {
  const textOf = (key: string) => {
    const value = values[key]
    return value === undefined || value === null ? undefined : String(value)
  }
  const day = textOf('day') ?? ''
  const times = dayPrayers.flatMap((prayer) => {
    if (!(`${prayer}.after` in values)) return []
    const [from, to] = [textOf(`${prayer}.before`), textOf(`${prayer}.after`)]
    return (language: Language): string => {
      const [memberName, prayerName, dayName] = [name[language], texts[prayer][language], dayIn(language, day)]
      if (to === undefined) return texts.closed({ name: memberName, prayer: prayerName, day: dayName })[language]
      return from === undefined
        ? texts.added({ name: memberName, prayer: prayerName, day: dayName, to })[language]
        : texts.moved({ name: memberName, prayer: prayerName, day: dayName, from, to })[language]
    }
  })
  const note = textOf('note')
  const noteSentences =
    note === undefined
      ? []
      : [
          (language: Language): string =>
            note === ''
              ? texts.noteRemoved({ name: name[language], day: dayIn(language, day) })[language]
              : texts.noted({ name: name[language], day: dayIn(language, day), note })[language],
        ]
  const sentences = [...times, ...noteSentences]
  return sentences.length > 0
    ? sentences
    : [(language) => texts.savedUnchanged({ name: name[language], day: dayIn(language, day) })[language]]
}

const createSentence =
  (isUndone: boolean) =>
  (content: DeskLogContent, name: LocalizedText): LocalizedText => {
    const parts = describeChanges(content, name)
    return inEachLanguage((language) => {
      const text = parts.map((part) => part(language)).join('; ')
      return isUndone ? texts.undoneBy({ sentence: text })[language] : text
    })
  }

/** The sentences of log entries about prayer times, by kind. */
export const prayerSentences = { dayChanged: createSentence(false), dayUndone: createSentence(true) } as const

/** Describes a day’s override, to compare two versions. */
export function describeOwnDay(override: OwnDay | null, language: Language): string {
  const times = dayPrayers.flatMap((prayer) => {
    const time = override?.jamaat[prayer]
    if (time === undefined) return []
    return [`${texts[prayer][language]} ${time ?? texts.noJamaat[language]}`]
  })
  const note = override?.note ? [`“${override.note}”`] : []
  const parts = [...times, ...note]
  return parts.length > 0 ? list(parts, language) : texts.usualTimes[language]
}
