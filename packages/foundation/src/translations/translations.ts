import { and, eq, inArray, type AnyColumn, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { contentTranslations } from '../db/editing.ts'
import { languages, type Language } from '../i18n/language.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/** What a read is asked by. */
type Reading = { tenant: Pick<Tenant, 'config'>; query: { language?: Language } }

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0]

/** The language a read is wanted in; nothing where it is the tenant's own, or one the tenant does not offer. */
export function otherLanguageOf({ tenant: { config }, query: { language } }: Reading): Language | undefined {
  if (language === undefined || language === baseOf(config.language)) return undefined
  const offered = config.languages.map(baseOf)
  return languages.find((each) => each === language && offered.includes(each))
}

type Words = Readonly<Record<string, unknown>>

/** The words of some things of a kind in a language, by their ids. */
export async function readTranslations(
  tx: Tx,
  { kind, language }: { kind: string; language: Language },
  ids: readonly string[],
): Promise<ReadonlyMap<string, Words>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: contentTranslations.id, words: contentTranslations.words })
    .from(contentTranslations)
    .where(
      and(
        eq(contentTranslations.kind, kind),
        eq(contentTranslations.language, language),
        inArray(contentTranslations.id, [...ids]),
      ),
    )
  return new Map(rows.map(({ id, words }) => [id, words]))
}

/** Whether a stored word can stand in the place of a row's own: a text, or paragraphs for paragraphs. */
const fits = (own: unknown, word: unknown): boolean =>
  Array.isArray(own)
    ? Array.isArray(word) && word.every((part) => typeof part === 'string')
    : typeof word === 'string' && (own === null || typeof own === 'string')

/** A row with what is translated of it in the place of its own words; the rest stays in the tenant's own language. */
export function translateRow<Row extends object>(row: Row, words: Words | undefined): Row {
  if (!words) return row
  const pairs = Object.entries(row).map(([column, own]: [string, unknown]) => {
    const word = words[column]
    return [column, word !== undefined && fits(own, word) ? word : own]
  })
  const translated: Record<string, unknown> = Object.fromEntries(pairs)
  return { ...row, ...translated }
}

/**
 * Rows of a kind in the language a read is wanted in, as far as they are translated.
 * @param language nothing for the tenant's own, in which they are read
 */
export async function translateRows<Row extends { id: string }>(
  tx: Tx,
  kind: string,
  language: Language | undefined,
  rows: Row[],
): Promise<Row[]> {
  if (language === undefined) return rows
  const words = await readTranslations(
    tx,
    { kind, language },
    rows.map(({ id }) => id),
  )
  return rows.map((row) => translateRow(row, words.get(row.id)))
}

/** A column of a thing in a language, for a query; `null` where it is not translated. */
export const wordIn = (language: Language, kind: string, id: AnyColumn, column: string): SQL<string | null> =>
  sql`(select ${contentTranslations.words}->>${column} from ${contentTranslations}
    where ${contentTranslations.kind} = ${kind} and ${contentTranslations.id} = ${id}
    and ${contentTranslations.language} = ${language})`
