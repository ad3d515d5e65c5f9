import { encodeBase64 } from '@minaret/domain/desk'

/** No statement is larger; the server refuses what is. */
const mostBytes = 3_000_000

/** A file as the server takes it, or nothing where it is too large. */
export async function readUpload(file: File): Promise<{ name: string; base64: string } | undefined> {
  if (file.size > mostBytes) return undefined
  return { name: file.name.slice(-120), base64: await encodeBase64(file) }
}
