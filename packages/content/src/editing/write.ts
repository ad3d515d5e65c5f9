import { and, eq, sql } from 'drizzle-orm'
import type { ContentValues } from '@minaret/contract/desk'
import { contentItems, contentTranslations, currentTenant, type Tx, withdrawnPages } from '@minaret/foundation/db'
import { isList, type Row } from '../folder/kinds/kind.ts'
import { removeRows, findReferences, writeRows } from '../folder/store/rows.ts'
import type { Reader } from './decode.ts'
import { isDated, kindOf, titleOf } from './kinds.ts'
import { removalOf, isOnSite, rowDigest, type StoredItem, itemTitle, type TranslatedRows } from './stored.ts'
import { addVersion, findVersion, readTranslations, readValues, type Snapshot, type VersionRow } from './versions.ts'
import { textsOf } from './texts.ts'

/** The author of a change, with the transaction and time. */
export type Writer = Reader & { accountId: string | undefined }

/** The target state of a content item. */
export type Target =
  | { state: 'published'; row: Row; translations: TranslatedRows; publishedAt: Date | null }
  | { state: 'withdrawn' | 'deleted' | 'absent' }

/** The draft after a change: none, unchanged, or a new one. */
export type DraftAfter = 'none' | 'same' | { values: ContentValues; translations: Record<string, ContentValues> }

const defaultPosition = 1000

/** The position of a new item: at the end of its list. */
async function newPosition(tx: Tx, { name }: StoredItem): Promise<Row> {
  const kind = kindOf(name)
  const { table } = kind
  if (!('position' in table)) return {}
  if (!isList(kind)) return { position: defaultPosition }
  const [last] = await tx.select({ position: sql<number | null>`max(${table}.position)` }).from(table)
  return { position: Number(last?.position ?? -1) + 1 }
}

const matchesItem = (
  { name, id }: StoredItem,
  table: typeof withdrawnPages | typeof contentTranslations | typeof contentItems,
) => and(eq(table.kind, name), eq(table.id, id))

async function writeTranslations(tx: Tx, item: StoredItem, translations: TranslatedRows): Promise<void> {
  await tx.delete(contentTranslations).where(matchesItem(item, contentTranslations))
  const rows = Object.entries(translations).map(([language, columns]) => ({
    tenantId: currentTenant,
    kind: item.name,
    id: item.id,
    language,
    words: columns,
  }))
  if (rows.length > 0) await tx.insert(contentTranslations).values(rows)
}

/** Stores the published row of an item. @returns the row */
export async function publishRow(
  { tx, now }: Writer,
  item: StoredItem,
  { row, translations, publishedAt }: Extract<Target, { state: 'published' }>,
): Promise<Row> {
  const kind = kindOf(item.name)
  const position: Row = item.row ? { position: item.row.position } : await newPosition(tx, item)
  const newRow: Row = {
    ...row,
    id: item.id,
    ...('position' in kind.table ? position : {}),
    ...(isDated(kind) ? { publishedAt } : {}),
    ...('updatedAt' in kind.table ? { updatedAt: now } : {}),
  }
  await writeRows(tx, kind, [newRow])
  await writeTranslations(tx, item, translations)
  await tx.delete(withdrawnPages).where(matchesItem(item, withdrawnPages))
  return newRow
}

/** Removes a row from the site, but only hides it if the item is withdrawn or other rows refer to it. */
async function removeRow(writer: Writer, item: StoredItem, state: 'withdrawn' | 'deleted' | 'absent'): Promise<void> {
  const { tx, now } = writer
  const kind = kindOf(item.name)
  if (item.row) {
    const isReferenced = (await findReferences(tx, kind, [item.id])).size > 0
    const isHidden = isDated(kind) && (state === 'withdrawn' || isReferenced)
    await removeRows(tx, kind, isHidden ? [] : [item.id], isHidden ? [item.id] : [])
    if (!isHidden) await writeTranslations(tx, item, {})
  }
  if (state === 'absent') await tx.delete(withdrawnPages).where(matchesItem(item, withdrawnPages))
  else if (isOnSite(item, now))
    await tx
      .insert(withdrawnPages)
      .values({ tenantId: currentTenant, kind: item.name, id: item.id, at: now })
      .onConflictDoNothing()
}

