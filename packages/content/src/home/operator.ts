import { type CommandWording, InvalidValueError, OperatorError, wordForCommand } from '@minaret/foundation/base'
import { announcements, type Database } from '@minaret/foundation/db'
import { findOnly, startsWith } from '@minaret/foundation/tenancy'
import { describeWordsProblem } from '@minaret/staff/configuration'
import { type AnnouncementCodes, AnnouncementError } from './AnnouncementError.ts'
import {
  addAnnouncement,
  type Announcement,
  announcementColumns,
  closeAnnouncement,
  type NewAnnouncement,
} from './announcements.ts'

const sentences: CommandWording<AnnouncementCodes> = {
  title: ({ problem }) => new InvalidValueError(`The title ${describeWordsProblem(problem)}. Nothing was changed.`),
  empty: () => new InvalidValueError('Write the announcement.'),
  long: ({ length, most }) =>
    new InvalidValueError(
      `The text has ${length} characters; a display has room for ${most}. Shorten it, and put the rest into an event or the news.`,
    ),
  endsBefore: () => new InvalidValueError('It would end before it starts. Choose a later end.'),
  over: () => new InvalidValueError('It would already be over. Choose a later end.'),
}

/**
 * Tells everybody something, on the site and on the screens in the hall.
 * @throws OperatorError if it says nothing, is too long, or would be over before it begins
 */
export const announce = (
  database: Database,
  tenantId: string,
  wanted: NewAnnouncement,
  now: Date,
): Promise<Announcement> =>
  wordForCommand(AnnouncementError, sentences, () =>
    database.forTenant(tenantId)((tx) => addAnnouncement(tx, wanted, now)),
  )

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
