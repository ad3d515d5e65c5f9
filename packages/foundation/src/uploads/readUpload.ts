import type { UploadPurpose } from '@minaret/contract/desk'
import { createFairQueue } from '../files/index.ts'
import type { MosqueCall, MosqueOperationId } from '../operations/index.ts'
import { refuse, type Refusal } from '../responses/index.ts'
import { messages as texts } from './messages.gen.ts'
import { deleteUpload, lockCompleteUpload, readParts } from './store.ts'

/** Refusal of a call whose upload does not exist. */
export const uploadNotFound = refuse(404, texts.noUpload)

const busyRefusal: Refusal = { ...refuse(503, texts.busy), headers: { 'retry-after': '5' } }

/** Limits memory to one file at a time per process, in a queue that is fair between accounts. */
const runQueued = createFairQueue({ maxOwners: 30, maxPerOwner: 10 })

type AnyCall = Pick<MosqueCall<MosqueOperationId>, 'db' | 'member' | 'now'>
type UploadedFile = { name: string; bytes: Buffer }

/**
 * Reads an uploaded file with a function, queued behind other files. The upload is kept.
 * @param id id of a complete upload
 * @param purpose purpose of the upload
 */
export async function readUpload<Result extends { status: number }>(
  { db, member, now }: AnyCall,
  { id, purpose }: { id: string; purpose: UploadPurpose },
  read: (file: UploadedFile) => Promise<Result>,
): Promise<Result | Refusal> {
  const result = await runQueued(member.accountId, async () => {
    const upload = await db((tx) => lockCompleteUpload(tx, id, purpose, now))
    return upload ? read({ name: upload.name, bytes: await readParts(db, upload) }) : uploadNotFound
  })
  return result ?? busyRefusal
}

/** Reads an uploaded file once: the upload is then deleted, except after an internal error. */
export function consumeUpload<Result extends { status: number }>(
  call: AnyCall,
  upload: { id: string; purpose: UploadPurpose },
  work: (file: UploadedFile) => Promise<Result>,
): Promise<Result | Refusal> {
  return readUpload(call, upload, async (file) => {
    const result = await work(file)
    if (result.status < 500) await call.db((tx) => deleteUpload(tx, upload.id))
    return result
  })
}
