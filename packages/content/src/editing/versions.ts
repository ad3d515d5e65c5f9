import { and, desc, eq, lte } from 'drizzle-orm'
import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import { contentVersions, currentTenant, type Tx } from '@minaret/foundation/db'
import type { StoredThing } from './stored.ts'

/** Values in other languages, by their codes. */
export type Translations = Record<string, ContentValues>

/** A version as it is stored. */
export type VersionRow = typeof contentVersions.$inferSelect

/** What a thing was on the site. */
export type Snapshot = {
  state: VersionRow['state']
  words: ContentValues | null
  translations: Translations
  publishedAt: Date | null
  digest: Buffer | null
}

const ofThing = (name: ContentKindName, id: string) => and(eq(contentVersions.kind, name), eq(contentVersions.id, id))

/** One version of a thing. */
export async function findVersion(
  tx: Tx,
  { name, id }: Pick<StoredThing, 'name' | 'id'>,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(contentVersions)
    .where(and(ofThing(name, id), eq(contentVersions.number, number)))
  return row
}

/** The newest versions of a thing, from a number downwards. */
export const listVersions = (
  tx: Tx,
  { name, id }: Pick<StoredThing, 'name' | 'id'>,
  { limit, from }: { limit: number; from?: number },
): Promise<VersionRow[]> =>
  tx
    .select()
    .from(contentVersions)
    .where(and(ofThing(name, id), from === undefined ? undefined : lte(contentVersions.number, from)))
    .orderBy(desc(contentVersions.number))
    .limit(limit)

/** Writes a version down. */
export async function addVersion(
  tx: Tx,
  { name, id }: Pick<StoredThing, 'name' | 'id'>,
  version: Snapshot & Pick<VersionRow, 'number' | 'at' | 'accountId' | 'what'>,
): Promise<void> {
  await tx.insert(contentVersions).values({ tenantId: currentTenant, kind: name, id, ...version })
}

/** What was on the site in a version; nothing where its words were erased. */
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

/** Values as they were stored. */
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

/** Words in other languages as they were stored. */
export const readTranslations = (stored: unknown): Translations =>
  Object.fromEntries(
    entriesOf(stored).flatMap(([language, words]) => {
      const values = readValues(words)
      return values ? [[language, values]] : []
    }),
  )
