import type { LocalizedText } from '@minaret/foundation/i18n'
import { mayChangeMoney, type DeskRole } from '@minaret/plans'
import { restoreVersion } from './changes.ts'
import { findLocked, storeDraft } from './drafts.ts'
import type { LoggedItem } from './logged.ts'
import { changedMoneyKeys } from './money.ts'
import { describeState } from './sentences.ts'
import { removalOf, rowDigest, type StoredItem, itemTitle } from './stored.ts'
import { findVersion, readTranslations, readValues } from './versions.ts'
import type { ChangedVersions, Writer } from './write.ts'
import { messages as texts } from './messages.gen.ts'

/** Describes the current state of a content item, for a conflict message. */
export const describeContentItem = (item: StoredItem | undefined): LocalizedText =>
  item ? describeState(removalOf(item) ?? (item.row ? 'published' : 'absent'), itemTitle(item)) : texts.noItem

/** Whether a content item is unchanged since a change. */
async function isUnchangedSince(writer: Writer, item: StoredItem, { after }: ChangedVersions): Promise<boolean> {
  if (item.deskRow?.versions !== after) return false
  const version = await findVersion(writer.tx, item, after)
  if (version?.state !== 'published') return removalOf(item) !== undefined || !item.row
  return (
    item.row !== undefined &&
    version.digest !== null &&
    version.digest.equals(rowDigest(item.name, item.row, item.translations))
  )
}

/** The result of an undo: the new versions, or the conflicting state. */
export type UndoResult =
  | { versions: ChangedVersions; title: string }
  | { conflict: { undone: LocalizedText; now: LocalizedText } }

/** Undoes a change unless the item has changed since. The undone text is kept as a draft. */
export async function undoContentChange(
  writer: Writer & { roles: readonly DeskRole[] },
  { name, id, title, versions }: LoggedItem,
): Promise<UndoResult> {
  const item = await findLocked(writer, name, id)
  const before = await findVersion(writer.tx, { name, id }, versions.before)
  const conflict = (now: LocalizedText) => ({
    conflict: { undone: describeState(before?.state ?? 'absent', title), now },
  })
  if (!item || !(await isUnchangedSince(writer, item, versions))) return conflict(describeContentItem(item))
  const current = await findVersion(writer.tx, item, versions.after)
  const moneyKeys = changedMoneyKeys(name, readValues(current?.words) ?? {}, readValues(before?.words) ?? {})
  if (before?.words && moneyKeys.length > 0 && !mayChangeMoney(name, writer.roles)) return conflict(texts.moneyUndo)
  const result = await restoreVersion(writer, item, { number: versions.before, action: 'undone' })
  if ('refused' in result) return conflict(result.refused)
  const undoneValues = current?.what === 'published' || current?.what === 'scheduled' ? readValues(current.words) : null
  if (undoneValues && !item.deskRow?.draft)
    await storeDraft(writer, item, { values: undoneValues, translations: readTranslations(current?.translations) })
  return { versions: result.versions, title: itemTitle(item) }
}
