import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { DeskAnnouncement } from '@minaret/contract/desk'
import { announcements, currentTenant, type Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { writeLog } from '@minaret/foundation/staff'
import {
  addAnnouncement,
  type Announcement,
  announcementColumns,
  announcementKinds,
  closeAnnouncement,
  type NewAnnouncement,
  readAnnouncement,
} from '../announcements.ts'

/** Whose change of an announcement it is, and when. */
export type AnnouncementWriter = { tx: Tx; accountId: string; now: Date }

/** An announcement as the log holds it; null where there was none. */
export type LoggedAnnouncement = ReturnType<typeof toLogged> | null

/** What was saved, and the entry of the log that undoes it. */
export type SavedAnnouncement = { announcement: Announcement; change: string }

const toLogged = ({ kind, title, text, fromAt, untilAt }: Announcement) => ({
  kind,
  title,
  text,
  from: fromAt.toISOString(),
  until: untilAt?.toISOString() ?? null,
})

const logged = z
  .object({
    kind: z.enum(announcementKinds),
    title: z.string().nullable(),
    text: z.string(),
    from: z.string(),
    until: z.string().nullable(),
  })
  .nullable()

/** What the log says an announcement was. */
export const readLogged = (value: unknown): LoggedAnnouncement => logged.parse(value ?? null)

/** Of what it says: a change names the one it was made from. */
const versionOf = (state: LoggedAnnouncement): string =>
  createHash('sha256')
    .update(JSON.stringify(state ? [state.kind, state.title, state.text, state.from, state.until] : null))
    .digest('base64url')
    .slice(0, 16)

/** An announcement as the desk's answers show it. */
export const toDeskAnnouncement = (row: Announcement): DeskAnnouncement => ({
  id: row.id,
  kind: row.kind,
  ...(row.title === null ? {} : { title: row.title }),
  text: row.text,
  from: row.fromAt.toISOString(),
  ...(row.untilAt ? { until: row.untilAt.toISOString() } : {}),
  version: versionOf(toLogged(row)),
})

const subjectOf = (id: string) => `announcement ${id}`

/** The announcement of an id, so that nobody else changes it until the transaction ends. */
async function findLocked(tx: Tx, id: string): Promise<Announcement | undefined> {
  await lockUntilCommit(tx, subjectOf(id))
  const [row] = await tx.select(announcementColumns).from(announcements).where(eq(announcements.id, id))
  return row
}

async function log(
  { tx, accountId, now }: AnnouncementWriter,
  kind: string,
  id: string,
  { before, after }: { before: LoggedAnnouncement; after: LoggedAnnouncement },
): Promise<string> {
  const shown = after ?? before
  return writeLog(tx, {
    accountId,
    kind,
    subject: subjectOf(id),
    content: { values: { words: shown?.title ?? shown?.text ?? '', until: after?.until ?? null }, before, after },
    now,
  })
}

/** Announces something, and writes it to the log. @throws AnnouncementError */
export async function addFromDesk(writer: AnnouncementWriter, wanted: NewAnnouncement): Promise<SavedAnnouncement> {
  const announcement = await addAnnouncement(writer.tx, wanted, writer.now)
  const states = { before: null, after: toLogged(announcement) }
  return { announcement, change: await log(writer, 'announcementAdded', announcement.id, states) }
}

/**
 * Changes an announcement, unless somebody has changed it since the version the change was made from.
 * @returns what was saved, or the announcement as it is now where it was refused; nothing where there is none
 * @throws AnnouncementError
 */
export async function changeFromDesk(
  writer: AnnouncementWriter,
  id: string,
  { version, ...wanted }: NewAnnouncement & { version: string },
): Promise<SavedAnnouncement | { conflict: Announcement } | undefined> {
  const { tx, now } = writer
  const current = await findLocked(tx, id)
  if (!current) return undefined
  if (versionOf(toLogged(current)) !== version) return { conflict: current }
  const [row] = await tx
    .update(announcements)
    .set(readAnnouncement(wanted, now))
    .where(eq(announcements.id, id))
    .returning(announcementColumns)
  if (!row) return undefined
  const states = { before: toLogged(current), after: toLogged(row) }
  return { announcement: row, change: await log(writer, 'announcementChanged', id, states) }
}

/** Ends an announcement now. @returns nothing where there is none, or it is over */
export async function endFromDesk(writer: AnnouncementWriter, id: string): Promise<SavedAnnouncement | undefined> {
  const { tx, now } = writer
  const current = await findLocked(tx, id)
  if (!current || (current.untilAt && current.untilAt <= now)) return undefined
  const begun = await closeAnnouncement(tx, current, now)
  const ended = { ...current, untilAt: now }
  const states = { before: toLogged(current), after: begun ? toLogged(ended) : null }
  return { announcement: ended, change: await log(writer, 'announcementEnded', id, states) }
}

/**
 * Makes an announcement what it was before a change, unless somebody has changed it since.
 * @param before what it is to be again; null: it was not there
 * @param after what the change left behind
 * @returns the entry of the log, or what it is now where it was refused
 */
export async function undoAnnouncement(
  writer: AnnouncementWriter,
  id: string,
  { before, after }: { before: LoggedAnnouncement; after: LoggedAnnouncement },
): Promise<{ change: string } | { conflict: LoggedAnnouncement }> {
  const { tx } = writer
  const current = await findLocked(tx, id)
  const state = current ? toLogged(current) : null
  if (versionOf(state) !== versionOf(after)) return { conflict: state }
  await tx.delete(announcements).where(eq(announcements.id, id))
  if (before) {
    const { kind, title, text, from, until } = before
    const times = { fromAt: new Date(from), untilAt: until === null ? null : new Date(until) }
    await tx.insert(announcements).values({ tenantId: currentTenant, id, kind, title, text, ...times })
  }
  return { change: await log(writer, 'announcementUndone', id, { before: after, after: before }) }
}
