import { fileTypeFromBuffer } from 'file-type'
import { LRUCache } from 'lru-cache'
import { ownValue } from '../base/ownValue.ts'
import { fileIdOf } from './digest.ts'
import { maxPixels, openPicture } from './engine.ts'
import { FileError } from './FileError.ts'
import { type StoredPicture } from './image.ts'

const megabyte = 1024 * 1024

/** No larger than a camera's largest photograph. */
const mostBytes = 32 * megabyte

/** JPEG is made smaller while it is read; of the others every pixel is unpacked, each time. */
const mostUnlessJpeg = 25_000_000

/** What pictures may be, by what is inside: the name's ending says nothing about a photograph that was passed on. */
const acceptedTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif']

const rejectedTypes = {
  'image/heic': 'heic',
  'image/heif': 'heif',
  'application/pdf': 'pdf',
  'application/xml': 'drawing',
} as const

/** A picture that can be kept. */
export type InspectedPicture = StoredPicture & { mediaType: string }

/** What was looked at lately: thousands of folders often hold the same picture. */
const cachedPictures = new LRUCache<string, InspectedPicture>({ max: 500 })

/**
 * Reads a picture through and measures it. Needs no database.
 * @throws FileError when it is no picture we take, too large, or broken
 */
export async function inspectPicture(bytes: Uint8Array): Promise<InspectedPicture> {
  if (bytes.length === 0) throw new FileError({ code: 'emptyPicture' })
  if (bytes.length > mostBytes)
    throw new FileError({
      code: 'largePicture',
      megabytes: Math.ceil(bytes.length / megabyte),
      most: mostBytes / megabyte,
    })
  const id = await fileIdOf(bytes)
  const found = cachedPictures.get(id)
  if (found) return found
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!acceptedTypes.includes(mediaType))
    throw new FileError({ code: ownValue(rejectedTypes, mediaType) ?? 'noPicture' })
  const inspected = { id, mediaType, ...(await measure(bytes)) }
  cachedPictures.set(id, inspected)
  return inspected
}

/** What libvips could not do with a picture. */
export function pictureProblem(cause: unknown): FileError {
  const why = cause instanceof Error ? cause.message : ''
  if (why.includes('pixel limit')) return new FileError({ code: 'megapixels', most: maxPixels / 1_000_000 }, { cause })
  return new FileError({ code: why.includes('timeout') ? 'slow' : 'damaged' }, { cause })
}

async function measure(bytes: Uint8Array) {
  const picture = await openPicture(bytes)
  const { autoOrient, hasAlpha, format } = await picture.metadata().catch((cause: unknown) => {
    throw pictureProblem(cause)
  })
  const { width, height } = autoOrient
  if (format !== 'jpeg' && width * height > mostUnlessJpeg)
    throw new FileError({
      code: 'megapixelsUnlessJpeg',
      most: mostUnlessJpeg / 1_000_000,
      mostOfJpeg: maxPixels / 1_000_000,
    })
  if (Math.max(width, height) > 20 * Math.min(width, height)) throw new FileError({ code: 'narrow', width, height })
  try {
    // Reading it through finds what is cut short.
    const tiny = picture.resize(16, 16, { fit: 'inside' })
    const pixels = hasAlpha ? await tiny.clone().ensureAlpha().raw().toBuffer() : undefined
    // Behind a picture one can see through it would stay.
    if (pixels?.some((value, i) => i % 4 === 3 && value < 250)) return { width, height }
    const placeholder = await tiny.removeAlpha().blur(0.7).webp({ quality: 80, effort: 6 }).toBuffer()
    return { width, height, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` }
  } catch (cause) {
    throw pictureProblem(cause)
  }
}
