import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import { columnsOfKeys, isTranslatedKey, translatedKeys } from '../folder/kinds/translated.ts'
import type { Row } from '../folder/kinds/kind.ts'
import { type Decoded, decodeValues, type Reader, type ValueProblem } from './decode.ts'
import { encodeRow } from './encode.ts'
import { fileIdsIn, readFiles, readingContext } from './readingContext.ts'
import type { StoredThing, TranslatedRows } from './stored.ts'
import type { Translations } from './versions.ts'

/** The texts of a content item: values in the mosque's own language, and translations. */
export type ContentTexts = { values: ContentValues; translations: Translations }

/** Encodes the texts of a row as in a folder, or returns undefined if there is no row. */
export async function textsOf({ tx, tenant, now }: Reader, thing: StoredThing): Promise<ContentTexts | undefined> {
  const { name, id, row, translations } = thing
  if (!row) return undefined
  const stored = await readFiles(tx, fileIdsIn(row))
  const encoding = { context: readingContext(tenant, now, stored), stored }
  const others: [string, ContentValues][] = []
  for (const [language, words] of Object.entries(translations)) {
    const values = await encodeRow(name, id, { ...row, ...words }, encoding)
    others.push([language, Object.fromEntries(Object.entries(values).filter(([key]) => isTranslatedKey(key, words)))])
  }
  return { values: await encodeRow(name, id, row, encoding), translations: Object.fromEntries(others) }
}

/** Decoded texts: the row and the translated rows, or all problems. */
export type DecodedTexts = { row: Row; translations: TranslatedRows } | { problems: ValueProblem[] }

async function decodeTranslation(
  reader: Reader,
  name: ContentKindName,
  { id, values, words, language }: { id: string; values: ContentValues; words: ContentValues; language: string },
): Promise<Decoded> {
  const keys = translatedKeys[name] ?? []
  const toTranslationProblem = (problem: ValueProblem) => ({
    ...problem,
    path: ['translations', language, ...problem.path],
  })
  const unknownKeys = Object.keys(words).filter((key) => !keys.includes(key))
  if (unknownKeys.length > 0)
    return { problems: unknownKeys.map((key) => toTranslationProblem({ path: [key], code: 'unknown' })) }
  const filled = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''))
  const decoded = await decodeValues(reader, name, id, { ...values, ...filled })
  if ('problems' in decoded) return { problems: decoded.problems.map(toTranslationProblem) }
  return { row: columnsOfKeys(decoded.row, Object.keys(filled)) }
}

/** Decodes the values and translations of an item. Problems of all languages are reported together. */
export async function decodeTexts(
  reader: Reader,
  { name, id }: Pick<StoredThing, 'name' | 'id'>,
  { values, translations }: ContentTexts,
): Promise<DecodedTexts> {
  const main = await decodeValues(reader, name, id, values)
  if ('problems' in main) return main
  const problems: ValueProblem[] = []
  const rows: TranslatedRows = {}
  for (const [language, words] of Object.entries(translations)) {
    const { languages, language: own } = reader.tenant.config
    if (language === own || !languages.includes(language)) {
      problems.push({ path: ['translations', language], code: 'unknown' })
      continue
    }
    const decoded = await decodeTranslation(reader, name, { id, values, words, language })
    if ('problems' in decoded) problems.push(...decoded.problems)
    else if (Object.keys(decoded.row).length > 0) rows[language] = decoded.row
  }
  return problems.length > 0 ? { problems } : { row: main.row, translations: rows }
}
