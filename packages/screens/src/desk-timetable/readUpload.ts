import type { TimetableUpload } from '@minaret/contract/desk'

/** No timetable is larger; the server refuses what is. */
const mostBytes = 4 * 1024 * 1024

/** A file as the server takes it, or nothing where it is too large to be a timetable. */
export async function readUpload(file: File): Promise<TimetableUpload | undefined> {
  if (file.size > mostBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // A call takes some ten thousand arguments, not millions.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return { name: file.name.slice(0, 120), base64: btoa(binary) }
}
