import { asc, eq, gt } from 'drizzle-orm'
import { plainLine } from '@minaret/foundation/forms'
import { findLineProblem } from '@minaret/staff/configuration'
import { type Database, announcements, currentTenant, type Tx } from '@minaret/foundation/db'
import { AnnouncementError } from './AnnouncementError.ts'

/** What an announcement can be: what comes first is shown first. */
export const announcementKinds = ['emergency', 'janazah', 'ordinary'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

/** An announcement as it is stored. */
export type Announcement = Omit<typeof announcements.$inferSelect, 'tenantId' | 'overAt'>

const hour = 3_600_000

/** How long one is shown of which nobody said it: what is forgotten must not stand there for ever. */
export const usualLength: Record<AnnouncementKind, number> = {
  ordinary: 7 * 24 * hour,
  janazah: 24 * hour,
  emergency: 12 * hour,
}

/** What to announce. */
export type NewAnnouncement = {
  kind: AnnouncementKind
  title?: string
  text: string
  from: Date
  until: Date
}

/** The most characters of each part. */
export const longest = { title: 120, text: 600 }

/** The columns of an announcement. */
export const announcementColumns = {
  id: announcements.id,
  kind: announcements.kind,
  title: announcements.title,
  text: announcements.text,
  fromAt: announcements.fromAt,
  untilAt: announcements.untilAt,
}

/** What an announcement says and when, as it is stored. @throws AnnouncementError */
export function readAnnouncement({ kind, from, until, ...words }: NewAnnouncement, now: Date) {
  const title = words.title?.trim()
  const problem = title === undefined ? undefined : findLineProblem(title, longest.title)
  if (problem) throw new AnnouncementError({ code: 'title', problem })
  const text = plainLine(words.text)
  if (text === '') throw new AnnouncementError({ code: 'empty' })
  if (text.length > longest.text) throw new AnnouncementError({ code: 'long', length: text.length, most: longest.text })
  if (until <= from) throw new AnnouncementError({ code: 'endsBefore' })
  if (until <= now) throw new AnnouncementError({ code: 'over' })
  return { kind, title: title ?? null, text, fromAt: from, untilAt: until }
}

/** Stores a new announcement. @throws AnnouncementError */
export async function addAnnouncement(tx: Tx, wanted: NewAnnouncement, now: Date): Promise<Announcement> {
  const [row] = await tx
    .insert(announcements)
    .values({ tenantId: currentTenant, ...readAnnouncement(wanted, now) })
    .returning(announcementColumns)
  if (!row) throw new Error('The announcement could not be stored.')
  return row
}

/** Announcements that are shown or still to come, the first to begin first; with `all` also those that are over. */
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

/** Ends an announcement that is not over; one that has not begun is deleted. @returns whether it had begun */
export async function closeAnnouncement(tx: Tx, { id, fromAt }: Announcement, now: Date): Promise<boolean> {
  const isIt = eq(announcements.id, id)
  const begun = fromAt <= now
  if (begun) await tx.update(announcements).set({ untilAt: now }).where(isIt)
  else await tx.delete(announcements).where(isIt)
  return begun
}