/** The current published state of an item. */
async function takeSnapshot(writer: Reader, item: StoredItem): Promise<Snapshot> {
  const last = await findVersion(writer.tx, item, item.deskRow?.versions ?? 0)
  const { row, name } = item
  const removal = removalOf(item)
  const current = await textsOf(writer, item)
  const publishedAt = row?.publishedAt instanceof Date ? row.publishedAt : null
  return {
    state: removal ?? (row ? 'published' : 'absent'),
    words: current?.values ?? readValues(last?.words),
    translations: current?.translations ?? readTranslations(last?.translations),
    // A withdrawn item keeps its former publication time.
    publishedAt: publishedAt ?? (removal ? (last?.publishedAt ?? null) : null),
    digest: row ? rowDigest(name, row, item.translations) : null,
  }
}

/** Stores the state before a change as a version if it differs from the latest one, as after a folder import. */
async function recordMissingVersion(writer: Writer, item: StoredItem, before: Snapshot): Promise<number> {
  const number = item.deskRow?.versions ?? 0
  if (!item.row || removalOf(item)) return number
  const last = await findVersion(writer.tx, item, number)
  if (last?.digest && before.digest && last.digest.equals(before.digest)) return number
  await addVersion(writer.tx, item, {
    ...before,
    number: number + 1,
    at: writer.now,
    accountId: null,
    what: 'imported',
  })
  return number + 1
}

const draftColumns = (writer: Writer, draft: DraftAfter) =>
  draft === 'same'
    ? {}
    : draft === 'none'
      ? { draft: null, draftTranslations: null, draftBy: null, draftAt: null, publishAt: null }
      : {
          draft: draft.values,
          draftTranslations: draft.translations,
          draftBy: writer.accountId ?? null,
          draftAt: writer.now,
          publishAt: null,
        }

/** Stores the desk's data of a content item. */
export async function writeItem(
  tx: Tx,
  { name, id }: Pick<StoredItem, 'name' | 'id'>,
  columns: Partial<typeof contentItems.$inferInsert> & { title: string },
): Promise<void> {
  await tx
    .insert(contentItems)
    .values({ ...columns, tenantId: currentTenant, kind: name, id })
    .onConflictDoUpdate({ target: [contentItems.tenantId, contentItems.kind, contentItems.id], set: columns })
}

/** The versions before and after a change, 0 if there was none. */
export type ChangedVersions = { before: number; after: number }

/** Changes the state of a content item, and stores a version. */
export async function writeTarget(
  writer: Writer,
  item: StoredItem,
  { target, action, draft }: { target: Target; action: VersionRow['what']; draft: DraftAfter },
): Promise<ChangedVersions> {
  const { tx, now, accountId } = writer
  const snapshot = await takeSnapshot(writer, item)
  const before = await recordMissingVersion(writer, item, snapshot)
  const row = target.state === 'published' ? await publishRow(writer, item, target) : undefined
  if (target.state !== 'published') await removeRow(writer, item, target.state)
  const translations = target.state === 'published' ? target.translations : {}
  const contentTexts = row ? await textsOf(writer, { name: item.name, id: item.id, row, translations }) : undefined
  await addVersion(tx, item, {
    number: before + 1,
    at: now,
    accountId: accountId ?? null,
    what: action,
    state: target.state,
    words: contentTexts?.values ?? snapshot.words,
    translations: contentTexts?.translations ?? snapshot.translations,
    publishedAt: target.state === 'published' ? target.publishedAt : snapshot.publishedAt,
    digest: row ? rowDigest(item.name, row, translations) : null,
  })
  const isRemoved = target.state === 'withdrawn' || target.state === 'deleted'
  await writeItem(tx, item, {
    title: row ? titleOf(row, item.id) : itemTitle(item),
    state: target.state === 'withdrawn' || target.state === 'deleted' ? target.state : null,
    stateAt: isRemoved ? now : null,
    editedBy: accountId ?? null,
    editedAt: now,
    versions: before + 1,
    ...draftColumns(writer, draft),
  })
  return { before, after: before + 1 }
}
