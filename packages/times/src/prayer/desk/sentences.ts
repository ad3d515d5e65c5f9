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

/** Describes each change of a day, with the name of the member who made it. */
function partsOf({ values }: DeskLogContent, name: LocalizedText): ((language: Language) => string)[] {
  const text = (key: string) => {
    const value = values[key]
    return value === undefined || value === null ? undefined : String(value)
  }
  const day = text('day') ?? ''
  const times = dayPrayers.flatMap((prayer) => {
    if (!(`${prayer}.after` in values)) return []
    const [from, to] = [text(`${prayer}.before`), text(`${prayer}.after`)]
    return (language: Language): string => {
      const [who, which, when] = [name[language], texts[prayer][language], dayIn(language, day)]
      if (to === undefined) return texts.closed({ name: who, prayer: which, day: when })[language]
      return from === undefined
        ? texts.added({ name: who, prayer: which, day: when, to })[language]
        : texts.moved({ name: who, prayer: which, day: when, from, to })[language]
    }
  })
  const note = text('note')
  const noted =
    note === undefined
      ? []
      : [
          (language: Language): string =>
            note === ''
              ? texts.noteRemoved({ name: name[language], day: dayIn(language, day) })[language]
              : texts.noted({ name: name[language], day: dayIn(language, day), note })[language],
        ]
  const all = [...times, ...noted]
  return all.length > 0
    ? all
    : [(language) => texts.sameAgain({ name: name[language], day: dayIn(language, day) })[language]]
}

const sentence =
  (isUndone: boolean) =>
  (content: DeskLogContent, name: LocalizedText): LocalizedText => {
    const parts = partsOf(content, name)
    return inEachLanguage((language) => {
      const text = parts.map((part) => part(language)).join('; ')
      return isUndone ? texts.undoneBy({ sentence: text })[language] : text
    })
  }

/** The sentences of log entries about prayer times, by kind. */
export const prayerSentences = { dayChanged: sentence(false), dayUndone: sentence(true) } as const

/** Describes a day’s override, to compare two versions. */
export function describeOwnDay(own: OwnDay | null, language: Language): string {
  const times = dayPrayers.flatMap((prayer) => {
    const time = own?.jamaat[prayer]
    if (time === undefined) return []
    return [`${texts[prayer][language]} ${time ?? texts.noJamaat[language]}`]
  })
  const note = own?.note ? [`“${own.note}”`] : []
  const all = [...times, ...note]
  return all.length > 0 ? list(all, language) : texts.asUsual[language]
}
