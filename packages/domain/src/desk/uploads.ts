import { ApiError, type DeskApi, read } from '@minaret/client'
import type { UploadPurpose } from '@minaret/contract/desk'

/** A file to upload, with its purpose. */
export type FileToSend = { purpose: UploadPurpose; name: string; bytes: Blob }

/** Sends files to the server. */
export type Uploads = {
  /**
   * Uploads a file, after those already queued. Lost connections are retried, and an interrupted upload of the same file
   * is resumed.
   * @param onProgress receives the parts stored, and their total
   * @returns the upload's id, to refer to it in the request that uses the file
   * @throws {ApiError} if the server refuses it, or cannot be reached for a minute and a half
   */
  send(mosque: string, file: FileToSend, onProgress?: (done: number, total: number) => void): Promise<string>
}

/** Delay before each retry, in milliseconds. */
const retryDelays = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000]

/** Transient statuses, of the server or of a proxy in front of it. */
const transientStatuses: readonly number[] = [408, 429, 502, 503, 504]

const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'silent' || transientStatuses.includes(error.status))

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Retries a call while it fails with a transient error. */
async function retry<T>(call: () => Promise<T>): Promise<T> {
  for (const delay of retryDelays) {
    try {
      return await call()
    } catch (error) {
      if (!isTransient(error)) throw error
    }
    await wait(delay)
  }
  return call()
}

const toHex = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Creates the upload queue of a desk.
 * @param subtle digests files; without it an interrupted upload starts again from the beginning
 */
export function createUploads(api: DeskApi, subtle: Pick<SubtleCrypto, 'digest'> | undefined): Uploads {
  let queue: Promise<unknown> = Promise.resolve()

  const digestOf = async (bytes: Blob) =>
    toHex(
      subtle
        ? await subtle.digest('SHA-256', await bytes.arrayBuffer())
        : globalThis.crypto.getRandomValues(new Uint8Array(32)),
    )

  async function sendNow(
    mosque: string,
    { purpose, name, bytes }: FileToSend,
    onProgress?: (done: number, total: number) => void,
  ): Promise<string> {
    const file = { purpose, name, bytes: bytes.size, digest: await digestOf(bytes) }
    const { id, partBytes, done, total } = await retry(() =>
      read(api.POST('/api/desk/mosques/{mosque}/uploads', { params: { path: { mosque } }, body: file })),
    )
    for (let part = done + 1; part <= total; part += 1) {
      onProgress?.(part - 1, total)
      const body = bytes.slice((part - 1) * partBytes, part * partBytes)
      await retry(() =>
        read(
          api.POST('/api/desk/mosques/{mosque}/uploads/{upload}/parts/{part}', {
            params: { path: { mosque, upload: id, part } },
            body,
            bodySerializer: (piece) => piece,
            headers: { 'Content-Type': 'application/octet-stream' },
          }),
        ),
      )
    }
    return id
  }

  return {
    send(mosque, file, onProgress) {
      const result = queue.then(() => sendNow(mosque, file, onProgress))
      queue = result.catch(() => {})
      return result
    },
  }
}
