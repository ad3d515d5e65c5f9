import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** Bytes that are worked on at a time: about a millisecond's work. */
const step = 1024 * 1024

/** Bytes piece by piece; others are answered between two of them. */
export async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += step) {
    yield bytes.subarray(at, at + step)
    await setImmediate()
  }
}

/**
 * What a file is known by: the beginning of the SHA-256 of its contents, in hexadecimal.
 * @param name of a document, which is a part of what it is
 */
export async function fileIdOf(bytes: Uint8Array, name?: string): Promise<string> {
  const hash = createHash('sha256')
  if (name !== undefined) hash.update(name).update('\0')
  for await (const piece of inPieces(bytes)) hash.update(piece)
  return hash.digest('hex').slice(0, 32)
}
