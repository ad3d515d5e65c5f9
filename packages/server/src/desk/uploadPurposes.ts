import type { UploadPurpose } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import type { MosqueCall } from '@minaret/foundation/operations'
import { type Message, refuse, type Refusal } from '@minaret/foundation/responses'
import { type MosqueOperation, mayUse } from '@minaret/plans'
import { messages as importMessages } from '@minaret/content/imports/messages'
import { hasTooManyOpen } from '@minaret/content/imports'
import { megabytesOf, refuseOverLimit } from '@minaret/staff/plan-limits'
import { maxTimetableBytes } from '@minaret/times/prayer'
import { messages as say } from '@minaret/foundation/uploads/messages'

const megabyte = 1024 * 1024

type Purpose = {
  /** The operation that uses the file: whoever may call it may send one. */
  usedBy: MosqueOperation
  mostBytes: number
  tooLarge?: Message
  /** An import, of which few may wait. */
  isImport?: true
  /** It is read at once and not stored, so that it is taken also where the mosque's storage is full. */
  isOnlyRead?: true
}

const purposes: Readonly<Record<UploadPurpose, Purpose>> = {
  library: { usedBy: 'libraryUpload', mostBytes: 32 * megabyte },
  logo: { usedBy: 'detailsPicture', mostBytes: 4 * megabyte },
  statement: { usedBy: 'statementImport', mostBytes: 3 * megabyte, isOnlyRead: true },
  timetable: { usedBy: 'timetableCheck', mostBytes: maxTimetableBytes, isOnlyRead: true },
  website: { usedBy: 'importStart', mostBytes: 100 * megabyte, tooLarge: importMessages.tooLarge, isImport: true },
  donors: {
    usedBy: 'donorImportStart',
    mostBytes: 50 * megabyte,
    tooLarge: importMessages.listTooLarge,
    isImport: true,
  },
}

/** The largest file of another website that whoever was let into a demonstration may bring. */
const mostInDemonstration = 2 * megabyte

type StartCall = Pick<MosqueCall<'uploadStart'>, 'body' | 'member' | 'tenant' | 'now'>

/** Why this person may not send such a file. */
export function refuseFile({ body: { purpose, bytes }, member }: StartCall): Refusal | undefined {
  const { usedBy, mostBytes, tooLarge } = purposes[purpose]
  if (!mayUse(usedBy, member.roles)) return refuse(403, say.notFor)
  if (member.demonstration) {
    // What somebody uploads to a demonstration, anybody else who looks at it would see.
    if (purpose === 'donors') return refuse(403, importMessages.notInDemonstration)
    if (purpose === 'website' && bytes > mostInDemonstration) return refuse(422, importMessages.tooLargeInDemonstration)
  }
  return bytes > mostBytes ? refuse(422, tooLarge ?? say.tooLarge({ megabytes: mostBytes / megabyte })) : undefined
}

/** Why there is no room for such a file now. */
export async function refuseWithoutRoom(tx: Tx, call: StartCall): Promise<Refusal | undefined> {
  const { purpose, bytes } = call.body
  const { isImport, isOnlyRead } = purposes[purpose]
  if (isImport && (await hasTooManyOpen(tx))) return refuse(409, importMessages.tooManyOpen)
  return isOnlyRead ? undefined : refuseOverLimit(tx, call, 'storage', megabytesOf({ length: bytes }))
}
