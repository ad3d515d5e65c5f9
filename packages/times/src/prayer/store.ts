import { createHash } from 'node:crypto'
import { between, desc, inArray, sql } from 'drizzle-orm'
import {
  daysOfMonth,
  describeDiff,
  describeRuns,
  diffTimetables,
  rowsByDate,
  type TimetableDay,
} from '@minaret/timetable'
import { timetableDays, timetableImports, type Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { toImportedDays } from './daySource.ts'

/** A stored day of a mosque’s timetable. */
export type TimetableRow = typeof timetableDays.$inferSelect

const toTimes = (begins: number, jamaat: number | null) => (jamaat === null ? { begins } : { begins, jamaat })

const toDay = (row: TimetableRow): TimetableDay => ({
  date: row.day,
  sunrise: row.sunrise,
  fajr: toTimes(row.fajrBegins, row.fajrJamaat),
  dhuhr: toTimes(row.dhuhrBegins, row.dhuhrJamaat),
  asr: toTimes(row.asrBegins, row.asrJamaat),
  maghrib: toTimes(row.maghribBegins, row.maghribJamaat),
  isha: toTimes(row.ishaBegins, row.ishaJamaat),
  ...(row.otherAsr === null ? {} : { otherAsr: row.otherAsr }),
})

/** Converts a day to a row. */
export const toRow = (tenantId: string, day: TimetableDay): TimetableRow => ({
  tenantId,
  day: day.date,
  sunrise: day.sunrise,
  fajrBegins: day.fajr.begins,
  fajrJamaat: day.fajr.jamaat ?? null,
  dhuhrBegins: day.dhuhr.begins,
  dhuhrJamaat: day.dhuhr.jamaat ?? null,
  asrBegins: day.asr.begins,
  asrJamaat: day.asr.jamaat ?? null,
  maghribBegins: day.maghrib.begins,
  maghribJamaat: day.maghrib.jamaat ?? null,
  ishaBegins: day.isha.begins,
  ishaJamaat: day.isha.jamaat ?? null,
  otherAsr: day.otherAsr ?? null,
})

/** The version of the mosque’s timetable, which is that of its newest import. */
export async function newestVersion(tx: Tx): Promise<string | undefined> {
  const [newestImport] = await tx
    .select({ version: timetableImports.version })
    .from(timetableImports)
    .orderBy(desc(timetableImports.importedAt))
    .limit(1)
  return newestImport?.version
}

/** Loads the mosque’s rows from one date to another, inclusive, and the version of its timetable. */
export async function loadTimetable(tx: Tx, from: string, to: string) {
  const rows = await tx
    .select()
    .from(timetableDays)
    .where(between(timetableDays.day, from, to))
  return { rows: rowsByDate(rows.map(toDay)), version: (await newestVersion(tx)) ?? 'calculated' }
}

/** The changes made by an accepted file. `changes` describes them in lines. */
export type StoredTimetable = {
  version: string
  added: number
  changed: number
  unchanged: number
  changes: string[]
  /** Days of the same years that are only in the stored timetable and are kept, such as `2026-02-01 to 2026-12-31`. */
  kept: string[]
  /** Days of the same years that are in neither and are calculated. */
  lacking: string[]
}

/** Describes the kept and missing days of the years in a file. */
async function describeOtherDays(tx: Tx, dates: readonly string[]): Promise<{ kept: string[]; lacking: string[] }> {
  const fileDates = new Set(dates)
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))].toSorted()
  const allDates = years.flatMap((year) => daysOfYear(Number(year)))
  if (allDates.every((date) => fileDates.has(date))) return { kept: [], lacking: [] }
  const storedRows = await tx
    .select({ day: timetableDays.day })
    .from(timetableDays)
    .where(inArray(timetableDays.day, allDates))
  const storedDates = new Set(storedRows.map(({ day }) => day))
  return {
    kept: describeRuns(allDates.filter((date) => storedDates.has(date) && !fileDates.has(date))),
    lacking: describeRuns(allDates.filter((date) => !storedDates.has(date) && !fileDates.has(date))),
  }
}

const daysOfYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, month) => daysOfMonth(year, month + 1)).flat()

/** The driver allows 65,535 values per statement; a row has 14. */
const maxRowsPerInsert = 1000

/** Inserts new days. */
export async function insertDays(tx: Tx, rows: readonly TimetableRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += maxRowsPerInsert)
    await tx.insert(timetableDays).values(rows.slice(start, start + maxRowsPerInsert))
}

/** Compares the days of a file with the stored timetable. */
export async function compareTimetable(tx: Tx, days: readonly TimetableDay[]) {
  const dates = days.map(({ date }) => date)
  const oldDays = rowsByDate(
    (await tx.select().from(timetableDays).where(inArray(timetableDays.day, dates))).map(toDay),
  )
  const added = days.filter(({ date }) => !oldDays.has(date))
  const changed = days.filter((day) => {
    const before = oldDays.get(day.date)
    return before !== undefined && JSON.stringify(toRow('', before)) !== JSON.stringify(toRow('', day))
  })
  const unchanged = days.length - added.length - changed.length
  return { old: oldDays, added, changed, unchanged, ...(await describeOtherDays(tx, dates)) }
}

/** The recorded details of an import. */
export type ImportedFile = {
  name: string
  warnings: number
  /** The days of each file, if several were imported together. */
  files?: readonly { name: string; dates: readonly string[] }[]
}

/**
 * Replaces the days of an accepted file in the stored timetable. Storing the same file again changes nothing, so that an
 * import can be repeated.
 */
export async function storeTimetable(
  tx: Tx,
  tenantId: string,
  days: readonly TimetableDay[],
  { name, warnings, files }: ImportedFile,
): Promise<StoredTimetable> {
  await lockUntilCommit(tx, 'timetable')
  const { old: oldDays, added, changed, unchanged, kept, lacking } = await compareTimetable(tx, days)
  // The version is a hash of the previous version and the new days, so that it is unique.
  const before = await newestVersion(tx)
  const digest = createHash('sha256').update(JSON.stringify([before, days.map((day) => toRow('', day))]))
  const newVersion = digest.digest('hex').slice(0, 16)
  const newRows = [...added, ...changed].map((day) => toRow(tenantId, day))
  if (changed.length > 0)
    await tx.delete(timetableDays).where(
      inArray(
        timetableDays.day,
        changed.map(({ date }) => date),
      ),
    )
  await insertDays(tx, newRows)
  if (newRows.length > 0)
    await tx
      .insert(timetableImports)
      .values({
        tenantId,
        version: newVersion,
        fileName: name,
        days: days.length,
        warnings,
        sources: toImportedDays(files ?? [{ name, dates: days.map(({ date }) => date) }]),
      })
      .onConflictDoUpdate({
        target: [timetableImports.tenantId, timetableImports.version],
        set: { importedAt: sql`clock_timestamp()` },
      })
  return {
    version: newRows.length > 0 ? newVersion : (before ?? newVersion),
    added: added.length,
    changed: changed.length,
    unchanged,
    changes: describeDiff(diffTimetables(oldDays, days)),
    kept,
    lacking,
  }
}
