import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { timetableDays, timetableImports, type Tx } from '@minaret/foundation/db'
import type { TimetableDay } from '@minaret/timetable'
import { toRestoredSources, openDaySources, unknownSources } from './daySource.ts'
import { insertDays, newestVersion, type TimetableRow, toRow } from './store.ts'

/** The columns of a row, in the order in which they are stored in the log. */
const columns = [
  'sunrise',
  'fajrBegins',
  'fajrJamaat',
  'dhuhrBegins',
  'dhuhrJamaat',
  'asrBegins',
  'asrJamaat',
  'maghribBegins',
  'maghribJamaat',
  'ishaBegins',
  'ishaJamaat',
  'otherAsr',
] as const satisfies readonly (keyof TimetableRow)[]

/** The values of days by date, null if the timetable does not contain the day. */
export type StoredDays = Record<string, (number | null)[] | null>

const numbersOf = (row: TimetableRow) => columns.map((column) => row[column])

/** Converts days of a file to stored values. */
export const storedDays = (days: readonly TimetableDay[]): StoredDays =>
  Object.fromEntries(days.map((day) => [day.date, numbersOf(toRow('', day))]))

/** Reads the stored values of days. */
export async function loadDays(tx: Tx, dates: readonly string[]): Promise<StoredDays> {
  const rows = await tx
    .select()
    .from(timetableDays)
    .where(inArray(timetableDays.day, [...dates]))
  const valuesByDay = new Map(rows.map((row) => [row.day, numbersOf(row)]))
  return Object.fromEntries(dates.map((date) => [date, valuesByDay.get(date) ?? null]))
}

/** Identifies a version of the entire timetable. */
export async function readTableVersion(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ version: string | null }>(
    sql`select md5(string_agg(one::text, ',' order by one.day)) as version from ${timetableDays} as one`,
  )
  return rows[0]?.version ?? 'none'
}

function rowOf(tenantId: string, day: string, numbers: readonly (number | null)[]): TimetableRow {
  const valueOf = (column: (typeof columns)[number]) => numbers[columns.indexOf(column)] ?? null
  const requireValue = (column: (typeof columns)[number]) => {
    const minutes = valueOf(column)
    if (minutes === null) throw new Error(`The logged values of ${day} have no ${column}.`)
    return minutes
  }
  return {
    tenantId,
    day,
    sunrise: requireValue('sunrise'),
    fajrBegins: requireValue('fajrBegins'),
    fajrJamaat: valueOf('fajrJamaat'),
    dhuhrBegins: requireValue('dhuhrBegins'),
    dhuhrJamaat: valueOf('dhuhrJamaat'),
    asrBegins: requireValue('asrBegins'),
    asrJamaat: valueOf('asrJamaat'),
    maghribBegins: requireValue('maghribBegins'),
    maghribJamaat: valueOf('maghribJamaat'),
    ishaBegins: requireValue('ishaBegins'),
    ishaJamaat: valueOf('ishaJamaat'),
    otherAsr: valueOf('otherAsr'),
  }
}

/**
 * Restores days of the timetable and their sources.
 * @param fileName the file of the restored timetable
 * @param asOf the version that contained them, or undefined if it was not recorded
 */
export async function restoreTimetable(
  tx: Tx,
  tenantId: string,
  days: StoredDays,
  { fileName, asOf }: { fileName: string; asOf: string | undefined },
): Promise<void> {
  const sourceOf = await openDaySources(tx, asOf)
  const dates = Object.keys(days).toSorted()
  await tx.delete(timetableDays).where(inArray(timetableDays.day, Object.keys(days)))
  const rows = Object.entries(days).flatMap(([day, numbers]) => (numbers ? [rowOf(tenantId, day, numbers)] : []))
  await insertDays(tx, rows)
  const digest = createHash('sha256').update(JSON.stringify([await newestVersion(tx), 'restored', days]))
  const version = digest.digest('hex').slice(0, 16)
  await tx
    .insert(timetableImports)
    .values({
      tenantId,
      version,
      fileName,
      days: rows.length,
      warnings: 0,
      sources: asOf === undefined ? unknownSources(dates) : toRestoredSources(dates, sourceOf),
    })
    .onConflictDoUpdate({
      target: [timetableImports.tenantId, timetableImports.version],
      set: { importedAt: sql`clock_timestamp()` },
    })
}
