import { eq, and } from 'drizzle-orm'
import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import { contentItems } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { addDays, wallClock } from '@minaret/timetable'
import { newId } from './decode.ts'
import { kindOf, titleOf } from './kinds.ts'
import { currentWords } from './publish.ts'
import { findThing, findThings, type StoredThing } from './stored.ts'
import { writeItem, type Writer } from './write.ts'
import type { Words } from './words.ts'

/** What the log and locks call a thing. */
export const subjectOf = ({ name, id }: Pick<StoredThing, 'name' | 'id'>): string => `content ${name} ${id}`

/** A thing as it is now, so that nobody else changes it until the transaction ends. */
export async function findLocked(writer: Writer, name: ContentKindName, id: string): Promise<StoredThing | undefined> {
  await lockUntilCommit(writer.tx, subjectOf({ name, id }))
  return findThing(writer.tx, name, id)
}

/** Stores the draft of a thing in place of the one it had. One that waits for its moment goes on waiting. */
export async function storeDraft(
  writer: Writer,
  thing: Pick<StoredThing, 'name' | 'id' | 'item'>,
  { values, translations }: Words,
): Promise<void> {
  await writeItem(writer.tx, thing, {
    title: titleOf(values, thing.id),
    draft: values,
    draftTranslations: translations,
    draftBy: writer.accountId ?? null,
    draftAt: writer.now,
  })
}

/** Deletes the draft of a thing; of what has nothing else, nothing is left. */
export async function dropDraft(writer: Writer, thing: StoredThing): Promise<void> {
  const { tx } = writer
  const { name, id, row, item } = thing
  const own = and(eq(contentItems.kind, name), eq(contentItems.id, id))
  if (!row && !item?.state && (item?.versions ?? 0) === 0) await tx.delete(contentItems).where(own)
  else
    await tx
      .update(contentItems)
      .set({ draft: null, draftTranslations: null, draftBy: null, draftAt: null, publishAt: null })
      .where(own)
}

/** Whether something has an id already, or had it and may come back. */
const takenAmong = async (writer: Writer, name: ContentKindName, base: string): Promise<Set<string>> => {
  const near = [base, ...Array.from({ length: 200 }, (_, at) => `${base}-${at + 2}`)]
  return new Set((await findThings(writer.tx, name, near)).map(({ id }) => id))
}

/** How something new was begun, or why not. */
export type Created = { thing: StoredThing } | 'taken' | 'unknown'

/** Begins something new as a draft. @param id the last part of its address; without it, made of its title */
export async function createThing(writer: Writer, name: ContentKindName, words: Words, id?: string): Promise<Created> {
  await lockUntilCommit(writer.tx, `content ${name}`)
  const { ids } = kindOf(name)
  if (id !== undefined && ids && !ids.includes(id)) return 'unknown'
  const title = titleOf(words.values, '')
  const base = newId(title, name, () => false)
  const taken = await takenAmong(writer, name, base)
  const chosen = id ?? (ids ? await firstFree(writer, name, ids) : newId(title, name, (one) => taken.has(one)))
  if (chosen === undefined || (await findThing(writer.tx, name, chosen))) return 'taken'
  await storeDraft(writer, { name, id: chosen }, words)
  const thing = await findThing(writer.tx, name, chosen)
  if (!thing) throw new Error('A draft that was stored is not there.')
  return { thing }
}

async function firstFree(writer: Writer, name: ContentKindName, ids: readonly string[]): Promise<string | undefined> {
  const things = await findThings(writer.tx, name, ids)
  return ids.find((id) => !things.some((thing) => thing.id === id))
}

/** Days of a kind that move on to the coming year when something is begun with the words of another one. */
const dayKeys: Partial<Record<ContentKindName, readonly string[]>> = {
  events: ['starts', 'ends'],
  courses: ['starts', 'ends', 'closes'],
  vacancies: ['closes'],
  campaigns: ['starts', 'ends'],
}

const year = 364

/** The same words for a time to come: days move on by whole years, on to the same day of the week. */
function movedOn(name: ContentKindName, values: ContentValues, today: string): ContentValues {
  const keys = dayKeys[name] ?? []
  const dayIn = (key: string) => /^\d{4}-\d{2}-\d{2}/.exec(typeof values[key] === 'string' ? values[key] : '')?.[0]
  const first = keys.map(dayIn).find((day) => day !== undefined)
  if (first === undefined) return values
  let years = 0
  while (addDays(first, years * year) < today) years += 1
  const moved = keys.flatMap((key): [string, string][] => {
    const [value, day] = [values[key], dayIn(key)]
    return typeof value === 'string' && day ? [[key, addDays(day, years * year) + value.slice(day.length)]] : []
  })
  return { ...values, ...Object.fromEntries(moved) }
}

/** Begins something new with the words of another thing. */
export async function duplicateThing(writer: Writer, thing: StoredThing): Promise<Created> {
  const { values, translations } = await currentWords(writer, thing)
  const { date } = wallClock(writer.now, writer.tenant.config.timeZone)
  // What happened in a campaign happened in that one.
  const { updates: _, ...words } = movedOn(thing.name, values, date)
  return createThing(writer, thing.name, { values: words, translations })
}
