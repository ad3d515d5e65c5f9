import { asc, eq, gt } from 'drizzle-orm'
import { plainLine } from '@minaret/foundation/forms'
import { findLineProblem } from '@minaret/staff/configuration'
import { type Database, announcements, currentTenant, type Tx } from '@minaret/foundation/db'
import { AnnouncementError } from './AnnouncementError.ts'

/** Kinds of announcements, in display order. */
export const announcementKinds = ['emergency', 'janazah', 'ordinary'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

/** A stored announcement. */
export type Announcement = Omit<typeof announcements.$inferSelect, 'tenantId' | 'overAt'>

const hour = 3_600_000

/** Default durations in milliseconds, so that a forgotten announcement ends. */
export const defaultDurations: Record<AnnouncementKind, number> = {
  ordinary: 7 * 24 * hour,
  janazah: 24 * hour,
  emergency: 12 * hour,
}

/** The values of a new announcement. */
export type NewAnnouncement = {
  kind: AnnouncementKind
  title?: string
  text: string
  from: Date
  until: Date
}

/** Maximum lengths in characters. */
export const maxLengths = { title: 120, text: 600 }

/** The columns of an announcement. */
export const announcementColumns = {
  id: announcements.id,
  kind: announcements.kind,
  title: announcements.title,
  text: announcements.text,
  fromAt: announcements.fromAt,
  untilAt: announcements.untilAt,
}

/** Validates an announcement and converts it to columns. @throws AnnouncementError */
export function parseAnnouncement({ kind, from, until, ...fields }: NewAnnouncement, now: Date) {
  const title = fields.title?.trim()
  const problem = title === undefined ? undefined : findLineProblem(title, maxLengths.title)
  if (problem) throw new AnnouncementError({ code: 'title', problem })
  const text = plainLine(fields.text)
  if (text === '') throw new AnnouncementError({ code: 'empty' })
  if (text.length > maxLengths.text)
    throw new AnnouncementError({ code: 'long', length: text.length, most: maxLengths.text })
  if (until <= from) throw new AnnouncementError({ code: 'endsBefore' })
  if (until <= now) throw new AnnouncementError({ code: 'over' })
  return { kind, title: title ?? null, text, fromAt: from, untilAt: until }
}

/** Stores a new announcement. @throws AnnouncementError */
export async function addAnnouncement(tx: Tx, values: NewAnnouncement, now: Date): Promise<Announcement> {
  const [row] = await tx
    .insert(announcements)
    .values({ tenantId: currentTenant, ...parseAnnouncement(values, now) })
    .returning(announcementColumns)
  if (!row) throw new Error('The announcement could not be stored.')
  return row
}

/** Lists current and upcoming announcements by start time, and past ones with `all`. */
export const listAnnouncements = (
  database: Database,
  tenantId: string,
  { now, all = false }: { now: Date; all?: boolean },
): Promise<Announcement[]> =>
  database.forTenant(tenantId)((tx) =>
    tx
      .select(announcementColumns)
      .from(announcements)
      .where(all ? undefined : gt(announcements.overAt, now))
      .orderBy(asc(announcements.fromAt), asc(announcements.id)),
  )

/** Ends a current announcement, or deletes an upcoming one. @returns whether it had started */
export async function closeAnnouncement(tx: Tx, { id, fromAt }: Announcement, now: Date): Promise<boolean> {
  const isAnnouncement = eq(announcements.id, id)
  const hasStarted = fromAt <= now
  if (hasStarted) await tx.update(announcements).set({ untilAt: now }).where(isAnnouncement)
  else await tx.delete(announcements).where(isAnnouncement)
  return hasStarted
}
