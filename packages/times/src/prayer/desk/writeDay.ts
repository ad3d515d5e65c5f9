import type { DayChange, DeskDay, OwnDay } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit, plainLine } from '@minaret/foundation/forms'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type OwnDayChange, changeOverride, clearOverride } from '../changeOverride.ts'
import { daySubject } from './dayHistory.ts'
import { jamaatTimes, readDeskDay, readOwnDay, versionOf } from './readDay.ts'

/** The account that changes a day, with the transaction, mosque and time. */
export type DayWriter = { tx: Tx; tenant: Tenant; accountId: string; now: Date }

/** The changes to a day for the log’s sentence: times before and after, and the note. */
function changedValues(before: DeskDay, after: DeskDay): Record<string, string | null> {
  const [oldTimes, newTimes] = [jamaatTimes(before), jamaatTimes(after)]
  const names = [...new Set([...Object.keys(oldTimes), ...Object.keys(newTimes)])]
  const changedNames = names.filter((name) => (oldTimes[name] ?? null) !== (newTimes[name] ?? null))
  return {
    day: before.day,
    ...Object.fromEntries(
      changedNames.flatMap((name) => [
        [`${name}.before`, oldTimes[name] ?? null],
        [`${name}.after`, newTimes[name] ?? null],
      ]),
    ),
    ...(before.own?.note === after.own?.note ? {} : { note: after.own?.note ?? '' }),
  }
}

/** A changed day, and the log entry to undo it. */
export type ChangedDay = { day: DeskDay; change: string }

async function writeChange(
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
  reset: usual,
  ...(note === undefined ? {} : { note: plainLine(note) }),
})

/**
 * Changes and logs a day, unless it has changed since the given version.
 * @returns the changed day, or the current one if there is a conflict
 * @throws OverrideError if a time is invalid
 */
export async function changeDay(
  writer: DayWriter,
  day: string,
  { version, ...change }: DayChange,
): Promise<ChangedDay | { conflict: DeskDay }> {
  const { tx, tenant } = writer
  await lockUntilCommit(tx, `day ${day}`)
  if (versionOf(await readOwnDay(tx, day)) !== version) return { conflict: await readDeskDay(writer, day) }
  return writeChange(writer, day, 'dayChanged', () => changeOverride(tx, tenant.id, day, toChange(change)))
}

/**
 * Restores a day’s previous override, unless it has changed since.
 * @param before the override to restore, or null if there was none
 * @param after the override after the change
 */
export async function undoDay(
  writer: DayWriter,
  day: string,
  { before, after }: { before: OwnDay | null; after: OwnDay | null },
): Promise<ChangedDay | { conflict: DeskDay }> {
  const { tx, tenant } = writer
  await lockUntilCommit(tx, `day ${day}`)
  const noOverride: OwnDay = { jamaat: {} }
  const current = await readOwnDay(tx, day)
  if (versionOf(current) !== versionOf(after ?? noOverride)) return { conflict: await readDeskDay(writer, day) }
  return writeChange(writer, day, 'dayUndone', async () => {
    await clearOverride(tx, tenant.id, day)
    if (before) await changeOverride(tx, tenant.id, day, { set: before.jamaat, note: before.note ?? '' })
  })
}
