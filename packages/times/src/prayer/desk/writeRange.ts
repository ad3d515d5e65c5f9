import type { RangeChange, RangeEffect } from '@minaret/contract/desk'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { writeLog } from '@minaret/foundation/staff'
import { storeOverride } from '../writeSchedule.ts'
import { type OwnDays, planRange, readOwnDays } from './planRange.ts'
import { versionOf } from './readDay.ts'
import type { DayWriter } from './writeDay.ts'

/** The number of changed days, and the log entry to undo it. */
export type ChangedRange = { changed: number; change: string }

/** The subject of log entries about several days. */
const rangeSubject = (days: readonly string[]): string => `days ${days[0] ?? ''} ${days.at(-1) ?? ''}`

/** Stores overrides in the order of the days, so that concurrent changes do not deadlock. */
async function storeOverrides({ tx, tenant }: DayWriter, days: OwnDays): Promise<void> {
  for (const [day, override] of Object.entries(days)) {
    await lockUntilCommit(tx, `day ${day}`)
    await storeOverride(tx, tenant.id, { day, ...(override ?? { jamaat: {} }) })
  }
}

/**
 * Changes several days with one log entry, unless one of them has changed since the preview.
 * @returns the current effect if there is a conflict
 * @throws ScheduleError
 * @throws OverrideError if a time is invalid
 */
export async function changeRange(
  writer: DayWriter,
  { version, request }: RangeChange,
): Promise<ChangedRange | { conflict: RangeEffect }> {
  const { tx, tenant, accountId, now } = writer
  await lockUntilCommit(tx, 'days')
  const { effect, before, after } = await planRange(tx, tenant, request)
  if (effect.version !== version) return { conflict: effect }
  await storeOverrides(writer, after)
  const times = Object.entries(request.jamaat ?? {}).map(([prayer, time]) => [`${prayer}.after`, time ?? null])
  const usual = (request.usual ?? []).map((prayer) => [`${prayer}.usual`, 1])
  const change = await writeLog(tx, {
    accountId,
    kind: 'daysChanged',
    subject: rangeSubject([request.from, request.to]),
    content: {
      values: {
        from: request.from,
        to: request.to,
        days: effect.changed,
        ...Object.fromEntries([...times, ...usual]),
        ...(request.note === undefined ? {} : { note: request.note }),
      },
      before,
      after,
    },
    now,
  })
  return { changed: effect.changed, change }
}

/**
 * Restores the previous overrides of several days, unless one of them has changed since.
 * @returns for the first day that has changed since, the override to restore and the current one
 */
export async function undoRange(
  writer: DayWriter,
  { before, after }: { before: OwnDays; after: OwnDays },
  values: Record<string, string | number | null>,
): Promise<{ change: string } | { conflict: { undone: OwnDays[string]; now: OwnDays[string] } }> {
  const { tx, accountId, now } = writer
  const days = Object.keys(after).toSorted()
  await lockUntilCommit(tx, 'days')
  for (const day of days) await lockUntilCommit(tx, `day ${day}`)
  const overridesByDay = await readOwnDays(tx, days[0] ?? '', days.at(-1) ?? '')
  const noOverride = { jamaat: {} }
  const conflictDay = days.find(
    (day) => versionOf(overridesByDay.get(day) ?? noOverride) !== versionOf(after[day] ?? noOverride),
  )
  if (conflictDay !== undefined)
    return { conflict: { undone: before[conflictDay] ?? null, now: overridesByDay.get(conflictDay) ?? null } }
  await storeOverrides(writer, before)
  const change = await writeLog(tx, {
    accountId,
    kind: 'daysUndone',
    subject: rangeSubject(days),
    content: { values, before: after, after: before },
    now,
  })
  return { change }
}
