import type { LocalizedText } from '@minaret/foundation/i18n'
import { writeLog } from '@minaret/foundation/staff'
import type { DeskRole } from '@minaret/plans'
import type { ValueProblem } from './decode.ts'
import { dropDraft, subjectOf } from './drafts.ts'
import { logItemChange } from './logged.ts'
import { addPublicationJob } from './schedule.ts'
import { isDated, kindOf } from './kinds.ts'
import { type Publication, publishItem } from './publish.ts'
import { removalOf, isOnSite, publishesAt, type StoredItem, stateOf, itemTitle } from './stored.ts'
import { findVersion, snapshotOf } from './versions.ts'
import { type ChangedVersions, type Target, writeItem, type Writer, writeTarget } from './write.ts'
import { decodeTexts } from './texts.ts'
import { messages as texts } from './messages.gen.ts'

/** The result of a change: its log entry, which can be undone, or the reason for a refusal. */
export type ChangeResult =
  | { change: string | undefined; message: LocalizedText }
  | { refused: LocalizedText }
  | { problems: ValueProblem[] }
  | { money: string[] }

/** The author of a change and their roles. */
export type ChangeContext = Writer & { roles: readonly DeskRole[] }

/** Publishes a content item now or at a later time, and logs it. */
export async function publish(
  context: ChangeContext,
  item: StoredItem,
  publication: Publication,
): Promise<ChangeResult> {
  if (removalOf(item) === 'deleted') return { refused: texts.isDeleted }
  const { tx, accountId, now } = context
  const result = await publishItem(context, item, publication, { roles: context.roles })
  if (result === 'unchanged') return { change: undefined, message: texts.unchanged }
  if ('problems' in result || 'money' in result) return result
  if ('scheduled' in result) {
    await addPublicationJob(context, item, result.scheduled)
    const values = {
      kind: item.name,
      id: item.id,
      title: result.title,
      at: result.scheduled.toISOString(),
      timeZone: context.tenant.config.timeZone,
    }
    const states = { before: { at: item.deskRow?.publishAt?.toISOString() ?? null }, after: { at: values.at } }
    const content = { values, ...states }
    const change = await writeLog(tx, { accountId, kind: 'contentScheduled', subject: subjectOf(item), content, now })
    return { change, message: texts.scheduled }
  }
  const entry = isOnSite(item, now) ? 'contentChanged' : 'contentPublished'
  const change = await logItemChange(context, entry, item, { title: result.title, versions: result.published })
  return { change, message: result.publishedAt > now ? texts.scheduled : texts.published }
}

/** Cancels the scheduled publication of a content item or its draft. */
export async function unschedule(context: ChangeContext, item: StoredItem): Promise<ChangeResult> {
  const { tx, now, accountId } = context
  if (!publishesAt(item, now)) return { refused: texts.notScheduled }
  const title = itemTitle(item)
  if (item.deskRow?.publishAt) {
    await writeItem(tx, item, { title: item.deskRow.title, publishAt: null })
    const values = { kind: item.name, id: item.id, title, at: item.deskRow.publishAt.toISOString() }
    const content = { values, before: { at: values.at }, after: { at: null } }
    const change = await writeLog(tx, {
      accountId,
      kind: 'contentUnscheduled',
      subject: subjectOf(item),
      content,
      now,
    })
    return { change, message: texts.unscheduled }
  }
  const { row = {}, translations } = item
  const target = { state: 'published', row, translations, publishedAt: null } as const
  const versions = await writeTarget(context, item, { target, action: 'withdrawn', draft: 'same' })
  return {
    change: await logItemChange(context, 'contentWithdrawn', item, { title, versions }),
    message: texts.unscheduled,
  }
}

/** Withdraws a content item from the site. */
export async function withdraw(context: ChangeContext, item: StoredItem): Promise<ChangeResult> {
  if (!isOnSite(item, context.now)) return { refused: texts.notOnSite }
  const title = itemTitle(item)
  const versions = await writeTarget(context, item, {
    target: { state: 'withdrawn' },
    action: 'withdrawn',
    draft: 'same',
  })
  return {
    change: await logItemChange(context, 'contentWithdrawn', item, { title, versions }),
    message: texts.withdrawn,
  }
}

/** Deletes a content item. It can be restored for 30 days. */
export async function deleteContentItem(context: ChangeContext, item: StoredItem): Promise<ChangeResult> {
  if (removalOf(item) === 'deleted') return { refused: texts.isDeleted }
  const title = itemTitle(item)
  const versions = await writeTarget(context, item, { target: { state: 'deleted' }, action: 'deleted', draft: 'same' })
  return { change: await logItemChange(context, 'contentDeleted', item, { title, versions }), message: texts.deleted }
}

/** Restores a version of a content item. @returns its new state */
export async function restoreVersion(
  context: Writer,
  item: StoredItem,
  { number, action }: { number: number; action: 'restored' | 'undone' },
): Promise<{ refused: LocalizedText } | { state: Target['state']; versions: ChangedVersions }> {
  const version = number === 0 ? undefined : await findVersion(context.tx, item, number)
  if (number > 0 && !version) return { refused: texts.versionNotFound }
  const snapshot = version ? snapshotOf(version) : undefined
  if (version && !snapshot) return { refused: texts.textErased }
  const state = snapshot?.state ?? 'absent'
  const draft = 'same'
  if (state !== 'published' || !snapshot?.words) {
    const target = { state: state === 'published' ? 'absent' : state } as const
    return { state: target.state, versions: await writeTarget(context, item, { target, action, draft }) }
  }
  const decoded = await decodeTexts(context, item, { values: snapshot.words, translations: snapshot.translations })
  if ('problems' in decoded) return { refused: texts.notReadable }
  const target = {
    state,
    row: decoded.row,
    translations: decoded.translations,
    publishedAt: isDated(kindOf(item.name)) ? snapshot.publishedAt : null,
  }
  return { state, versions: await writeTarget(context, item, { target, action, draft }) }
}

/** The last version before the item was deleted or withdrawn, or 0 if it was never on the site. */
async function versionBefore(context: Writer, item: StoredItem): Promise<number> {
  const removal = removalOf(item)
  for (let number = item.deskRow?.versions ?? 0; number > 0; number -= 1) {
    const version = await findVersion(context.tx, item, number)
    if (!version) return 0
    if (removal === 'deleted' ? version.state !== 'deleted' : version.state === 'published') return number
  }
  return 0
}

/** Restores a withdrawn or deleted content item. */
export async function restore(context: ChangeContext, item: StoredItem): Promise<ChangeResult> {
  if (!removalOf(item)) return { refused: texts.notRemoved }
  const number = await versionBefore(context, item)
  const result = await restoreVersion(context, item, { number, action: 'restored' })
  if ('refused' in result) return result
  const change = await logItemChange(context, 'contentRestored', item, {
    title: itemTitle(item),
    versions: result.versions,
  })
  return { change, message: result.state === 'published' ? texts.restoredOnSite : texts.restored }
}

/** Discards the draft of a content item. */
export async function discard(context: ChangeContext, item: StoredItem): Promise<ChangeResult> {
  if (!item.deskRow?.draft) return { refused: texts.noDraft }
  await dropDraft(context, item)
  return { change: undefined, message: stateOf(item, context.now) === 'draft' ? texts.deleted : texts.discarded }
}
