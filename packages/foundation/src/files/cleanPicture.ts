import { fileTypeFromBuffer } from 'file-type'
import { openPicture } from './engine.ts'
import { heicToJpeg, isHeic } from './heic.ts'
import { inspectPicture, pictureProblem } from './inspectPicture.ts'
import { removeMetadata } from './removeMetadata.ts'

/** An uploaded picture without metadata, in a format browsers can display. */
export type CleanPicture = { bytes: Buffer; name: string }

const withExtension = (name: string, extension: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.${extension}`

/** Re-encodes only the pixels. Checks the size first, because a file of a few kilobytes may claim any dimensions. */
async function reencode(bytes: Uint8Array, format: 'avif' | 'png'): Promise<Buffer> {
  await inspectPicture(bytes)
  const picture = await openPicture(bytes)
  const encoder = format === 'avif' ? picture.avif({ quality: 80, effort: 3 }) : picture.png()
  return encoder.toBuffer().catch((cause: unknown) => {
    throw pictureProblem(cause)
  })
}

/**
 * Removes metadata such as location and author from a picture.
 * @returns undefined if it is not a picture
 * @throws FileError if it has to be re-encoded, and is damaged or too large
 */
export async function cleanPicture(bytes: Uint8Array, name: string): Promise<CleanPicture | undefined> {
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!mediaType.startsWith('image/')) return undefined
  if (await isHeic(bytes, mediaType)) return { bytes: await heicToJpeg(bytes), name: withExtension(name, 'jpg') }
  const cleanBytes = removeMetadata(bytes, mediaType)
  if (cleanBytes) return { bytes: cleanBytes, name }
  if (mediaType === 'image/avif') return { bytes: await reencode(bytes, 'avif'), name }
  // Only the first frame of an animation is displayed anyway.
  if (mediaType === 'image/gif') return { bytes: await reencode(bytes, 'png'), name: withExtension(name, 'png') }
  return { bytes: Buffer.from(bytes), name }
}
