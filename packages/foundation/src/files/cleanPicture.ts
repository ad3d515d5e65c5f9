import { fileTypeFromBuffer } from 'file-type'
import { openPicture } from './engine.ts'
import { heicToJpeg, isHeic } from './heic.ts'
import { removeMetadata } from './removeMetadata.ts'

/** What somebody uploads, if it is a picture: without what a camera wrote into it, and as something browsers read. */
export type CleanPicture = { bytes: Buffer; name: string }

const renamed = (name: string, ending: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.${ending}`

/**
 * Takes out of a picture what it says of where and by whom it was made.
 * @returns nothing when it is no picture
 * @throws FileProblem when it is a photograph of a kind that is read here, and cannot be
 */
export async function cleanPicture(bytes: Uint8Array, name: string): Promise<CleanPicture | undefined> {
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!mediaType.startsWith('image/')) return undefined
  if (await isHeic(bytes, mediaType)) return { bytes: await heicToJpeg(bytes), name: renamed(name, 'jpg') }
  const clean = removeMetadata(bytes, mediaType)
  if (clean) return { bytes: clean, name }
  if (mediaType === 'image/avif') {
    const again = await (await openPicture(bytes)).avif({ quality: 80, effort: 3 }).toBuffer()
    return { bytes: again, name }
  }
  // Of one that moves its first frame is shown anyway.
  if (mediaType === 'image/gif')
    return { bytes: await (await openPicture(bytes)).png().toBuffer(), name: renamed(name, 'png') }
  return { bytes: Buffer.from(bytes), name }
}
