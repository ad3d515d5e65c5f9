import type { DayChange, DeskDay, OwnDay } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit, plainLine } from '@minaret/foundation/forms'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type OwnDayChange, changeOverride, clearOverride } from '../changeOverride.ts'
import { daySubject } from './dayHistory.ts'
import { jamaatTimes, readDeskDay, readOwnDay, versionOf } from './readDay.ts'

/** Whose change of a day it is, and when. */
export type DayWriter = { tx: Tx; tenant: Tenant; accountId: string; now: Date }

/** What changed of a day, for the log's sentence: times before and after, and the note. */
function changedValues(before: DeskDay, after: DeskDay): Record<string, string | null> {
  const [old, new_] = [jamaatTimes(before), jamaatTimes(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(new_)])]
  const changed = names.filter((name) => (old[name] ?? null) !== (new_[name] ?? null))
  return {
    day: before.day,
    ...Object.fromEntries(
      changed.flatMap((name) => [
        [`${name}.before`, old[name] ?? null],
        [`${name}.after`, new_[name] ?? null],
      ]),
    ),
    ...(before.own?.note === after.own?.note ? {} : { note: after.own?.note ?? '' }),
  }
}

/** A day that was changed, and the entry of the log that undoes it. */
export type ChangedDay = { day: DeskDay; change: string }

async function write(
  { tx, tenant, accountId, now }: DayWriter,
  day: string,
  kind: string,
  work: () => Promise<unknown>,
): Promise<ChangedDay> {
  const reader = { tx, tenant, now }
  const before = await readDeskDay(reader, day)
  await work()
  const after = await readDeskDay(reader, day)
  const change = await writeLog(tx, {
    accountId,
    kind,
    subject: daySubject(day),
    content: { values: changedValues(before, after), before: before.own ?? null, after: after.own ?? null },
    now,
  })
  return { day: after, change }
}

const toChange = ({ jamaat = {}, usual = [], note }: Omit<DayChange, 'version'>): OwnDayChange => ({
  set: Object.fromEntries(Object.entries(jamaat).filter(([, time]) => time !== undefined)),
  takeBack: usual,
  ...(note === undefined ? {} : { note: plainLine(note) }),
})

/**
 * Changes a day and writes it to the log, unless somebody has changed the day since the version the change was made from.
 * @returns the day as it is now, and no `change` where it was refused for its version
 * @throws OverrideError when the day cannot have such a time
 */
export async function changeDay(
  writer: DayWriter,
  day: string,
  { version, ...change }: DayChange,
): Promise<ChangedDay | { conflict: DeskDay }> {
  const { tx, tenant } = writer
  await lockUntilCommit(tx, `day ${day}`)
  if (versionOf(await readOwnDay(tx, day)) !== version) return { conflict: await readDeskDay(writer, day) }
  return write(writer, day, 'dayChanged', () => changeOverride(tx, tenant.id, day, toChange(change)))
}

/**
 * Gives a day back what it said before a change, unless somebody has changed it since.
 * @param before what it is to say again; null: nothing of its own
 * @param after what that change left behind
 */
export async function undoDay(
  writer: DayWriter,
  day: string,
  { before, after }: { before: OwnDay | null; after: OwnDay | null },
): Promise<ChangedDay | { conflict: DeskDay }> {
  const { tx, tenant } = writer
  await lockUntilCommit(tx, `day ${day}`)
  const none: OwnDay = { jamaat: {} }
  const current = await readOwnDay(tx, day)
  if (versionOf(current) !== versionOf(after ?? none)) return { conflict: await readDeskDay(writer, day) }
  return write(writer, day, 'dayUndone', async () => {
    await clearOverride(tx, tenant.id, day)
    if (before) await changeOverride(tx, tenant.id, day, { set: before.jamaat, note: before.note ?? '' })
  })
}
