import { fileTypeFromBuffer } from 'file-type'
import { LRUCache } from 'lru-cache'
import { ownValue } from '../base/ownValue.ts'
import { fileIdOf } from './digest.ts'
import { maxPixels, openPicture } from './engine.ts'
import { FileError } from './FileError.ts'
import { type StoredPicture } from './image.ts'

const megabyte = 1024 * 1024

/** The size of the largest camera photographs. */
const maxBytes = 32 * megabyte

/** JPEG can be scaled down while decoding; other formats must be decoded completely each time. */
const maxPixelsUnlessJpeg = 25_000_000

/** Accepted types, detected from the content, because the extension of a forwarded photograph is unreliable. */
const acceptedTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif']

const rejectedTypes = {
  'image/heic': 'heic',
  'image/heif': 'heif',
  'application/pdf': 'pdf',
  'application/xml': 'drawing',
} as const

/** A picture that can be stored. */
export type InspectedPicture = StoredPicture & { mediaType: string }

/** Recently inspected pictures: thousands of folders may contain the same one. */
const cachedPictures = new LRUCache<string, InspectedPicture>({ max: 500 })

/**
 * Decodes a picture completely and measures it. Needs no database.
 * @throws FileError if it is not an accepted picture, too large, or damaged
 */
export async function inspectPicture(bytes: Uint8Array): Promise<InspectedPicture> {
  if (bytes.length === 0) throw new FileError({ code: 'emptyPicture' })
  if (bytes.length > maxBytes)
    throw new FileError({
      code: 'largePicture',
      megabytes: Math.ceil(bytes.length / megabyte),
      most: maxBytes / megabyte,
    })
  const id = await fileIdOf(bytes)
  const cached = cachedPictures.get(id)
  if (cached) return cached
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!acceptedTypes.includes(mediaType))
    throw new FileError({ code: ownValue(rejectedTypes, mediaType) ?? 'noPicture' })
  const inspectedPicture = { id, mediaType, ...(await measure(bytes)) }
  cachedPictures.set(id, inspectedPicture)
  return inspectedPicture
}

/** Converts an error from libvips. */
export function pictureProblem(cause: unknown): FileError {
  const message = cause instanceof Error ? cause.message : ''
  if (message.includes('pixel limit'))
    return new FileError({ code: 'megapixels', most: maxPixels / 1_000_000 }, { cause })
  return new FileError({ code: message.includes('timeout') ? 'slow' : 'damaged' }, { cause })
}

async function measure(bytes: Uint8Array) {
  const picture = await openPicture(bytes)
  const { autoOrient, hasAlpha, format } = await picture.metadata().catch((cause: unknown) => {
    throw pictureProblem(cause)
  })
  const { width, height } = autoOrient
  if (format !== 'jpeg' && width * height > maxPixelsUnlessJpeg)
    throw new FileError({
      code: 'megapixelsUnlessJpeg',
      most: maxPixelsUnlessJpeg / 1_000_000,
      mostOfJpeg: maxPixels / 1_000_000,
    })
  if (Math.max(width, height) > 20 * Math.min(width, height)) throw new FileError({ code: 'narrow', width, height })
  try {
    // Decoding it completely detects truncation.
    const thumbnail = picture.resize(16, 16, { fit: 'inside' })
    const pixels = hasAlpha ? await thumbnail.clone().ensureAlpha().raw().toBuffer() : undefined
    // No placeholder for a transparent picture: it would remain visible behind it.
    if (pixels?.some((value, i) => i % 4 === 3 && value < 250)) return { width, height }
    const placeholder = await thumbnail.removeAlpha().blur(0.7).webp({ quality: 80, effort: 6 }).toBuffer()
    return { width, height, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` }
  } catch (cause) {
    throw pictureProblem(cause)
  }
}
