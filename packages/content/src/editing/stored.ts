import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { ContentKindName, ContentState } from '@minaret/contract/desk'
import { contentItems, contentTranslations, type Tx } from '@minaret/foundation/db'
import type { Row } from '../folder/kinds/kind.ts'
import { digestOf, stable, writtenOf } from '../folder/store/compare.ts'
import { readRows } from '../folder/store/rows.ts'
import { kindOf, titleOf } from './kinds.ts'

/** What the desk knows of a thing beside its row. */
export type ItemRow = typeof contentItems.$inferSelect

/** Columns of a row in other languages, by their codes. */
export type TranslatedRows = Record<string, Row>

/** A thing of a kind as it is stored: its row on the site, what the desk knows of it, or both. */
export type StoredThing = {
  name: ContentKindName
  id: string
  row?: Row
  item?: ItemRow
  translations: TranslatedRows
}

/** Things of a kind by their ids; those there are not are missing. */
export async function findThings(tx: Tx, name: ContentKindName, ids: readonly string[]): Promise<StoredThing[]> {
  if (ids.length === 0) return []
  const rows = await readRows(tx, kindOf(name), ids)
  const items = await tx
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.kind, name), inArray(contentItems.id, [...ids])))
  const words = await tx
    .select()
    .from(contentTranslations)
    .where(and(eq(contentTranslations.kind, name), inArray(contentTranslations.id, [...ids])))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    const item = items.find((one) => one.id === id)
    const own = words.filter((one) => one.id === id)
    const translations = Object.fromEntries(own.map((one) => [one.language, one.words]))
    return row || item ? [{ name, id, translations, ...(row ? { row } : {}), ...(item ? { item } : {}) }] : []
  })
}

/** One thing; nothing where there is none. */
export async function findThing(tx: Tx, name: ContentKindName, id: string): Promise<StoredThing | undefined> {
  const [thing] = await findThings(tx, name, [id])
  return thing
}

/** What of a row staff write: neither where it stands in its list nor what the site counts. */
export function rowDigest(name: ContentKindName, row: Row, translations: TranslatedRows): Buffer {
  const { position: _, ...written } = writtenOf(kindOf(name), row)
  return digestOf([written, translations])
}

/** Changes with a thing, its draft and its state, and with nothing else. */
export function versionOf({ name, row, item, translations }: StoredThing): string {
  const { draft, draftTranslations, publishAt, state, versions } = item ?? {}
  const parts = [
    row ? rowDigest(name, row, translations).toString('hex') : null,
    draft,
    draftTranslations,
    publishAt,
    state,
    versions ?? 0,
  ]
  return createHash('sha256').update(stable(parts)).digest('base64url').slice(0, 22)
}

/** Since when a thing is on the site, or will be; nothing of one that is hidden. */
export function publishedAtOf({ row }: StoredThing): Date | undefined {
  return row?.publishedAt instanceof Date ? row.publishedAt : undefined
}

/** Whether it was withdrawn or deleted; not where an import has put it on the site again since. */
export function goneOf({ row, item }: StoredThing): 'withdrawn' | 'deleted' | undefined {
  const isBack = row !== undefined && (!('publishedAt' in row) || row.publishedAt instanceof Date)
  return isBack ? undefined : (item?.state ?? undefined)
}

/** Whether visitors see it now. */
export function isOnSite(thing: StoredThing, now: Date): boolean {
  if (!thing.row || goneOf(thing)) return false
  if (!('publishedAt' in thing.row)) return true
  const since = publishedAtOf(thing)
  return since !== undefined && since <= now
}

/** Where a thing stands. */
export function stateOf(thing: StoredThing, now: Date): ContentState {
  const gone = goneOf(thing)
  if (gone) return gone
  if (isOnSite(thing, now)) return 'published'
  return publishedAtOf(thing) || thing.item?.publishAt ? 'scheduled' : 'draft'
}

/** When it, or its draft, is published; nothing where nothing is to come. */
export function publishesAt(thing: StoredThing, now: Date): Date | undefined {
  if (thing.item?.publishAt) return thing.item.publishAt
  const since = publishedAtOf(thing)
  return !goneOf(thing) && since && since > now ? since : undefined
}

/** What a thing is called: by what the site shows, else by its draft. */
export const thingTitle = ({ row, item, id }: StoredThing): string => (row ? titleOf(row, id) : (item?.title ?? id))
