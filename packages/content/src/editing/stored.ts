import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { ContentKindName, ContentState } from '@minaret/contract/desk'
import { contentItems, contentTranslations, type Tx } from '@minaret/foundation/db'
import type { Row } from '../folder/kinds/kind.ts'
import { digestOf, stableJson, contentColumnsOf } from '../folder/store/compare.ts'
import { readRows } from '../folder/store/rows.ts'
import { kindOf, titleOf } from './kinds.ts'

/** The desk's data of a content item, apart from its published row. */
export type ItemRow = typeof contentItems.$inferSelect

/** Translated columns of a row, by language code. */
export type TranslatedRows = Record<string, Row>

/** A stored content item: its published row, the desk's data, or both. */
export type StoredItem = {
  name: ContentKindName
  id: string
  row?: Row
  deskRow?: ItemRow
  translations: TranslatedRows
}

/** Reads content items by id. Unknown ids are left out. */
export async function findItems(tx: Tx, name: ContentKindName, ids: readonly string[]): Promise<StoredItem[]> {
  if (ids.length === 0) return []
  const rows = await readRows(tx, kindOf(name), ids)
  const deskRows = await tx
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.kind, name), inArray(contentItems.id, [...ids])))
  const translationRows = await tx
    .select()
    .from(contentTranslations)
    .where(and(eq(contentTranslations.kind, name), inArray(contentTranslations.id, [...ids])))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    const deskRow = deskRows.find((candidate) => candidate.id === id)
    const itemTranslations = translationRows.filter((translation) => translation.id === id)
    const translations = Object.fromEntries(itemTranslations.map(({ language, words }) => [language, words]))
    return row || deskRow ? [{ name, id, translations, ...(row ? { row } : {}), ...(deskRow ? { deskRow } : {}) }] : []
  })
}

/** Reads a content item, or returns undefined if it does not exist. */
export async function findItem(tx: Tx, name: ContentKindName, id: string): Promise<StoredItem | undefined> {
  const [item] = await findItems(tx, name, [id])
  return item
}

/** A digest of the columns that staff edit, excluding the position and counts kept by the site. */
export function rowDigest(name: ContentKindName, row: Row, translations: TranslatedRows): Buffer {
  const { position: _, ...editable } = contentColumnsOf(kindOf(name), row)
  return digestOf([editable, translations])
}

/** The version of a content item: changes with its row, its draft or its state. */
export function versionOf({ name, row, deskRow, translations }: StoredItem): string {
  const { draft, draftTranslations, publishAt, state, versions } = deskRow ?? {}
  const parts = [
    row ? rowDigest(name, row, translations).toString('hex') : null,
    draft,
    draftTranslations,
    publishAt,
    state,
    versions ?? 0,
  ]
  return createHash('sha256').update(stableJson(parts)).digest('base64url').slice(0, 22)
}

/** The past or future publication time of an item, or undefined if it is hidden. */
export function publishedAtOf({ row }: StoredItem): Date | undefined {
  return row?.publishedAt instanceof Date ? row.publishedAt : undefined
}

/** Whether an item is withdrawn or deleted, or undefined if neither, as after an import has published it again. */
export function removalOf({ row, deskRow }: StoredItem): 'withdrawn' | 'deleted' | undefined {
  const isPublished = row !== undefined && (!('publishedAt' in row) || row.publishedAt instanceof Date)
  return isPublished ? undefined : (deskRow?.state ?? undefined)
}

/** Whether visitors see the item now. */
export function isOnSite(item: StoredItem, now: Date): boolean {
  if (!item.row || removalOf(item)) return false
  if (!('publishedAt' in item.row)) return true
  const publishedAt = publishedAtOf(item)
  return publishedAt !== undefined && publishedAt <= now
}

/** The state of a content item. */
export function stateOf(item: StoredItem, now: Date): ContentState {
  const removal = removalOf(item)
  if (removal) return removal
  if (isOnSite(item, now)) return 'published'
  return publishedAtOf(item) || item.deskRow?.publishAt ? 'scheduled' : 'draft'
}

/** When the item or its draft will be published, or undefined if that is not scheduled. */
export function publishesAt(item: StoredItem, now: Date): Date | undefined {
  if (item.deskRow?.publishAt) return item.deskRow.publishAt
  const publishedAt = publishedAtOf(item)
  return !removalOf(item) && publishedAt && publishedAt > now ? publishedAt : undefined
}

/** The title of a content item: the published one, otherwise the draft's. */
export const itemTitle = ({ row, deskRow, id }: StoredItem): string => (row ? titleOf(row, id) : (deskRow?.title ?? id))
