import { desc, eq, max, min } from 'drizzle-orm'
import type { DeskTimetable } from '@minaret/contract/desk'
import { deskLog, staffAccounts, timetableDays, type Tx } from '@minaret/foundation/db'
import { readTableVersion } from '../restoreTimetable.ts'

/** The maximum number of listed imports. */
const maxImports = 5

/** Reads the range of the mosque’s timetable and the last imports by staff. */
export async function readDeskTimetable(tx: Tx): Promise<DeskTimetable> {
  const [range] = await tx.select({ from: min(timetableDays.day), to: max(timetableDays.day) }).from(timetableDays)
  const version = await readTableVersion(tx)
  const entries = await tx
    .select({ id: deskLog.id, content: deskLog.content, at: deskLog.at, by: staffAccounts.name })
    .from(deskLog)
    .leftJoin(staffAccounts, eq(staffAccounts.id, deskLog.accountId))
    .where(eq(deskLog.kind, 'timetableImported'))
    .orderBy(desc(deskLog.position))
    .limit(maxImports)
  return {
    ...(range?.from && range.to ? { from: range.from, to: range.to } : {}),
    imports: entries.map(({ id, content, at, by }) => ({
      change: id,
      file: String(content?.values['file'] ?? ''),
      days: Number(content?.values['days'] ?? 0),
      made: { ...(by === null ? {} : { by }), at: at.toISOString() },
      undoable: content?.values['version'] === version,
    })),
  }
}
