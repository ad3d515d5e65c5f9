import type { Item } from '../items.ts'
import { isList, type Kind, type Row } from '../kinds/kind.ts'
import { keyOfColumn } from '../kinds/plain.ts'
import { resolve } from './storeFiles.ts'
import { contentName } from '../kinds/translated.ts'
import {
  changedWords,
  markOf,
  readTranslated,
  removeTranslated,
  type TranslatedRows,
  translationsOf,
  writeTranslated,
} from './translations.ts'
import { readRows, removeRows, storedAs, whoRefers, writeRows } from './rows.ts'
import { digestOf, same, writtenOf } from './compare.ts'
import { recordDigest, digestKey, type ImportContext } from './importContext.ts'

type Stored = {
  id: string
  row: Row
  before?: Row
  item: Item
  /** What the folder says in other languages, and what is stored. */
  words: TranslatedRows
  hadWords: TranslatedRows
}

/** What is said in every language once the folder is stored. */
const wordsAfter = ({ words, hadWords }: Stored): TranslatedRows => ({ ...hadWords, ...words })

/** The keys the folder changes of a thing, in every language. */
const changedKeys = (kind: Kind, { row, before = {}, words, hadWords }: Stored): string[] => [
  ...changedIn(kind, row, before).map((column) => keyOfColumn(column)),
  ...changedWords(kind, words, hadWords),
]

/** What a column says where the folder leaves it as it is. */
const left: Readonly<Record<string, (before: unknown, now: Date) => unknown>> = {
  publishedAt: (before, now) => (before instanceof Date && before <= now ? before : now),
  fromAt: (before, now) => (before instanceof Date && before <= now ? before : now),
}

/** The row of a thing as it will be stored. */
function rowOf({ row, kind, id }: Item, before: Row | undefined, { folder, now }: ImportContext): Row {
  const resolved = resolve(row, folder.inspected)
  const filled = Object.entries(resolved).map(([column, value]): [string, unknown] => [
    column,
    value === undefined || (value === null && column === 'fromAt' && kind.at && isAnnouncement(kind))
      ? left[column]?.(before?.[column], now)
      : value,
  ])
  return { ...Object.fromEntries(filled), id, ...('updatedAt' in kind.table ? { updatedAt: now } : {}) }
}

/** One that does not say when it begins does so at once. */
const isAnnouncement = (kind: Kind) => kind.name === 'announcement'

const changedIn = (kind: Kind, row: Row, before: Row): string[] =>
  Object.keys(writtenOf(kind, row)).filter((column) => !same(kind, column, row[column], before[column]))

/** Whether the last day of a row has passed. */
function hasPassed(kind: Kind, row: Row, now: Date): boolean {
  const days = (kind.moves ?? []).flatMap((column) => {
    const day = row[column]
    const time = day instanceof Date ? day : typeof day === 'string' ? new Date(`${day}T23:59:59Z`) : undefined
    return time ? [time.getTime()] : []
  })
  return days.length > 0 && Math.max(...days) < now.getTime()
}

/** Of a demonstration: what was never there is added; what nobody touched moves on when its day has passed. */
function ofDemonstration({ id, row, before, item, hadWords }: Stored, work: ImportContext): Row | undefined {
  const known = work.marks.get(digestKey(storedAs(item.kind), id))
  if (!before) return known ? undefined : row
  const { kind } = item
  const untouched = known && markOf(kind, before, hadWords).equals(known)
  if (!untouched || !kind.moves || !hasPassed(kind, before, work.now) || hasPassed(kind, row, work.now))
    return undefined
  return { ...before, ...Object.fromEntries(kind.moves.map((column) => [column, row[column]])) }
}

/** Tells what may not change any more: the currency of what has been given to. */
async function refuseFixed(kind: Kind, storing: readonly Stored[], work: ImportContext): Promise<void> {
  for (const column of kind.fixed ?? []) {
    const moved = storing.filter(({ row, before }) => before && row[column] !== before[column])
    if (moved.length === 0) continue
    const referred = await whoRefers(
      work.tx,
      kind,
      moved.map(({ id }) => id),
    )
    for (const { id, row, before, item } of moved.filter((each) => referred.has(each.id)))
      work.refuse(
        item.file,
        item.lineOf([column]),
        `The ${column} of this ${kind.name} stays ${String(before?.[column])}, because ${referred.get(id)}: it cannot become ${String(row[column])}. Write \`${column}: ${String(before?.[column])}\`, or create a new ${kind.name} with another name.`,
      )
  }
}

/** Tells what the database would refuse: fewer places than were given already. */
function refuseWrong({ row, before, item }: Stored, work: ImportContext): void {
  const [places, taken] = [row.places, before?.placesTaken]
  if (typeof places === 'number' && typeof taken === 'number' && places < taken)
    work.refuse(
      item.file,
      item.lineOf(['places']),
      `${taken} places are given already, so there cannot be ${places}. Write ${taken} or more.`,
    )
}

/** Of what the folder says of a thing: with its pictures as they are now. */
const sourceOf = (item: Item, { folder }: ImportContext) => {
  const [own, words] = [resolve(item.row, folder.inspected), translationsOf(item)]
  return digestOf(Object.keys(words).length > 0 ? [own, words] : own)
}

