import { shrinkPicture } from '@minaret/domain/desk'

/** The largest side at which a logo is rendered, in device pixels. */
const maxSide = 1200

/** Maximum size of an upload, in bytes. */
const maxBytes = 4_000_000

/** A picture to upload. */
export type PictureUpload = { name: string; bytes: Blob }

/**
 * Scales a picture down before the upload; leaves it unchanged if the browser cannot decode it.
 * @returns undefined if it is too large to upload
 */
export async function shrinkForUpload(file: File): Promise<PictureUpload | undefined> {
  const resizedPicture = await shrinkPicture(file, maxSide).catch(() => undefined)
  const blob = resizedPicture ?? file
  if (blob.size > maxBytes) return undefined
  return { name: file.name.slice(-120) || 'logo', bytes: blob }
}
