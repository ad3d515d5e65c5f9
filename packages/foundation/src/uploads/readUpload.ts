import type { UploadPurpose } from '@minaret/contract/desk'
import { createFairQueue } from '../files/index.ts'
import type { MosqueCall, MosqueOperationId } from '../operations/index.ts'
import { refuse, type Refusal } from '../responses/index.ts'
import { messages as say } from './messages.gen.ts'
import { deleteUpload, lockWhole, readParts } from './store.ts'

/** What a call that uses a file is told where there is none. */
export const noUpload = refuse(404, say.noUpload)

const busy: Refusal = { ...refuse(503, say.busy), headers: { 'retry-after': '5' } }

/** One file is in memory at a time, in this process; of one person's, one waits among the others. */
const queue = createFairQueue({ most: 30, each: 10 })

type AnyCall = Pick<MosqueCall<MosqueOperationId>, 'db' | 'member' | 'now'>
type File = { name: string; bytes: Buffer }

/**
 * Hands an uploaded file to what reads it, in turn with others. The upload stays.
 * @param id of the upload, all of whose parts are there
 * @param purpose what it was sent for
 */
export async function readUpload<Result extends { status: number }>(
  { db, member, now }: AnyCall,
  { id, purpose }: { id: string; purpose: UploadPurpose },
  read: (file: File) => Promise<Result>,
): Promise<Result | Refusal> {
  const result = await queue(member.accountId, async () => {
    const upload = await db((tx) => lockWhole(tx, id, purpose, now))
    return upload ? read({ name: upload.name, bytes: await readParts(db, upload) }) : noUpload
  })
  return result ?? busy
}

/** The same for what needs the file once: it is deleted, unless the failure is the server's own. */
export function consumeUpload<Result extends { status: number }>(
  call: AnyCall,
  upload: { id: string; purpose: UploadPurpose },
  use: (file: File) => Promise<Result>,
): Promise<Result | Refusal> {
  return readUpload(call, upload, async (file) => {
    const result = await use(file)
    if (result.status < 500) await call.db((tx) => deleteUpload(tx, upload.id))
    return result
  })
}
