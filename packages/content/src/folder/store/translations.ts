import { and, eq, inArray, sql } from 'drizzle-orm'
import { contentTranslations, currentTenant, type Tx } from '@minaret/foundation/db'
import type { Item } from '../items.ts'
import type { Kind, Row } from '../kinds/kind.ts'
import { keyOfColumn } from '../kinds/plain.ts'
import { contentName } from '../kinds/translated.ts'
import { digestOf, same, writtenOf } from './compare.ts'

/** A thing's words in other languages, by their codes, each by the columns of its row. */
export type TranslatedRows = Record<string, Row>

/** What is stored of a kind in other languages, by the ids of its things. */
export async function readTranslated(tx: Tx, kind: Kind): Promise<Map<string, TranslatedRows>> {
  const rows = await tx
    .select()
    .from(contentTranslations)
    .where(eq(contentTranslations.kind, contentName(kind)))
    .orderBy(contentTranslations.id, contentTranslations.language)
  const byId = new Map<string, TranslatedRows>()
  for (const { id, language, words } of rows) byId.set(id, { ...byId.get(id), [language]: words })
  return byId
}

/** What a folder says of a thing in other languages. */
export const translationsOf = ({ translations = {} }: Item): TranslatedRows =>
  Object.fromEntries(Object.entries(translations).map(([language, { row }]) => [language, row]))

/** A mark of what was written, in every language; of what has no translation, as it always was. */
export function markOf(kind: Kind, row: Row, translations: TranslatedRows): Buffer {
  const written = writtenOf(kind, row)
  return digestOf(Object.keys(translations).length > 0 ? [written, translations] : written)
}

/** What a folder changes of a thing's translations, as `title (ar)`; a language it has no file of stays as it is. */
export const changedWords = (kind: Kind, wanted: TranslatedRows, stored: TranslatedRows = {}): string[] =>
  Object.entries(wanted).flatMap(([language, words]) => {
    const had = stored[language] ?? {}
    return [...new Set([...Object.keys(words), ...Object.keys(had)])]
      .filter((column) => !same(kind, column, words[column], had[column]))
      .map((column) => `${keyOfColumn(column)} (${language})`)
  })

/** Stores what a folder says in other languages. */
export async function writeTranslated(
  tx: Tx,
  kind: Kind,
  things: readonly { id: string; translations: TranslatedRows }[],
): Promise<void> {
  const rows = things.flatMap(({ id, translations }) =>
    Object.entries(translations).map(([language, words]) => ({
      tenantId: currentTenant,
      kind: contentName(kind),
      id,
      language,
      words,
    })),
  )
  const { tenantId, kind: name, id, language } = contentTranslations
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insert(contentTranslations)
      .values(rows.slice(at, at + 500))
      .onConflictDoUpdate({ target: [tenantId, name, id, language], set: { words: sql`excluded.words` } })
}

/** Takes away what things that are no longer there said in other languages. */
export async function removeTranslated(tx: Tx, kind: Kind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(contentTranslations)
    .where(and(eq(contentTranslations.kind, contentName(kind)), inArray(contentTranslations.id, [...ids])))
}
