import { z } from 'zod'
import type { TimetableCheck } from '@minaret/contract/desk'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { type LogEntry, writeLog } from '@minaret/foundation/staff'
import { loadDays, readTableVersion, restoreTimetable, type StoredDays, storedDays } from '../restoreTimetable.ts'
import { compareTimetable, newestVersion, storeTimetable } from '../store.ts'
import { checkTimetable, type ParsedUpload } from './checkTimetable.ts'
import { readLastImport } from './dayHistory.ts'
import type { DayWriter } from './writeDay.ts'

/** The subject of log entries about the timetable. */
const timetableSubject = 'timetable'

/** The version of a timetable before its first import. */
const noVersion = 'none'

/** Rows of the timetable by date in the log, null if it did not contain the day. */
const loggedDaysSchema = z.record(z.string(), z.array(z.number().nullable()).nullable())

/** Parses rows of the timetable from a log entry. */
const readLoggedTimetable = (value: unknown): StoredDays => loggedDaysSchema.parse(value ?? {})

/**
 * Imports the days of an upload and logs it, unless the timetable has changed since the check.
 * @returns the current check if there is a conflict
 */
export async function replaceTimetable(
  writer: DayWriter,
  { name, version }: { name: string; version: string },
  upload: ParsedUpload & { days: NonNullable<ParsedUpload['days']> },
): Promise<{ change: string; days: number } | { conflict: TimetableCheck }> {
  const { tx, tenant, accountId, now } = writer
  await lockUntilCommit(tx, timetableSubject)
  if ((await readTableVersion(tx)) !== version) return { conflict: await checkTimetable({ tx, tenant, now }, upload) }
  const { days } = upload
  const { added, changed } = await compareTimetable(tx, days)
  const changedDates = [...added, ...changed].map(({ date }) => date).toSorted()
  const before = await loadDays(tx, changedDates)
  const previousFile = (await readLastImport(tx))?.file ?? ''
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
        previous: previousFile,
        from: days[0]?.date ?? '',
        to: days.at(-1)?.date ?? '',
        days: changedDates.length,
        version: await readTableVersion(tx),
        versionBefore,
        versionAfter: changedDates.length > 0 ? versionAfter : null,
      },
      before,
      after,
    },
    now,
  })
  return { change, days: days.length }
}

/**
 * Restores the timetable from before an import, unless its days have changed since.
 * @returns the id of the log entry, or undefined if they have changed
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
  const { versionBefore: restoredVersion = null, versionAfter: undoneVersion = null } = values
  await restoreTimetable(tx, tenant.id, before, {
    fileName: String(values['previous'] ?? ''),
    asOf: restoredVersion === null ? undefined : String(restoredVersion),
  })
  return writeLog(tx, {
    accountId,
    kind: 'timetableRestored',
    subject: timetableSubject,
    content: {
      values: {
        ...values,
        version: await readTableVersion(tx),
        versionBefore: undoneVersion,
        versionAfter: restoredVersion,
      },
      before: after,
      after: before,
    },
    now,
  })
}
