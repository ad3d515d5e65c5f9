import { and, eq, inArray, sql } from 'drizzle-orm'
import { contentTranslations, currentTenant, type Tx } from '@minaret/foundation/db'
import type { Item } from '../items.ts'
import type { Kind, Row } from '../kinds/kind.ts'
import { keyOfColumn } from '../kinds/plain.ts'
import { contentName } from '../kinds/translated.ts'
import { digestOf, isEquivalent, contentColumnsOf } from './compare.ts'

/** Translated columns of an item, by language code. */
export type TranslatedRows = Record<string, Row>

/** Reads the stored translations of a kind, by id. */
export async function readTranslated(tx: Tx, kind: Kind): Promise<Map<string, TranslatedRows>> {
  const rows = await tx
    .select()
    .from(contentTranslations)
    .where(eq(contentTranslations.kind, contentName(kind)))
    .orderBy(contentTranslations.id, contentTranslations.language)
  const translationsById = new Map<string, TranslatedRows>()
  for (const { id, language, words } of rows)
    translationsById.set(id, { ...translationsById.get(id), [language]: words })
  return translationsById
}

/** The translations of an item in the folder. */
export const translationsOf = ({ translations = {} }: Item): TranslatedRows =>
  Object.fromEntries(Object.entries(translations).map(([language, { row }]) => [language, row]))

/** The digest of an item's content and translations. */
export function digestOfItem(kind: Kind, row: Row, translations: TranslatedRows): Buffer {
  const columns = contentColumnsOf(kind, row)
  return digestOf(Object.keys(translations).length > 0 ? [columns, translations] : columns)
}

/** The changed translation keys of an item, such as `title (ar)`. Languages without a file are unchanged. */
export const changedTranslations = (
  kind: Kind,
  newTranslations: TranslatedRows,
  stored: TranslatedRows = {},
): string[] =>
  Object.entries(newTranslations).flatMap(([language, words]) => {
    const previous = stored[language] ?? {}
    return [...new Set([...Object.keys(words), ...Object.keys(previous)])]
      .filter((column) => !isEquivalent(kind, column, words[column], previous[column]))
      .map((column) => `${keyOfColumn(column)} (${language})`)
  })

/** Stores translations. */
export async function writeTranslated(
  tx: Tx,
  kind: Kind,
  items: readonly { id: string; translations: TranslatedRows }[],
): Promise<void> {
  const rows = items.flatMap(({ id, translations }) =>
    Object.entries(translations).map(([language, words]) => ({
      tenantId: currentTenant,
      kind: contentName(kind),
      id,
      language,
      words,
    })),
  )
  const { tenantId, kind: name, id, language } = contentTranslations
  for (let start = 0; start < rows.length; start += 500)
    await tx
      .insert(contentTranslations)
      .values(rows.slice(start, start + 500))
      .onConflictDoUpdate({ target: [tenantId, name, id, language], set: { words: sql`excluded.words` } })
}

/** Removes the translations of removed items. */
export async function removeTranslated(tx: Tx, kind: Kind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(contentTranslations)
    .where(and(eq(contentTranslations.kind, contentName(kind)), inArray(contentTranslations.id, [...ids])))
}
