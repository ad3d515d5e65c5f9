import type { RangeChange, RangeEffect } from '@minaret/contract/desk'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { writeLog } from '@minaret/foundation/staff'
import { storeOverride } from '../writeSchedule.ts'
import { type OwnDays, planRange, readOwnDays } from './planRange.ts'
import { versionOf } from './readDay.ts'
import type { DayWriter } from './writeDay.ts'

/** Several days were changed, and the entry of the log that undoes it. */
export type ChangedRange = { changed: number; change: string }

/** The subject of the log's entries about several days. */
const rangeSubject = (days: readonly string[]): string => `days ${days[0] ?? ''} ${days.at(-1) ?? ''}`

/** Puts these days in place of what they said before; in the order of the days, so that two changes never block each other. */
async function store({ tx, tenant }: DayWriter, days: OwnDays): Promise<void> {
  for (const [day, own] of Object.entries(days)) {
    await lockUntilCommit(tx, `day ${day}`)
    await storeOverride(tx, tenant.id, { day, ...(own ?? { jamaat: {} }) })
  }
}

/**
 * Changes several days with one entry in the log, unless somebody has changed one of them since the preview.
 * @returns the effect as it would be now where it was refused for its version
 * @throws ScheduleError
 * @throws OverrideError when the days cannot have such times
 */
export async function changeRange(
  writer: DayWriter,
  { version, request }: RangeChange,
): Promise<ChangedRange | { conflict: RangeEffect }> {
  const { tx, tenant, accountId, now } = writer
  await lockUntilCommit(tx, 'days')
  const { effect, before, after } = await planRange(tx, tenant, request)
  if (effect.version !== version) return { conflict: effect }
  await store(writer, after)
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
 * Gives several days back what they said before a change, unless somebody has changed one of them since.
 * @returns the first day that was changed since, with what it was to say again and what it says now
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
  const owns = await readOwnDays(tx, days[0] ?? '', days.at(-1) ?? '')
  const none = { jamaat: {} }
  const other = days.find((day) => versionOf(owns.get(day) ?? none) !== versionOf(after[day] ?? none))
  if (other !== undefined) return { conflict: { undone: before[other] ?? null, now: owns.get(other) ?? null } }
  await store(writer, before)
  const change = await writeLog(tx, {
    accountId,
    kind: 'daysUndone',
    subject: rangeSubject(days),
    content: { values, before: after, after: before },
    now,
  })
  return { change }
}
