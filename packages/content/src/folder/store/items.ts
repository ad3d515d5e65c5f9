import type { Item } from '../items.ts'
import { isList, type Kind, type Row } from '../kinds/kind.ts'
import { keyOfColumn } from '../kinds/plain.ts'
import { resolve } from './storeFiles.ts'
import { contentName } from '../kinds/translated.ts'
import {
  changedTranslations,
  digestOfItem,
  readTranslated,
  removeTranslated,
  type TranslatedRows,
  translationsOf,
  writeTranslated,
} from './translations.ts'
import { readRows, removeRows, storedKindName, findReferences, writeRows } from './rows.ts'
import { digestOf, isEquivalent, contentColumnsOf } from './compare.ts'
import { recordDigest, digestKey, type ImportContext } from './importContext.ts'

type PendingItem = {
  id: string
  row: Row
  before?: Row
  item: Item
  /** Translations in the folder. */
  words: TranslatedRows
  /** Stored translations. */
  storedTranslations: TranslatedRows
}

/** The translations after the import. */
const translationsAfter = ({ words, storedTranslations }: PendingItem): TranslatedRows => ({
  ...storedTranslations,
  ...words,
})

/** The keys of an item that the folder changes, in all languages. */
const changedKeys = (kind: Kind, { row, before = {}, words, storedTranslations }: PendingItem): string[] => [
  ...changedIn(kind, row, before).map((column) => keyOfColumn(column)),
  ...changedTranslations(kind, words, storedTranslations),
]

/** Values of columns that the folder leaves out. */
const columnDefaults: Readonly<Record<string, (before: unknown, now: Date) => unknown>> = {
  publishedAt: (before, now) => (before instanceof Date && before <= now ? before : now),
  fromAt: (before, now) => (before instanceof Date && before <= now ? before : now),
}

/** Returns the row to store for an item. */
function rowOf({ row, kind, id }: Item, before: Row | undefined, { folder, now }: ImportContext): Row {
  const resolvedRow = resolve(row, folder.inspected)
  const filledEntries = Object.entries(resolvedRow).map(([column, value]): [string, unknown] => [
    column,
    value === undefined || (value === null && column === 'fromAt' && kind.at && isAnnouncement(kind))
      ? columnDefaults[column]?.(before?.[column], now)
      : value,
  ])
  return { ...Object.fromEntries(filledEntries), id, ...('updatedAt' in kind.table ? { updatedAt: now } : {}) }
}

/** An announcement without a start time starts immediately. */
const isAnnouncement = (kind: Kind) => kind.name === 'announcement'

const changedIn = (kind: Kind, row: Row, before: Row): string[] =>
  Object.keys(contentColumnsOf(kind, row)).filter((column) => !isEquivalent(kind, column, row[column], before[column]))

/** Whether all dates of a row have passed. */
function hasPassed(kind: Kind, row: Row, now: Date): boolean {
  const days = (kind.moves ?? []).flatMap((column) => {
    const day = row[column]
    const time = day instanceof Date ? day : typeof day === 'string' ? new Date(`${day}T23:59:59Z`) : undefined
    return time ? [time.getTime()] : []
  })
  return days.length > 0 && Math.max(...days) < now.getTime()
}

/** For demonstrations: adds new items, and moves past dates of unchanged items forward. Undefined if nothing changes. */
function demonstrationRow(
  { id, row, before, item, storedTranslations }: PendingItem,
  context: ImportContext,
): Row | undefined {
  const digest = context.digests.get(digestKey(storedKindName(item.kind), id))
  if (!before) return digest ? undefined : row
  const { kind } = item
  const isUnchanged = digest && digestOfItem(kind, before, storedTranslations).equals(digest)
  if (!isUnchanged || !kind.moves || !hasPassed(kind, before, context.now) || hasPassed(kind, row, context.now))
    return undefined
  return { ...before, ...Object.fromEntries(kind.moves.map((column) => [column, row[column]])) }
}

