import type { ContentThing, ContentValues } from '@minaret/contract/desk'

/** Words in other languages stand beside a form's values, as `ar:title`: one form, one draft, one conflict for all of them. */
const form = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*):(.+)$/

/** Where a form has a field in another language. */
export const translatedKey = (language: string, key: string): string => `${language}:${key}`

/** The language and the key of a form's field; no language is the mosque's own. */
export function splitKey(name: string): { language?: string; key: string } {
  const [, language, key] = form.exec(name) ?? []
  return language !== undefined && key !== undefined ? { language, key } : { key: name }
}

/** All that a form of a thing says: its values, and its words in the languages of the mosque beside the main one. */
export function joinWords(
  { values, translations = {} }: Pick<ContentThing, 'values' | 'translations'>,
  languages: readonly string[],
): ContentValues {
  const others = languages.flatMap((language) =>
    Object.entries(translations[language] ?? {}).map(([key, value]) => [translatedKey(language, key), value] as const),
  )
  return others.length === 0 ? values : { ...values, ...Object.fromEntries(others) }
}

/**
 * What a form says, as calls want it.
 * @param before the languages it had words in: where none are left, that is sent too
 */
export function splitWords(
  words: ContentValues,
  before: readonly string[] = [],
): { values: ContentValues; translations?: Record<string, ContentValues> } {
  const values: ContentValues = {}
  const translations: Record<string, ContentValues> = Object.fromEntries(before.map((language) => [language, {}]))
  for (const [name, value] of Object.entries(words)) {
    const { language, key } = splitKey(name)
    if (language === undefined) values[key] = value
    else translations[language] = { ...translations[language], [key]: value }
  }
  return Object.keys(translations).length === 0 ? { values } : { values, translations }
}
