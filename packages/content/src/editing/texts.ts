import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import { columnsOfKeys, isTranslatedKey, translatedKeys } from '../folder/kinds/translated.ts'
import type { Row } from '../folder/kinds/kind.ts'
import { type Decoded, decodeValues, type Reader, type ValueProblem } from './decode.ts'
import { encodeRow } from './encode.ts'
import { fileIdsIn, readFiles, readingContext } from './readingContext.ts'
import type { StoredItem, TranslatedRows } from './stored.ts'
import type { Translations } from './versions.ts'

/** A content item's text: values in the mosque's own language, and translations. */
export type ContentTexts = { values: ContentValues; translations: Translations }

/** Encodes the text of a row as in a folder, or returns undefined if there is no row. */
export async function textsOf({ tx, tenant, now }: Reader, item: StoredItem): Promise<ContentTexts | undefined> {
  const { name, id, row, translations } = item
  if (!row) return undefined
  const stored = await readFiles(tx, fileIdsIn(row))
  const encoding = { context: readingContext(tenant, now, stored), stored }
  const translatedValues: [string, ContentValues][] = []
  for (const [language, columns] of Object.entries(translations)) {
    const values = await encodeRow(name, id, { ...row, ...columns }, encoding)
    const translatedEntries = Object.entries(values).filter(([key]) => isTranslatedKey(key, columns))
    translatedValues.push([language, Object.fromEntries(translatedEntries)])
  }
  return { values: await encodeRow(name, id, row, encoding), translations: Object.fromEntries(translatedValues) }
}

/** Decoded text: the row and the translated rows, or all problems. */
export type DecodedTexts = { row: Row; translations: TranslatedRows } | { problems: ValueProblem[] }

async function decodeTranslation(
  reader: Reader,
  name: ContentKindName,
  {
    id,
    values,
    translation,
    language,
  }: { id: string; values: ContentValues; translation: ContentValues; language: string },
): Promise<Decoded> {
  const keys = translatedKeys[name] ?? []
  const toTranslationProblem = (problem: ValueProblem) => ({
    ...problem,
    path: ['translations', language, ...problem.path],
  })
  const unknownKeys = Object.keys(translation).filter((key) => !keys.includes(key))
  if (unknownKeys.length > 0)
    return { problems: unknownKeys.map((key) => toTranslationProblem({ path: [key], code: 'unknown' })) }
  const filledValues = Object.fromEntries(Object.entries(translation).filter(([, value]) => value !== ''))
  const decoded = await decodeValues(reader, name, id, { ...values, ...filledValues })
  if ('problems' in decoded) return { problems: decoded.problems.map(toTranslationProblem) }
  return { row: columnsOfKeys(decoded.row, Object.keys(filledValues)) }
}

/** Decodes the values and translations of an item. Problems in all languages are reported together. */
export async function decodeTexts(
  reader: Reader,
  { name, id }: Pick<StoredItem, 'name' | 'id'>,
  { values, translations }: ContentTexts,
): Promise<DecodedTexts> {
  const main = await decodeValues(reader, name, id, values)
  if ('problems' in main) return main
  const problems: ValueProblem[] = []
  const rows: TranslatedRows = {}
  for (const [language, translation] of Object.entries(translations)) {
    const { languages, language: mosqueLanguage } = reader.tenant.config
    if (language === mosqueLanguage || !languages.includes(language)) {
      problems.push({ path: ['translations', language], code: 'unknown' })
      continue
    }
    const decoded = await decodeTranslation(reader, name, { id, values, translation, language })
    if ('problems' in decoded) problems.push(...decoded.problems)
    else if (Object.keys(decoded.row).length > 0) rows[language] = decoded.row
  }
  return problems.length > 0 ? { problems } : { row: main.row, translations: rows }
}
