import { ApiError, type DeskApi, read } from '@minaret/client'
import type { UploadPurpose } from '@minaret/contract/desk'

/** A file that is to be sent, and what it is for. */
export type FileToSend = { purpose: UploadPurpose; name: string; bytes: Blob }

/** Sends files to the server. */
export type Uploads = {
  /**
   * Sends a file, after those that are being sent already. A line that is lost for a while is waited for; a file that was
   * broken off before goes on where it was.
   * @param onProgress parts that are there, of how many
   * @returns the upload's id, for what uses the file
   * @throws {ApiError} when the server refuses it, or cannot be reached for a minute and a half
   */
  send(mosque: string, file: FileToSend, onProgress?: (done: number, total: number) => void): Promise<string>
}

/** Milliseconds before each further try. */
const waits = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000]

/** Answers of a server, or of what stands before it, that are others a little later. */
const passing: readonly number[] = [408, 429, 502, 503, 504]

const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'silent' || passing.includes(error.status))

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Tries until something else than a lost line or a busy server comes of it. */
async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await call()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await pause(wait)
  }
  return call()
}

const toHex = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** @param subtle what digests a file; without it a file that was broken off is sent from its beginning */
export function createUploads(api: DeskApi, subtle: Pick<SubtleCrypto, 'digest'> | undefined): Uploads {
  let last: Promise<unknown> = Promise.resolve()

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
    const { id, partBytes, done, total } = await persist(() =>
      read(api.POST('/api/desk/mosques/{mosque}/uploads', { params: { path: { mosque } }, body: file })),
    )
    for (let part = done + 1; part <= total; part += 1) {
      onProgress?.(part - 1, total)
      const body = bytes.slice((part - 1) * partBytes, part * partBytes)
      await persist(() =>
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
      const sent = last.then(() => sendNow(mosque, file, onProgress))
      last = sent.catch(() => {})
      return sent
    },
  }
}
