import { type CommandWording, InvalidValueError, OperatorError, throwForCommand } from '@minaret/foundation/base'
import { announcements, type Database } from '@minaret/foundation/db'
import { requireSingleRow, startsWith } from '@minaret/foundation/tenancy'
import { describeTextProblem } from '@minaret/staff/configuration'
import { type AnnouncementCodes, AnnouncementError } from './AnnouncementError.ts'
import {
  addAnnouncement,
  type Announcement,
  announcementColumns,
  closeAnnouncement,
  type NewAnnouncement,
} from './announcements.ts'

const wording: CommandWording<AnnouncementCodes> = {
  title: ({ problem }) => new InvalidValueError(`The title ${describeTextProblem(problem)}. Nothing was changed.`),
  empty: () => new InvalidValueError('Enter the announcement text.'),
  long: ({ length, most }) =>
    new InvalidValueError(
      `The text has ${length} characters; a display has room for ${most}. Shorten it, and put the rest in an event or a news item.`,
    ),
  endsBefore: () => new InvalidValueError('It would end before it starts. Choose a later end.'),
  over: () => new InvalidValueError('It would already have ended. Choose a later end.'),
}

/**
 * Publishes an announcement on the site and the displays.
 * @throws OperatorError if it is empty, too long, or ends before it starts
 */
export const announce = (
  database: Database,
  tenantId: string,
  values: NewAnnouncement,
  now: Date,
): Promise<Announcement> =>
  throwForCommand(AnnouncementError, wording, () =>
    database.forTenant(tenantId)((tx) => addAnnouncement(tx, values, now)),
  )

/**
 * Ends an announcement now, or deletes an upcoming one.
 * @param idPrefix the start of its id
 * @throws OperatorError if it does not exist or is over
 */
export const endAnnouncement = (
  database: Database,
  tenantId: string,
  idPrefix: string,
  now: Date,
): Promise<{ announcement: Announcement; hasStarted: boolean }> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select(announcementColumns)
      .from(announcements)
      .where(startsWith(announcements.id, idPrefix))
      .limit(2)
    const announcement = requireSingleRow(rows, idPrefix, 'announcement', 'announce list --all')
    if (announcement.untilAt && announcement.untilAt <= now)
      throw new OperatorError('That announcement has already ended.')
    const hasStarted = await closeAnnouncement(tx, announcement, now)
    return { announcement: { ...announcement, untilAt: now }, hasStarted }
  })
