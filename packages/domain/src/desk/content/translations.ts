import type { ContentItem, ContentValues } from '@minaret/contract/desk'

/** Translations are fields of the same form, such as `ar:title`: one form, one draft and one conflict for all languages. */
const translatedField = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*):(.+)$/

/** The name of a form's field in another language. */
export const translatedKey = (language: string, key: string): string => `${language}:${key}`

/** The language and the key of a form's field; the language is undefined for the mosque's main one. */
export function splitKey(name: string): { language?: string; key: string } {
  const [, language, key] = translatedField.exec(name) ?? []
  return language !== undefined && key !== undefined ? { language, key } : { key: name }
}

/** All fields of an item's form: its values, and its translations into the mosque's other languages. */
export function joinTranslations(
  { values, translations = {} }: Pick<ContentItem, 'values' | 'translations'>,
  languages: readonly string[],
): ContentValues {
  const translatedEntries = languages.flatMap((language) =>
    Object.entries(translations[language] ?? {}).map(([key, value]) => [translatedKey(language, key), value] as const),
  )
  return translatedEntries.length === 0 ? values : { ...values, ...Object.fromEntries(translatedEntries) }
}

/**
 * Splits a form's fields into the values and translations that the API expects.
 * @param languages languages the item had translations in: they are sent even if they are now empty
 */
export function splitTranslations(
  fields: ContentValues,
  languages: readonly string[] = [],
): { values: ContentValues; translations?: Record<string, ContentValues> } {
  const values: ContentValues = {}
  const translations: Record<string, ContentValues> = Object.fromEntries(languages.map((language) => [language, {}]))
  for (const [name, value] of Object.entries(fields)) {
    const { language, key } = splitKey(name)
    if (language === undefined) values[key] = value
    else translations[language] = { ...translations[language], [key]: value }
  }
  return Object.keys(translations).length === 0 ? { values } : { values, translations }
}
