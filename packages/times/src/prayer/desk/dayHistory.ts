import { and, desc, eq, like, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DeskDay, StaffChange } from '@minaret/contract/desk'
import { deskLog, staffAccounts, timetableImports, type Tx } from '@minaret/foundation/db'
import type { OwnDay } from '../changeOverride.ts'
import { openDaySources } from '../daySource.ts'

const ownDay = z.object({ jamaat: z.record(z.string(), z.string().nullable()), note: z.string().optional() }).nullable()

/** Parses a day’s override from the log. */
export function readLoggedDay(value: unknown): OwnDay | null {
  const read = ownDay.parse(value ?? null)
  return read && { jamaat: read.jamaat, ...(read.note === undefined ? {} : { note: read.note }) }
}

/** Parses overrides by date from the log. */
export const readLoggedDays = (value: unknown): Record<string, OwnDay | null> =>
  Object.fromEntries(
    Object.entries(z.record(z.string(), z.unknown()).parse(value ?? {})).map(([day, own]) => [day, readLoggedDay(own)]),
  )

/** The subject of log entries about one day; those about several days have `days <first> <last>`. */
export const daySubject = (day: string): string => `day ${day}`

/** The maximum number of log entries to read; older ones do not concern future times. */
const maxEntries = 200

/**
 * Reads from the log who changed a day’s override.
 * @returns the newest change of a prayer; undefined if it was set by a command
 */
export async function readDayHistory(tx: Tx, day: string): Promise<(prayer: string) => StaffChange | undefined> {
  const entries = await tx
    .select({ subject: deskLog.subject, content: deskLog.content, at: deskLog.at, by: staffAccounts.name })
    .from(deskLog)
    .leftJoin(staffAccounts, eq(staffAccounts.id, deskLog.accountId))
    .where(or(eq(deskLog.subject, daySubject(day)), like(deskLog.subject, 'days %')))
    .orderBy(desc(deskLog.position))
    .limit(maxEntries)
  const changes = entries.flatMap(({ subject, content, at, by }) => {
    if (!content) return []
    const sides = [content.before, content.after].map((side) =>
      readLoggedDay(subject === daySubject(day) ? side : dayIn(side, day)),
    )
    const [before, after] = sides.map((own) => own?.jamaat ?? {})
    return [{ before, after, change: { ...(by === null ? {} : { by }), at: at.toISOString() } }]
  })
  return (prayer) => changes.find(({ before, after }) => before?.[prayer] !== after?.[prayer])?.change
}

/** The content about one day in an entry about several days. */
function dayIn(side: unknown, day: string): unknown {
  const days: Record<string, unknown> = typeof side === 'object' && side !== null ? { ...side } : {}
  return days[day]
}

/** Reads which file a day of the timetable comes from, when it was imported, and by whom if it was in the desk. */
export async function readDayFile(tx: Tx, day: string): Promise<DeskDay['timetable']> {
  const source = (await openDaySources(tx))(day)
  if (!source) return undefined
  const { version, ...file } = source
  const [entry] = await tx
    .select({ by: staffAccounts.name })
    .from(deskLog)
    .leftJoin(staffAccounts, eq(staffAccounts.id, deskLog.accountId))
    .where(
      and(
        eq(deskLog.subject, 'timetable'),
        eq(deskLog.kind, 'timetableImported'),
        sql`${deskLog.content} -> 'values' ->> 'versionAfter' = ${version}`,
      ),
    )
    .limit(1)
  return { ...file, ...(entry?.by ? { by: entry.by } : {}) }
}

/** Reads the file and time of the last import. */
export async function readLastImport(tx: Tx): Promise<{ file: string; at: string } | undefined> {
  const [row] = await tx.select().from(timetableImports).orderBy(desc(timetableImports.importedAt)).limit(1)
  return row && { file: row.fileName, at: row.importedAt.toISOString() }
}