/** Refuses changes of fixed columns, such as the currency of a campaign with gifts. */
async function refuseFixed(kind: Kind, pendingItems: readonly PendingItem[], context: ImportContext): Promise<void> {
  for (const column of kind.fixed ?? []) {
    const changedItems = pendingItems.filter(({ row, before }) => before && row[column] !== before[column])
    if (changedItems.length === 0) continue
    const references = await findReferences(
      context.tx,
      kind,
      changedItems.map(({ id }) => id),
    )
    for (const { id, row, before, item } of changedItems.filter((pendingItem) => references.has(pendingItem.id)))
      context.refuse(
        item.file,
        item.lineOf([column]),
        `The ${column} of this ${kind.name} cannot change from ${String(before?.[column])} to ${String(row[column])}, because ${references.get(id)}. Write \`${column}: ${String(before?.[column])}\`, or create a new ${kind.name} with another name.`,
      )
  }
}

/** Refuses fewer places than are taken, which the database would reject. */
function refuseFewerPlaces({ row, before, item }: PendingItem, context: ImportContext): void {
  const [places, placesTaken] = [row.places, before?.placesTaken]
  if (typeof places === 'number' && typeof placesTaken === 'number' && places < placesTaken)
    context.refuse(
      item.file,
      item.lineOf(['places']),
      `${placesTaken} places are taken already, so there cannot be ${places}. Write ${placesTaken} or more.`,
    )
}

/** The digest of an item in the folder, with its current pictures. */
const sourceOf = (item: Item, { folder }: ImportContext) => {
  const [columns, translations] = [resolve(item.row, folder.inspected), translationsOf(item)]
  return digestOf(Object.keys(translations).length > 0 ? [columns, translations] : columns)
}

/** Whether staff have created an item at the desk, or edited it since the last import. */
function isEditedSince(
  {
    kind,
    id,
    before,
    storedTranslations,
  }: { kind: Kind; id: string; before?: Row | undefined; storedTranslations: TranslatedRows },
  context: ImportContext,
): boolean {
  if (!context.edited.has(digestKey(contentName(kind), id))) return false
  const digest = context.digests.get(digestKey(storedKindName(kind), id))
  return !digest || !before || !digestOfItem(kind, before, storedTranslations).equals(digest)
}

/**
 * Whether an item keeps its edits by staff because the folder has not changed it. If both have changed, the conflict is
 * reported, and the import is rolled back.
 */
function keepsEdits(pendingItem: PendingItem, context: ImportContext): boolean {
  const { before, item, id, storedTranslations } = pendingItem
  const { kind, file, lineOf } = item
  const keys = before ? changedKeys(kind, pendingItem) : []
  const hasChanges = before === undefined || keys.length > 0
  if (!hasChanges || context.options.overwrite || !isEditedSince({ kind, id, before, storedTranslations }, context))
    return false
  const source = context.sources.get(digestKey(storedKindName(kind), id))
  if (source && sourceOf(item, context).equals(source)) {
    context.keptItems.push({ kind: kind.name, id, file })
    return true
  }
  const [firstKey = 'title'] = keys
  const difference = before ? `changed there: ${keys.join(', ')} differ` : 'removed there'
  context.refuse(
    file,
    lineOf([firstKey]),
    `Staff have changed the ${kind.name} ${id} at the desk since the last import, and this file differs (${difference}). Export the site to compare both, edit this file, or import with --overwrite.`,
  )
  return true
}

