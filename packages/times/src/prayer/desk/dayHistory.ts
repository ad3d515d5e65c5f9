import { and, desc, eq, like, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DeskDay, StaffChange } from '@minaret/contract/desk'
import { deskLog, staffAccounts, timetableImports, type Tx } from '@minaret/foundation/db'
import type { DayOverride } from '../changeOverride.ts'
import { openDaySources } from '../daySource.ts'

const overrideSchema = z
  .object({ jamaat: z.record(z.string(), z.string().nullable()), note: z.string().optional() })
  .nullable()

/** Parses a day’s override from the log. */
export function readLoggedDay(value: unknown): DayOverride | null {
  const override = overrideSchema.parse(value ?? null)
  return override && { jamaat: override.jamaat, ...(override.note === undefined ? {} : { note: override.note }) }
}

/** Parses overrides by date from the log. */
export const readLoggedDays = (value: unknown): Record<string, DayOverride | null> =>
  Object.fromEntries(
    Object.entries(z.record(z.string(), z.unknown()).parse(value ?? {})).map(([day, override]) => [
      day,
      readLoggedDay(override),
    ]),
  )

/** The subject of log entries about one day; entries about several days have `days <first> <last>`. */
export const daySubject = (day: string): string => `day ${day}`

/** The maximum number of log entries to read; older ones do not concern future times. */
const maxEntries = 200

/**
 * Reads from the log who changed a day’s override.
 * @returns a function that returns the newest change to a prayer, or undefined if it was set by a command
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
    const overrides = [content.before, content.after].map((state) =>
      readLoggedDay(subject === daySubject(day) ? state : dayIn(state, day)),
    )
    const [before, after] = overrides.map((override) => override?.jamaat ?? {})
    return [{ before, after, change: { ...(by === null ? {} : { by }), at: at.toISOString() } }]
  })
  return (prayer) => changes.find(({ before, after }) => before?.[prayer] !== after?.[prayer])?.change
}

/** The part about one day in the content of an entry about several days. */
function dayIn(state: unknown, day: string): unknown {
  const days: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {}
  return days[day]
}

/** Reads which file a day of the timetable comes from, when it was imported, and if in the desk, by whom. */
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
