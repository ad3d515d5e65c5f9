import { ownValue } from '@minaret/foundation/base'
import type { ContentValue, ContentVersion, ContentVersionDetail } from '@minaret/contract/desk'
import { contentVersions, type Tx } from '@minaret/foundation/db'
import { and, eq } from 'drizzle-orm'
import { changedKeys } from './compare.ts'
import { compareWords } from './wordDiff.ts'
import type { StoredItem } from './stored.ts'
import { readNames } from './view.ts'
import { findVersion, listVersions, readValues, type VersionRow } from './versions.ts'

type ContentItemRef = Pick<StoredItem, 'name' | 'id'>

const toVersion = (row: VersionRow, names: ReadonlyMap<string, string>): ContentVersion => {
  const authorName = names.get(row.accountId ?? '')
  return {
    number: row.number,
    at: row.at.toISOString(),
    ...(authorName === undefined ? {} : { by: authorName }),
    what: row.what,
    erased: row.erasedAt !== null,
  }
}

/** The versions of a content item, newest first. */
export async function readHistory(
  tx: Tx,
  item: ContentItemRef,
  page: { limit: number; from?: number },
): Promise<ContentVersion[]> {
  const rows = await listVersions(tx, item, page)
  const names = await readNames(
    tx,
    rows.map(({ accountId }) => accountId),
  )
  return rows.map((row) => toVersion(row, names))
}

const isEntry = (value: ContentValue | string): value is Record<string, string> =>
  typeof value === 'object' && !Array.isArray(value)

/** A value of any type as text. */
function textOf(value: ContentValue | string | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? ''
  if (Array.isArray(value)) return value.map(textOf).join('\n\n')
  return isEntry(value)
    ? Object.entries(value)
        .map(([key, part]) => `${key}: ${part}`)
        .join('\n')
    : ''
}

/** A version with its word-by-word differences from another, or undefined if it does not exist. */
export async function readVersion(
  tx: Tx,
  item: ContentItemRef,
  number: number,
  against = number - 1,
): Promise<ContentVersionDetail | undefined> {
  const row = await findVersion(tx, item, number)
  if (!row) return undefined
  const otherVersion = against > 0 ? await findVersion(tx, item, against) : undefined
  const names = await readNames(tx, [row.accountId])
  const [values, previousValues] = [readValues(row.words), readValues(otherVersion?.words) ?? {}]
  const isErased = row.erasedAt !== null || (otherVersion !== undefined && otherVersion.erasedAt !== null)
  return {
    version: toVersion(row, names),
    ...(values ? { values } : {}),
    changes: isErased
      ? []
      : changedKeys(previousValues, values ?? {}).map((key) => ({
          key,
          words: compareWords(textOf(ownValue(previousValues, key)), textOf(ownValue(values ?? {}, key))),
        })),
  }
}

/** Erases the text of a version permanently. Its number and author are kept. */
export async function eraseVersion(tx: Tx, { name, id }: ContentItemRef, number: number, now: Date): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ words: null, translations: null, digest: null, erasedAt: now })
    .where(and(eq(contentVersions.kind, name), eq(contentVersions.id, id), eq(contentVersions.number, number)))
}
