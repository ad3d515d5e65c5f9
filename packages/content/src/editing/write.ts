import { and, eq, sql } from 'drizzle-orm'
import type { ContentValues } from '@minaret/contract/desk'
import { contentItems, contentTranslations, currentTenant, type Tx, withdrawnPages } from '@minaret/foundation/db'
import { isList, type Row } from '../folder/kinds/kind.ts'
import { removeRows, whoRefers, writeRows } from '../folder/store/rows.ts'
import type { Reader } from './decode.ts'
import { isDated, kindOf, titleOf } from './kinds.ts'
import { removalOf, isOnSite, rowDigest, type StoredThing, thingTitle, type TranslatedRows } from './stored.ts'
import { addVersion, findVersion, readTranslations, readValues, type Snapshot, type VersionRow } from './versions.ts'
import { wordsOf } from './words.ts'

/** Whose change of what the site says it is. */
export type Writer = Reader & { accountId: string | undefined }

/** What a thing is to be on the site. */
export type Target =
  | { state: 'published'; row: Row; translations: TranslatedRows; publishedAt: Date | null }
  | { state: 'withdrawn' | 'deleted' | 'absent' }

/** The draft a thing is left with: none, the one it has, or this one. */
export type DraftAfter = 'none' | 'same' | { values: ContentValues; translations: Record<string, ContentValues> }

const unordered = 1000

/** Where something new stands in its list: after all that are there. */
async function newPosition(tx: Tx, { name }: StoredThing): Promise<Row> {
  const kind = kindOf(name)
  const { table } = kind
  if (!('position' in table)) return {}
  if (!isList(kind)) return { position: unordered }
  const [last] = await tx.select({ position: sql<number | null>`max(${table}.position)` }).from(table)
  return { position: Number(last?.position ?? -1) + 1 }
}

const ofThing = (
  { name, id }: StoredThing,
  table: typeof withdrawnPages | typeof contentTranslations | typeof contentItems,
) => and(eq(table.kind, name), eq(table.id, id))

async function writeTranslations(tx: Tx, thing: StoredThing, translations: TranslatedRows): Promise<void> {
  await tx.delete(contentTranslations).where(ofThing(thing, contentTranslations))
  const rows = Object.entries(translations).map(([language, words]) => ({
    tenantId: currentTenant,
    kind: thing.name,
    id: thing.id,
    language,
    words,
  }))
  if (rows.length > 0) await tx.insert(contentTranslations).values(rows)
}

/** Writes the row of a thing as it is to be on the site. @returns it */
export async function publishRow(
  { tx, now }: Writer,
  thing: StoredThing,
  { row, translations, publishedAt }: Extract<Target, { state: 'published' }>,
): Promise<Row> {
  const kind = kindOf(thing.name)
  const place: Row = thing.row ? { position: thing.row.position } : await newPosition(tx, thing)
  const written: Row = {
    ...row,
    id: thing.id,
    ...('position' in kind.table ? place : {}),
    ...(isDated(kind) ? { publishedAt } : {}),
    ...('updatedAt' in kind.table ? { updatedAt: now } : {}),
  }
  await writeRows(tx, kind, [written])
  await writeTranslations(tx, thing, translations)
  await tx.delete(withdrawnPages).where(ofThing(thing, withdrawnPages))
  return written
}

/** Takes a row off the site: what others refer to is hidden, and so is what is only withdrawn. */
async function removeRow(writer: Writer, thing: StoredThing, state: 'withdrawn' | 'deleted' | 'absent'): Promise<void> {
  const { tx, now } = writer
  const kind = kindOf(thing.name)
  if (thing.row) {
    const isReferred = (await whoRefers(tx, kind, [thing.id])).size > 0
    const hides = isDated(kind) && (state === 'withdrawn' || isReferred)
    await removeRows(tx, kind, hides ? [] : [thing.id], hides ? [thing.id] : [])
    if (!hides) await writeTranslations(tx, thing, {})
  }
  if (state === 'absent') await tx.delete(withdrawnPages).where(ofThing(thing, withdrawnPages))
  else if (isOnSite(thing, now))
    await tx
      .insert(withdrawnPages)
      .values({ tenantId: currentTenant, kind: thing.name, id: thing.id, at: now })
      .onConflictDoNothing()
}

