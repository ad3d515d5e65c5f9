import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** Bytes per chunk: about a millisecond of work. */
const chunkSize = 1024 * 1024

/** Yields bytes in chunks, letting other requests run between them. */
export async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  for (let offset = 0; offset < bytes.length; offset += chunkSize) {
    yield bytes.subarray(offset, offset + chunkSize)
    await setImmediate()
  }
}

/**
 * Returns a file's id: the first 32 hexadecimal digits of the SHA-256 of its content.
 * @param name a document's name, which is part of its identity
 */
export async function fileIdOf(bytes: Uint8Array, name?: string): Promise<string> {
  const hash = createHash('sha256')
  if (name !== undefined) hash.update(name).update('\0')
  for await (const chunk of inChunks(bytes)) hash.update(chunk)
  return hash.digest('hex').slice(0, 32)
}