/** Whether staff have changed a thing at the desk since it was last imported, or made it there. */
function isEditedSince(
  { kind, id, before, hadWords }: { kind: Kind; id: string; before?: Row | undefined; hadWords: TranslatedRows },
  work: ImportContext,
): boolean {
  if (!work.edited.has(digestKey(contentName(kind), id))) return false
  const known = work.marks.get(digestKey(storedAs(kind), id))
  return !known || !before || !markOf(kind, before, hadWords).equals(known)
}

/**
 * Whether a thing stays as staff left it: the folder says what it did the last time. Where it says something else as well,
 * that is told, and nothing is imported.
 */
function staysEdited(stored: Stored, work: ImportContext): boolean {
  const { before, item, id, hadWords } = stored
  const { kind, file, lineOf } = item
  const keys = before ? changedKeys(kind, stored) : []
  const differs = before === undefined || keys.length > 0
  if (!differs || work.options.overwrite || !isEditedSince({ kind, id, before, hadWords }, work)) return false
  const source = work.sources.get(digestKey(storedAs(kind), id))
  if (source && sourceOf(item, work).equals(source)) {
    work.stays.push({ kind: kind.name, id, file })
    return true
  }
  const [first = 'title'] = keys
  const what = before ? `changed there: ${keys.join(', ')} differ` : 'removed there'
  work.refuse(
    file,
    lineOf([first]),
    `Staff have changed the ${kind.name} ${id} at the desk since the last import, and this file says something else (${what}). Export the site to see both, write what should stand, or import with --overwrite.`,
  )
  return true
}

/** Stores all things of a kind, and takes away what the folder does not hold where that is asked for. */
export async function importKind(kind: Kind, work: ImportContext): Promise<void> {
  const { folder, options, changes, count } = work
  const items = folder.items.filter((item) => item.kind === kind)
  if (items.length === 0 && !options.prune) return
  const before = work.made ? new Map<string, Row>() : await readRows(work.tx, kind)
  const translated = work.made ? new Map<string, TranslatedRows>() : await readTranslated(work.tx, kind)
  const storing: Stored[] = []
  for (const item of items) {
    const had = before.get(item.id)
    const stored: Stored = {
      id: item.id,
      row: rowOf(item, had, work),
      ...(had ? { before: had } : {}),
      item,
      words: translationsOf(item),
      hadWords: translated.get(item.id) ?? {},
    }
    if (options.onlyNew) {
      const row = ofDemonstration(stored, work)
      // What is there already has the words people gave it.
      if (row) storing.push({ ...stored, row, words: had ? {} : stored.words })
      else count.unchanged += 1
      continue
    }
    if (staysEdited(stored, work)) {
      count.unchanged += 1
      continue
    }
    refuseWrong(stored, work)
    recordDigest(work, storedAs(kind), item.id, markOf(kind, stored.row, wordsAfter(stored)), sourceOf(item, work))
    if (!had || changedKeys(kind, stored).length > 0) storing.push(stored)
    else {
      count.unchanged += 1
      // As it stands, so that an older spelling of the same is no change of somebody's.
      recordDigest(work, storedAs(kind), item.id, markOf(kind, had, stored.hadWords))
    }
  }
  for (const stored of storing) {
    const { id, row, before: had, item, hadWords } = stored
    const known = work.marks.get(digestKey(storedAs(kind), id))
    const touched = had && known && !markOf(kind, had, hadWords).equals(known)
    changes.push({
      what: had ? 'changed' : 'added',
      kind: kind.name,
      id,
      file: item.file,
      ...(had ? { keys: changedKeys(kind, stored) } : {}),
      ...(touched ? { note: 'it was changed on the site since the last import' } : {}),
    })
    recordDigest(work, storedAs(kind), id, markOf(kind, row, wordsAfter(stored)))
  }
  await refuseFixed(kind, storing, work)
  if (work.refused()) return
  work.keeping.push(...storing.map(({ item }) => item.row))
  if (storing.length === 0) return
  await writeRows(
    work.tx,
    kind,
    storing.map(({ row }) => row),
  )
  await writeTranslated(
    work.tx,
    kind,
    storing.map(({ id, words }) => ({ id, translations: words })),
  )
}

/** Takes away what came from the folder and is not in it any more. What was made on the site, like an announcement, stays. */
export async function pruneKind(kind: Kind, work: ImportContext): Promise<void> {
  const kept = new Set(work.folder.items.filter((item) => item.kind === kind).map(({ id }) => id))
  const before = await readRows(work.tx, kind)
  const translated = await readTranslated(work.tx, kind)
  const gone = [...before].flatMap(([id, row]) => {
    const isOurs = !kept.has(id) && work.marks.has(digestKey(storedAs(kind), id))
    return isOurs &&
      (work.options.overwrite || !isEditedSince({ kind, id, before: row, hadWords: translated.get(id) ?? {} }, work))
      ? [id]
      : []
  })
  if (gone.length === 0) return
  const referred = await whoRefers(work.tx, kind, gone)
  const hidden = gone.filter((id) => referred.has(id) && before.get(id)?.publishedAt !== null)
  const removed = gone.filter((id) => !referred.has(id))
  const file = isList(kind) ? { file: kind.at.list } : {}
  for (const id of removed) work.changes.push({ what: 'removed', kind: kind.name, id, ...file })
  for (const id of hidden)
    work.changes.push({
      what: 'hidden',
      kind: kind.name,
      id,
      ...file,
      note: `it is hidden and not deleted, because ${referred.get(id)}`,
    })
  await removeRows(work.tx, kind, removed, hidden)
  await removeTranslated(work.tx, kind, removed)
}
