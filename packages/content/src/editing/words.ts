import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import { columnsOfKeys, isOfWords, translatedKeys } from '../folder/kinds/translated.ts'
import type { Row } from '../folder/kinds/kind.ts'
import { type Decoded, decodeValues, type Reader, type ValueProblem } from './decode.ts'
import { encodeRow } from './encode.ts'
import { fileIdsIn, readFiles, readingContext } from './readingContext.ts'
import type { StoredThing, TranslatedRows } from './stored.ts'
import type { Translations } from './versions.ts'

/** What a thing says, in the mosque's own language and in others. */
export type Words = { values: ContentValues; translations: Translations }

/** What the row of a thing says, as its folder writes it; nothing where it has none. */
export async function wordsOf({ tx, tenant, now }: Reader, thing: StoredThing): Promise<Words | undefined> {
  const { name, id, row, translations } = thing
  if (!row) return undefined
  const stored = await readFiles(tx, fileIdsIn(row))
  const writing = { context: readingContext(tenant, now, stored), stored }
  const others: [string, ContentValues][] = []
  for (const [language, words] of Object.entries(translations)) {
    const values = await encodeRow(name, id, { ...row, ...words }, writing)
    others.push([language, Object.fromEntries(Object.entries(values).filter(([key]) => isOfWords(key, words)))])
  }
  return { values: await encodeRow(name, id, row, writing), translations: Object.fromEntries(others) }
}

/** A thing's words read: its row and that of each other language, or all that is wrong with them. */
export type DecodedWords = { row: Row; translations: TranslatedRows } | { problems: ValueProblem[] }

async function decodeTranslation(
  reader: Reader,
  name: ContentKindName,
  { id, values, words, language }: { id: string; values: ContentValues; words: ContentValues; language: string },
): Promise<Decoded> {
  const keys = translatedKeys[name] ?? []
  const at = (problem: ValueProblem) => ({ ...problem, path: ['translations', language, ...problem.path] })
  const strange = Object.keys(words).filter((key) => !keys.includes(key))
  if (strange.length > 0) return { problems: strange.map((key) => at({ path: [key], code: 'unknown' })) }
  const filled = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''))
  const read = await decodeValues(reader, name, id, { ...values, ...filled })
  if ('problems' in read) return { problems: read.problems.map(at) }
  return { row: columnsOfKeys(read.row, Object.keys(filled)) }
}

/** Reads all a thing says: what is wrong in any language is filled at once. */
export async function decodeWords(
  reader: Reader,
  { name, id }: Pick<StoredThing, 'name' | 'id'>,
  { values, translations }: Words,
): Promise<DecodedWords> {
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
    const read = await decodeTranslation(reader, name, { id, values, words, language })
    if ('problems' in read) problems.push(...read.problems)
    else if (Object.keys(read.row).length > 0) rows[language] = read.row
  }
  return problems.length > 0 ? { problems } : { row: main.row, translations: rows }
}
