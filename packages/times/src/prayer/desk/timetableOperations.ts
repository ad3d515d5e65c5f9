import type { TimetableUpload } from '@minaret/contract/desk'
import type { DeskOperations, MosqueCall } from '@minaret/foundation/operations'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { deleteUpload, uploadNotFound, readUpload } from '@minaret/foundation/uploads'
import type { TimetableFile } from '../readTimetableFile.ts'
import { checkTimetable, readTimetable } from './checkTimetable.ts'
import { messages as deskTimesMessages } from './messages.gen.ts'
import { readDeskTimetable } from './timetableView.ts'
import { replaceTimetable } from './writeTimetable.ts'

/** Handles the pasted text or the upload, which is kept until its times are saved, so that questions can be answered. */
async function withFile<Result extends { status: number }>(
  call: Pick<MosqueCall<'timetableCheck'>, 'db' | 'member' | 'now'>,
  { name, text, pages, upload: id }: TimetableUpload,
  handle: (file: TimetableFile) => Promise<Result>,
): Promise<Result | Refusal> {
  if (text !== undefined) return handle({ name, text })
  if (pages) return handle({ name, pages })
  if (id === undefined) return uploadNotFound
  return readUpload(call, { id, purpose: 'timetable' }, ({ bytes }) => handle({ name, bytes }))
}

/** The desk’s operations on the timetable. */
export const timetableDeskOperations = {
  timetableView: ({ db }) => db(async (tx) => done(await readDeskTimetable(tx))),

  timetableCheck(call) {
    const { tenant, db, now, body } = call
    return withFile(call, body, async (file) => {
      const report = await readTimetable({ tenant, now }, body, file)
      return done(await db((tx) => checkTimetable({ tx, tenant, now }, report)))
    })
  },

  timetableReplace(call) {
    const { tenant, db, member, now, body } = call
    const { version, upload } = body
    return withFile(call, upload, async (file) => {
      const report = await readTimetable({ tenant, now }, upload, file)
      const { days } = report
      if (!days) return refuse(422, deskTimesMessages.timetableRefused)
      const writer = { tenant, accountId: member.accountId, now }
      const response = await db(async (tx) => {
        const result = await replaceTimetable({ tx, ...writer }, { name: upload.name, version }, { ...report, days })
        if (upload.upload !== undefined && !('conflict' in result)) await deleteUpload(tx, upload.upload)
        return result
      })
      return 'conflict' in response
        ? { status: 409 as const, message: deskTimesMessages.timetableChangedSince, data: response.conflict }
        : done(response, deskTimesMessages.saved)
    })
  },
} satisfies DeskOperations<'timetableView' | 'timetableCheck' | 'timetableReplace'>
