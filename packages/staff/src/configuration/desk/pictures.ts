import type { DetailsPicture } from '@minaret/contract/desk'
import { type Files, openPicture, pictureProblem, readOriginal, storePicture } from '@minaret/foundation/files'

/** The maximum width and height of a logo at the desk, in pixels of a high-density screen. */
const maxPixels = 320

/** Scales an image down to a data URL, since the desk has another hostname than the mosque’s files. */
async function toDataUrl(bytes: Uint8Array): Promise<string> {
  const picture = await openPicture(bytes)
  const thumbnail = await picture
    .resize(maxPixels, maxPixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw pictureProblem(cause)
    })
  return `data:image/webp;base64,${thumbnail.toString('base64')}`
}

/**
 * Reads the current logo for the desk.
 * @param value the setting; undefined is returned for images on other sites and deleted ones
 */
export async function readLogo(files: Files, tenantId: string, value: string | undefined): Promise<string | undefined> {
  if (value === undefined) return undefined
  if (value.startsWith('data:')) return value
  const original = await readOriginal(files, tenantId, value)
  return original ? toDataUrl(original.bytes) : undefined
}

/**
 * Stores an uploaded logo.
 * @throws FileError if it is not a supported image
 */
export async function storeLogo(
  files: Files,
  tenantId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<DetailsPicture> {
  const { src } = await storePicture(files, tenantId, bytes, name)
  return { address: src, picture: await toDataUrl(bytes) }
}
