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

/** A day of a mosque's table as it is stored. */
export type TimetableRow = typeof timetableDays.$inferSelect

const times = (begins: number, jamaat: number | null) => (jamaat === null ? { begins } : { begins, jamaat })

const toDay = (row: TimetableRow): TimetableDay => ({
  date: row.day,
  sunrise: row.sunrise,
  fajr: times(row.fajrBegins, row.fajrJamaat),
  dhuhr: times(row.dhuhrBegins, row.dhuhrJamaat),
  asr: times(row.asrBegins, row.asrJamaat),
  maghrib: times(row.maghribBegins, row.maghribJamaat),
  isha: times(row.ishaBegins, row.ishaJamaat),
  ...(row.otherAsr === null ? {} : { otherAsr: row.otherAsr }),
})

/** A day as a row of the table. */
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

/** The version of the mosque's table: that of its newest import. */
export async function newestVersion(tx: Tx): Promise<string | undefined> {
  const [newest] = await tx
    .select({ version: timetableImports.version })
    .from(timetableImports)
    .orderBy(desc(timetableImports.importedAt))
    .limit(1)
  return newest?.version
}

/** The mosque's own rows from one date to another, both included, and the version of its table. */
export async function loadTimetable(tx: Tx, from: string, to: string) {
  const rows = await tx
    .select()
    .from(timetableDays)
    .where(between(timetableDays.day, from, to))
  return { rows: rowsByDate(rows.map(toDay)), version: (await newestVersion(tx)) ?? 'calculated' }
}

/** What an accepted file did to the stored table; `changes` says it in lines for whoever decides about it. */
export type StoredTimetable = {
  version: string
  added: number
  changed: number
  unchanged: number
  changes: string[]
  /** Days of the same years that the file does not hold and the table does: they stay. `2026-02-01 to 2026-12-31`. */
  kept: string[]
  /** Days of the same years that the table does not hold now: they are calculated. */
  lacking: string[]
}

/** What the table holds besides, and still lacks, of the years a file has days of. */
async function aroundDays(tx: Tx, dates: readonly string[]): Promise<{ kept: string[]; lacking: string[] }> {
  const wanted = new Set(dates)
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))].toSorted()
  const all = years.flatMap((year) => daysOfYear(Number(year)))
  if (all.every((date) => wanted.has(date))) return { kept: [], lacking: [] }
  const stored = await tx.select({ day: timetableDays.day }).from(timetableDays).where(inArray(timetableDays.day, all))
  const names = new Set(stored.map(({ day }) => day))
  return {
    kept: describeRuns(all.filter((date) => names.has(date) && !wanted.has(date))),
    lacking: describeRuns(all.filter((date) => !names.has(date) && !wanted.has(date))),
  }
}

const daysOfYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, month) => daysOfMonth(year, month + 1)).flat()

/** A year is some 365 rows of 14 values; the driver takes 65,535 in one statement. */
const rowsAtOnce = 1000

/** Adds days the table does not have. */
export async function insertDays(tx: Tx, rows: readonly TimetableRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx.insert(timetableDays).values(rows.slice(at, at + rowsAtOnce))
}

/** How the days of a file compare with what the table holds for them. */
export async function compareTimetable(tx: Tx, days: readonly TimetableDay[]) {
  const dates = days.map(({ date }) => date)
  const old = rowsByDate((await tx.select().from(timetableDays).where(inArray(timetableDays.day, dates))).map(toDay))
  const added = days.filter(({ date }) => !old.has(date))
  const changed = days.filter((day) => {
    const before = old.get(day.date)
    return before !== undefined && JSON.stringify(toRow('', before)) !== JSON.stringify(toRow('', day))
  })
  const unchanged = days.length - added.length - changed.length
  return { old, added, changed, unchanged, ...(await aroundDays(tx, dates)) }
}

/** What is recorded of an import. */
export type ImportedFile = {
  name: string
  warnings: number
  /** The days of each file, where several come together. */
  files?: readonly { name: string; dates: readonly string[] }[]
}

/**
 * Puts the days of an accepted file in place of what the table held for them. Storing the same file again changes
 * nothing, so an import may be repeated.
 */
export async function storeTimetable(
  tx: Tx,
  tenantId: string,
  days: readonly TimetableDay[],
  { name, warnings, files }: ImportedFile,
): Promise<StoredTimetable> {
  await lockUntilCommit(tx, 'timetable')
  const { old, added, changed, unchanged, kept, lacking } = await compareTimetable(tx, days)
  // The version of a table is that of what it was and what has come to it: two tables never share one.
  const before = await newestVersion(tx)
  const digest = createHash('sha256').update(JSON.stringify([before, days.map((day) => toRow('', day))]))
  const created = digest.digest('hex').slice(0, 16)
  const fresh = [...added, ...changed].map((day) => toRow(tenantId, day))
  if (changed.length > 0)
    await tx.delete(timetableDays).where(
      inArray(
        timetableDays.day,
        changed.map(({ date }) => date),
      ),
    )
  await insertDays(tx, fresh)
  if (fresh.length > 0)
    await tx
      .insert(timetableImports)
      .values({
        tenantId,
        version: created,
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
    version: fresh.length > 0 ? created : (before ?? created),
    added: added.length,
    changed: changed.length,
    unchanged,
    changes: describeDiff(diffTimetables(old, days)),
    kept,
    lacking,
  }
}
