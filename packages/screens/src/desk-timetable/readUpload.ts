import type { TimetableUpload } from '@minaret/contract/desk'
import { encodeBase64 } from '@minaret/domain/desk'

/** No timetable is larger; the server refuses what is. */
const mostBytes = 4 * 1024 * 1024

/** A file as the server takes it, or nothing where it is too large to be a timetable. */
export async function readUpload(file: File): Promise<TimetableUpload | undefined> {
  if (file.size > mostBytes) return undefined
  return { name: file.name.slice(0, 120), base64: await encodeBase64(file) }
}
