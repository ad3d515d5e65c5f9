import { eachLanguage } from '@minaret/messages'
import { type Language, languages } from './language.ts'

/** Text in every language of the server. The language is chosen when the response is sent. */
export type LocalizedText = Readonly<Record<Language, string>>

/** Creates text in each language. */
export const inEachLanguage = (getText: (language: Language) => string): LocalizedText => eachLanguage(getText)

/** Creates text for programs and operators, in English only. */
export const forMachines = (text: string): LocalizedText => inEachLanguage(() => text)

/** Joins texts with spaces. */
export const joinTexts = (...texts: readonly LocalizedText[]): LocalizedText =>
  inEachLanguage((language) => texts.map((text) => text[language]).join(' '))

/** Whether a value is localised text. */
export const isLocalized = (value: unknown): value is LocalizedText =>
  typeof value === 'object' &&
  value !== null &&
  languages.every((language) => typeof Reflect.get(value, language) === 'string')
