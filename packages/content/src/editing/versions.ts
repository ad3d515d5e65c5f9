import { and, desc, eq, lte } from 'drizzle-orm'
import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import { contentVersions, currentTenant, type Tx } from '@minaret/foundation/db'
import type { StoredItem } from './stored.ts'

/** Translated values, by language code. */
export type Translations = Record<string, ContentValues>

/** A stored version. */
export type VersionRow = typeof contentVersions.$inferSelect

/** The published state of a content item. */
export type Snapshot = {
  state: VersionRow['state']
  words: ContentValues | null
  translations: Translations
  publishedAt: Date | null
  digest: Buffer | null
}

const matchesItem = (name: ContentKindName, id: string) =>
  and(eq(contentVersions.kind, name), eq(contentVersions.id, id))

/** Reads a version of a content item. */
export async function findVersion(
  tx: Tx,
  { name, id }: Pick<StoredItem, 'name' | 'id'>,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(contentVersions)
    .where(and(matchesItem(name, id), eq(contentVersions.number, number)))
  return row
}

/** Reads the newest versions of a content item, from a number downwards. */
export const listVersions = (
  tx: Tx,
  { name, id }: Pick<StoredItem, 'name' | 'id'>,
  { limit, from }: { limit: number; from?: number },
): Promise<VersionRow[]> =>
  tx
    .select()
    .from(contentVersions)
    .where(and(matchesItem(name, id), from === undefined ? undefined : lte(contentVersions.number, from)))
    .orderBy(desc(contentVersions.number))
    .limit(limit)

/** Stores a version. */
export async function addVersion(
  tx: Tx,
  { name, id }: Pick<StoredItem, 'name' | 'id'>,
  version: Snapshot & Pick<VersionRow, 'number' | 'at' | 'accountId' | 'what'>,
): Promise<void> {
  await tx.insert(contentVersions).values({ tenantId: currentTenant, kind: name, id, ...version })
}

/** A version's published state, or undefined if its text was erased. */
export function snapshotOf({
  state,
  words,
  translations,
  publishedAt,
  digest,
  erasedAt,
}: VersionRow): Snapshot | undefined {
  if (erasedAt) return undefined
  return { state, words: readValues(words), translations: readTranslations(translations), publishedAt, digest }
}

/** Parses stored values. */
export const readValues = (stored: unknown): ContentValues | null => {
  if (typeof stored !== 'object' || stored === null) return null
  return Object.fromEntries(Object.entries(stored).flatMap(([key, value]) => (isValue(value) ? [[key, value]] : [])))
}

const isEntry = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => typeof part === 'string')

const isValue = (value: unknown): value is ContentValues[string] =>
  typeof value === 'string' ||
  isEntry(value) ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string' || isEntry(part)))

const entriesOf = (stored: unknown): [string, unknown][] =>
  typeof stored === 'object' && stored !== null ? Object.entries(stored) : []

/** Parses stored translations. */
export const readTranslations = (stored: unknown): Translations =>
  Object.fromEntries(
    entriesOf(stored).flatMap(([language, translation]) => {
      const values = readValues(translation)
      return values ? [[language, values]] : []
    }),
  )