/** What a thing is on the site now. */
async function takeSnapshot(writer: Reader, thing: StoredThing): Promise<Snapshot> {
  const last = await findVersion(writer.tx, thing, thing.item?.versions ?? 0)
  const { row, name } = thing
  const gone = removalOf(thing)
  const words = await wordsOf(writer, thing)
  const since = row?.publishedAt instanceof Date ? row.publishedAt : null
  return {
    state: gone ?? (row ? 'published' : 'absent'),
    words: words?.values ?? readValues(last?.words),
    translations: words?.translations ?? readTranslations(last?.translations),
    // Of something withdrawn, since when it had been there.
    publishedAt: since ?? (gone ? (last?.publishedAt ?? null) : null),
    digest: row ? rowDigest(name, row, thing.translations) : null,
  }
}

/** Writes down what is there before a change, where no version says it: it came from a folder, or was changed by one since. */
async function recordBefore(writer: Writer, thing: StoredThing, before: Snapshot): Promise<number> {
  const number = thing.item?.versions ?? 0
  if (!thing.row || removalOf(thing)) return number
  const last = await findVersion(writer.tx, thing, number)
  if (last?.digest && before.digest && last.digest.equals(before.digest)) return number
  await addVersion(writer.tx, thing, {
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

/** Stores what the desk knows of a thing beside its row. */
export async function writeItem(
  tx: Tx,
  { name, id }: Pick<StoredThing, 'name' | 'id'>,
  columns: Partial<typeof contentItems.$inferInsert> & { title: string },
): Promise<void> {
  await tx
    .insert(contentItems)
    .values({ ...columns, tenantId: currentTenant, kind: name, id })
    .onConflictDoUpdate({ target: [contentItems.tenantId, contentItems.kind, contentItems.id], set: columns })
}

/** The versions before and after a change; 0 where there was none. */
export type ChangedVersions = { before: number; after: number }

/** Makes a thing what it is to be on the site, and writes that down as a version. */
export async function writeTarget(
  writer: Writer,
  thing: StoredThing,
  { target, what, draft }: { target: Target; what: VersionRow['what']; draft: DraftAfter },
): Promise<ChangedVersions> {
  const { tx, now, accountId } = writer
  const was = await takeSnapshot(writer, thing)
  const before = await recordBefore(writer, thing, was)
  const row = target.state === 'published' ? await publishRow(writer, thing, target) : undefined
  if (target.state !== 'published') await removeRow(writer, thing, target.state)
  const translations = target.state === 'published' ? target.translations : {}
  const words = row ? await wordsOf(writer, { name: thing.name, id: thing.id, row, translations }) : undefined
  await addVersion(tx, thing, {
    number: before + 1,
    at: now,
    accountId: accountId ?? null,
    what,
    state: target.state,
    words: words?.values ?? was.words,
    translations: words?.translations ?? was.translations,
    publishedAt: target.state === 'published' ? target.publishedAt : was.publishedAt,
    digest: row ? rowDigest(thing.name, row, translations) : null,
  })
  const isGone = target.state === 'withdrawn' || target.state === 'deleted'
  await writeItem(tx, thing, {
    title: row ? titleOf(row, thing.id) : thingTitle(thing),
    state: target.state === 'withdrawn' || target.state === 'deleted' ? target.state : null,
    stateAt: isGone ? now : null,
    editedBy: accountId ?? null,
    editedAt: now,
    versions: before + 1,
    ...draftColumns(writer, draft),
  })
  return { before, after: before + 1 }
}
