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
  parseAnnouncement,
} from '../announcements.ts'

/** The author of a change, with the transaction and time. */
export type AnnouncementWriter = { tx: Tx; accountId: string; now: Date }

/** An announcement in the log, or null if there was none. */
export type LoggedAnnouncement = ReturnType<typeof toLogged> | null

/** A saved announcement and the id of its log entry. */
export type SavedAnnouncement = { announcement: Announcement; change: string }

const toLogged = ({ kind, title, text, fromAt, untilAt }: Announcement) => ({
  kind,
  title,
  text,
  from: fromAt.toISOString(),
  until: untilAt?.toISOString() ?? null,
})

const loggedSchema = z
  .object({
    kind: z.enum(announcementKinds),
    title: z.string().nullable(),
    text: z.string(),
    from: z.string(),
    until: z.string().nullable(),
  })
  .nullable()

/** Parses an announcement in the log. */
export const readLogged = (value: unknown): LoggedAnnouncement => loggedSchema.parse(value ?? null)

/** The version of an announcement, a digest of its content. */
const versionOf = (state: LoggedAnnouncement): string =>
  createHash('sha256')
    .update(JSON.stringify(state ? [state.kind, state.title, state.text, state.from, state.until] : null))
    .digest('base64url')
    .slice(0, 16)

/** Converts an announcement to the desk API's format. */
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

/** Locks an announcement until the end of the transaction and reads it. */
async function findLocked(tx: Tx, id: string): Promise<Announcement | undefined> {
  await lockUntilCommit(tx, subjectOf(id))
  const [row] = await tx.select(announcementColumns).from(announcements).where(eq(announcements.id, id))
  return row
}

async function logChange(
  { tx, accountId, now }: AnnouncementWriter,
  kind: string,
  id: string,
  { before, after }: { before: LoggedAnnouncement; after: LoggedAnnouncement },
): Promise<string> {
  const latestState = after ?? before
  return writeLog(tx, {
    accountId,
    kind,
    subject: subjectOf(id),
    content: {
      values: { words: latestState?.title ?? latestState?.text ?? '', until: after?.until ?? null },
      before,
      after,
    },
    now,
  })
}

/** Adds an announcement and logs it. @throws AnnouncementError */
export async function addFromDesk(writer: AnnouncementWriter, values: NewAnnouncement): Promise<SavedAnnouncement> {
  const announcement = await addAnnouncement(writer.tx, values, writer.now)
  const states = { before: null, after: toLogged(announcement) }
  return { announcement, change: await logChange(writer, 'announcementAdded', announcement.id, states) }
}

/**
 * Changes an announcement unless it has changed since the given version.
 * @returns the saved announcement, the current one in case of a conflict, or undefined if it does not exist
 * @throws AnnouncementError
 */
export async function changeFromDesk(
  writer: AnnouncementWriter,
  id: string,
  { version, ...values }: NewAnnouncement & { version: string },
): Promise<SavedAnnouncement | { conflict: Announcement } | undefined> {
  const { tx, now } = writer
  const current = await findLocked(tx, id)
  if (!current) return undefined
  if (versionOf(toLogged(current)) !== version) return { conflict: current }
  const [row] = await tx
    .update(announcements)
    .set(parseAnnouncement(values, now))
    .where(eq(announcements.id, id))
    .returning(announcementColumns)
  if (!row) return undefined
  const states = { before: toLogged(current), after: toLogged(row) }
  return { announcement: row, change: await logChange(writer, 'announcementChanged', id, states) }
}

/** Ends an announcement now. @returns undefined if it does not exist or is over */
export async function endFromDesk(writer: AnnouncementWriter, id: string): Promise<SavedAnnouncement | undefined> {
  const { tx, now } = writer
  const current = await findLocked(tx, id)
  if (!current || (current.untilAt && current.untilAt <= now)) return undefined
  const hasStarted = await closeAnnouncement(tx, current, now)
  const endedAnnouncement = { ...current, untilAt: now }
  const states = { before: toLogged(current), after: hasStarted ? toLogged(endedAnnouncement) : null }
  return { announcement: endedAnnouncement, change: await logChange(writer, 'announcementEnded', id, states) }
}

/**
 * Starts an upcoming announcement now, with the same end.
 * @returns 'started' if it is already shown, undefined if it does not exist or is over
 */
export async function startFromDesk(
  writer: AnnouncementWriter,
  id: string,
): Promise<SavedAnnouncement | 'started' | undefined> {
  const { tx, now } = writer
  const current = await findLocked(tx, id)
  if (!current || (current.untilAt && current.untilAt <= now)) return undefined
  if (current.fromAt <= now) return 'started'
  await tx.update(announcements).set({ fromAt: now }).where(eq(announcements.id, id))
  const announcement = { ...current, fromAt: now }
  const states = { before: toLogged(current), after: toLogged(announcement) }
  return { announcement, change: await logChange(writer, 'announcementStarted', id, states) }
}

/**
 * Undoes a change of an announcement unless it has changed since.
 * @param before the state to restore; null to delete the announcement
 * @param after the state after the change
 * @returns the id of the log entry, or the current state in case of a conflict
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
  return { change: await logChange(writer, 'announcementUndone', id, { before: after, after: before }) }
}
