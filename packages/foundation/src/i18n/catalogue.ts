import { type Language, languages } from './language.ts'

/** One text in every language the server writes. It is put into words where it leaves the server, for whoever asked. */
export type LocalizedText = Readonly<Record<Language, string>>

/** A text made for each language the server writes. */
export const inEachLanguage = (make: (language: Language) => string): LocalizedText => ({
  en: make('en'),
  ar: make('ar'),
  ur: make('ur'),
})

/** What only programs and their operators read, and is written in English. */
export const forMachines = (text: string): LocalizedText => inEachLanguage(() => text)

/** Texts that follow one another, as one. */
export const joinTexts = (...texts: readonly LocalizedText[]): LocalizedText =>
  inEachLanguage((language) => texts.map((text) => text[language]).join(' '))

/** Whether a value is a text that still waits for its language. */
export const isLocalized = (value: unknown): value is LocalizedText =>
  typeof value === 'object' &&
  value !== null &&
  languages.every((language) => typeof Reflect.get(value, language) === 'string')
