import { drawSmaller } from '@minaret/domain/desk'

/** A logo is never drawn larger, on the densest screen. */
const most = 1200

/** Bytes of what is sent at most. */
const mostBytes = 4_000_000

/** A picture that is to be sent. */
export type PictureToSend = { name: string; bytes: Blob }

/**
 * A picture as it is sent: made smaller on the phone, where the browser can read it; as it is where it cannot.
 * @returns nothing for one that is too large to be sent
 */
export async function smallerPicture(file: File): Promise<PictureToSend | undefined> {
  const drawn = await drawSmaller(file, most).catch(() => undefined)
  const blob = drawn ?? file
  if (blob.size > mostBytes) return undefined
  return { name: file.name.slice(-120) || 'logo', bytes: blob }
}
