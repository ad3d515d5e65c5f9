import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { checkTimetable, readUpload } from './checkTimetable.ts'
import { deskTimesMessages } from './messages/index.ts'
import { readDeskTimetable } from './timetableView.ts'
import { replaceTimetable } from './writeTimetable.ts'

/** The desk's timetable: what it holds, checking a new one, and taking it over. */
export const timetableDeskOperations = {
  timetableView: ({ db }) => db(async (tx) => done(await readDeskTimetable(tx))),

  async timetableCheck({ tenant, db, body }) {
    const upload = await readUpload(tenant, body)
    return done(await db((tx) => checkTimetable(tx, tenant, upload)))
  },

  async timetableReplace({ tenant, db, member, now, body: { version, upload } }) {
    const read = await readUpload(tenant, upload)
    const { days } = read
    if (!days) return refuse(422, deskTimesMessages.timetableRefused)
    const writer = { tenant, accountId: member.accountId, now }
    const replaced = await db((tx) =>
      replaceTimetable({ tx, ...writer }, { name: upload.name, version }, { ...read, days }),
    )
    return 'conflict' in replaced
      ? { status: 409, message: deskTimesMessages.timetableChangedSince, data: replaced.conflict }
      : done(replaced, deskTimesMessages.saved)
  },
} satisfies DeskOperations<'timetableView' | 'timetableCheck' | 'timetableReplace'>
