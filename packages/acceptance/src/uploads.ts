import { createHash } from 'node:crypto'
import type { Upload, UploadPurpose } from '@minaret/contract/desk'
import type { DeskUser } from './desk.ts'
import type { TestResponse } from './testServer.ts'

/** A file to upload, and its purpose. */
export type TestFile = { purpose: UploadPurpose; name: string; bytes: Uint8Array }

/** Returns the upload in a response. */
export const uploadOf = ({ body }: TestResponse): Upload => {
  const data: Upload = Object(body.data)
  return data
}

/** Starts or resumes the upload of a file. */
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
 * Uploads a file part by part, as the desk's page does.
 * @returns the last response: an error, or the complete upload
 */
export async function sendFile(user: DeskUser, slug: string, file: TestFile): Promise<TestResponse> {
  let response = await startUpload(user, slug, file)
  const upload = uploadOf(response)
  for (let part = upload.done + 1; response.code === 200 && part <= upload.total; part += 1)
    response = await sendPart(user, slug, upload, file.bytes, part)
  return response
}

/**
 * Uploads a file and posts it to an operation.
 * @param path the operation's path below the mosque's
 * @returns the operation's response, or the upload's if that failed
 */
export async function postFile(
  user: DeskUser,
  slug: string,
  file: TestFile,
  { path, body = {} }: { path: string; body?: object },
): Promise<TestResponse> {
  const uploadResponse = await sendFile(user, slug, file)
  return uploadResponse.code === 200
    ? user.post(`/mosques/${slug}/${path}`, { ...body, upload: uploadOf(uploadResponse).id })
    : uploadResponse
}
