import type { Upload } from '@minaret/contract/desk'
import { lockUntilCommit } from '@minaret/foundation/forms'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { messages as texts } from '@minaret/foundation/uploads/messages'
import { refuseFile, refuseWithoutRoom } from './uploadPurposes.ts'
import {
  addUpload,
  findInterruptedUpload,
  lockUpload,
  deleteOldestUploads,
  partBytes,
  type StoredUpload,
  storePart,
  uploadNotFound,
} from '@minaret/foundation/uploads'

const toView = ({ id, done: partsDone, total }: StoredUpload): Upload => ({ id, partBytes, done: partsDone, total })

const sizeOfPart = ({ bytes, total }: StoredUpload, part: number): number =>
  part < total ? partBytes : bytes - (total - 1) * partBytes

/** Uploads of files in parts; the operation that uses a file takes its id. */
export const uploadOperations = {
  async uploadStart(call) {
    const { db, body, member, now } = call
    const refusal = refuseFile(call)
    if (refusal) return refusal
    const file = { ...body, accountId: member.accountId, name: body.name.trim() }
    return db(async (tx) => {
      await lockUntilCommit(tx, `uploads ${member.accountId}`)
      const existing = await findInterruptedUpload(tx, file, now)
      if (existing) return done(toView(existing))
      await deleteOldestUploads(tx, member.accountId)
      const refusal = await refuseWithoutRoom(tx, call)
      return refusal ?? done(toView(await addUpload(tx, file, now)))
    })
  },

  uploadPart: ({ db, params, body, now }) =>
    db(async (tx) => {
      const upload = await lockUpload(tx, params.upload, now)
      if (!upload) return uploadNotFound
      const part = Number(params.part)
      if (part > Math.min(upload.done + 1, upload.total) || body.length !== sizeOfPart(upload, part))
        return refuse(422, texts.wrongPart)
      return done(toView(await storePart(tx, upload, part, body)))
    }),
} satisfies DeskOperations<'uploadStart' | 'uploadPart'>
