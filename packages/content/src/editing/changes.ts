import type { LocalizedText } from '@minaret/foundation/i18n'
import { writeLog } from '@minaret/foundation/staff'
import type { DeskRole } from '@minaret/plans'
import type { ValueProblem } from './decode.ts'
import { dropDraft, subjectOf } from './drafts.ts'
import { logThing } from './logged.ts'
import { addPublicationJob } from './schedule.ts'
import { isDated, kindOf } from './kinds.ts'
import { type Publication, publishThing } from './publish.ts'
import { goneOf, isOnSite, publishesAt, type StoredThing, stateOf, thingTitle } from './stored.ts'
import { findVersion, snapshotOf } from './versions.ts'
import { writeItem, type Writer, writeTarget } from './write.ts'
import { decodeWords } from './words.ts'
import { messages as say } from './messages.gen.ts'

/** What came of a change: what undoes it, or why nothing was changed. */
export type ChangeResult =
  | { change: string | undefined; message: LocalizedText }
  | { refused: LocalizedText }
  | { problems: ValueProblem[] }
  | { money: string[] }

/** Whose change it is, and as what. */
export type Changing = Writer & { roles: readonly DeskRole[] }

/** Publishes a thing now or at a moment, and writes it to the log. */
export async function publish(changing: Changing, thing: StoredThing, sent: Publication): Promise<ChangeResult> {
  if (goneOf(thing) === 'deleted') return { refused: say.isDeleted }
  const { tx, accountId, now } = changing
  const result = await publishThing(changing, thing, sent, { roles: changing.roles })
  if (result === 'unchanged') return { change: undefined, message: say.unchanged }
  if ('problems' in result || 'money' in result) return result
  if ('scheduled' in result) {
    await addPublicationJob(changing, thing, result.scheduled)
    const values = {
      kind: thing.name,
      id: thing.id,
      title: result.title,
      at: result.scheduled.toISOString(),
      timeZone: changing.tenant.config.timeZone,
    }
    const states = { before: { at: thing.item?.publishAt?.toISOString() ?? null }, after: { at: values.at } }
    const content = { values, ...states }
    const change = await writeLog(tx, { accountId, kind: 'contentScheduled', subject: subjectOf(thing), content, now })
    return { change, message: say.scheduled }
  }
  const entry = isOnSite(thing, now) ? 'contentChanged' : 'contentPublished'
  const change = await logThing(changing, entry, thing, { title: result.title, versions: result.published })
  return { change, message: result.publishedAt > now ? say.scheduled : say.published }
}

/** Takes back that a thing, or its draft, is published at a moment. */
export async function unschedule(changing: Changing, thing: StoredThing): Promise<ChangeResult> {
  const { tx, now, accountId } = changing
  if (!publishesAt(thing, now)) return { refused: say.notScheduled }
  const title = thingTitle(thing)
  if (thing.item?.publishAt) {
    await writeItem(tx, thing, { title: thing.item.title, publishAt: null })
    const values = { kind: thing.name, id: thing.id, title, at: thing.item.publishAt.toISOString() }
    const content = { values, before: { at: values.at }, after: { at: null } }
    const change = await writeLog(tx, {
      accountId,
      kind: 'contentUnscheduled',
      subject: subjectOf(thing),
      content,
      now,
    })
    return { change, message: say.unscheduled }
  }
  const { row = {}, translations } = thing
  const target = { state: 'published', row, translations, publishedAt: null } as const
  const versions = await writeTarget(changing, thing, { target, what: 'withdrawn', draft: 'same' })
  return { change: await logThing(changing, 'contentWithdrawn', thing, { title, versions }), message: say.unscheduled }
}

/** Takes a thing off the site. */
export async function withdraw(changing: Changing, thing: StoredThing): Promise<ChangeResult> {
  if (!isOnSite(thing, changing.now)) return { refused: say.notOnSite }
  const title = thingTitle(thing)
  const versions = await writeTarget(changing, thing, {
    target: { state: 'withdrawn' },
    what: 'withdrawn',
    draft: 'same',
  })
  return { change: await logThing(changing, 'contentWithdrawn', thing, { title, versions }), message: say.withdrawn }
}

/** Deletes a thing; for a time it can be restored. */
export async function deleteThing(changing: Changing, thing: StoredThing): Promise<ChangeResult> {
  if (goneOf(thing) === 'deleted') return { refused: say.isDeleted }
  const title = thingTitle(thing)
  const versions = await writeTarget(changing, thing, { target: { state: 'deleted' }, what: 'deleted', draft: 'same' })
  return { change: await logThing(changing, 'contentDeleted', thing, { title, versions }), message: say.deleted }
}

/** Makes a thing what it was in a version. */
export async function goBackTo(
  changing: Writer,
  thing: StoredThing,
  { number, what }: { number: number; what: 'restored' | 'undone' },
): Promise<{ refused: LocalizedText } | { versions: { before: number; after: number } }> {
  const version = number === 0 ? undefined : await findVersion(changing.tx, thing, number)
  if (number > 0 && !version) return { refused: say.noSuchVersion }
  const snapshot = version ? snapshotOf(version) : undefined
  if (version && !snapshot) return { refused: say.wordsErased }
  const state = snapshot?.state ?? 'absent'
  const draft = 'same'
  if (state !== 'published' || !snapshot?.words) {
    const target = { state: state === 'published' ? 'absent' : state } as const
    return { versions: await writeTarget(changing, thing, { target, what, draft }) }
  }
  const read = await decodeWords(changing, thing, { values: snapshot.words, translations: snapshot.translations })
  if ('problems' in read) return { refused: say.notReadable }
  const target = {
    state,
    row: read.row,
    translations: read.translations,
    publishedAt: isDated(kindOf(thing.name)) ? snapshot.publishedAt : null,
  }
  return { versions: await writeTarget(changing, thing, { target, what, draft }) }
}

/** The version in which something was before it was deleted, or before it was withdrawn; 0 where it never was on the site. */
async function versionBefore(changing: Writer, thing: StoredThing): Promise<number> {
  const gone = goneOf(thing)
  for (let number = thing.item?.versions ?? 0; number > 0; number -= 1) {
    const version = await findVersion(changing.tx, thing, number)
    if (!version) return 0
    if (gone === 'deleted' ? version.state !== 'deleted' : version.state === 'published') return number
  }
  return 0
}

/** Brings back what was withdrawn or deleted, as it was. */
export async function restore(changing: Changing, thing: StoredThing): Promise<ChangeResult> {
  if (!goneOf(thing)) return { refused: say.notGone }
  const number = await versionBefore(changing, thing)
  const back = await goBackTo(changing, thing, { number, what: 'restored' })
  if ('refused' in back) return back
  const change = await logThing(changing, 'contentRestored', thing, {
    title: thingTitle(thing),
    versions: back.versions,
  })
  return { change, message: say.restored }
}

/** Deletes the draft of a thing. */
export async function discard(changing: Changing, thing: StoredThing): Promise<ChangeResult> {
  if (!thing.item?.draft) return { refused: say.noDraft }
  await dropDraft(changing, thing)
  return { change: undefined, message: stateOf(thing, changing.now) === 'draft' ? say.deleted : say.discarded }
}