/** Imports all items of a kind. */
export async function importKind(kind: Kind, context: ImportContext): Promise<void> {
  const { folder, options, changes, count } = context
  const items = folder.items.filter((item) => item.kind === kind)
  if (items.length === 0 && !options.prune) return
  const storedRows = context.isNew ? new Map<string, Row>() : await readRows(context.tx, kind)
  const translationsById = context.isNew ? new Map<string, TranslatedRows>() : await readTranslated(context.tx, kind)
  const pendingItems: PendingItem[] = []
  for (const item of items) {
    const previousRow = storedRows.get(item.id)
    const pendingItem: PendingItem = {
      id: item.id,
      row: rowOf(item, previousRow, context),
      ...(previousRow ? { before: previousRow } : {}),
      item,
      words: translationsOf(item),
      storedTranslations: translationsById.get(item.id) ?? {},
    }
    if (options.onlyNew) {
      const row = demonstrationRow(pendingItem, context)
      // An existing item keeps its translations.
      if (row) pendingItems.push({ ...pendingItem, row, words: previousRow ? {} : pendingItem.words })
      else count.unchanged += 1
      continue
    }
    if (keepsEdits(pendingItem, context)) {
      count.unchanged += 1
      continue
    }
    refuseFewerPlaces(pendingItem, context)
    recordDigest(
      context,
      storedKindName(kind),
      item.id,
      digestOfItem(kind, pendingItem.row, translationsAfter(pendingItem)),
      sourceOf(item, context),
    )
    if (!previousRow || changedKeys(kind, pendingItem).length > 0) pendingItems.push(pendingItem)
    else {
      count.unchanged += 1
      // The stored form, so that an older equivalent form does not count as an edit.
      recordDigest(
        context,
        storedKindName(kind),
        item.id,
        digestOfItem(kind, previousRow, pendingItem.storedTranslations),
      )
    }
  }
  for (const pendingItem of pendingItems) {
    const { id, row, before: previousRow, item, storedTranslations } = pendingItem
    const digest = context.digests.get(digestKey(storedKindName(kind), id))
    const isEdited = previousRow && digest && !digestOfItem(kind, previousRow, storedTranslations).equals(digest)
    changes.push({
      what: previousRow ? 'changed' : 'added',
      kind: kind.name,
      id,
      file: item.file,
      ...(previousRow ? { keys: changedKeys(kind, pendingItem) } : {}),
      ...(isEdited ? { note: 'it was changed on the site since the last import' } : {}),
    })
    recordDigest(context, storedKindName(kind), id, digestOfItem(kind, row, translationsAfter(pendingItem)))
  }
  await refuseFixed(kind, pendingItems, context)
  if (context.refused()) return
  context.valuesWithFiles.push(...pendingItems.map(({ item }) => item.row))
  if (pendingItems.length === 0) return
  await writeRows(
    context.tx,
    kind,
    pendingItems.map(({ row }) => row),
  )
  await writeTranslated(
    context.tx,
    kind,
    pendingItems.map(({ id, words }) => ({ id, translations: words })),
  )
}

/** Removes imported items that are no longer in the folder. Items created on the site stay. */
export async function pruneKind(kind: Kind, context: ImportContext): Promise<void> {
  const folderIds = new Set(context.folder.items.filter((item) => item.kind === kind).map(({ id }) => id))
  const storedRows = await readRows(context.tx, kind)
  const translationsById = await readTranslated(context.tx, kind)
  const prunableIds = [...storedRows].flatMap(([id, row]) => {
    const isImported = !folderIds.has(id) && context.digests.has(digestKey(storedKindName(kind), id))
    return isImported &&
      (context.options.overwrite ||
        !isEditedSince({ kind, id, before: row, storedTranslations: translationsById.get(id) ?? {} }, context))
      ? [id]
      : []
  })
  if (prunableIds.length === 0) return
  const references = await findReferences(context.tx, kind, prunableIds)
  const hiddenIds = prunableIds.filter((id) => references.has(id) && storedRows.get(id)?.publishedAt !== null)
  const removedIds = prunableIds.filter((id) => !references.has(id))
  const file = isList(kind) ? { file: kind.at.list } : {}
  for (const id of removedIds) context.changes.push({ what: 'removed', kind: kind.name, id, ...file })
  for (const id of hiddenIds)
    context.changes.push({
      what: 'hidden',
      kind: kind.name,
      id,
      ...file,
      note: `it is hidden and not deleted, because ${references.get(id)}`,
    })
  await removeRows(context.tx, kind, removedIds, hiddenIds)
  await removeTranslated(context.tx, kind, removedIds)
}
