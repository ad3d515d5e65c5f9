import { createHash } from 'node:crypto'
import type { Upload, UploadPurpose } from '@minaret/contract/desk'
import type { DeskUser } from './desk.ts'
import type { TestResponse } from './testServer.ts'

/** What a file is, and what it is for. */
export type TestFile = { purpose: UploadPurpose; name: string; bytes: Uint8Array }

/** The upload in an answer. */
export const uploadOf = ({ body }: TestResponse): Upload => {
  const data: Upload = Object(body.data)
  return data
}

/** Begins to send a file, or goes on with it. */
export const startUpload = (user: DeskUser, slug: string, { bytes, ...file }: TestFile): Promise<TestResponse> =>
  user.post(`/mosques/${slug}/uploads`, {
    ...file,
    bytes: bytes.length,
    digest: createHash('sha256').update(bytes).digest('hex'),
  })

/** Sends one part of a file. */
export const sendPart = (user: DeskUser, slug: string, { id, partBytes }: Upload, bytes: Uint8Array, part: number) =>
  user.post(
    `/mosques/${slug}/uploads/${id}/parts/${part}`,
    Buffer.from(bytes.subarray((part - 1) * partBytes, part * partBytes)),
  )

/**
 * Sends a file part by part, as the desk's page does.
 * @returns the last answer: a refusal, or the whole upload
 */
export async function sendFile(user: DeskUser, slug: string, file: TestFile): Promise<TestResponse> {
  let answer = await startUpload(user, slug, file)
  const upload = uploadOf(answer)
  for (let part = upload.done + 1; answer.code === 200 && part <= upload.total; part += 1)
    answer = await sendPart(user, slug, upload, file.bytes, part)
  return answer
}

/**
 * Sends a file and uses it.
 * @param path of the operation that takes it, below the mosque
 * @returns the operation's answer, or why the file was refused before it
 */
export async function postFile(
  user: DeskUser,
  slug: string,
  file: TestFile,
  { path, body = {} }: { path: string; body?: object },
): Promise<TestResponse> {
  const sent = await sendFile(user, slug, file)
  return sent.code === 200 ? user.post(`/mosques/${slug}/${path}`, { ...body, upload: uploadOf(sent).id }) : sent
}
