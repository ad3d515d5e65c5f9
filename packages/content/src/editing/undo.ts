import type { LocalizedText } from '@minaret/foundation/i18n'
import { mayChangeMoney, type DeskRole } from '@minaret/plans'
import { goBackTo } from './changes.ts'
import { findLocked, storeDraft } from './drafts.ts'
import type { LoggedThing } from './logged.ts'
import { changedMoneyKeys } from './money.ts'
import { describeState } from './sentences.ts'
import { goneOf, rowDigest, type StoredThing, thingTitle } from './stored.ts'
import { findVersion, readTranslations, readValues } from './versions.ts'
import type { ChangedVersions, Writer } from './write.ts'
import { messages as say } from './messages.gen.ts'

/** What a thing is on the site, for whoever chooses between two states of it. */
export const describeThing = (thing: StoredThing | undefined): LocalizedText =>
  thing ? describeState(goneOf(thing) ?? (thing.row ? 'published' : 'absent'), thingTitle(thing)) : say.nothing

/** Whether a thing still is what a change made it. */
async function isAsChanged(writer: Writer, thing: StoredThing, { after }: ChangedVersions): Promise<boolean> {
  if (thing.item?.versions !== after) return false
  const version = await findVersion(writer.tx, thing, after)
  if (version?.state !== 'published') return goneOf(thing) !== undefined || !thing.row
  return (
    thing.row !== undefined &&
    version.digest !== null &&
    version.digest.equals(rowDigest(thing.name, thing.row, thing.translations))
  )
}

/** How going back to before a change went: what undoes it, or what stands instead. */
export type Undone =
  | { versions: ChangedVersions; title: string }
  | { conflict: { undone: LocalizedText; now: LocalizedText } }

/** Makes a thing what it was before a change, unless it was changed since. What was written stays, as a draft. */
export async function undoThing(
  writer: Writer & { roles: readonly DeskRole[] },
  { name, id, title, versions }: LoggedThing,
): Promise<Undone> {
  const thing = await findLocked(writer, name, id)
  const before = await findVersion(writer.tx, { name, id }, versions.before)
  const conflict = (now: LocalizedText) => ({
    conflict: { undone: describeState(before?.state ?? 'absent', title), now },
  })
  if (!thing || !(await isAsChanged(writer, thing, versions))) return conflict(describeThing(thing))
  const changed = await findVersion(writer.tx, thing, versions.after)
  const isMoney = changedMoneyKeys(name, readValues(changed?.words) ?? {}, readValues(before?.words) ?? {}).length > 0
  if (before?.words && isMoney && !mayChangeMoney(name, writer.roles)) return conflict(say.moneyUndo)
  const back = await goBackTo(writer, thing, { number: versions.before, what: 'undone' })
  if ('refused' in back) return conflict(back.refused)
  const words = changed?.what === 'published' || changed?.what === 'scheduled' ? readValues(changed.words) : null
  if (words && !thing.item?.draft)
    await storeDraft(writer, thing, { values: words, translations: readTranslations(changed?.translations) })
  return { versions: back.versions, title: thingTitle(thing) }
}
