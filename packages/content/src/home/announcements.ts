import { asc, eq, gt } from 'drizzle-orm'
import { plainLine } from '@minaret/foundation/forms'
import { readLine } from '@minaret/staff/configuration'
import { type Database, announcements, currentTenant, type Tx } from '@minaret/foundation/db'
import { InvalidValueError, OperatorError } from '@minaret/foundation/base'
import { startsWith, findOnly } from '@minaret/foundation/tenancy'

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

const longest = { title: 120, text: 600 }

/** The columns of an announcement. */
export const announcementColumns = {
  id: announcements.id,
  kind: announcements.kind,
  title: announcements.title,
  text: announcements.text,
  fromAt: announcements.fromAt,
  untilAt: announcements.untilAt,
}

/** What an announcement says and when, as it is stored. @throws OperatorError as `announce` does */
export function readAnnouncement({ kind, from, until, ...words }: NewAnnouncement, now: Date) {
  const title = words.title === undefined ? '' : readLine('The title', words.title, longest.title)
  const text = plainLine(words.text)
  if (text === '') throw new InvalidValueError('Write what the announcement says.')
  if (text.length > longest.text)
    throw new InvalidValueError(
      `The text has ${text.length} characters; a display has room for ${longest.text}. Shorten it, and put the rest into an event or the news.`,
    )
  if (until <= from) throw new InvalidValueError('It would end before it starts. Choose a later end.')
  if (until <= now) throw new InvalidValueError('It would already be over. Choose a later end.')
  return { kind, title: title || null, text, fromAt: from, untilAt: until }
}

/** Stores a new announcement. @throws OperatorError when it says nothing, is too long, or would be over before it begins */
export async function addAnnouncement(tx: Tx, wanted: NewAnnouncement, now: Date): Promise<Announcement> {
  const [row] = await tx
    .insert(announcements)
    .values({ tenantId: currentTenant, ...readAnnouncement(wanted, now) })
    .returning(announcementColumns)
  if (!row) throw new Error('The announcement could not be stored.')
  return row
}

/**
 * Tells everybody something, on the site and on the screens in the hall.
 * @throws OperatorError when it says nothing, is too long, or would be over before it begins
 */
export const announce = (
  database: Database,
  tenantId: string,
  wanted: NewAnnouncement,
  now: Date,
): Promise<Announcement> => database.forTenant(tenantId)((tx) => addAnnouncement(tx, wanted, now))

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

/**
 * Ends an announcement now; one that has not begun is taken back.
 * @param typed its id, or the beginning of it
 * @throws OperatorError when there is none, or it is over
 */
export const endAnnouncement = (
  database: Database,
  tenantId: string,
  typed: string,
  now: Date,
): Promise<{ announcement: Announcement; begun: boolean }> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select(announcementColumns)
      .from(announcements)
      .where(startsWith(announcements.id, typed))
      .limit(2)
    const found = findOnly(rows, typed, 'announcement', 'announce list --all')
    if (found.untilAt && found.untilAt <= now) throw new OperatorError('That announcement is already over.')
    const begun = await closeAnnouncement(tx, found, now)
    return { announcement: { ...found, untilAt: now }, begun }
  })
