import type { DetailsPicture } from '@minaret/contract/desk'
import { type Files, openPicture, pictureProblem, readOriginal, storePicture } from '@minaret/foundation/files'

/** How wide and high a logo is drawn at the desk, at most, in pixels of a dense screen. */
const shownPixels = 320

/** A picture, small, as the desk's page shows it: it is on another host name than the mosque's files. */
async function toDataUrl(bytes: Uint8Array): Promise<string> {
  const picture = await openPicture(bytes)
  const small = await picture
    .resize(shownPixels, shownPixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw pictureProblem(cause)
    })
  return `data:image/webp;base64,${small.toString('base64')}`
}

/**
 * A logo that is in use, to be shown at the desk.
 * @param value of the setting; one of another site, or one that is gone, is not shown
 */
export async function showLogo(files: Files, tenantId: string, value: string | undefined): Promise<string | undefined> {
  if (value === undefined) return undefined
  if (value.startsWith('data:')) return value
  const original = await readOriginal(files, tenantId, value)
  return original ? toDataUrl(original.bytes) : undefined
}

/**
 * Stores a picture that is to be a logo.
 * @throws FileError when it is no picture we take
 */
export async function storeLogo(
  files: Files,
  tenantId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<DetailsPicture> {
  const { src } = await storePicture(files, tenantId, bytes, name)
  return { address: src, picture: await toDataUrl(bytes) }
}
