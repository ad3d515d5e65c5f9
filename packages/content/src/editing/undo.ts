import type { LocalizedText } from '@minaret/foundation/i18n'
import { mayChangeMoney, type DeskRole } from '@minaret/plans'
import { restoreVersion } from './changes.ts'
import { findLocked, storeDraft } from './drafts.ts'
import type { LoggedThing } from './logged.ts'
import { changedMoneyKeys } from './money.ts'
import { describeState } from './sentences.ts'
import { removalOf, rowDigest, type StoredThing, thingTitle } from './stored.ts'
import { findVersion, readTranslations, readValues } from './versions.ts'
import type { ChangedVersions, Writer } from './write.ts'
import { messages as texts } from './messages.gen.ts'

/** Describes the current state of a content item, for a conflict message. */
export const describeThing = (thing: StoredThing | undefined): LocalizedText =>
  thing ? describeState(removalOf(thing) ?? (thing.row ? 'published' : 'absent'), thingTitle(thing)) : texts.nothing

/** Whether a content item is unchanged since a change. */
async function isAsChanged(writer: Writer, thing: StoredThing, { after }: ChangedVersions): Promise<boolean> {
  if (thing.item?.versions !== after) return false
  const version = await findVersion(writer.tx, thing, after)
  if (version?.state !== 'published') return removalOf(thing) !== undefined || !thing.row
  return (
    thing.row !== undefined &&
    version.digest !== null &&
    version.digest.equals(rowDigest(thing.name, thing.row, thing.translations))
  )
}

/** The result of an undo: the new versions, or the conflicting state. */
export type UndoResult =
  | { versions: ChangedVersions; title: string }
  | { conflict: { undone: LocalizedText; now: LocalizedText } }

/** Undoes a change unless the item has changed since. The undone texts stay as a draft. */
export async function undoThing(
  writer: Writer & { roles: readonly DeskRole[] },
  { name, id, title, versions }: LoggedThing,
): Promise<UndoResult> {
  const thing = await findLocked(writer, name, id)
  const before = await findVersion(writer.tx, { name, id }, versions.before)
  const conflict = (now: LocalizedText) => ({
    conflict: { undone: describeState(before?.state ?? 'absent', title), now },
  })
  if (!thing || !(await isAsChanged(writer, thing, versions))) return conflict(describeThing(thing))
  const changed = await findVersion(writer.tx, thing, versions.after)
  const isMoney = changedMoneyKeys(name, readValues(changed?.words) ?? {}, readValues(before?.words) ?? {}).length > 0
  if (before?.words && isMoney && !mayChangeMoney(name, writer.roles)) return conflict(texts.moneyUndo)
  const reverted = await restoreVersion(writer, thing, { number: versions.before, what: 'undone' })
  if ('refused' in reverted) return conflict(reverted.refused)
  const words = changed?.what === 'published' || changed?.what === 'scheduled' ? readValues(changed.words) : null
  if (words && !thing.item?.draft)
    await storeDraft(writer, thing, { values: words, translations: readTranslations(changed?.translations) })
  return { versions: reverted.versions, title: thingTitle(thing) }
}
