import { eq, and } from 'drizzle-orm'
import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import { contentItems } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { addDays, wallClock } from '@minaret/timetable'
import { newId } from './decode.ts'
import { kindOf, titleOf } from './kinds.ts'
import { currentTexts } from './publish.ts'
import { findItem, findItems, type StoredItem } from './stored.ts'
import { writeItem, type Writer } from './write.ts'
import type { ContentTexts } from './texts.ts'

/** The name of a content item in the log and in locks. */
export const subjectOf = ({ name, id }: Pick<StoredItem, 'name' | 'id'>): string => `content ${name} ${id}`

/** Locks a content item until the end of the transaction, and reads it. */
export async function findLocked(writer: Writer, name: ContentKindName, id: string): Promise<StoredItem | undefined> {
  await lockUntilCommit(writer.tx, subjectOf({ name, id }))
  return findItem(writer.tx, name, id)
}

/** Replaces the draft of a content item. Its scheduled publication is kept. */
export async function storeDraft(
  writer: Writer,
  item: Pick<StoredItem, 'name' | 'id' | 'deskRow'>,
  { values, translations }: ContentTexts,
): Promise<void> {
  await writeItem(writer.tx, item, {
    title: titleOf(values, item.id),
    draft: values,
    draftTranslations: translations,
    draftBy: writer.accountId ?? null,
    draftAt: writer.now,
  })
}

/** Deletes the draft of a content item, and the item itself if it was never published. */
export async function dropDraft(writer: Writer, item: StoredItem): Promise<void> {
  const { tx } = writer
  const { name, id, row, deskRow } = item
  const isItem = and(eq(contentItems.kind, name), eq(contentItems.id, id))
  if (!row && !deskRow?.state && (deskRow?.versions ?? 0) === 0) await tx.delete(contentItems).where(isItem)
  else
    await tx
      .update(contentItems)
      .set({ draft: null, draftTranslations: null, draftBy: null, draftAt: null, publishAt: null })
      .where(isItem)
}

/** Ids in use that start with a base, including those of deleted items, which may be restored. */
const readUsedIds = async (writer: Writer, name: ContentKindName, base: string): Promise<Set<string>> => {
  const candidates = [base, ...Array.from({ length: 200 }, (_, index) => `${base}-${index + 2}`)]
  return new Set((await findItems(writer.tx, name, candidates)).map(({ id }) => id))
}

/** The new item, or the reason for a refusal. */
export type CreateResult = { item: StoredItem } | 'taken' | 'unknown'

/** Creates a content item as a draft. @param id the last part of its URL; by default derived from the title */
export async function createContentItem(
  writer: Writer,
  name: ContentKindName,
  contentTexts: ContentTexts,
  id?: string,
): Promise<CreateResult> {
  await lockUntilCommit(writer.tx, `content ${name}`)
  const { ids } = kindOf(name)
  if (id !== undefined && ids && !ids.includes(id)) return 'unknown'
  const title = titleOf(contentTexts.values, '')
  const base = newId(title, name, () => false)
  const usedIds = await readUsedIds(writer, name, base)
  const newItemId = id ?? (ids ? await findFreeId(writer, name, ids) : newId(title, name, (key) => usedIds.has(key)))
  if (newItemId === undefined || (await findItem(writer.tx, name, newItemId))) return 'taken'
  await storeDraft(writer, { name, id: newItemId }, contentTexts)
  const item = await findItem(writer.tx, name, newItemId)
  if (!item) throw new Error('A draft that was just stored does not exist.')
  return { item }
}

async function findFreeId(writer: Writer, name: ContentKindName, ids: readonly string[]): Promise<string | undefined> {
  const items = await findItems(writer.tx, name, ids)
  return ids.find((id) => !items.some((item) => item.id === id))
}

/** The dates that move to the future in a duplicate. */
const dayKeys: Partial<Record<ContentKindName, readonly string[]>> = {
  events: ['starts', 'ends'],
  courses: ['starts', 'ends', 'closes'],
  vacancies: ['closes'],
  campaigns: ['starts', 'ends'],
}

const daysInYear = 364

/** Moves past dates forward in steps of 364 days, which keep the day of the week. */
function moveToFuture(name: ContentKindName, values: ContentValues, today: string): ContentValues {
  const keys = dayKeys[name] ?? []
  const dayIn = (key: string) => /^\d{4}-\d{2}-\d{2}/.exec(typeof values[key] === 'string' ? values[key] : '')?.[0]
  const first = keys.map(dayIn).find((day) => day !== undefined)
  if (first === undefined) return values
  let years = 0
  while (addDays(first, years * daysInYear) < today) years += 1
  const newDates = keys.flatMap((key): [string, string][] => {
    const [value, day] = [values[key], dayIn(key)]
    return typeof value === 'string' && day ? [[key, addDays(day, years * daysInYear) + value.slice(day.length)]] : []
  })
  return { ...values, ...Object.fromEntries(newDates) }
}

/** Creates a draft with the values of another item. */
export async function duplicateItem(writer: Writer, item: StoredItem): Promise<CreateResult> {
  const { values, translations } = await currentTexts(writer, item)
  const { date } = wallClock(writer.now, writer.tenant.config.timeZone)
  // The updates of a campaign belong to that campaign only.
  const { updates: _, ...newValues } = moveToFuture(item.name, values, date)
  return createContentItem(writer, item.name, { values: newValues, translations })
}
