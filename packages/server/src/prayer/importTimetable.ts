import { eq } from 'drizzle-orm'
import { isTimeZone, readTimetable, type Finding } from '@minaret/timetable'
import { settings } from '../db/content.ts'
import type { Database } from '../db/database.ts'
import { storeTimetable, type StoredTimetable } from './store.ts'

/** What became of a file: stored, with what looked odd in it, or refused with all that is wrong. */
export type ImportedTimetable =
  | { ok: true; stored: StoredTimetable; days: number; warnings: Finding[] }
  | { ok: false; findings: Finding[] }

const unknownZone = (timeZone: string): Finding => ({
  kind: 'file',
  line: 1,
  message: `The mosque's clocks go by "${timeZone}", which is no time zone: set timeZone to a name such as Europe/London, then import the file again.`,
})

/**
 * Checks a year's CSV whole and, when it holds, puts it in place of the tenant's table for those days, in one
 * transaction. A refused file changes nothing.
 * @param dryRun look, tell, and leave everything as it is
 */
export async function importTimetable(
  database: Database,
  tenantId: string,
  file: { name: string; text: string },
  dryRun = false,
): Promise<ImportedTimetable> {
  const db = database.forTenant(tenantId)
  const [zone] = await db((tx) =>
    tx.select({ value: settings.value }).from(settings).where(eq(settings.key, 'timeZone')),
  )
  const timeZone = zone?.value.trim() ?? 'Europe/London'
  if (!isTimeZone(timeZone)) return { ok: false, findings: [unknownZone(timeZone)] }
  const read = readTimetable(file.text, { fileName: file.name, timeZone })
  if (!read.ok) return read
  const { days, warnings } = read
  const undo = new Error('dry run')
  let stored: StoredTimetable | undefined
  await db(async (tx) => {
    stored = await storeTimetable(tx, tenantId, days, { name: file.name, warnings: warnings.length })
    // What would change is what changes, undone.
    if (dryRun) throw undo
  }).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  if (!stored) throw new Error('The timetable was not stored.')
  return { ok: true, stored, days: days.length, warnings }
}
