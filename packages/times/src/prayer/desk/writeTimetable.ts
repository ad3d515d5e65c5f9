import { z } from 'zod'
import type { TimetableCheck } from '@minaret/contract/desk'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { type LogEntry, writeLog } from '@minaret/foundation/staff'
import { loadDays, readTableVersion, restoreTimetable, type StoredDays, storedDays } from '../restoreTimetable.ts'
import { compareTimetable, newestVersion, storeTimetable } from '../store.ts'
import { checkTimetable, type ReadUpload } from './checkTimetable.ts'
import { readLastImport } from './dayHistory.ts'
import type { DayWriter } from './writeDay.ts'

/** The subject of the log's entries about the timetable. */
const timetableSubject = 'timetable'

/** The version of a table before its first import. */
const noVersion = 'none'

/** What the timetable held for some days, by date, as the log keeps it; null: it did not have the day. */
const loggedDays = z.record(z.string(), z.array(z.number().nullable()).nullable())

/** Rows of the timetable as an entry of the log holds them. */
const readLoggedTimetable = (value: unknown): StoredDays => loggedDays.parse(value ?? {})

/**
 * Puts the days of an upload in place of what the timetable held for them, with an entry in the log that undoes it, unless
 * somebody has changed the timetable since the check.
 * @returns the check as it would be now where it was refused for its version
 */
export async function replaceTimetable(
  writer: DayWriter,
  { name, version }: { name: string; version: string },
  upload: ReadUpload & { days: NonNullable<ReadUpload['days']> },
): Promise<{ change: string; days: number } | { conflict: TimetableCheck }> {
  const { tx, tenant, accountId, now } = writer
  await lockUntilCommit(tx, timetableSubject)
  if ((await readTableVersion(tx)) !== version) return { conflict: await checkTimetable({ tx, tenant, now }, upload) }
  const { days } = upload
  const { added, changed } = await compareTimetable(tx, days)
  const touched = [...added, ...changed].map(({ date }) => date).toSorted()
  const before = await loadDays(tx, touched)
  const previous = (await readLastImport(tx))?.file ?? ''
  const versionBefore = (await newestVersion(tx)) ?? noVersion
  const { version: versionAfter } = await storeTimetable(tx, tenant.id, days, {
    name,
    warnings: upload.warnings.length,
  })
  const after = storedDays([...added, ...changed])
  const change = await writeLog(tx, {
    accountId,
    kind: 'timetableImported',
    subject: timetableSubject,
    content: {
      values: {
        file: name,
        previous,
        from: days[0]?.date ?? '',
        to: days.at(-1)?.date ?? '',
        days: touched.length,
        version: await readTableVersion(tx),
        versionBefore,
        versionAfter: touched.length > 0 ? versionAfter : null,
      },
      before,
      after,
    },
    now,
  })
  return { change, days: days.length }
}

/**
 * Gives the timetable back what it held before an import, unless those days have changed since.
 * @returns nothing where they have
 */
export async function undoImport(
  writer: DayWriter,
  { content }: Pick<LogEntry, 'content'>,
): Promise<string | undefined> {
  const { tx, tenant, accountId, now } = writer
  await lockUntilCommit(tx, timetableSubject)
  const [before, after] = [readLoggedTimetable(content?.before), readLoggedTimetable(content?.after)]
  const current = await loadDays(tx, Object.keys(after))
  if (Object.entries(after).some(([date, row]) => JSON.stringify(current[date] ?? null) !== JSON.stringify(row)))
    return undefined
  const values = content?.values ?? {}
  const { versionBefore: asOf = null, versionAfter: undone = null } = values
  await restoreTimetable(tx, tenant.id, before, {
    fileName: String(values['previous'] ?? ''),
    asOf: asOf === null ? undefined : String(asOf),
  })
  return writeLog(tx, {
    accountId,
    kind: 'timetableRestored',
    subject: timetableSubject,
    content: {
      values: { ...values, version: await readTableVersion(tx), versionBefore: undone, versionAfter: asOf },
      before: after,
      after: before,
    },
    now,
  })
}
