import type { UploadPurpose } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import type { MosqueCall } from '@minaret/foundation/operations'
import { type Message, refuse, type Refusal } from '@minaret/foundation/responses'
import { type MosqueOperation, mayUse } from '@minaret/plans'
import { messages as importMessages } from '@minaret/content/imports/messages'
import { hasTooManyOpen } from '@minaret/content/imports'
import { toMegabytes, refuseOverLimit } from '@minaret/staff/plan-limits'
import { maxTimetableBytes } from '@minaret/times/prayer'
import { messages as texts } from '@minaret/foundation/uploads/messages'

const megabyte = 1024 * 1024

type Purpose = {
  /** The operation that uses the file; its callers may upload one. */
  usedBy: MosqueOperation
  maxBytes: number
  tooLarge?: Message
  /** An import, of which only a few may be pending. */
  isImport?: true
  /** Whether the file is only read and not stored, so that it is accepted even if the mosque's storage is full. */
  isOnlyRead?: true
}

const purposes: Readonly<Record<UploadPurpose, Purpose>> = {
  library: { usedBy: 'libraryUpload', maxBytes: 32 * megabyte },
  logo: { usedBy: 'detailsPicture', maxBytes: 4 * megabyte },
  statement: { usedBy: 'statementImport', maxBytes: 3 * megabyte, isOnlyRead: true },
  timetable: { usedBy: 'timetableCheck', maxBytes: maxTimetableBytes, isOnlyRead: true },
  website: { usedBy: 'importStart', maxBytes: 100 * megabyte, tooLarge: importMessages.tooLarge, isImport: true },
  donors: {
    usedBy: 'donorImportStart',
    maxBytes: 50 * megabyte,
    tooLarge: importMessages.listTooLarge,
    isImport: true,
  },
}

/** Size limit of a website import by a demonstration visitor, in bytes. */
const maxBytesInDemonstration = 2 * megabyte

type StartCall = Pick<MosqueCall<'uploadStart'>, 'body' | 'member' | 'tenant' | 'now'>

/** Refuses a file this member may not upload; undefined if they may. */
export function refuseFile({ body: { purpose, bytes }, member }: StartCall): Refusal | undefined {
  const { usedBy, maxBytes, tooLarge } = purposes[purpose]
  if (!mayUse(usedBy, member.roles)) return refuse(403, texts.notFor)
  if (member.demonstration) {
    // Uploads to a demonstration are visible to all its visitors.
    if (purpose === 'donors') return refuse(403, importMessages.notInDemonstration)
    if (purpose === 'website' && bytes > maxBytesInDemonstration)
      return refuse(422, importMessages.tooLargeInDemonstration)
  }
  return bytes > maxBytes ? refuse(422, tooLarge ?? texts.tooLarge({ megabytes: maxBytes / megabyte })) : undefined
}

/** Refuses a file for which there is no room; undefined if there is. */
export async function refuseWithoutRoom(tx: Tx, call: StartCall): Promise<Refusal | undefined> {
  const { purpose, bytes } = call.body
  const { isImport, isOnlyRead } = purposes[purpose]
  if (isImport && (await hasTooManyOpen(tx))) return refuse(409, importMessages.tooManyOpen)
  return isOnlyRead ? undefined : refuseOverLimit(tx, call, 'storage', toMegabytes({ length: bytes }))
}
