import { and, eq, inArray, type AnyColumn, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { contentTranslations } from '../db/editing.ts'
import { languages, type Language } from '../i18n/language.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/** The parts of a request that choose the language of a read. */
type ReadRequest = { tenant: Pick<Tenant, 'config'>; query: { language?: Language } }

const getBaseLanguage = (tag: string) => tag.toLowerCase().split('-')[0]

/** Returns the requested language of a read; undefined if it is the tenant's own, or not offered. */
export function getTranslationLanguage({ tenant: { config }, query: { language } }: ReadRequest): Language | undefined {
  if (language === undefined || language === getBaseLanguage(config.language)) return undefined
  const offeredLanguages = config.languages.map(getBaseLanguage)
  return languages.find((candidate) => candidate === language && offeredLanguages.includes(candidate))
}

type TranslatedValues = Readonly<Record<string, unknown>>

/** Reads translations of records of one kind in a language, by id. */
export async function readTranslations(
  tx: Tx,
  { kind, language }: { kind: string; language: Language },
  ids: readonly string[],
): Promise<ReadonlyMap<string, TranslatedValues>> {
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

/** Whether a stored translation can replace a row's value: text, or paragraphs for paragraphs. */
const isCompatible = (original: unknown, translation: unknown): boolean =>
  Array.isArray(original)
    ? Array.isArray(translation) && translation.every((part) => typeof part === 'string')
    : typeof translation === 'string' && (original === null || typeof original === 'string')

/** Returns a row with its translated values; the rest stays in the tenant's own language. */
export function translateRow<Row extends object>(row: Row, values: TranslatedValues | undefined): Row {
  if (!values) return row
  const pairs = Object.entries(row).map(([column, original]: [string, unknown]) => {
    const translation = values[column]
    return [column, translation !== undefined && isCompatible(original, translation) ? translation : original]
  })
  const translatedValues: Record<string, unknown> = Object.fromEntries(pairs)
  return { ...row, ...translatedValues }
}

/**
 * Translates rows of one kind, as far as there are translations.
 * @param language undefined for the tenant's own, which returns them unchanged
 */
export async function translateRows<Row extends { id: string }>(
  tx: Tx,
  kind: string,
  language: Language | undefined,
  rows: Row[],
): Promise<Row[]> {
  if (language === undefined) return rows
  const translations = await readTranslations(
    tx,
    { kind, language },
    rows.map(({ id }) => id),
  )
  return rows.map((row) => translateRow(row, translations.get(row.id)))
}

/** SQL for a translated column of a record; `null` if it is not translated. */
export const translatedColumn = (language: Language, kind: string, id: AnyColumn, column: string): SQL<string | null> =>
  sql`(select ${contentTranslations.words}->>${column} from ${contentTranslations}
    where ${contentTranslations.kind} = ${kind} and ${contentTranslations.id} = ${id}
    and ${contentTranslations.language} = ${language})`
