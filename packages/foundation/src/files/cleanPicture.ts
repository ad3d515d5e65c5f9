import { fileTypeFromBuffer } from 'file-type'
import { openPicture } from './engine.ts'
import { heicToJpeg, isHeic } from './heic.ts'
import { inspectPicture, pictureProblem } from './inspectPicture.ts'
import { removeMetadata } from './removeMetadata.ts'

/** What somebody uploads, if it is a picture: without what a camera wrote into it, and as something browsers read. */
export type CleanPicture = { bytes: Buffer; name: string }

const renamed = (name: string, ending: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.${ending}`

/** Writes the pixels alone into a new file. Measured first: a file of a few kilobytes may claim to be any size. */
async function encodeAgain(bytes: Uint8Array, format: 'avif' | 'png'): Promise<Buffer> {
  await inspectPicture(bytes)
  const picture = await openPicture(bytes)
  const encoder = format === 'avif' ? picture.avif({ quality: 80, effort: 3 }) : picture.png()
  return encoder.toBuffer().catch((cause: unknown) => {
    throw pictureProblem(cause)
  })
}

/**
 * Takes out of a picture what it says of where and by whom it was made.
 * @returns nothing when it is no picture
 * @throws FileError when it has to be read for that, and is damaged or too large
 */
export async function cleanPicture(bytes: Uint8Array, name: string): Promise<CleanPicture | undefined> {
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!mediaType.startsWith('image/')) return undefined
  if (await isHeic(bytes, mediaType)) return { bytes: await heicToJpeg(bytes), name: renamed(name, 'jpg') }
  const clean = removeMetadata(bytes, mediaType)
  if (clean) return { bytes: clean, name }
  if (mediaType === 'image/avif') return { bytes: await encodeAgain(bytes, 'avif'), name }
  // Of one that moves its first frame is shown anyway.
  if (mediaType === 'image/gif') return { bytes: await encodeAgain(bytes, 'png'), name: renamed(name, 'png') }
  return { bytes: Buffer.from(bytes), name }
}
