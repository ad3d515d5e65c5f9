import { type Language, languages } from './language.ts'

/** One text in every language the server writes. It is put into words where it leaves the server, for whoever asked. */
export type LocalizedText = Readonly<Record<Language, string>>

/** What a catalogue says in one language: texts, and functions that put values into a text. */
export type Words = Readonly<Record<string, string | ((...values: never[]) => string)>>

/** What another language has to hold: the same keys as English, and the same values in each. */
export type WordsLike<E extends Words> = {
  readonly [K in keyof E]: E[K] extends (...values: infer V) => string ? (...values: V) => string : string
}

/** A feature's texts by key, each in every language. */
export type Catalogue<E extends Words> = {
  readonly [K in keyof E]: E[K] extends (...values: infer V) => string ? (...values: V) => LocalizedText : LocalizedText
}

/** A text from what makes it in a language. */
export const inEachLanguage = (make: (language: Language) => string): LocalizedText => ({
  en: make('en'),
  ar: make('ar'),
  ur: make('ur'),
})

/**
 * Makes the catalogue of a feature. English says what there is: a language that lacks a key, or has one of its own, does
 * not compile.
 */
export function createCatalogue<E extends Words>(words: { en: E } & Record<'ar' | 'ur', WordsLike<E>>): Catalogue<E> {
  const translate = (language: Language, key: string, values: readonly never[]): string => {
    const text: Words[string] | undefined = words[language][key]
    return typeof text === 'function' ? text(...values) : String(text)
  }
  const entries = Object.entries<Words[string]>(words.en).map(([key, text]) => [
    key,
    typeof text === 'function'
      ? (...values: never[]) => inEachLanguage((language) => translate(language, key, values))
      : inEachLanguage((language) => translate(language, key, [])),
  ])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the seam between keys read at run time and their types
  return Object.fromEntries(entries) as Catalogue<E>
}

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
